"""What leads from one plain value to the next: views are long, and little of them changes.

A change is an object of one field: `{"=": new}` in its place, `{"+": [...]}` behind what a list
has, `{"f": {name: change}}` of some fields of an object. None leads nowhere.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Plain: TypeAlias = Any
"""Objects, lists, texts, numbers, booleans and null."""


def change(old: Plain, new: Plain) -> Plain:
    """What leads from one value to another; None where they are alike."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        fields = {name: change(old[name], value) for name, value in new.items()}
        told = {name: one for name, one in fields.items() if one is not None}
        return {"f": told} if told else None
    if type(old) is type(new) and old == new:
        return None
    if isinstance(old, list) and isinstance(new, list) and old and new[: len(old)] == old:
        return {"+": new[len(old) :]}
    return {"=": new}


def changed(old: Plain, told: Plain) -> Plain:
    """The value that a change leads to, the old one being left as it is. ValueError for none."""
    if told is None:
        return old
    if not isinstance(told, dict) or len(told) != 1:
        raise ValueError("this is no change")
    ((how, what),) = told.items()
    if how == "=":
        return what
    if how == "+" and isinstance(old, list) and isinstance(what, list):
        return [*old, *what]
    fields = how == "f" and isinstance(old, dict) and isinstance(what, dict)
    if fields and what.keys() <= old.keys():
        return old | {name: changed(old[name], one) for name, one in what.items()}
    raise ValueError("the change is of something else")
