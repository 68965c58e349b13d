"""What two players agree on, as words and as plain data, and back: `held-over yes`, `target 11`.

The options of a game are a frozen Struct whose fields are numbers of a few (Literal),
enumerations of words, or yes and no. Records and settings of every game share these forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from rules.core.game import Misread

Value = str | int | bool
"""A value of any option: an enumeration's member (which is text), a number, yes or no."""

OptionsT = TypeVar("OptionsT")
NameT = TypeVar("NameT")


def write_name(name: str) -> str:
    """The name of an option as it is written: "held-over"."""
    return name.replace("_", "-")


def write_value(value: Value) -> str:
    """A value as it is written: "follow-only", "2000", "yes"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def plain_value(value: Value) -> Value:
    """A value as plain data: of an enumeration its text."""
    return value.value if isinstance(value, Enum) else value


class OptionsInWriting(Generic[OptionsT]):
    """The options of one game in writing; `usual` are those that go without saying."""

    def __init__(self, usual: OptionsT, names: Iterable[str] | None = None) -> None:
        """`names` are the fields that are written; left out: all of them."""
        kind: Any = type(usual)
        self._kind = kind
        self.names = tuple(one for one in kind.__struct_fields__) if names is None else tuple(names)
        hints = get_type_hints(kind)
        self._values = {name: _values(hints[name], getattr(usual, name)) for name in hints}

    def values_of(self, name: str) -> tuple[Value, ...]:
        """Every value that an option may have, the usual one first; KeyError for no option."""
        return self._values[name]

    def read_name(self, word: str) -> str:
        """The field that a written name stands for; ValueError for no option."""
        name = word.replace("-", "_")
        if name not in self.names:
            known = ", ".join(map(write_name, self.names))
            told = f"{word} is no option; the options are {known}"
            raise Misread("no-option", word, known, told=told)
        return name

    def read_value(self, name: str, word: str) -> Value:
        """The value that a written word stands for; ValueError for none of the option's values."""
        for value in self.values_of(name):
            if write_value(value) == word:
                return value
        raise self._no_value(name, word)

    def read_plain(self, name: str, found: object) -> Value:
        """The value that plain data holds; ValueError for none of the option's values."""
        for value in self.values_of(name):
            if type(plain_value(value)) is type(found) and value == found:
                return value
        raise self._no_value(name, found)

    def with_value(self, options: OptionsT, name: str, value: Value) -> OptionsT:
        """The same options but for one, told by its field's name."""
        known: Any = options  # of a dataclass, which a type variable cannot say
        changed: OptionsT = replace(known, **{name: value})
        return changed

    def data_of(self, options: OptionsT) -> dict[str, Value]:
        """Every option by its field's name, as text, number or truth."""
        return {name: plain_value(getattr(options, name)) for name in self.names}

    def of_data(self, data: Mapping[str, object]) -> OptionsT:
        """The options that plain data holds; what is left out is as usual.

        ValueError, with a sentence, for an option or a value that is not known.
        """
        chosen: dict[str, Value] = {}
        for word, value in data.items():
            name = self.read_name(word)
            chosen[name] = self.read_plain(name, value)
        options: OptionsT = self._kind(**chosen)
        return options

    def differences(self, options: OptionsT, base: OptionsT) -> tuple[str, ...]:
        """The names of the fields in which options differ from others, in their order."""
        return tuple(name for name in self.names if getattr(options, name) != getattr(base, name))

    def nearest(self, options: OptionsT, named: Mapping[NameT, OptionsT]) -> NameT:
        """The name of those from which the fewest options differ; of equals the first."""
        return min(named, key=lambda name: len(self.differences(options, named[name])))

    def _no_value(self, name: str, found: object) -> Misread:
        known, option = " or ".join(map(write_value, self.values_of(name))), write_name(name)
        told = f"the option {option} is {known}, not {found}"
        return Misread("no-value", option, known, str(found), told=told)


def _values(kind: Any, usual: bool) -> tuple[Value, ...]:  # noqa: ANN401  (a type, whatever it is)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    return usual, not usual
