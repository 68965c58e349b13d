"""What a newcomer is told in the first deals, where the second line of the table stands."""

from __future__ import annotations

from game.all_fours.points import last_card, open_questions, trumps_of
from game.all_fours.preferences import QUESTIONS, Questions
from game.all_fours.ui.hand_state import HandState, Told
from game.all_fours.ui.prompts import gift_wins
from game.all_fours.words import say
from game.table.state import TableState
from game.words.terms import suit_name
from rules.all_fours.choices import MayAnswerBeg, MayAsk, MayBeg, MayCut, MayLayAway, MayPlay
from rules.all_fours.events import TrumpAnswered
from rules.all_fours.state import Phase
from rules.all_fours.view import DealView, View

GUIDED_DEALS = 2
"""Deals that are explained: one in each seat."""
_FIRST_TRICKS = 3


def coached(seen: View) -> bool:
    """Whether a coach has something to teach: not where one way is left, at the cut, of a trump."""
    match seen.choices:
        case MayPlay(cards):
            return len(cards) > 1
        case MayCut() | MayAsk():
            return False
    return True


def confides(happened: Told) -> bool:
    """Whether the last answer about a trump has come: no question is left, and play goes on."""
    told = isinstance(happened.event, TrumpAnswered) and happened.event.yes is not None
    over = happened.before.phase is Phase.ASK and happened.seen.phase is not Phase.ASK
    return told and over and happened.likes.value(QUESTIONS) == Questions.ASK


def explained(top: TableState) -> str:
    """A sentence or two at the beginning of each act; empty where there is nothing to tell."""
    seen: View = top.seen
    hand_state: HandState = top.hand_state
    deal = seen.deal
    if deal is None or deal.number > GUIDED_DEALS or hand_state.concealed:
        return ""
    match seen.choices:
        case MayBeg():
            return "" if gift_wins(seen, deal) else say("guide.four")
        case MayAnswerBeg(give=True):
            return say("guide.answer", other=top.other)
        case MayLayAway() if not hand_state.chosen:
            return say("guide.lay-away")
        case MayPlay() if _new_to_him(seen, deal):
            return f"{_stood(deal, top.other)} {say('guide.four')}".strip()
        case _ if any(one.yes is None and one.card == last_card(deal) for one in deal.answers):
            return say("hear.table-answers", other=top.other)
        case MayPlay() if len(deal.tricks) < _FIRST_TRICKS:
            return say(f"guide.{_playing(deal)}")
        case MayAsk() if all(one.yes is None for one in deal.answers) and (
            asked := open_questions(seen)
        ):
            key = "guide.ask" if len(asked) > 1 else f"guide.ask.{min(asked)}"
            return say(key, other=top.other)
        case None if seen.phase is Phase.PLAY and not deal.tricks and deal.dealer is seen.player:
            return _stood(deal, top.other)
    return ""


def _stood(deal: DealView, other: str) -> str:
    """What it means that the other stood; empty where he begged."""
    suit = trumps_of(deal)
    if suit is None or deal.begs:
        return ""
    return say("guide.stood", other=other, suit=suit_name(suit))


def _new_to_him(seen: View, deal: DealView) -> bool:
    """Whether he plays his very first card, and was told of no point: the other might beg."""
    return deal.number == 1 and not deal.tricks and deal.dealer is seen.player


def _playing(deal: DealView) -> str:
    """What there is to tell of a card: to lead, to follow or trump, to trump if one likes, to lose.

    Who has none of the suit led, and no trump, loses the trick whatever he plays.
    """
    if deal.led is None:
        return "lead"
    suits = {card.suit for card in deal.hand}
    if deal.led.suit in suits:
        return "reply"
    return "trump" if trumps_of(deal) in suits else "lose"


_TOLD = (
    *(Phase.BEG, Phase.ANSWER, Phase.LAY_AWAY, Phase.PLAY),
    *(Phase.CLAIM, Phase.MISDEAL),
)


def task(seen: View) -> str:
    """A sentence that tells nothing of the cards; a question at a trump goes with the card."""
    if seen.phase in (Phase.BUNCH, Phase.CONSENT):
        return say("curtain.to.bunch")
    known = Phase.PLAY if seen.phase is Phase.ASK else seen.phase
    return say(f"curtain.to.{known.value}") if known in _TOLD else ""
