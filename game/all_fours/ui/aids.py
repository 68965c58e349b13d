"""What the table can do for a player who asked for it, and how a suggestion is told."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.all_fours.points import open_questions, trumps_of
from game.all_fours.preferences import QUESTIONS, Questions
from game.all_fours.ui.hand_state import HandState
from game.all_fours.ui.prompts import answered, gift_wins, lacking
from game.all_fours.words import say
from game.preferences import Preferences
from game.table.state import TableState
from game.table.ui_parts import Aids
from game.words.terms import capital, card_name, listed
from rules.all_fours import actions
from rules.all_fours.actions import Point
from rules.all_fours.choices import MayAsk, MayPlay, MayPropose
from rules.all_fours.pack import PACK, height, pips
from rules.all_fours.view import DealView, View
from rules.core.cards import Card, Hand, Rank
from rules.core.tricks import reply_wins


def _why(seen: View, card: Card) -> str:
    """The reason to play a card."""
    deal = seen.deal
    if deal is None:
        return say("why.low")
    trumps, me = trumps_of(deal), seen.player
    wins = deal.led is not None and reply_wins(deal.led, card, height, trumps)
    if (
        card.suit is trumps
        and card.rank is Rank.KNAVE
        and (wins or (deal.led is None and _highest(deal, card)))
    ):
        return say("why.jack.game" if lacking(seen, deal, me) == 1 else "why.jack")
    if deal.led is None:
        if card.suit is trumps:
            return say("why.draws")
        return say("why.high" if pips((card,)) or _highest(deal, card) else "why.low")
    if not wins:
        return say("why.low")
    if pips((deal.led, card)) > 1:
        return say("why.pips.stops" if lacking(seen, deal, me.other) == 1 else "why.pips")
    return say("why.takes")


_HIGH_OR_LOW = Rank.ACE, Rank.KING, Rank.TWO


def _standing(seen: View, deal: DealView | None) -> str:
    """What speaks for standing: a point wins, the trumps may make one, or only that a beg may not.

    What is held for certain is told first. One trump alone is praised only if it is likely to be
    High or Low.
    """
    if deal is None:
        return ".even"
    if lacking(seen, deal, seen.player) == 1:
        return ".game"
    held = [card for card in deal.hand if card.suit is trumps_of(deal)]
    if sure := [point for point in (Point.HIGH, Point.LOW) if _is_sure(point, held, deal)]:
        return f".{'.'.join(sure)}"
    return "" if len(held) > 1 or any(card.rank in _HIGH_OR_LOW for card in held) else ".even"


def _is_sure(point: Point, held: Sequence[Card], deal: DealView) -> bool:
    """Whether no trump that is unknown lies beyond those held: High, or Low, was dealt to one."""
    sign = 1 if point is Point.HIGH else -1
    best = max((sign * height(card) for card in held), default=-99)
    beyond = {one for one in PACK if one.suit is trumps_of(deal) and sign * height(one) > best}
    return bool(held) and beyond <= {*deal.set_aside, deal.turn_up}


def _highest(deal: DealView, card: Card) -> bool:
    """Whether no higher card of the suit can be in the other's hand."""
    gone = {each for trick in deal.tricks for each in (trick.led, trick.reply)} | deal.hand
    above = (each for each in PACK if each.suit is card.suit and height(each) > height(card))
    return gone.issuperset(above)


class AllFoursAids(Aids[View, HandState, actions.Action]):
    """What the table can do for a player at All-Fours."""

    def automatic(
        self, seen: View, likes: Preferences, suggested: actions.Action | None
    ) -> actions.Action | None:
        """The questions of a trump as one likes them asked, and the only card there may be.

        An answer to what one has asked oneself lies until it was read.
        """
        match seen.choices:
            case MayAsk():
                questions = open_questions(seen)
                match likes.value(QUESTIONS):
                    case Questions.ASK if not questions and answered(seen, ""):
                        return None
                    case _ if not questions:
                        return actions.GoOn()
                    case Questions.ALWAYS:
                        return actions.AskTrump(min(questions))
                    case Questions.NEVER:
                        return actions.GoOn()
            case MayPlay(cards) if len(cards) == 1 and likes.play_forced:
                return actions.Play(min(cards))
        return None

    def reason(self, seen: View, action: actions.Action) -> str:
        """The suggestion and why."""
        deal = seen.deal
        match action:
            case actions.Play(card):
                return say("suggest.play", card=capital(card_name(card)), why=_why(seen, card))
            case actions.Stand() if isinstance(seen.choices, MayPropose):
                return say("suggest.play-on")
            case actions.AnswerBunch(agree=False):
                return say("suggest.play-on")
            case actions.Stand():
                return say(f"suggest.stand{_standing(seen, deal)}")
            case actions.Beg():
                must_run = deal is not None and gift_wins(seen, deal)
                return say("suggest.beg.run" if must_run else "suggest.beg")
            case actions.Give():
                return say("suggest.give")
            case actions.Run():
                must_run = deal is not None and gift_wins(seen, deal)
                return say("suggest.run.must" if must_run else "suggest.run")
            case actions.LayAway():
                return say("suggest.lay-away")
            case actions.ClaimPoints(points):
                named = listed(
                    [say(f"item.{point.value}") for point in actions.Point if point in points]
                )
                return say("suggest.claim" if points else "suggest.claim.none", points=named)
            case actions.AskTrump() | actions.GoOn():
                return say("suggest.ask")
        return say("suggest.none")

    def cards(self, action: actions.Action | None) -> Hand:
        """The own cards that a suggestion is about."""
        match action:
            case actions.LayAway(cards):
                return cards
            case actions.Play(card):
                return frozenset((card,))
        return frozenset()

    def mark(self, top: TableState[View, HandState], action: actions.Action) -> HandState:
        """The hand with the cards of a suggestion marked, its word ready, or its points ticked."""
        hand_state = super().mark(top, action)
        ticked = action.points if isinstance(action, actions.ClaimPoints) else hand_state.ticked
        return replace(hand_state, chosen=frozenset(), ticked=ticked, advised=action)

    def ready(
        self, top: TableState[View, HandState], action: actions.Action | None
    ) -> HandState | None:
        """With a suggestion standing ready, so that Enter takes it; None where it cannot."""
        hand_state = top.hand_state
        match action:
            case actions.LayAway(cards):
                return replace(hand_state, chosen=cards)
            case actions.Play(card) if hand_state.focus is None:
                return replace(hand_state, focus=card)
        return None
