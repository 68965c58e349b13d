"""What came of learning, as the settings keep it: lessons, trainers, puzzles, one's own mistakes.

Each stands there by the name of its game. Games, lessons and trainers that we do not know are
kept: a later version has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

_MOST_STEPS = 10_000


class Learned(Struct, frozen=True):
    """How far somebody is in a lesson: `step` is where to go on, `done` stays true for good."""

    step: int = 0
    done: bool = False


AllLearned: TypeAlias = Mapping[str, Mapping[str, Learned]]
"""By the names of games and of their lessons."""

NOTHING_LEARNED = Learned()


def data_of_learned(learned: AllLearned) -> dict[str, Any]:
    """What was learned, as plain data."""
    return {
        game: {name: {"step": one.step, "done": one.done} for name, one in lessons.items()}
        for game, lessons in learned.items()
    }


def read_learned(value: object) -> AllLearned:
    """The same read back; raises ValueError, TypeError, AttributeError or KeyError.

    Games and lessons that we do not know are kept: a later version has them.
    """
    match value:
        case dict(games) if all(isinstance(each, dict) for each in games.values()):
            return {
                str(game): {str(name): _learned(one) for name, one in lessons.items()}
                for game, lessons in games.items()
            }
    raise ValueError("nothing that was learned")


def _learned(value: object) -> Learned:
    match value:
        case {"step": int(step), "done": bool(done)} if (
            not isinstance(step, bool) and 0 <= step < _MOST_STEPS
        ):
            return Learned(step, done)
    raise ValueError("no lesson")


_MOST_TRAINED = 1_000_000


class Trained(Struct, frozen=True):
    """What a set came to.

    `right`: hands without a slip; percent, where hands are read; positions in a row, of the last
    tricks. `tenths`: tenths of a second a hand; 0 where no clock runs.
    """

    right: int
    tenths: int

    def beats(self, other: Trained | None) -> bool:
        """Whether it is better than another: more of them right, or as many and quicker."""
        if other is None:
            return True
        return (self.right, -self.tenths) > (other.right, -other.tenths)


AllTrained: TypeAlias = Mapping[str, Mapping[str, Trained]]
"""By the names of games and of their trainers."""


def data_of_trained(trained: AllTrained) -> dict[str, Any]:
    """What was reached, as plain data."""
    return {
        game: {name: {"right": one.right, "tenths": one.tenths} for name, one in trainers.items()}
        for game, trainers in trained.items()
    }


def read_trained(value: object) -> AllTrained:
    """The same read back; raises ValueError.

    Games and trainers that we do not know are kept: a later version has them.
    """
    match value:
        case dict(games) if all(isinstance(each, dict) for each in games.values()):
            return {
                str(game): {str(name): _trained(one) for name, one in trainers.items()}
                for game, trainers in games.items()
            }
    raise ValueError("nothing that was reached")


def _trained(value: object) -> Trained:
    match value:
        case {"right": int(right), "tenths": int(tenths)} if all(
            not isinstance(each, bool) and 0 <= each <= _MOST_TRAINED for each in (right, tenths)
        ):
            return Trained(right, tenths)
    raise ValueError("no result of a trainer")


_MOST = 100_000


class Puzzled(Struct, frozen=True):
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


LEAST_EASY, EASY = 130, 250


class Recalled(Struct, frozen=True):
    """How well a mistake is known by now: easiness in hundredths, days between, right in a row.

    `due` is the day it comes back, in ISO form.
    """

    due: str
    easy: int = EASY
    days: int = 0
    run: int = 0


AllRecalled: TypeAlias = Mapping[str, Mapping[str, Recalled]]
"""By the names of games, and by the keys of mistakes."""


def key_of(partie: str, deal: int, deed: int) -> str:
    """How a mistake is named: the partie's key, the number of the deal, that of the deed in it."""
    return f"{partie}:{deal}:{deed}"


def data_of_recalled(mistakes: AllRecalled) -> dict[str, Any]:
    """All of it as plain data."""
    return {
        game: {
            key: {"easy": one.easy, "days": one.days, "run": one.run, "due": one.due}
            for key, one in known.items()
        }
        for game, known in mistakes.items()
    }


def read_recalled(value: object) -> AllRecalled:
    """The same read back; raises ValueError. What belongs to unknown games is kept."""
    match value:
        case dict(games) if all(isinstance(each, dict) for each in games.values()):
            return {
                str(game): {str(key): _recalled(one) for key, one in known.items()}
                for game, known in games.items()
            }
    raise ValueError("no mistakes to come back")


def _recalled(value: object) -> Recalled:
    match value:
        case {"easy": int(easy), "days": int(days), "run": int(run), "due": str(due)} if all(
            not isinstance(each, bool) and 0 <= each <= _MOST for each in (easy, days, run)
        ):
            date.fromisoformat(due)  # or else it is none
            return Recalled(due, max(LEAST_EASY, easy), days, run)
    raise ValueError("no mistake")
