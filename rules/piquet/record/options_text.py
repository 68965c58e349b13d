"""Options as words and back: `younger-least 0`, `leavings shown`, `show-to-score yes`.

Records and lists of options share these words. Saves and the wire hold the same values as plain
data, which `options_of_data` reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from rules.piquet.options import AGREED, FIRST_AGREED, FIRST_EDITION, Options

Value = str | int | bool
"""A value of any option: an enumeration's member (which is text), a number, yes or no."""

NAMES = AGREED
"""The names of the options as fields, in their order."""

EDITION = "edition"
"""Beside them: by which reading of the rules a partie is played."""


@cache
def values_of(name: str) -> tuple[Value, ...]:
    """Every value that an option may have, Cavendish's first; KeyError for no option."""
    kind: Any = get_type_hints(Options)[name]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    default: bool = getattr(Options(), name)
    return default, not default


def write_name(name: str) -> str:
    """The name of an option as it is written: "younger-least"."""
    return name.replace("_", "-")


def write_value(value: Value) -> str:
    """A value as it is written: "low-deals", "90", "yes"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_name(word: str) -> str:
    """The field that a written name stands for; ValueError for no option."""
    name = word.replace("-", "_")
    if name not in NAMES:
        raise ValueError(
            f"{word} is no option; the options are {', '.join(map(write_name, NAMES))}"
        )
    return name


def read_value(name: str, word: str) -> Value:
    """The value of an option that a written word stands for; ValueError for none of its values."""
    for value in values_of(name):
        if write_value(value) == word:
            return value
    raise _no_value(name, word)


def _no_value(name: str, found: object) -> ValueError:
    known = " or ".join(map(write_value, values_of(name)))
    return ValueError(f"the option {write_name(name)} is {known}, not {found}")


def with_value(options: Options, name: str, value: Value) -> Options:
    """The same options but for one, told by its field's name."""
    changes: dict[str, Any] = {name: value}
    return replace(options, **changes)


def data_of_options(options: Options) -> dict[str, Value]:
    """Every option by its field's name, as text, number or truth; and the edition, but the first.

    The first edition's forms had none, so they are still written as they were.
    """
    first = options.edition == FIRST_EDITION
    data = {name: _plain(getattr(options, name)) for name in (FIRST_AGREED if first else NAMES)}
    return data if first else data | {EDITION: options.edition}


def _plain(value: Value) -> Value:
    return value.value if isinstance(value, Enum) else value


def options_of_data(data: Mapping[str, object]) -> Options:
    """The options that plain data holds; what is left out is as Cavendish has it.

    Data that tells no edition is of the first. ValueError, with a sentence, for an option or a
    value that is not known.
    """
    found: dict[str, Any] = {EDITION: FIRST_EDITION}
    for word, value in data.items():
        name = EDITION if word == EDITION else read_name(word)
        alike = (one for one in values_of(name) if type(_plain(one)) is type(value))
        if (known := next((one for one in alike if one == value), None)) is None:
            raise _no_value(name, value)
        found[name] = known
    return Options(**found)
