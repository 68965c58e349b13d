"""The puzzles that are shipped, and which of them is of the day.

`assets/puzzles/GAME.jsonl`: a head line with how many are of the day and a SHA-256 over the rest,
then a puzzle a line. Within a version new ones are only added at the end, beyond those of the day,
so that a day keeps its puzzle: the first of January 2026 had the first, each day has the next.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from msgspec import Struct

from game.school.puzzle import Puzzle
from rules.core.seats import Player

FIRST_DAY = date(2026, 1, 1)
_KNOWN = frozenset({"kind", "seat", "log", "right", "missed"})


class PuzzleSet(Struct, frozen=True):
    """All puzzles of a game in their order; the first `daily` of them are of the day in turn."""

    puzzles: tuple[Puzzle, ...] = ()
    daily: int = 0

    def of_day(self, today: date) -> Puzzle | None:
        """The puzzle of a day, the same for everybody; None where there are none."""
        if not self.daily:
            return None
        return self.puzzles[(today - FIRST_DAY).days % self.daily]

    def named(self, name: str) -> Puzzle | None:
        """The one of this name."""
        return next((each for each in self.puzzles if each.name == name), None)

    def after(self, name: str, solved: Sequence[str]) -> Puzzle | None:
        """The next one that is not solved, from the one of this name on; None when all are."""
        names = [each.name for each in self.puzzles]
        at = names.index(name) + 1 if name in names else 0
        for each in (*self.puzzles[at:], *self.puzzles[:at]):
            if each.name not in solved and each.name != name:
                return each
        return None


@cache
def shipped(game: str) -> PuzzleSet:
    """The set of a game; an empty one where the file is missing or damaged."""
    try:
        text = files("assets").joinpath("puzzles", f"{game}.jsonl").read_bytes()
        return read_set(game, text)
    except (OSError, ValueError):
        return PuzzleSet()


def read_set(game: str, text: bytes) -> PuzzleSet:
    """What such a file holds; ValueError where it is not as it was written."""
    head, _, rest = text.partition(b"\n")
    match json.loads(head):
        case {"daily": int(daily), "sha256": str(mark)} if mark == sha256(rest).hexdigest():
            found = tuple(_puzzle(game, json.loads(line)) for line in rest.splitlines())
            return PuzzleSet(found, min(daily, len(found)))
    raise ValueError("not the puzzles that were written")


def written(puzzles: Sequence[dict[str, Any]], daily: int) -> bytes:
    """The file with these puzzles, each as plain data."""
    lines = (json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in puzzles)
    rest = "".join(line + "\n" for line in lines).encode()
    head = json.dumps({"daily": daily, "sha256": sha256(rest).hexdigest()})
    return head.encode() + b"\n" + rest


def _puzzle(game: str, data: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game=game,
        kind=data["kind"],
        seat=Player[data["seat"]],
        log=tuple(data["log"]),
        right=tuple(data["right"]),
        missed=data["missed"],
        facts={name: value for name, value in data.items() if name not in _KNOWN},
    )
