"""Bezique's own keys at the table."""

from __future__ import annotations

from typing import Final

from game.pages.keys import (
    AGAIN,
    ASIDE,
    BESIDE,
    CHOOSING,
    HEAR,
    HINT,
    MUTE,
    SORT,
    TAKE_BACK,
    TRICKS,
    Keys,
    Shortcut,
    Use,
)
from game.pages.keys import KEYS as LIST_OF_KEYS
from game.words.caps import cap_beside

DRAW: Final = Shortcut("draw", "d")
SEVEN: Final = Shortcut("seven", "7")


def beside(use: Shortcut) -> str:
    """The key in brackets after what it does, where buttons show keys too; else nothing."""
    cap = cap_beside(use.cap)
    return f" ({cap})" if cap else ""


KEYS = Keys(
    shortcuts=(
        SORT,
        *ASIDE,
        DRAW,
        SEVEN,
        TRICKS,
        HINT,
        TAKE_BACK,
        AGAIN,
        MUTE,
        *HEAR,
        LIST_OF_KEYS,
    ),
    uses=(
        *CHOOSING,
        Use(("up", "down"), "keys.declarations"),
        Use((DRAW,), "keys.draw"),
        Use((SEVEN,), "keys.seven"),
        Use((SORT,), "keys.sort"),
        Use(ASIDE, "keys.aside"),
        *BESIDE,
    ),
)
