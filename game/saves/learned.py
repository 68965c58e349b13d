"""What was learned: of each lesson the step where one left it, and whether it was done at all.

In the settings it stands as `"lessons": {"piquet": {"trick": {"step": 0, "done": true}}}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

_MOST_STEPS = 10_000


@dataclass(frozen=True, slots=True)
class Learned:
    """How far somebody is in a lesson: `step` is where to go on, `done` stays true for good."""

    step: int = 0
    done: bool = False


AllLearned: TypeAlias = Mapping[str, Mapping[str, Learned]]
"""By the names of games and of their lessons."""

NOTHING = Learned()


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
