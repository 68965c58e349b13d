"""What is suggested to a player, with its reason, and how it stands ready on the hand state.

All of it follows from his own view.
"""

from __future__ import annotations

from statistics import fmean

from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import sight
from game.piquet.ai.belief.manners import said
from game.piquet.preferences import LINE, READING
from game.piquet.ui.gives_away import given as calling
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.report import discards as discarding
from game.piquet.ui.said.calling import describe, kept, possible
from game.piquet.ui.what_now import automatic
from game.piquet.words import say
from game.piquet.words.terms import brief, sequence_name
from game.preferences import Preferences
from game.table.state import TableState
from game.table.ui_parts import Aids, Weighable
from game.words.terms import capital, card_name, listed, number
from rules.core.cards import SUITS, Card, Hand
from rules.piquet import actions
from rules.piquet.choices import MayCall
from rules.piquet.combinations import sequences
from rules.piquet.pack import height, in_order, suit_of
from rules.piquet.scoring import worth as scored
from rules.piquet.seats import ELDER
from rules.piquet.view import DealView, View

_LONG = 3
"""Cards of a suit from which on it is led to make its small ones good."""
_TWO_LEFT = 2
"""Cards of which nothing is kept but for the last trick."""
_QUART = 4
"""Cards of a sequence from which on it goes for good reason only."""


def _why(deal: DealView, card: Card) -> str:
    """The reason to play a card, by its name."""
    led = deal.table.led
    if led is not None:
        if card.suit is not led.suit:
            return "guarded" if _guarded(deal.hand - {card}, card) else "thrown"
        return "takes" if height(card) > height(led) else "lost"
    every = sight(deal)
    suit = every[card.suit]
    if not any(theirs > height(card) for theirs in suit.theirs):
        return "wins"
    if len(deal.hand) == 1:
        return "last"
    if len(deal.hand) == _TWO_LEFT or len(suit.mine) == len(deal.hand):
        return "highest" if height(card) == max(map(height, deal.hand)) else "later"
    longest = max(len(each.mine) for each in every.values())
    return "long" if len(suit.mine) == longest >= _LONG else "keeps"


def _why_words(deal: DealView, card: Card) -> str:
    """The same in words; where a winner is kept, of the suit or else of another, which."""
    why, every = _why(deal, card), sight(deal)
    if why == "later":
        return say("why.later", card=card_name(max(deal.hand, key=height)))
    if why == "long":
        for name in sorted(every, key=lambda one: one is not card.suit):
            top = max(every[name].mine, default=0)
            if top > max(every[name].theirs, default=0):
                stays = next(one for one in suit_of(deal.hand, name) if height(one) == top)
                return say("why.long.stays", card=card_name(stays))
    return say(f"why.{why}")


def _lets_go(deal: DealView, out: Hand) -> str:
    """That a long sequence goes, and for what: the cards kept are higher. Empty where none goes."""
    kept_cards = deal.hand - out
    gone, stays = sequences(out), sequences(kept_cards)
    if not gone or gone[0].length < _QUART or (stays and stays[0].length > gone[0].length):
        return ""
    if fmean(map(height, kept_cards)) <= fmean(map(height, out)):
        return ""
    return say("suggest.lets-go", name=sequence_name(gone[0].length, gone[0].top))


def _guarded(rest: Hand, thrown: Card) -> bool:
    """Whether there are lower cards than the one thrown, and each lies below a higher one."""
    lower = [one for one in rest if height(one) < height(thrown)]
    highest = {suit: max(map(height, suit_of(rest, suit)), default=0) for suit in SUITS}
    return bool(lower) and all(highest[one.suit] > height(one) for one in lower)


class PiquetAids(Aids[View, HandState, actions.Action]):
    """What is suggested at Piquet, and done for a player who likes that."""

    automatic = staticmethod(automatic)

    def foreseen(self, likes: Preferences) -> bool:
        return likes.value(LINE) or likes.value(READING)

    def reason(self, seen: View, action: actions.Action | None) -> str:
        """The suggestion and why, or that none is needed."""
        deal = seen.deal
        match action:
            case actions.Exchange(cards) if deal is not None:
                names = [brief(card) for card in in_order(cards)]
                keep = _lets_go(deal, cards) or kept(deal.hand - cards)
                return say("suggest.exchange", cards=listed(names), keep=keep)
            case actions.Call(call) if deal is not None:
                points = scored(call, seen.options)
                counts = say("points", count=points, number=number(points))
                sure = deal.seat is not ELDER or call.kind in said(deal).elders
                told = {"call": describe(call), "points": counts}
                return f"{say('call.sure', **told)}." if sure else say("suggest.call", **told)
            case actions.Answer(reply):
                return say("suggest.answer", words=say("do." + reply.value.replace(" ", "-")))
            case actions.AskMaking():
                return say("suggest.making")
            case actions.TellMaking(point):
                return say("suggest.answer", words=say("do.tell", value=point.value))
            case actions.Play(card) if deal is not None:
                played = capital(card_name(card))
                if isinstance(seen.choices, MayCall) and seen.choices.calls:
                    return say("suggest.silence", card=played)
                return say("suggest.play", card=played, why=_why_words(deal, card))
            case actions.Look(False):
                return say("suggest.no-look")
            case actions.ChooseDeal(deal=first):
                return say("suggest.deal" if first else "suggest.elder")
            case actions.Concede():
                return say("suggest.concede")
            case actions.AnswerConcession(True):
                return say("suggest.count")
            case actions.AnnounceCarteBlanche():
                return say("suggest.carte-blanche")
        return say("suggest.none")

    def cards(self, action: actions.Action | None) -> Hand:
        """The cards of the hand that a suggestion is about."""
        match action:
            case actions.Exchange(cards):
                return cards
            case actions.Call(call):
                return call.cards
            case actions.Play(card):
                return frozenset({card})
        return frozenset()

    def cleared(self, hand_state: HandState) -> HandState:
        return replace(super().cleared(hand_state), chosen=())

    def ready(
        self, top: TableState[View, HandState], action: actions.Action | None
    ) -> HandState | None:
        """With a suggestion standing ready, so that Enter takes it; None where it cannot."""
        hand_state: HandState = top.hand_state
        match action:
            case actions.Exchange(cards) if not hand_state.chosen:
                return replace(hand_state, chosen=tuple(sorted(cards)))
            case actions.Call(call):
                calls = possible(top.seen, hand_state)
                if call not in calls:
                    return replace(hand_state, picked=call)
                return replace(hand_state, offered=calls.index(call), picked=None)
            case actions.Play(card) if hand_state.focus is None:
                return replace(hand_state, focus=card)
        return None


class PiquetWeighable(Weighable[View, HandState, actions.Action]):
    """A discard or a call, weighed while it is chosen."""

    aids = PiquetAids()
    early = True

    def of(self, seen: View) -> bool:
        """Whether a discard or a call is chosen."""
        return discarding.weighable(seen) or calling.call_open(seen)

    def choice(self, top: TableState[View, HandState]) -> actions.Action | None:
        """The exchange that would be made now, or the call that stands ready."""
        return discarding.choice(top) or calling.choice(top.seen, top.hand_state)

    def opened(self, top: TableState[View, HandState]) -> HandState:
        """The hand state with room for what is told; of a call it lies where nothing else does."""
        hand_state: HandState = top.hand_state
        if discarding.weighable(top.seen):
            return discarding.opened(hand_state)
        return replace(hand_state, hinted=frozenset())

    def closed(self, top: TableState[View, HandState]) -> HandState:
        """The hand state without that room, whatever lies on it."""
        hand_state: HandState = top.hand_state
        return replace(hand_state, weighed=False)
