"""Drawings kept for the next frame, the longest unused ones dropped first."""

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
