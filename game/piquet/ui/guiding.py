"""What a newcomer is told in the first two deals, where the second line of the table stands.

A sentence or two at the beginning of each act; it gives way as soon as the act is under way. One is
elder in the one deal and younger in the other, so that two deals show all of it.
"""

from __future__ import annotations

from game.pages.keys import HINT
from game.piquet.ai.belief.known_cards import running
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.said.answering import held_against
from game.piquet.ui.said.calling import describe, kind_in_turn
from game.piquet.words import say
from game.words.caps import cap_words
from game.words.terms import number
from rules.piquet.actions import Reply
from rules.piquet.choices import (
    MayAnswer,
    MayCall,
    MayChooseDeal,
    MayCut,
    MayExchange,
    MayPlay,
)
from rules.piquet.combinations import Kind, Point
from rules.piquet.events import MakingTold, PointCalled, SequenceCalled, SetCalled
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

GUIDED_DEALS = 2
"""Deals that are explained."""
_FIRST_TRICKS = 3
"""Tricks of the first deal of whose beginning something is told."""
_WAITING = (Phase.EXCHANGE, Phase.CALLS, Phase.ANSWER, Phase.RECKONING)
_CALLED = (PointCalled, SequenceCalled, SetCalled)
_CALLS = dict(zip((Kind.POINT, Kind.SEQUENCE, Kind.SET), _CALLED, strict=True))


def guide(seen: View, hand_state: HandState, holder: str = "") -> str:
    """What to tell someone who plays for the first time; empty where there is nothing to tell.

    Who only advises is told what the `holder` of the cards may do.
    """
    deal = seen.deal
    match seen.choices:
        case MayCut():
            return _cutting(seen)
        case MayChooseDeal():
            return say("guide.choice" if seen.options.deals else "guide.choice.hundred")
    if (
        deal is None
        or deal.number > GUIDED_DEALS
        or deal.opened is not None
        or hand_state.concealed
        or hand_state.talk is not None  # what is put in is explained beside its buttons
    ):
        return ""
    match seen.choices:
        case None:
            return _waiting(seen.phase, deal)
        case MayExchange(most=most):
            return "" if hand_state.chosen else _exchanging(deal, most, holder)
        case MayCall():
            return _calling(seen, deal, hand_state)
        case MayAnswer():
            return _answering(seen.choices, deal)
        case MayPlay():
            return _playing(deal)
        case _:
            return ""


def ponders(seen: View) -> bool:
    """Whether the other chooses what to put out."""
    deal = seen.deal
    return deal is not None and seen.phase is Phase.EXCHANGE and seen.turn is seen.player.other


def talks(seen: View) -> bool:
    """Whether something was called or reckoned, which a newcomer reads."""
    return seen.phase in (Phase.ANSWER, Phase.RECKONING)


def coached(seen: View) -> bool:
    """Whether a coach has something to teach: what to discard, to call, to lead.

    What follows a lead is mostly forced, and one learns more by trying it; a suit that wins to its
    end is run as well by oneself.
    """
    deal = seen.deal
    match seen.choices:
        case MayExchange():
            return True
        case MayAnswer(replies, ask):
            return ask or len(replies) > 1  # the only one is said for a newcomer
        case MayCall() | MayPlay():
            return deal is not None and deal.table.led is None and running(deal) is None
    return False


def _cutting(seen: View) -> str:
    """Who deals by the cut, what the game is about, and that its words explain themselves."""
    deals, rule = seen.options.deals, say(f"guide.cut.{seen.options.cutting.value}")
    aim = say("guide.aim", number=number(deals)) if deals else say("guide.aim.hundred")
    return say("guide.cut", rule=rule, aim=aim)


def _waiting(phase: Phase, deal: DealView) -> str:
    if phase not in _WAITING:
        return ""
    left = phase is Phase.EXCHANGE and deal.left_seen
    return say("guide.wait.left" if left else f"guide.wait.{phase.value}")


def _exchanging(deal: DealView, most: int, holder: str) -> str:
    """First how it is done, and in the other deal what is new in it."""
    who = "elder" if deal.seat is ELDER else "younger"
    key = f"guide.exchange.{'first' if deal.number == 1 else who}"
    if holder and deal.number > 1:
        key += ".held"
    told = say(key, number=number(most), name=holder)
    if deal.number == 1:  # the lamp bears its name
        return told
    return f"{told} {say('guide.hint', key=cap_words(HINT.cap))}"


def _answering(may: MayAnswer, deal: DealView) -> str:
    """What one's own holding is against the call, and what follows from saying so."""
    held = held_against(deal)
    if held is None:
        return ""
    told = [event.value for event in deal.history if isinstance(event, MakingTold)]
    if (
        isinstance(held, Point)
        and told
        and Reply.NOT_GOOD in may.replies
        and held.value <= told[-1]
    ):
        return say("guide.answer.barred")
    if Reply.NOT_GOOD in may.replies:
        return say("guide.answer.not-good", call=describe(held))
    if Reply.EQUAL in may.replies and not may.ask:
        return say("guide.answer.equal", call=describe(held))
    if may.ask and isinstance(held, Point):
        return say("guide.answer.making", value=held.value)
    return ""


def _calling(seen: View, deal: DealView, hand_state: HandState) -> str:
    """Of each kind once, before anything is done about it."""
    kind = kind_in_turn(seen, hand_state)
    if hand_state.naming or hand_state.offered:
        return ""
    if kind is None:
        return _playing(deal)
    if deal.seat is not ELDER:
        return "" if any(_called(each, deal) for each in Kind) else say("guide.reckon")
    match _called(kind, deal):
        case 0:
            return say(f"guide.call.{kind.value}")
        case 1:
            return say("guide.call.again")
    return ""


def _called(kind: Kind, deal: DealView) -> int:
    """How often the viewer has called something of a kind."""
    called = (event for event in deal.history if isinstance(event, _CALLED))
    own = [event for event in called if event.seat is deal.seat]
    return sum(isinstance(event, _CALLS[kind]) for event in own)


def _playing(deal: DealView) -> str:
    """Leading in the first tricks of the first deal; following where it comes first."""
    led, tricks = deal.table.led, deal.table.tricks
    if led is not None:
        follows = any(card.suit is led.suit for card in deal.hand)
        mine = [trick for trick in tricks if trick.leader is not deal.seat]
        before = any((trick.reply.suit is trick.led.suit) is follows for trick in mine)
        return "" if before else say("guide.follow" if follows else "guide.discard")
    if deal.number > 1 or len(tricks) >= _FIRST_TRICKS:
        return ""
    return say("guide.lead" if not tricks else "guide.lead.again")


_TASKS = (
    Phase.EXCHANGE,
    Phase.CALLS,
    Phase.ANSWER,
    Phase.TELLING,
    Phase.LOOK,
    Phase.RECKONING,
    Phase.CONCESSION,
    Phase.PLAY,
)


def task(seen: View) -> str:
    """A sentence where all may know it: no carte blanche; else empty."""
    return say(f"curtain.to.{seen.phase.value}") if seen.phase in _TASKS else ""


_ALOUD = {
    "now.lead.more": "hear.lead",
    "guide.lead": "hear.lead.guided",
    "guide.exchange.first": "hear.exchange.guided",
}


def aloud(detail: str) -> str:
    """A second line that speaks of a pointer as a voice tells it."""
    return next((say(told) for key, told in _ALOUD.items() if say(key) == detail), detail)
