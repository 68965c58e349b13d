"""Which keys there are, and what each does: one list for table, buttons, help and settings.

A game that has keys of its own brings a list in which the general ones stand where it wants them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from msgspec import Struct

from game.games import part_if_any

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
    "shift": "Shift",
}


def cap(key: str) -> str:
    """The name of a key's cap; the catalogue has it in other languages."""
    return _CAPS.get(key, key.upper())


class Shortcut(Struct, frozen=True):
    """Something a key does that may be given another: its name in the settings, and its key.

    Scenes know it by this key, whichever it is given. The words for it are `deed.NAME`.
    """

    name: str
    key: str

    @property
    def cap(self) -> str:
        """What stands on its own key."""
        return cap(self.key)


SORT: Final = Shortcut("sort", "s")
TRICKS: Final = Shortcut("tricks", "t")
HINT: Final = Shortcut("hint", "h")
TAKE_BACK: Final = Shortcut("take-back", "u")
AGAIN: Final = Shortcut("again", "r")
MUTE: Final = Shortcut("mute", "m")
KEYS: Final = Shortcut("keys", "?")


class Use(Struct, frozen=True):
    """Keys with the same use, and the key of the sentence that says what they do.

    A key that is no shortcut always means itself.
    """

    keys: tuple[Shortcut | str, ...]
    does: str

    @property
    def caps(self) -> tuple[str, ...]:
        """What stands on them."""
        return tuple(key.cap if isinstance(key, Shortcut) else cap(key) for key in self.keys)


class Keys(Struct, frozen=True, kw_only=True):
    """What the card table of a game obeys.

    `shortcuts` stand in the order of the settings, `uses` in that of the book of help.
    """

    shortcuts: tuple[Shortcut, ...]
    uses: tuple[Use, ...]


CHOOSING: Final = (
    Use(("left", "right"), "keys.choose"),
    Use(("space",), "keys.use"),
    Use(("enter",), "keys.main"),
    Use(("tab",), "keys.tab"),
)
"""How one chooses at every table."""
BESIDE: Final = (
    Use((TRICKS,), "keys.tricks"),
    Use((HINT,), "keys.hint"),
    Use((TAKE_BACK, AGAIN), "keys.back"),
    Use((MUTE,), "keys.mute"),
    Use(("escape",), "keys.pause"),
    Use(("f11",), "keys.whole"),
    Use((KEYS, "f1"), "keys.keys"),
)
"""What can be done at every table besides."""
GENERAL: Final = Keys(
    shortcuts=(TRICKS, HINT, TAKE_BACK, AGAIN, MUTE, KEYS), uses=(*CHOOSING, *BESIDE)
)
"""The keys of a game that has none of its own, and one way to hold a hand."""


@cache
def keys_of(game: str) -> Keys:
    """The keys of a game's table; NoGameError for no game."""
    return cast(Keys, part_if_any(game, "keys") or GENERAL)
