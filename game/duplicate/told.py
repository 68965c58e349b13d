"""A result as text to hand to a friend who plays the same deals, and to read back.

    same deals 1
    code 13JZ-9J6G-M8RM
    name Anna
    points 28:14 31:12* 9:40 55:8 17:33 26:20
    datum 30:12 31:12 12:31 50:8 20:30 26:19
    check 9Q2M-4TZ1

Points are one's own first, then the opponent's; a star tells of help. The datum is what Master made
in the same chair. The check is the beginning of the SHA-256 of the lines before it, each ended by
one LF: who changes a number by hand is found out, who reckons the check anew is not. Words around
the lines, and marks of quotation before them, do no harm.
"""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from game.digests import sha256
from game.duplicate.code import Code, CodeError, in_letters, read_code, write_code
from game.duplicate.schedule import CodedResult
from game.games import PIQUET

_HEAD = "same deals"
_FORM = "1"
_KEYS = ("code", "name", "points", "datum")
_CHECK_BITS = 40
_LONGEST = 40
"""Letters of a name: what stands at the head of a column."""
_DEAL = re.compile(r"(\d{1,3}):(\d{1,3})(\*?)")
_QUOTED = re.compile(r"^[\s>|]*")


class ToldFault(StrEnum):
    """Why a text is no result. The sentences live in the catalogue."""

    NONE = "none"  # there is none in it
    LATER = "later"  # of a form that this version does not know
    CUT = "cut"  # a line is missing
    CHANGED = "changed"  # the check is not that of the lines


class ToldError(ValueError):
    """A text that is no whole result."""

    def __init__(self, fault: ToldFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class ToldResult(Struct, frozen=True):
    """What somebody made of all deals of a code, and what Master did there."""

    code: Code
    name: str
    points: tuple[CodedResult, ...]
    datum: tuple[CodedResult, ...]


def write_told(told: ToldResult) -> str:
    """The lines, each ended by LF."""
    lines = _lines(
        write_code(told.code), one_line(told.name), _deals(told.points), _deals(told.datum)
    )
    return f"{lines}check {_check(lines)}\n"


def one_line(name: str) -> str:
    """A name as it can stand in a text: on one line, and not too long."""
    letters = (each if each.isprintable() and each != "|" else " " for each in name)
    return " ".join("".join(letters).split())[:_LONGEST].rstrip()


def holds_told(text: str) -> bool:
    """Whether there is a result in a text, whole or not."""
    return any(_clean(line).startswith(_HEAD) for line in text.splitlines())


def read_told(text: str, game: str = PIQUET) -> ToldResult:
    """The first result in a text; ToldError for none that is whole, CodeError for its code."""
    lines = [line for line in map(_clean, text.splitlines()) if line]
    at = next((at for at, line in enumerate(lines) if line.startswith(_HEAD)), None)
    if at is None:
        raise ToldError(ToldFault.NONE)
    if lines[at] != f"{_HEAD} {_FORM}":
        raise ToldError(ToldFault.LATER)
    found = [line.partition(" ") for line in lines[at + 1 : at + 2 + len(_KEYS)]]
    if [key for key, _, _ in found] != [*_KEYS, "check"]:
        raise ToldError(ToldFault.CUT)
    written, name, points, datum, check = (value.strip() for _, _, value in found)
    if check.upper() != _check(_lines(written, name, points, datum)):
        raise ToldError(ToldFault.CHANGED)
    try:
        code = read_code(written, game)
        told = ToldResult(code, one_line(name), _read_deals(points), _read_deals(datum))
    except CodeError:
        raise
    except ValueError as error:
        raise ToldError(ToldFault.CHANGED) from error
    if not len(told.points) == len(told.datum) == code.deals or code.for_two:
        raise ToldError(ToldFault.CHANGED)
    return told


def _clean(line: str) -> str:
    return " ".join(_QUOTED.sub("", line).split())


def _lines(*values: str) -> str:
    pairs = zip(_KEYS, values, strict=True)
    return f"{_HEAD} {_FORM}\n" + "".join(f"{key} {value}\n" for key, value in pairs)


def _deals(results: tuple[CodedResult, ...]) -> str:
    return " ".join(
        f"{each.points[0]}:{each.points[1]}{'*' if each.helped else ''}" for each in results
    )


def _read_deals(text: str) -> tuple[CodedResult, ...]:
    return tuple(map(_read_deal, text.split(" ")))


def _read_deal(text: str) -> CodedResult:
    found = _DEAL.fullmatch(text)
    if found is None:
        raise ValueError("these are no points")
    return CodedResult((int(found[1]), int(found[2])), bool(found[3]))


def _check(lines: str) -> str:
    digest = int.from_bytes(sha256(lines.encode()).digest(), "big") >> (256 - _CHECK_BITS)
    letters = in_letters(digest, 8)
    return f"{letters[:4]}-{letters[4:]}"
