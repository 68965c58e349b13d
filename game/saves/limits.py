"""What a value of a partie can be at most: what comes from elsewhere may say anything.

All are far beyond what any game of ours has; they keep a text from spoiling the book, its pages and
its figures for good.
"""

from __future__ import annotations

LONGEST_NAME = 200
LONGEST_KIND = 100
LONGEST_MOMENT = 40
LONGEST_LINE = 1_000
MOST_LINES = 1_000_000
MOST_DEALS = 10_000
MOST_POINTS = 1_000_000
LARGEST_SEED = 1 << 256
_DIGITS = 100


class BeyondError(ValueError):
    """A value that no partie has."""


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
