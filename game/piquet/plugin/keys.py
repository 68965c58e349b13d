"""The keys of Piquet's table, for settings, help and the window."""

from __future__ import annotations

from game.pages.keys import (
    AGAIN,
    BESIDE,
    CHOOSING,
    HINT,
    MUTE,
    SORT,
    TAKE_BACK,
    TRICKS,
    Keys,
    Use,
)
from game.pages.keys import KEYS as LIST_OF_KEYS
from game.piquet.ui.keys import ASK, CORRECT, DISCARD, LATE, LESS, NAME, SINK, TOLD, WITHHOLD

KEYS = Keys(
    shortcuts=(
        SORT,
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
        LIST_OF_KEYS,
    ),
    uses=(
        *CHOOSING,
        Use((LESS,), "keys.less"),
        Use((SINK,), "keys.sink"),
        Use((NAME,), "keys.name"),
        Use((ASK, CORRECT, LATE, WITHHOLD), "keys.rights"),
        Use((SORT,), "keys.sort"),
        Use(("shift", "left"), "keys.aside"),
        Use((DISCARD,), "keys.discard"),
        Use((TOLD,), "keys.told"),
        *BESIDE,
    ),
)
