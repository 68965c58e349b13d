"""The line of play in a log that only grows: deeds, and records that take them back or bring them.

`back 12` makes the first 12 deeds the line of play; `forward 14` brings two of those that were
taken back again. A new deed after `back` forgets them. Deeds are counted from the first one of the
partie on, records are not counted. `hint` says that a suggestion was shown there, no more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from msgspec import Struct

DeedT = TypeVar("DeedT")

_RECORD: Final = re.compile(r"(back|forward) (0|[1-9][0-9]{0,5})")
_HINT: Final = "hint"


class Back(Struct, frozen=True):
    """From here on only the first `count` deeds hold."""

    count: int


class Forward(Struct, frozen=True):
    """Deeds taken back hold again, up to `count` of them in all."""

    count: int


class Hinted(Struct, frozen=True):
    """Somebody at the screen was shown what one might do."""


Record = Back | Forward | Hinted


class LineOfPlay(Struct, Generic[DeedT], frozen=True):
    """The deeds that hold, and after them those that were taken back and may be brought again.

    A deed is whatever its reader makes of a line: its text, or an action with the state before it.
    """

    deeds: tuple[DeedT, ...] = ()
    undone: tuple[DeedT, ...] = ()

    def done(self, deed: DeedT) -> LineOfPlay[DeedT]:
        """The line of play after a deed: what was taken back is forgotten."""
        return LineOfPlay((*self.deeds, deed))

    def noted(self, record: Record) -> LineOfPlay[DeedT]:
        """The line of play after a record. ValueError for one that leads nowhere."""
        match record:
            case Hinted():
                return self
            case Back(count) if count < len(self.deeds):
                return LineOfPlay(self.deeds[:count], self.deeds[count:] + self.undone)
            case Forward(count) if 0 < (more := count - len(self.deeds)) <= len(self.undone):
                return LineOfPlay(self.deeds + self.undone[:more], self.undone[more:])
        raise ValueError(f"{write_record(record)} leads nowhere from {len(self.deeds)} deeds")


def with_line(play: LineOfPlay[str], line: str) -> LineOfPlay[str]:
    """The line of play after one more line of a log. ValueError for a record in vain."""
    record = read_record(line)
    return play.done(line) if record is None else play.noted(record)


def read_record(line: str) -> Record | None:
    """The record that a line of the log is, or None: then it is a deed."""
    if line == _HINT:
        return Hinted()
    found = _RECORD.fullmatch(line)
    if found is None:
        return None
    return (Back if found[1] == "back" else Forward)(int(found[2]))


def write_record(record: Record) -> str:
    """A record as a line of the log."""
    match record:
        case Back(count):
            return f"back {count}"
        case Forward(count):
            return f"forward {count}"
        case Hinted():
            return _HINT


def deeds_of(lines: Iterable[str]) -> tuple[str, ...]:
    """The deeds that hold at the end of a log, as far as its records lead somewhere."""
    play: LineOfPlay[str] = LineOfPlay()
    for line in lines:
        try:
            play = with_line(play, line)
        except ValueError:
            break
    return play.deeds
