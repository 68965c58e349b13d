"""What somebody does with their own cards before an action: sort, choose, lift, point at.

None of it is known to the rules or to the other player.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias

from game.piquet.preferences import Sort
from game.table import state
from game.table.held import SUIT_ORDER, alternating, as_put
from game.table.render_context import RenderContext
from game.table.state import TableHandState, TableState
from game.table.ui_parts import Happened
from rules.core.cards import SUITS, Card, Hand
from rules.piquet.actions import Action
from rules.piquet.combinations import Combination, Kind, Sequence, sequences, sets
from rules.piquet.events import Event
from rules.piquet.pack import height
from rules.piquet.view import DealView, View


def sorted_hand(hand: Hand, sort: Sort, gone: Hand = frozenset()) -> tuple[Card, ...]:
    """The cards of a hand from left to right; by suits where they are to be put by hand.

    Those that are `gone` leave the others in the order they had together: nobody looks for a card
    where it stood a trick ago and finds another there.
    """
    return tuple(card for card in _sorted(hand | gone, sort) if card in hand)


def _sorted(hand: Hand, sort: Sort) -> tuple[Card, ...]:
    match sort:
        case Sort.RANKS:
            return tuple(sorted(hand, key=lambda card: (-height(card), _suit_place(card))))
        case Sort.COMBINATIONS:
            return _by_combinations(hand)
        case Sort.SUITS | Sort.HAND:
            return _by_suits(hand)


def by_hand(hand: Hand, order: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as they were put; one that came later stands behind the higher ones of its suit."""
    return as_put(_by_suits(hand), order, height)


def _suit_place(card: Card) -> int:
    return SUIT_ORDER.index(card.suit)


def _by_suits(hand: Iterable[Card]) -> tuple[Card, ...]:
    cards = list(hand)
    present = [suit for suit in SUIT_ORDER if any(card.suit is suit for card in cards)]
    order = alternating(present) if len(present) == len(SUITS) - 1 else present
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), -height(card))))


def _by_combinations(hand: Hand) -> tuple[Card, ...]:
    """What is worth calling stands together, the best at the left, the rest by suits.

    A card can stand in one place only. One that belongs to a sequence and to a set too stays with
    the first of them, at the end of it that is next to the other where it can.
    """
    wanted = _worth_calling(hand)
    alike = frozenset(card for held in sets(hand) for card in held.cards)
    laid: list[Card] = []
    for index, combination in enumerate(wanted):
        cards = combination.cards | _with_sequence(combination, hand - alike)
        block = [card for card in _by_height(cards) if card not in laid]
        after = wanted[index + 1].cards if index + 1 < len(wanted) else frozenset()
        if block and block[0] in after and block[-1] not in after:
            block.reverse()  # its highest card stands beside the set it belongs to as well
        laid += block
    return (*laid, *_by_suits(hand - frozenset(laid)))


def _with_sequence(combination: Combination, free: Hand) -> Hand:
    """The rest of a sequence's suit, which stands with it: both make the point."""
    if not isinstance(combination, Sequence):
        return frozenset()
    return frozenset(card for card in free if card.suit is combination.suit)


def _worth_calling(hand: Hand) -> list[Combination]:
    """Sequences and sets, those that count most first."""
    every: list[Combination] = [*sequences(hand), *sets(hand)]
    return sorted(every, key=lambda held: (held.points, held.strength), reverse=True)


def _by_height(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (-height(card), _suit_place(card)))


class Talk(StrEnum):
    """A right that is being used, or the play being conceded: a small choice of its own."""

    ASK = "ask"
    CORRECT = "correct"
    LATE = "late"
    WITHHOLD = "withhold"
    CONCEDE = "concede"


class HandState(TableHandState, frozen=True):
    """How the player's own cards lie.

    `order` is how they were put by hand, in this deal, where that is how they are held; `chosen`
    are cards put out for the exchange; `sunk` are kinds that will not be called; `offered` counts
    how far down the list of possible calls the player has gone.
    """

    sort: Sort = Sort.SUITS
    order: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    sunk: frozenset[Kind] = frozenset()
    offered: int = 0
    discard_open: bool = False
    told_open: bool = False  # all that was said is looked at
    naming: bool = False  # choosing a suit to name before leading
    handed: bool = False  # an action was handed on: what now is told after what comes of it
    talk: Talk | None = None  # a right that is being used
    cut_place: int = 12  # where the next cut would be
    picked: Combination | None = None  # a call of other cards than those that are offered
    weighed: bool = False  # room is left for what a discard is worth
    preview: int = 0  # how much further down the calls the pointer looks
    came: tuple[Card, ...] | None = None  # the exchange is only looked at: what it brought
    closed: bool = False  # the place is only looked at: nothing stands ready, none is awaited
    faced: bool = False  # the portrait of whoever sits opposite hangs there
    laid: Card | None = None  # a card of the hand that lies there as if it were played
    aside: bool = False  # the trick lies at the left, for it is explained beside it
    silent: bool = False  # a card was to be played before a call: it may be sunk


Top: TypeAlias = TableState[View, HandState]
Table: TypeAlias = RenderContext[View, HandState]
Told: TypeAlias = Happened[View, Event]
Outcome: TypeAlias = state.Outcome[HandState, Action]


def own_hand(deal: DealView, hand_state: HandState) -> tuple[Card, ...]:
    """The viewer's hand from left to right, in the order it had when the play began.

    A suit that was put out whole leaves the others where they stood too.
    """
    gone = deal.table.played(deal.seat)
    if hand_state.sort is Sort.SUITS:
        gone |= deal.discard
    return arranged(deal.hand, hand_state, gone)


def arranged(hand: Hand, hand_state: HandState, played: Hand = frozenset()) -> tuple[Card, ...]:
    """The cards of a hand from left to right.

    Cards that are put out or were played leave the others where they stand: one chooses among them
    still.
    """
    whole = hand | frozenset(hand_state.chosen) | played
    by_sort = sorted_hand(whole, hand_state.sort)
    order = by_hand(whole, hand_state.order) if hand_state.sort is Sort.HAND else by_sort
    return tuple(card for card in order if card in hand)
