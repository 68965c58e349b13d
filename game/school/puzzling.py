"""How far one is with a puzzle: what was tried, whether it is done. A value.

A wrong try moves nothing: it gets its reason and may be tried again, and after two one may have it
shown. What counts is the first try.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.school.learning import SHOWN_AFTER
from rules.core.game import Action


class Puzzling(Struct, frozen=True):
    """Somebody at a puzzle. `tried` are the wrong tries, None for silence."""

    tried: tuple[Action | None, ...] = ()
    why: str = ""
    over: bool = False
    shown: bool = False

    @property
    def at_once(self) -> bool:
        """Whether the first try was right."""
        return self.over and not self.tried and not self.shown

    @property
    def may_be_shown(self) -> bool:
        """Whether "Show me" is offered."""
        return not self.over and len(self.tried) >= SHOWN_AFTER

    def wrong(self, action: Action | None, why: str) -> Puzzling:
        """Something was not it, and why; the same thing again is no second try."""
        tried = self.tried if action in self.tried else (*self.tried, action)
        return replace(self, tried=tried, why=why)

    def right(self) -> Puzzling:
        """It was found."""
        return replace(self, over=True, why="")

    def given_up(self) -> Puzzling:
        """It was shown."""
        return replace(self, over=True, shown=True, why="")
