"""Which key does what: deeds that may have another key, and what a key that goes down means then.

Every deed has a key by which the table knows it. A key is translated once, on its way to the scene
on top, so that no scene knows of any change; pages, where one may write, are told of keys as they
are. What is needed everywhere keeps its keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

FIXED: Final = frozenset(
    (
        *("enter", "space", "escape", "tab", "left", "right", "up", "down"),
        *("home", "end", "pageup", "pagedown", "f1", "f11"),
    )
)
"""Keys that always mean themselves."""

_CAPS: Final = {
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "tab": "Tab",
    "backspace": "Bksp",
    "delete": "Del",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}


@dataclass(frozen=True, slots=True)
class Deed:
    """Something a key does: its name in the settings, and the key by which scenes know it.

    The words for it are `deed.NAME` in the catalogue.
    """

    name: str
    key: str


DEEDS: Final = (
    Deed("sort", "s"),
    Deed("discard", "d"),
    Deed("tricks", "t"),
    Deed("hint", "h"),
    Deed("less", "down"),
    Deed("sink", "backspace"),
    Deed("name", "n"),
    Deed("ask", "q"),
    Deed("correct", "c"),
    Deed("late", "l"),
    Deed("withhold", "k"),
    Deed("take-back", "u"),
    Deed("again", "r"),
    Deed("mute", "m"),
    Deed("keys", "?"),
)
"""What may be given another key, in the order of the list."""


def assigned(chosen: Mapping[str, str]) -> dict[str, str]:
    """The key of each deed by its name.

    `chosen` holds those that were changed. One that cannot be, because it is fixed or another
    deed's already, is passed over; a deed whose own key is another's then has none ("").
    """
    keys: dict[str, str] = {}
    for deed in DEEDS:
        key = chosen.get(deed.name, "")
        if key and key not in FIXED and key not in keys.values():
            keys[deed.name] = key
    for deed in DEEDS:
        if deed.name not in keys:
            keys[deed.name] = "" if deed.key in keys.values() else deed.key
    return {deed.name: keys[deed.name] for deed in DEEDS}


def meaning(key: str, chosen: Mapping[str, str]) -> str:
    """The key by which scenes know what this key does now; "" if it does nothing any more."""
    if not chosen:
        return key
    keys = assigned(chosen)
    for deed in DEEDS:
        if keys[deed.name] == key:
            return deed.key
    lost = key not in FIXED and any(deed.key == key for deed in DEEDS)
    return "" if lost else key


def deed_of(key: str, chosen: Mapping[str, str]) -> Deed | None:
    """The deed that a key does now."""
    keys = assigned(chosen)
    return next((deed for deed in DEEDS if keys[deed.name] == key), None)


def with_key(deed: Deed, key: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, and this key for this deed; its own key needs no choice."""
    changed = {name: other for name, other in chosen.items() if name != deed.name}
    return changed if key == deed.key else changed | {deed.name: key}


def cap(key: str) -> str:
    """The name of a key's cap; the catalogue has it in other languages."""
    return _CAPS.get(key, key.upper())


def exchanged(chosen: Mapping[str, str]) -> dict[str, str]:
    """For each deed with another key the cap of its own, and that of the other or ""."""
    keys = assigned(chosen)
    return {
        cap(deed.key): cap(keys[deed.name]) if keys[deed.name] else ""
        for deed in DEEDS
        if keys[deed.name] != deed.key
    }
