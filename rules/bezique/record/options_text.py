"""Options as words and plain data, and back: `last-eight follow-only`, `held-over yes`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from rules.bezique.options import Options

Value = str | int | bool
"""A value of any option: an enumeration's member (which is text), a number, yes or no."""

NAMES = tuple(field.name for field in fields(Options))
"""The names of the options as fields, in their order."""


@cache
def values_of(name: str) -> tuple[Value, ...]:
    """Every value that an option may have, the default first; KeyError for no option."""
    kind: Any = get_type_hints(Options)[name]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    default: bool = getattr(Options(), name)
    return default, not default


def write_name(name: str) -> str:
    """The name of an option as it is written: "held-over"."""
    return name.replace("_", "-")


def write_value(value: Value) -> str:
    """A value as it is written: "follow-only", "2000", "yes"."""
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
    """Every option by its field's name, as text, number or truth."""
    return {name: _plain(getattr(options, name)) for name in NAMES}


def _plain(value: Value) -> Value:
    return value.value if isinstance(value, Enum) else value


def options_of_data(data: Mapping[str, object]) -> Options:
    """The options that plain data holds; what is left out is as usual.

    ValueError, with a sentence, for an option or a value that is not known.
    """
    found: dict[str, Any] = {}
    for word, value in data.items():
        name = read_name(word)
        alike = (one for one in values_of(name) if type(_plain(one)) is type(value))
        if (known := next((one for one in alike if one == value), None)) is None:
            raise _no_value(name, value)
        found[name] = known
    return Options(**found)
