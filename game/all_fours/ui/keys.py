"""All-Fours' own keys at the table."""

from __future__ import annotations

from typing import Final

from game.pages.keys import (
    AGAIN,
    BESIDE,
    CHOOSING,
    HEAR,
    HINT,
    MUTE,
    TAKE_BACK,
    TRICKS,
    Keys,
    Shortcut,
    Use,
)
from game.pages.keys import KEYS as LIST_OF_KEYS

BEG: Final = Shortcut("beg", "b")
STAND: Final = Shortcut("stand", "s")
GIVE: Final = Shortcut("give", "g")
RUN: Final = Shortcut("run", "c")
HIGH: Final = Shortcut("high", "i")
LOW: Final = Shortcut("low", "l")


KEYS = Keys(
    shortcuts=(
        *(BEG, STAND, GIVE, RUN, HIGH, LOW),
        *(TRICKS, HINT, TAKE_BACK, AGAIN, MUTE, *HEAR, LIST_OF_KEYS),
    ),
    uses=(
        *CHOOSING,
        Use((BEG, STAND), "keys.beg"),
        Use((GIVE, RUN), "keys.answer"),
        Use((HIGH, LOW), "keys.ask"),
        *BESIDE,
    ),
)
