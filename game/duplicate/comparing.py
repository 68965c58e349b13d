"""Results on the same cards held against each other, so that what the cards brought falls out.

A deal counts by itself, in points: what one made less what the other made. Held against the datum,
what Master made in the same chair against the same opponent, it is what the play brought. Between
two people who had the same deal from both sides, it is half the sum of what each won on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from game.duplicate.schedule import CodedDeal
from rules.core.seats import Player

Pair = tuple[int, int]
"""Points of both in one deal, A's first; against a program the person is A."""


class CodedResult(Struct, frozen=True):
    """A deal that was played: its points, and whether help was had in it."""

    points: Pair
    helped: bool = False

    @property
    def gain(self) -> int:
        """What A made more than B."""
        return self.points[0] - self.points[1]


def against(mine: CodedResult, datum: CodedResult) -> int:
    """What was made of these cards more than the datum; what the other had counts too."""
    return mine.gain - datum.gain


class BothSides(Struct, frozen=True):
    """A deal that two people played from both sides, as far as it was played."""

    board: int
    elder: tuple[CodedResult | None, CodedResult | None]
    """When A was elder, and when B was."""
    better: int | None
    """What A made more than B on the same cards, in both chairs together; None: not yet known."""


def both_sides(
    deals: Iterable[CodedDeal], results: Mapping[int, CodedResult]
) -> tuple[BothSides, ...]:
    """Every deal of two people, in the order of the packs; `results` by the number of play."""
    boards: dict[int, dict[Player, CodedResult | None]] = {}
    for deal in deals:
        boards.setdefault(deal.board, {})[deal.elder] = results.get(deal.number)
    return tuple(_both(board, of_elder) for board, of_elder in sorted(boards.items()))


def _both(board: int, of_elder: Mapping[Player, CodedResult | None]) -> BothSides:
    a, b = of_elder[Player.A], of_elder[Player.B]
    better = None if a is None or b is None else a.gain + b.gain
    return BothSides(board, (a, b), better)
