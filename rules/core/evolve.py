"""A changed copy of a frozen record: the step from one state to the next.

A deal takes some two hundred such steps, and `dataclasses.replace` would be the dearest part of it.
So the copy is begun as a record of the same slots that is not frozen, and made one of its kind when
it is changed: a third of the price.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, make_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

Record = TypeVar("Record")

UNTOLD = "untold"
"""Of a field that came later, in its metadata: what they meant who wrote a record without it."""


def evolve(record: Record, **changes: object) -> Record:
    """The same frozen, slotted dataclass with some fields changed; TypeError for no field of it."""
    kind: type = type(record)
    change = changer(kind)
    changed: Record = change(record, changes)
    return changed


@cache
def changer(kind: type) -> Callable[[Any, Mapping[str, object]], Any]:
    """`evolve` for records of one kind, with the changes by name in a mapping."""
    unfrozen, values = _unfrozen(kind)

    def change(record: object, changes: Mapping[str, object]) -> object:
        copy = unfrozen(*values(record))
        for name, value in changes.items():
            try:
                setattr(copy, name, value)
            except AttributeError:
                raise TypeError(f"{kind.__name__} has no field {name}") from None
        copy.__class__ = kind
        return copy

    return change


def maker(kind: type[Record]) -> Callable[..., Record]:
    """What builds records of a kind from the values of all its fields, in their order, cheaply."""
    its: type = kind
    unfrozen, _ = _unfrozen(its)

    def make(*values: object) -> Record:
        record = unfrozen(*values)
        record.__class__ = kind
        made: Record = record
        return made

    return make


@cache
def _unfrozen(kind: type) -> tuple[Callable[..., Any], Callable[[Any], tuple[object, ...]]]:
    """A kind of record with the same fields that can be written, and what reads their values."""
    names = [field.name for field in fields(kind)]
    read = attrgetter(*names)
    values = read if len(names) > 1 else lambda record: (read(record),)
    return make_dataclass(kind.__name__, names, slots=True, repr=False, eq=False), values
