"""The one ledger of a deal: every point is a line, in the order in which it was counted.

Totals are sums over it; nothing adds points a second way. Source: rows ZC1 to ZC5, ZD1 to ZD7, ZG3,
ZG4, ZK4 to ZK6.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from rules.bezique.combinations import Kind
from rules.core.cards import Hand
from rules.core.seats import Player

SEVEN = 10
LAST_TRICK = 10
RUBICON_LAST_TRICK = 50
BRISQUE = 10
CARTE_BLANCHE = 50
FORFEIT = 10


class Item(StrEnum):
    """What a line is for."""

    TURNED_SEVEN = "turned-seven"
    EXCHANGE = "exchange"
    SEVEN = "seven"  # played, or by agreement shown
    MARRIAGE = Kind.MARRIAGE.value
    ROYAL_MARRIAGE = Kind.ROYAL_MARRIAGE.value
    PLAIN_SEQUENCE = Kind.PLAIN_SEQUENCE.value
    SEQUENCE = Kind.SEQUENCE.value
    BEZIQUE = Kind.BEZIQUE.value
    DOUBLE_BEZIQUE = Kind.DOUBLE_BEZIQUE.value
    TRIPLE_BEZIQUE = Kind.TRIPLE_BEZIQUE.value
    QUADRUPLE_BEZIQUE = Kind.QUADRUPLE_BEZIQUE.value
    FOUR_ACES = Kind.FOUR_ACES.value
    FOUR_KINGS = Kind.FOUR_KINGS.value
    FOUR_QUEENS = Kind.FOUR_QUEENS.value
    FOUR_KNAVES = Kind.FOUR_KNAVES.value
    CARTE_BLANCHE = "carte-blanche"
    LAST_TRICK = "last-trick"
    BRISQUES = "brisques"
    FORFEIT = "forfeit"  # strict: for an error of the other's, or taken off for one's own


ITEM_OF = {kind: Item(kind.value) for kind in Kind}
"""What a declaration is entered as."""


class Line(Struct, frozen=True, gc=False):
    """One entry of the ledger: whose, for what, how many points, and the cards that made it."""

    player: Player
    item: Item
    points: int
    cards: Hand = frozenset()


Ledger = tuple[Line, ...]


def total(ledger: Iterable[Line], player: Player) -> int:
    """All points of one player in a deal so far."""
    points = 0
    for line in ledger:
        if line.player is player:
            points += line.points
    return points


def scores(ledger: Ledger) -> tuple[int, int]:
    """The points of both in a deal, A's first."""
    return total(ledger, Player.A), total(ledger, Player.B)


def without_brisques(ledger: Ledger) -> tuple[int, int]:
    """The same without aces and tens, which are counted last (ZH3)."""
    return scores(tuple(line for line in ledger if line.item is not Item.BRISQUES))
