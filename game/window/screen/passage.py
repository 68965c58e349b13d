"""The motion from one page to the next: the new one rises over the old, or the old sinks away.

It is made of two finished pictures, of what is on the window anyway.
"""

from __future__ import annotations

from math import inf

import pygame

from game.stage.tween import ease_out

SECONDS = 0.24
_RISE = 20.0
"""Units that a page comes up while it appears."""
_RIM = 26.0
"""Units at the edges, the wood around the table, which stay where they are."""


class Passage:
    """What was seen before, and how far the way to what is seen now has gone."""

    def __init__(self, before: pygame.Surface, now: float, deeper: bool, rises: bool) -> None:
        """`deeper` is a page that is laid over the last, else that one goes; some do not rise."""
        self._before, self._began, self._deeper, self._rises = before.copy(), now, deeper, rises
        self._after = before.copy()

    def over(self, surface: pygame.Surface, now: float) -> bool:
        """Whether all of the way is gone, or the window has another size than it began with."""
        return not 0 <= now - self._began < SECONDS or surface.get_size() != self._before.get_size()

    def end(self) -> None:
        """Be at its end."""
        self._began = -inf

    def lay(self, surface: pygame.Surface, now: float, scale: float) -> None:
        """Lay on a surface, which shows what comes, what is seen of it at this moment."""
        self._after.blit(surface, (0, 0))
        share = ease_out(min(1.0, max(0.0, (now - self._began) / SECONDS)))
        over, there = (self._after, share) if self._deeper else (self._before, 1 - share)
        surface.blit(self._before if self._deeper else self._after, (0, 0))
        over.set_alpha(round(255 * there))
        if self._rises:
            rim = 2 * round(_RIM * scale)
            inner = surface.get_rect().inflate(-rim, -rim)
            down = round(_RISE * scale * (1 - there))
            surface.set_clip(inner)
            surface.blit(over, (0, down))
            surface.set_clip(None)
        else:
            surface.blit(over, (0, 0))
        over.set_alpha(None)

    def restore(self, surface: pygame.Surface) -> None:
        """Bring back what comes, whole, after the last `lay`."""
        surface.blit(self._after, (0, 0))
