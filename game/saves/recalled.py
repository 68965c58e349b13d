"""When one's own mistakes come back: each by its deal and deed, with what SM-2 keeps of it.

In the settings it stands as `"mistakes": {"piquet": {"PARTIE:3:31": {"easy": 250, "days": 6,
"run": 2, "due": "2026-11-28"}}}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeAlias

LEAST_EASY, EASY = 130, 250
_MOST = 100_000


@dataclass(frozen=True, slots=True)
class Recalled:
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
