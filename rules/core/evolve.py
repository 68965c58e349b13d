"""A changed copy of a frozen record: the step from one state to the next.

`dataclasses.replace` does the same at half the speed; a deal takes some two hundred such steps.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

Record = TypeVar("Record")

_Slot = tuple[str, Callable[[Any], Any], Callable[[Any, Any], None]]
_SLOTS: dict[type, tuple[_Slot, ...]] = {}


def _slots(kind: type) -> tuple[_Slot, ...]:
    """Name, reader and writer of each field; the writer is the slot's own and passes the frost."""
    members = ((field.name, getattr(kind, field.name)) for field in fields(kind))
    _SLOTS[kind] = tuple((name, member.__get__, member.__set__) for name, member in members)
    return _SLOTS[kind]


def evolve(record: Record, **changes: object) -> Record:
    """The same frozen, slotted dataclass with some fields changed; TypeError for no field of it."""
    kind = type(record)
    changed = object.__new__(kind)
    for name, read, write in _SLOTS.get(kind) or _slots(kind):
        write(changed, changes.pop(name) if name in changes else read(record))
    if changes:
        raise TypeError(f"{kind.__name__} has no field {', '.join(changes)}")
    return changed
