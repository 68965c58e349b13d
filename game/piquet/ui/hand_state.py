"""What the one at the table does with their own cards before a deed: sort, choose, lift, point at.

None of it is known to the rules or to the other player.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.piquet.preferences import Sort
from game.piquet.ui.sorting import by_hand, sorted_hand
from rules.core.cards import Card, Hand
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import DealView


class Talk(StrEnum):
    """A right that is being used, or the play being conceded: a small choice of its own."""

    ASK = "ask"
    CORRECT = "correct"
    LATE = "late"
    WITHHOLD = "withhold"
    CONCEDE = "concede"


class Desk(Struct, frozen=True):
    """How the player's own cards lie.

    `order` is how they were put by hand, in this deal, where that is how they are held; `chosen`
    are cards put out for the exchange; `sunk` are kinds that will not be called; `offered` counts
    how far down the list of possible calls the player has gone; `concealed` turns every card of the
    player's own face down: the curtain is drawn.
    """

    sort: Sort = Sort.SUITS
    order: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    sunk: frozenset[Kind] = frozenset()
    offered: int = 0
    focus: Card | None = None
    discard_open: bool = False
    told_open: bool = False  # all that was said is looked at
    naming: bool = False  # choosing a suit to name before leading
    talk: Talk | None = None  # a right that is being used
    cut_place: int = 12  # where the next cut would be
    concealed: bool = False
    hinted: Hand = frozenset()  # what a suggestion is about
    picked: Combination | None = None  # a call of other cards than those that are offered
    weighed: bool = False  # room is left for what a discard is worth
    preview: int = 0  # how much further down the calls the pointer looks
    came: tuple[Card, ...] | None = None  # the exchange is only looked at: what it brought
    closed: bool = False  # the place is only looked at: nothing stands ready, none is awaited
    faced: bool = False  # the portrait of whoever sits opposite hangs there
    laid: Card | None = None  # a card of the hand that lies there as if it were played
    aside: bool = False  # the trick lies at the left, for it is explained beside it


def own_hand(deal: DealView, desk: Desk) -> tuple[Card, ...]:
    """The viewer's hand from left to right, in the order it had when the play began."""
    return arranged(deal.hand, desk, deal.table.played(deal.seat))


def arranged(hand: Hand, desk: Desk, played: Hand = frozenset()) -> tuple[Card, ...]:
    """The cards of a hand from left to right.

    Cards that are put out or were played leave the others where they stand: one chooses among them
    still.
    """
    whole = hand | frozenset(desk.chosen) | played
    by_sort = sorted_hand(whole, desk.sort)
    order = by_hand(whole, desk.order) if desk.sort is Sort.HAND else by_sort
    return tuple(card for card in order if card in hand)
