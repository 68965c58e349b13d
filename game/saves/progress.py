"""What came of learning, as the settings keep it: lessons, trainers, puzzles, one's own mistakes.

Each stands there by the name of its game, with the fields of these records. Games, lessons and
trainers that we do not know are kept: a later version has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field
from msgspec.structs import replace

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class Learned(Struct, frozen=True):
    """How far somebody is in a lesson: `step` is where to go on, `done` stays true for good."""

    step: Count = 0
    done: bool = False


AllLearned: TypeAlias = Mapping[str, Mapping[str, Learned]]
"""By the names of games and of their lessons."""

NOTHING_LEARNED = Learned()


class Trained(Struct, frozen=True):
    """What a set came to.

    `right`: hands without a slip; percent, where hands are read; positions in a row, of the last
    tricks. `tenths`: tenths of a second a hand; 0 where no clock runs.
    """

    right: Count
    tenths: Count

    def beats(self, other: Trained | None) -> bool:
        """Whether it is better than another: more of them right, or as many and quicker."""
        if other is None:
            return True
        return (self.right, -self.tenths) > (other.right, -other.tenths)


AllTrained: TypeAlias = Mapping[str, Mapping[str, Trained]]
"""By the names of games and of their trainers."""


class Puzzled(Struct, frozen=True):
    """What came of the puzzles of a game.

    `solved` has the names of those done, and whether the first try was right; `day` is the last day
    whose puzzle was done, in ISO form, empty before the first; `row` how many days in a row.
    """

    solved: Mapping[str, bool] = field(default_factory=dict)
    day: str = ""
    row: Count = 0

    def __post_init__(self) -> None:
        """ValueError for what is no day."""
        if self.day:
            date.fromisoformat(self.day)

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

LEAST_EASY, EASY = 130, 250


class Recalled(Struct, frozen=True, kw_only=True):
    """How well a mistake is known by now: easiness in hundredths, days between, right in a row.

    `due` is the day it comes back, in ISO form.
    """

    easy: Count = EASY
    days: Count = 0
    run: Count = 0
    due: str

    def __post_init__(self) -> None:
        """ValueError for what is no day."""
        date.fromisoformat(self.due)


AllRecalled: TypeAlias = Mapping[str, Mapping[str, Recalled]]
"""By the names of games, and by the keys of mistakes."""


def key_of(partie: str, deal: int, action: int) -> str:
    """How a mistake is named: the partie's key, the number of the deal, and of the action."""
    return f"{partie}:{deal}:{action}"
