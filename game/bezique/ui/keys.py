"""Bezique's own keys at the table."""

from __future__ import annotations

from typing import Final

from game.pages.keys import Shortcut

DRAW: Final = Shortcut("draw", "d")
SEVEN: Final = Shortcut("seven", "7")
