"""What a game brings to be counted over many parties, beside what every partie comes to.

A game that brings nothing has its parties, points and balances counted all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from game.games import part_if_any
from rules.core.seats import Player

Points = tuple[int, ...]
"""Points of one side in a deal, part by part in the order of the game's parts."""

Counts = tuple[Points, Points]
"""The parts of a deal, A's first."""


def by_part(parts: Sequence[str], lines: Iterable[tuple[Player, str, int]]) -> Counts:
    """The points of lines, each of a player and a part, put together part by part."""
    points = [[0] * len(parts), [0] * len(parts)]
    for player, part_of_it, number in lines:
        points[player][parts.index(part_of_it)] += number
    return tuple(points[Player.A]), tuple(points[Player.B])


class Figures(Struct, frozen=True, kw_only=True):
    """What the points of a deal are for, in a game.

    Words: `statistics.part.PART` for each part, and `statistics.count.PART` for the occasions; with
    `special`, `statistics.special`, `statistics.count.special`, `ledger.special`, `csv.special`.
    """

    parts: tuple[str, ...] = ()
    """In the order in which they are counted."""
    split: Callable[[Any], Counts] | None = None
    """The points of the deal that has just ended in a state, part by part; with `parts`."""
    occasions: tuple[str, ...] = ()
    """Parts that are worth telling how often there were any."""
    firsts: tuple[str, ...] = ()
    """Parts whose first time is kept in mind: `statistics.first.PART`."""
    late: Callable[[Any], bool] | None = None
    """Whether the subject of a partie crossed its goal in the last deal (`PartiePlayed`); with it
    `statistics.first.late`."""
    special: bool = False
    """Whether parties that the scorekeeper finds special are counted apart."""


def figures_of(game: str) -> Figures:
    """What is counted of a game; NoGameError for no game."""
    found: Figures | None = part_if_any(game, "statistics")
    return found or Figures()
