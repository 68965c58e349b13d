"""The keys of Bezique's table, for settings, help and the window."""

from __future__ import annotations

from game.bezique.ui.keys import DRAW, SEVEN
from game.pages.keys import AGAIN, BESIDE, CHOOSING, HINT, MUTE, SORT, TAKE_BACK, TRICKS, Keys, Use
from game.pages.keys import KEYS as LIST_OF_KEYS

KEYS = Keys(
    shortcuts=(SORT, DRAW, SEVEN, TRICKS, HINT, TAKE_BACK, AGAIN, MUTE, LIST_OF_KEYS),
    uses=(
        *CHOOSING,
        Use(("up", "down"), "keys.declarations"),
        Use((DRAW,), "keys.draw"),
        Use((SEVEN,), "keys.seven"),
        Use((SORT,), "keys.sort"),
        Use(("shift", "left"), "keys.aside"),
        *BESIDE,
    ),
)
