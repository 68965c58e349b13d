"""The line of play in a log that only grows: deeds, and records that take them back or bring them.

`back 12` makes the first 12 deeds the line of play; `forward 14` brings two of those that were
taken back again. A new deed after `back` forgets them. Deeds are counted from the first one of the
partie on, records are not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

_RECORD: Final = re.compile(r"(back|forward) (0|[1-9][0-9]{0,5})")


@dataclass(frozen=True, slots=True)
class Back:
    """From here on only the first `count` deeds hold."""

    count: int


@dataclass(frozen=True, slots=True)
class Forward:
    """Deeds taken back hold again, up to `count` of them in all."""

    count: int


Record = Back | Forward


@dataclass(frozen=True, slots=True)
class LineOfPlay:
    """The deeds that hold, and after them those that were taken back and may be brought again."""

    deeds: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()

    def after(self, line: str) -> LineOfPlay:
        """The line of play after one more line of the log. ValueError for a record in vain."""
        match read_record(line):
            case None:
                return LineOfPlay((*self.deeds, line))
            case Back(count) if count < len(self.deeds):
                return LineOfPlay(self.deeds[:count], self.deeds[count:] + self.undone)
            case Forward(count) if 0 < (more := count - len(self.deeds)) <= len(self.undone):
                return LineOfPlay(self.deeds + self.undone[:more], self.undone[more:])
        raise ValueError(f"{line!r} leads nowhere from {len(self.deeds)} deeds")


def read_record(line: str) -> Record | None:
    """The record that a line of the log is, or None: then it is a deed."""
    found = _RECORD.fullmatch(line)
    if found is None:
        return None
    return (Back if found[1] == "back" else Forward)(int(found[2]))


def write_record(record: Record) -> str:
    """A record as a line of the log."""
    return f"{'back' if isinstance(record, Back) else 'forward'} {record.count}"


def deeds_of(lines: Iterable[str]) -> tuple[str, ...]:
    """The deeds that hold at the end of a log, as far as its records lead somewhere."""
    line = LineOfPlay()
    for each in lines:
        try:
            line = line.after(each)
        except ValueError:
            break
    return line.deeds
