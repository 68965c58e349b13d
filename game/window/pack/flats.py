"""Faces and backs as they come from the pack, upright, in a clear margin; and kept.

A large drawing serves all smaller sizes of its face, so that each is drawn from its vectors once.
"""

from __future__ import annotations

import pygame

from game.stage.basics import CARD_RATIO
from game.window.allowance import FACE_WORK, Allowance
from game.window.art import Art
from game.window.cache import Cache
from game.window.premultiplied import clear, lay, ready

_MARGIN = 4
"""Clear pixels on each side, so that the edges stay soft when a drawing is turned."""
_SAME_INDEX = 84
"""Pixels of width from which on all drawings of a face are alike; the index of less is larger."""
_MUCH_LARGER = 1.4
"""Times the width from which on a drawing keeps its lines sharp when it is made smaller."""
_TWICE = 200
"""Pixels of width up to which a drawing that will be turned is made twice as large."""
_KEPT = 13_000_000
"""Pixels: the whole pack and a back, as drawn for the hand in a window of 3840 by 2160."""


class Flats:
    """Upright drawings by face (None: the back) and width in pixels."""

    def __init__(self, art: Art, allowance: Allowance) -> None:
        self.art = art
        self._allowance = allowance
        self._kept = Cache(_KEPT)

    def clear(self) -> None:
        """Forgets every drawing: the scale or the pack has changed."""
        self._kept.clear()

    def get(self, face: str | None, width: int) -> pygame.Surface:
        """A drawing exactly that wide, in its margin; one made from a larger is not kept."""
        least = _MUCH_LARGER * width
        larger = [held for held in self._widths(face) if held >= least and width >= _SAME_INDEX]
        if larger and self._kept.find((face, width)) is None:
            flat = inside(self.get(face, min(larger)))
            size = width, round(width * CARD_RATIO)
            return padded(pygame.transform.smoothscale(flat, size))

        def make() -> pygame.Surface:
            self._allowance.spend(FACE_WORK)
            drawn = self.art.back(width) if face is None else self.art.face(face, width)
            return padded(ready(drawn))

        return self._kept.get((face, width), make)

    def near(self, face: str | None, width: int) -> pygame.Surface:
        """A drawing that will do for a card that wide in motion: the best at hand, if any."""
        good = [held for held in self._widths(face) if _MUCH_LARGER <= held / width <= 5]
        return self.get(
            face, min(good, key=lambda held: abs(held - drawn_at(width)), default=width)
        )

    def _widths(self, face: str | None) -> list[int]:
        """How wide the drawings of a face are that are at hand."""
        return [key[1] for key in self._kept.held() if isinstance(key, tuple) and key[0] == face]


def drawn_at(width: int) -> int:
    """How wide the drawing is that a turned card of a width is made from, both in pixels.

    Twice as wide keeps small pips sharp. Large ones lose nothing by less, and to bring a drawing
    down takes as long as the drawing is large.
    """
    return width + min(width, _TWICE)


def padded(flat: pygame.Surface) -> pygame.Surface:
    """A drawing in a clear margin."""
    out = clear((flat.get_width() + 2 * _MARGIN, flat.get_height() + 2 * _MARGIN))
    lay(out, flat, (_MARGIN, _MARGIN))
    return out


def inside(drawing: pygame.Surface) -> pygame.Surface:
    """The drawing within its margin; it shares its pixels."""
    return drawing.subsurface(drawing.get_rect().inflate(-2 * _MARGIN, -2 * _MARGIN))


def brought_down(turned: pygame.Surface, zoom: float) -> pygame.Surface:
    """A turned drawing brought down about its middle: every pixel counts, so fine lines stay whole.

    A pixel or two of its clear margin goes, that the middle falls between two pixels again.
    """
    small = [max(2, 2 * int(length * zoom / 2)) for length in turned.get_size()]
    place = pygame.Rect(
        0, 0, *(min(turned.get_size()[at], round(small[at] / zoom)) for at in (0, 1))
    )
    place.center = turned.get_rect().center
    return pygame.transform.smoothscale(turned.subsurface(place), small)
