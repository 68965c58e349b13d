"""The one ledger of a deal: every point is a line, in the order in which it was marked.

Totals are sums over it; nothing adds points a second way. What a game pays comes last. Source: QA6,
QB2, QF4, sections E to H.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from rules.all_fours.actions import Point
from rules.core.cards import Hand
from rules.core.seats import Player


class Item(StrEnum):
    """What a line is for."""

    TURNED_KNAVE = "turned-knave"  # QA6
    GIFT = "gift"  # QB2
    NOT_FOLLOWED = "not-followed"  # QG4
    REVOKE = "revoke"  # QH7
    HIGH = Point.HIGH.value
    LOW = Point.LOW.value
    JACK = Point.JACK.value
    GAME = Point.GAME.value
    WRONG_MARK = "wrong-mark"  # QG3


ITEM_OF = {point: Item(point.value) for point in Point}
"""What a point is entered as."""


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


STAKE = 1  # QF4: one for a game, however many points the other is short

Pair = tuple[int, int]
"""A's first."""


class Settlement(Struct, frozen=True):
    """The end of a partie, which is one game; `points` are stakes."""

    totals: Pair
    winner: Player
    points: int = STAKE
