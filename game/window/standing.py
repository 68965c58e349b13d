"""What stands still while other things move: painted once, then laid under every frame.

Items are painted in their order, so only an unbroken row of them from the first on can stand.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

import pygame

from game.stage.picture import Item

_WORTH = 8
"""Fewer items than this are painted sooner than a whole frame is copied."""


class Standing:
    """The items of the last frames that did not change, with the ground below them."""

    def __init__(self) -> None:
        self._ground: pygame.Surface | None = None
        self._last: tuple[Item, ...] = ()
        self._items: tuple[Item, ...] = ()
        self._painted: pygame.Surface | None = None

    def forget(self) -> None:
        """Nothing moves any more, or all has changed."""
        self._ground, self._last, self._items, self._painted = None, (), (), None

    def paint(
        self,
        surface: pygame.Surface,
        ground: pygame.Surface,
        items: tuple[Item, ...],
        lay: Callable[[pygame.Surface, Item], None],
    ) -> None:
        """Paints a frame of a motion; `lay` paints one item."""
        if ground is not self._ground:
            self.forget()
        count = len(self._items)
        if self._painted is None or items[:count] != self._items:
            self._painted, self._items, count = None, (), 0
        surface.blit(self._painted or ground, (0, 0))
        still = sum(1 for _ in takewhile(_alike, zip(items, self._last, strict=False)))
        if still >= count + _WORTH:
            for item in items[count:still]:
                lay(surface, item)
            self._painted, self._items, count = surface.copy(), items[:still], still
        for item in items[count:]:
            lay(surface, item)
        self._ground, self._last = ground, items


def _alike(pair: tuple[Item, Item]) -> bool:
    return pair[0] is pair[1] or pair[0] == pair[1]
