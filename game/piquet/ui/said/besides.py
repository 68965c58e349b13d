"""What a player may do besides what the turn asks for: ask, correct, claim, keep back, concede.

Each right is one button, there only while the law gives it, and for a question only while its
answer is not known. Pressed, it opens a small choice of its
own: the best of it ready on Enter, another on the arrow, and back. The play may be conceded by
one's own judgement: its button stands by the calls where only a capot could save the rubicon, and
else where one leads or plays, the last moment for it.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ai.rubicon_lost import looks_lost
from game.piquet.ui.hand_state import HandState, Talk
from game.piquet.ui.keys import ASK, CORRECT, LATE, LESS, WITHHOLD, HandWish
from game.piquet.ui.said.calling import by_their_highest, describe, kind_in_turn
from game.piquet.ui.said.speech import question_words
from game.piquet.words import say
from game.piquet.words.terms import call_name
from game.stage.widgets import Button
from game.table.offers import Offer, Prompt, main_offer
from game.words.terms import capital
from rules.core.cards import Card, Hand, Rank, Suit
from rules.piquet.actions import Action, Ask, ClaimLate, Concede, Correct, Withhold
from rules.piquet.choices import MayCall
from rules.piquet.combinations import QUATORZE, TRIO, Combination, Kind, Point, Sequence, holdings
from rules.piquet.events import (
    CallWithdrawn,
    NotReckonedTold,
    PointCalled,
    SequenceCalled,
    SetCalled,
    SuitTold,
)
from rules.piquet.pack import ALIKE, ORDER
from rules.piquet.rights import MayAsk, MayClaimLate, MayCorrect, MayWithhold, Right, actions_by
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)
from rules.piquet.view import DealView, View


def known_answer(question: Question, deal: DealView) -> Hand | None:
    """The cards that the other would tell of, or count; None where one does not know them."""
    gone = deal.table.played(deal.seat.other)
    match question:
        case RankLeft(rank):
            alike = _set(rank, deal)
            return None if alike is None else alike - gone
        case ShowSet(rank):
            return _set(rank, deal)
        case NotReckoned(rank):
            alike = _set(rank, deal)
            return None if alike is None else ALIKE[rank] - alike
        case ShowKind(Kind.SEQUENCE):
            return _sequences(deal)
        case SuitLeft(suit) if suit is not _point_suit(deal):
            held = _sequences(deal)
            if held is None:
                return None
            return frozenset(card for card in held if card.suit is suit) - gone
        case SuitLeft() | PointLeft() | ShowKind() | CalledLeft():
            return None


def _set(rank: Rank, deal: DealView) -> Hand | None:
    """The cards of the other's quatorze, or of a trio of which one has or knows the fourth."""
    count, left_out = 0, frozenset[Card]()
    for event in deal.history:
        match event:
            case SetCalled(seat, of, called) if seat is not deal.seat and called is rank:
                count = of
            case NotReckonedTold(_, called, suit) if called is rank:
                left_out = frozenset({Card.of(rank, suit)})
    if count == QUATORZE:
        return ALIKE[rank]
    own = deal.hand | deal.discard | deal.table.played(deal.seat)
    left_out |= own & ALIKE[rank]
    return ALIKE[rank] - left_out if count == TRIO and len(left_out) == 1 else None


def _sequences(deal: DealView) -> Hand | None:
    """The cards of all sequences of the other whose suit was named."""
    found: Hand = frozenset()
    called: tuple[int, Rank] | None = None
    for event in deal.history:
        match event:
            case SequenceCalled(seat, length, top) if seat is not deal.seat:
                called = length, top
            case CallWithdrawn(seat) if seat is not deal.seat:
                called = None
            case SuitTold(seat, Kind.SEQUENCE, suit) if seat is not deal.seat:
                if called is None:  # "equal" names a suit, and nobody called it
                    return None
                found |= _run(*called, suit)
                called = None
    return found or None


def _run(length: int, top: Rank, suit: Suit) -> Hand:
    """A sequence by what is said of it."""
    at = ORDER.index(top) + 1
    return frozenset(Card.of(rank, suit) for rank in ORDER[at - length : at])


def _point_suit(deal: DealView) -> Suit | None:
    """The suit of the other's point, where it was named."""
    for event in reversed(deal.history):
        match event:
            case SuitTold(seat, Kind.POINT, suit) if seat is not deal.seat:
                return suit
    return None


_KEYS = {Talk.ASK: ASK, Talk.CORRECT: CORRECT, Talk.LATE: LATE, Talk.WITHHOLD: WITHHOLD}
_WISHES = {
    Talk.ASK: HandWish.ASK,
    Talk.CORRECT: HandWish.CORRECT,
    Talk.LATE: HandWish.LATE,
    Talk.WITHHOLD: HandWish.WITHHOLD,
    Talk.CONCEDE: HandWish.CONCEDE,
}
_BRIEF = (Talk.ASK, Talk.CORRECT)
"""Whose button has fewer words where there is no room for it."""
TALKS = {wish: talk for talk, wish in _WISHES.items()}
"""Which small choice a wish opens."""


def talk_of(right: Right) -> Talk:
    """Which small choice a right opens."""
    match right:
        case MayAsk():
            return Talk.ASK
        case MayCorrect():
            return Talk.CORRECT
        case MayClaimLate():
            return Talk.LATE
        case MayWithhold():
            return Talk.WITHHOLD


def actions(seen: View, talk: Talk) -> tuple[Action, ...]:
    """What may be done by one right now, in a fixed order; a point by its highest cards."""
    if talk is Talk.CONCEDE:
        return (Concede(),) if _may_concede(seen) else ()
    return tuple(
        action
        for right in seen.rights
        if talk_of(right) is talk
        for action in actions_by(_by_their_highest(right))
        if not _answered_already(action, seen)
    )


def _answered_already(action: Action, seen: View) -> bool:
    """Whether it is a question whose answer is known."""
    deal = seen.deal
    if not isinstance(action, Ask) or deal is None:
        return False
    if isinstance(action.question, PointLeft):
        return _point_is_whole(deal)
    return known_answer(action.question, deal) is not None


def _point_is_whole(deal: DealView) -> bool:
    """Whether the other has surely played no card of the point that was called."""
    suit = _point_suit(deal)
    return not any(suit in (None, card.suit) for card in deal.table.played(deal.seat.other))


def _by_their_highest(right: Right) -> Right:
    match right:
        case MayCorrect(calls):
            return MayCorrect(by_their_highest(calls))
        case MayClaimLate(calls):
            return MayClaimLate(by_their_highest(calls))
        case _:
            return right


def ready_call(seen: View, hand_state: HandState) -> Combination | None:
    """The call that stands ready to be corrected to or claimed late."""
    possible = actions(seen, hand_state.talk) if hand_state.talk is not None else ()
    action = possible[hand_state.offered % len(possible)] if possible else None
    return action.what if isinstance(action, Correct | ClaimLate) else None


def kept_back(seen: View, hand_state: HandState) -> Hand:
    """The cards that would not be shown, if keeping them back is what stands ready."""
    possible = actions(seen, hand_state.talk) if hand_state.talk is not None else ()
    action = possible[hand_state.offered % len(possible)] if possible else None
    deal = seen.deal
    if not isinstance(action, Withhold) or deal is None:
        return frozenset()
    held = holdings(deal.hand, action.kind)
    kept: Hand = frozenset()
    for event in deal.history:
        for one in held:
            match event, one:
                case PointCalled(seat=seat, count=count), Point():
                    called = one.count == count
                case SequenceCalled(seat=seat, length=length, top=top), Sequence():
                    called = (one.length, one.top) == (length, top)
                case _:
                    continue
            if called and seat is deal.seat:
                kept |= one.cards
    return kept


def with_rights(prompt: Prompt, seen: View, hand_state: HandState, other: str) -> Prompt:
    """The prompt with a button for each right, or the small choice that one of them opened.

    `other` is what the other player is called.
    """
    if hand_state.talk is not None and (possible := actions(seen, hand_state.talk)):
        return _choice(hand_state.talk, possible, hand_state.offered, other)
    talks = dict.fromkeys(map(talk_of, seen.rights))
    extra = [_opening(talk) for talk in talks if actions(seen, talk)]
    if _may_concede(seen) and (kind_in_turn(seen, hand_state) is None or looks_lost(seen)):
        extra.append(Offer(Button(Talk.CONCEDE.value, say("do.concede")), HandWish.CONCEDE))
    return replace(prompt, offers=(*extra, *prompt.offers)) if extra else prompt


def _may_concede(seen: View) -> bool:
    return isinstance(seen.choices, MayCall) and seen.choices.concede


def _opening(talk: Talk) -> Offer:
    """The button that opens the small choice of a right."""
    brief = (say(f"do.{talk.value}.brief"),) if talk in _BRIEF else ()
    button = Button(talk.value, say(f"do.{talk.value}"), _KEYS[talk].cap, brief=brief)
    return Offer(button, _WISHES[talk], puts_in=True)


def _choice(talk: Talk, possible: tuple[Action, ...], offered: int, other: str) -> Prompt:
    action = possible[offered % len(possible)]
    offers = [Offer(Button("back", say("do.back"), "Esc"), HandWish.BACK)]
    if len(possible) > 1:
        another = say("do.another.question" if talk is Talk.ASK else "do.another")
        offers.append(Offer(Button("less", another, LESS.cap), HandWish.LESS))
    label, detail = _words(action, other)
    labels, details = zip(*(_words(each, other) for each in possible), strict=True)
    offers.append(main_offer(label, action, labels))
    return Prompt(say(f"now.{talk.value}"), detail, tuple(offers), among=details)


def _words(action: Action, other: str) -> tuple[str, str]:
    """What a button says for an action, and what stands beside it."""
    match action:
        case Ask(question):
            return question_words(question), say("now.ask.more")
        case Correct(what) | ClaimLate(what):
            return capital(call_name(what)), describe(what)
        case Withhold(kind):
            return say(f"do.withhold.{kind.value}"), say("now.withhold.more")
        case Concede():
            return say("do.concede"), say("now.concede.more", other=other)
        case _:
            raise ValueError(f"{action} is done by no right")
