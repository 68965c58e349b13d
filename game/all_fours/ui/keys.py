"""All-Fours' own keys at the table."""

from __future__ import annotations

from typing import Final

from game.pages.keys import Shortcut

BEG: Final = Shortcut("beg", "b")
STAND: Final = Shortcut("stand", "s")
GIVE: Final = Shortcut("give", "g")
RUN: Final = Shortcut("run", "c")
HIGH: Final = Shortcut("high", "i")
LOW: Final = Shortcut("low", "l")
