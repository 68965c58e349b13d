"""What a value of a partie can be at most: what comes from elsewhere may say anything.

All are far beyond what any game of ours has; they keep a text from spoiling the book, its pages and
its figures for good. Types that are read from such a text say so with their fields.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, TypeAlias, TypeVar

from msgspec import Meta, ValidationError, convert

LONGEST_NAME = 200
LONGEST_KIND = 100
LONGEST_MOMENT = 40
LONGEST_LINE = 1_000
MOST_LINES = 1_000_000
MOST_DEALS = 10_000
MOST_POINTS = 1_000_000
LARGEST_SEED = 1 << 256
_DIGITS = 100

Place: TypeAlias = Annotated[int, Meta(ge=-MOST_LINES, le=MOST_LINES)]
DealNumber: TypeAlias = Annotated[int, Meta(ge=-MOST_DEALS, le=MOST_DEALS)]
Points: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Share: TypeAlias = Annotated[float, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Moment: TypeAlias = Annotated[str, Meta(max_length=LONGEST_MOMENT)]
Kind: TypeAlias = Annotated[str, Meta(max_length=LONGEST_KIND)]
Line: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]
_Value = TypeVar("_Value")


class BeyondError(ValueError):
    """A value that no partie has."""


def read(kind: type[_Value], data: object) -> _Value:
    """Plain data as a value of a type. ValueError for what is none, BeyondError beyond limits."""
    try:
        return convert(data, kind)
    except ValidationError as error:
        beyond = "<=" in str(error) or ">=" in str(error)
        raise (BeyondError if beyond else ValueError)(str(error)) from None
    except RecursionError:
        raise ValueError("nested without end") from None


def loaded(text: str) -> dict[str, Any]:
    """The object of a JSON text. ValueError for what is none, BeyondError for a huge number."""
    try:
        data = json.loads(text, parse_int=parse_int)
    except RecursionError as error:
        raise ValueError("nested without end") from error
    if not isinstance(data, dict):
        raise ValueError("an object is expected")  # noqa: TRY004 - a text is wrong, no caller
    return data


def number(value: object, most: int) -> int:
    """A whole number from -most to most. ValueError for what is none, BeyondError for more."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("a number is expected")  # noqa: TRY004 - a text is wrong, no caller
    if abs(value) > most:
        raise BeyondError("a number is too large")
    return value


def words(value: object, longest: int) -> str:
    """A text that stands on one line. ValueError for what is none, BeyondError for a longer one."""
    if not isinstance(value, str):
        raise ValueError("a text is expected")  # noqa: TRY004 - as above
    if len(value) > longest:
        raise BeyondError("a text is too long")
    if not value.isprintable():
        raise ValueError("a text can be shown on a line")
    return value


def name(value: object) -> str:
    """A name, with a mark for each letter that cannot be shown: half a character, a line's end."""
    if not isinstance(value, str):
        raise ValueError("a name is expected")  # noqa: TRY004 - as above
    if len(value) > LONGEST_NAME:
        raise BeyondError("a name is too long")
    return "".join(letter if letter.isprintable() else "�" for letter in value)


def parse_int(text: str) -> int:
    """A number of a JSON text; BeyondError where no value of ours has as many digits."""
    if len(text) > _DIGITS:
        raise BeyondError("a number is too large")
    return int(text)
