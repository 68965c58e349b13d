"""What came of the puzzles: which were solved and how, and how many days in a row.

In the settings it stands as `"puzzles": {"piquet": {"solved": {"e1a2b3": true}, "day":
"2026-11-22", "row": 7}}`: true where the first try was right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any, TypeAlias

_MOST = 100_000


@dataclass(frozen=True, slots=True)
class Puzzled:
    """What came of the puzzles of a game.

    `solved` has the names of those done, and whether the first try was right; `day` is the last day
    whose puzzle was done, in ISO form, empty before the first; `row` how many days in a row.
    """

    solved: Mapping[str, bool] = field(default_factory=dict)
    day: str = ""
    row: int = 0

    @property
    def at_once(self) -> int:
        """How many were right at the first try."""
        return sum(self.solved.values())

    def done(self, name: str, *, first: bool) -> Puzzled:
        """The same with a puzzle done; how it went the first time stands for good."""
        if name in self.solved:
            return self
        return replace(self, solved={**self.solved, name: first})

    def done_on(self, today: date) -> Puzzled:
        """The same with the puzzle of a day done."""
        if self.day == today.isoformat():
            return self
        follows = self.day == (today - timedelta(days=1)).isoformat()
        return replace(self, day=today.isoformat(), row=self.row + 1 if follows else 1)

    def row_on(self, today: date) -> int:
        """How many days in a row, today or as far as yesterday; 0 where one was left out."""
        known = (today.isoformat(), (today - timedelta(days=1)).isoformat())
        return self.row if self.day in known else 0


AllPuzzled: TypeAlias = Mapping[str, Puzzled]
"""By the names of games."""

NONE_YET = Puzzled()


def data_of_puzzled(puzzled: AllPuzzled) -> dict[str, Any]:
    """What came of them, as plain data."""
    return {
        game: {"solved": dict(one.solved), "day": one.day, "row": one.row}
        for game, one in puzzled.items()
    }


def read_puzzled(value: object) -> AllPuzzled:
    """The same read back; raises ValueError.

    Games and puzzles that we do not know are kept: a later version has them.
    """
    match value:
        case dict(games):
            return {str(game): _puzzled(one) for game, one in games.items()}
    raise ValueError("nothing that was solved")


def _puzzled(value: object) -> Puzzled:
    match value:
        case {"solved": dict(solved), "day": str(day), "row": int(row)} if (
            not isinstance(row, bool)
            and 0 <= row <= _MOST
            and all(isinstance(first, bool) for first in solved.values())
        ):
            if day:
                date.fromisoformat(day)  # or else it is none
            return Puzzled({str(name): first for name, first in solved.items()}, day, row)
    raise ValueError("no results of puzzles")
