"""Piquet's own keys at the table."""

from __future__ import annotations

from typing import Final

from game.pages.keys import Shortcut

DISCARD: Final = Shortcut("discard", "d")
TOLD: Final = Shortcut("told", "w")
LESS: Final = Shortcut("less", "down")
SINK: Final = Shortcut("sink", "backspace")
NAME: Final = Shortcut("name", "n")
ASK: Final = Shortcut("ask", "q")
CORRECT: Final = Shortcut("correct", "c")
LATE: Final = Shortcut("late", "l")
WITHHOLD: Final = Shortcut("withhold", "k")
