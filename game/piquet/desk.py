"""What the one at the table does with their own cards before a deed: sort, choose, lift, point at.

None of it is known to the rules or to the other player.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.core.cards import SUITS, Card, Hand, Suit
from rules.piquet.combinations import Kind
from rules.piquet.pack import height


class Talk(StrEnum):
    """A right that is being used: a small choice of its own."""

    ASK = "ask"
    CORRECT = "correct"
    LATE = "late"
    WITHHOLD = "withhold"


class Sort(StrEnum):
    """How a hand is held."""

    SUIT = "suit"
    RANK = "rank"


# Black and red in turn, so that neighbouring suits are told apart at a glance.
_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Desk:
    """How the player's own cards lie.

    `chosen` are cards put out for the exchange; `sunk` are kinds that will not be called; `offered`
    counts how far down the list of possible calls the player has gone; `concealed` turns every card
    of the player's own face down: the curtain is drawn.
    """

    sort: Sort = Sort.SUIT
    chosen: tuple[Card, ...] = ()
    sunk: frozenset[Kind] = frozenset()
    offered: int = 0
    focus: Card | None = None
    discard_open: bool = False
    naming: bool = False  # choosing a suit to name before leading
    talk: Talk | None = None  # a right that is being used
    cut_place: int = 12  # where the next cut would be
    concealed: bool = False


def arranged(hand: Hand, sort: Sort) -> tuple[Card, ...]:
    """The cards of a hand from left to right."""
    if sort is Sort.RANK:
        return tuple(sorted(hand, key=lambda card: (-height(card), _SUIT_ORDER.index(card.suit))))
    present = [suit for suit in _SUIT_ORDER if any(card.suit is suit for card in hand)]
    order = _alternating(present) if len(present) == len(SUITS) - 1 else present
    return tuple(sorted(hand, key=lambda card: (order.index(card.suit), -height(card))))


def _alternating(suits: list[Suit]) -> list[Suit]:
    """Three suits with the one of the other colour in the middle."""
    red = [suit for suit in suits if suit in (Suit.HEARTS, Suit.DIAMONDS)]
    black = [suit for suit in suits if suit not in red]
    few, many = (red, black) if len(red) == 1 else (black, red)
    return [many[0], few[0], many[1]]
