"""Frozen records made as cheaply as open ones: a picture is made of hundreds of them, each frame.

A frozen dataclass sets its own fields through `object.__setattr__`, one after the other, which is
most of what a record with many fields costs. Here it is open while it is made: of a class with the
same slots, which is exchanged for its own when all is set.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, make_dataclass
from typing import Any, TypeVar

Record = TypeVar("Record")

_BECOME = object.__dict__["__class__"].__set__
"""Changes the class of something that lets nothing be set."""


def made_open(kind: type[Record]) -> type[Record]:
    """The same frozen, slotted dataclass; what differs is how its `__init__` sets the fields.

    TypeError for a class that does more than that when a record is made.
    """
    parts = fields(kind)  # type: ignore[arg-type]  # a TypeVar cannot say that it is a dataclass
    extra = any(part.default_factory is not MISSING or part.kw_only for part in parts)
    if extra or hasattr(kind, "__post_init__"):
        raise TypeError(f"{kind.__name__} is not made of its fields alone")
    names = [part.name for part in parts]
    unfrozen = make_dataclass(kind.__name__, names, slots=True, repr=False, eq=False)
    lines = [
        f"def __init__(self, {', '.join(names)}):",
        "_kind = self.__class__",
        "_become(self, _unfrozen)",
        *(f"self.{name} = {name}" for name in names),
        "self.__class__ = _kind",
    ]
    made: dict[str, Any] = {"_become": _BECOME, "_unfrozen": unfrozen}
    exec("\n ".join(lines), made)
    usual: Any = kind.__init__
    for told in ("__defaults__", "__annotations__", "__qualname__", "__module__"):
        setattr(made["__init__"], told, getattr(usual, told))
    kind.__init__ = made["__init__"]  # type: ignore[method-assign]
    return kind
