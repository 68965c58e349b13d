"""Drawings kept for the next frames, and how much may be drawn anew in one of them.

What is left out of a frame is made up for in the next: the picture is `unfinished` until then.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Cache:
    """Surfaces by what they show. Holds at most `pixels` pixels, four bytes each."""

    def __init__(self, pixels: int) -> None:
        self._limit = pixels
        self._held = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def hold(self, pixels: int, scale: float, most: int) -> None:
        """Hold at most so many, where a unit is a pixel, from the next drawing on.

        Where it is `scale` pixels as many drawings are held, but no more than `most` pixels.
        """
        self._limit = min(most, round(pixels * max(1.0, scale * scale)))

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, made now if it is not held."""
        found = self.find(key)
        if found is not None:
            return found
        made = make()
        self._surfaces[key] = made
        self._held += _area(made)
        while self._held > self._limit and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self._held -= _area(dropped)
        return made

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface of that key if it is held."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def drop(self, key: Hashable) -> None:
        """Forgets the surface of that key, if it is held."""
        surface = self._surfaces.pop(key, None)
        if surface is not None:
            self._held -= _area(surface)

    def held(self) -> tuple[Hashable, ...]:
        """What is held now, the longest unused first."""
        return tuple(self._surfaces)

    def clear(self) -> None:
        """Forgets everything: the scale or the pack has changed."""
        self._surfaces.clear()
        self._held = 0


def _area(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()


FACE_WORK = 4
"""How many roughly turned cards can be made in the time a face takes to be drawn."""
_SHARP_WORK = 2
"""And in that a sharply turned one takes."""
_MOVING, _RESTING = 6, 3
"""Rough drawings in one frame while things move, and when they have come to rest."""
_USUAL_SCALE = 1.5
"""Pixels for a unit up to which there is time for so many; larger drawings take longer."""


class Allowance:
    """What is left of the work of one frame. Counted in roughly turned cards."""

    def __init__(self) -> None:
        self._sharp: int | None = None
        self._rough = 0
        self.unfinished = False

    def begin(self, sharp: int | None, scale: float) -> None:
        """A new frame, in which there is so much work for sharp drawings (None: for all).

        There are fewer of them where a unit is many pixels, as `scale` tells.
        """
        share = min(1.0, _USUAL_SCALE / scale)
        self._sharp = None if sharp is None else round(sharp * share)
        self._rough = round((_MOVING if sharp is None else _RESTING) * share)
        self.unfinished = False

    def sharp(self) -> bool:
        """Whether one more sharp drawing may be made, which is then paid for."""
        if self._sharp is not None and self._sharp <= 0:
            self.unfinished = True
            return False
        self.spend(_SHARP_WORK)
        return True

    def spend(self, work: int) -> None:
        """Pay for something that has to be drawn whatever is left."""
        if self._sharp is not None:
            self._sharp -= work
        self._rough -= work

    def rough(self, work: int = 1) -> bool:
        """Whether one more drawing for a moment may be made, which is then paid for."""
        if self._rough < work:
            return False
        self._rough -= work
        return True
