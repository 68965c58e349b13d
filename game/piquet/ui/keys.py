"""Piquet's own keys at the table, and wishes about one's hand that no rule need know of."""

from __future__ import annotations

from enum import StrEnum
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

DISCARD: Final = Shortcut("discard", "d")
TOLD: Final = Shortcut("told", "w")
LESS: Final = Shortcut("less", "down")
SINK: Final = Shortcut("sink", "backspace")
NAME: Final = Shortcut("name", "n")
ASK: Final = Shortcut("ask", "q")
CORRECT: Final = Shortcut("correct", "c")
LATE: Final = Shortcut("late", "l")
WITHHOLD: Final = Shortcut("withhold", "k")


class HandWish(StrEnum):
    """An action on one's own hand state."""

    SINK = "sink"
    LESS = "less"
    FEWER = "fewer"
    NAME = "name"
    BACK = "back"
    ASK = "ask"
    CORRECT = "correct"
    LATE = "late"
    WITHHOLD = "withhold"
    CONCEDE = "concede"


CLAIM = "claim"
"""The key of the button that claims the tricks that are left."""


KEYS = Keys(
    shortcuts=(
        SORT,
        *ASIDE,
        DISCARD,
        TOLD,
        TRICKS,
        HINT,
        LESS,
        SINK,
        NAME,
        ASK,
        CORRECT,
        LATE,
        WITHHOLD,
        TAKE_BACK,
        AGAIN,
        MUTE,
        *HEAR,
        LIST_OF_KEYS,
    ),
    uses=(
        *CHOOSING,
        Use((LESS,), "keys.less"),
        Use((SINK,), "keys.sink"),
        Use((NAME,), "keys.name"),
        Use((ASK, CORRECT, LATE, WITHHOLD), "keys.rights"),
        Use((SORT,), "keys.sort"),
        Use(ASIDE, "keys.aside"),
        Use((DISCARD,), "keys.discard"),
        Use((TOLD,), "keys.told"),
        *BESIDE,
    ),
)
