"""Faces and backs as they come from the pack, upright, in a clear margin; and kept.

A large drawing serves all smaller sizes of its face, so that each is drawn from its vectors once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.stage.basics import CARD_RATIO
from game.window.cache import FACE_WORK, Allowance, Cache
from game.window.kept import Kept
from game.window.kit import Art
from game.window.surfaces import clear, lay, ready

_MARGIN = 4
"""Clear pixels on each side, so that the edges stay soft when a drawing is turned."""
_SAME_INDEX = 84
"""Pixels of width from which on all drawings of a face are alike; the index of less is larger."""
_MUCH_LARGER = 1.4
"""Times the width from which on a drawing keeps its lines sharp when it is made smaller."""
_TWICE = 200
"""Pixels of width up to which a drawing that will be turned is made twice as large."""
_WHOLE_PACK = 13_000_000
"""Pixels: all of it and a back, as drawn for the hand in a window of 3840 by 2160."""
_HANDS = 24
"""How many of those drawings stay in memory where the others are found on the disk."""


class Flats:
    """Upright drawings by face (None: the back) and width in pixels."""

    def __init__(self, art: Art, allowance: Allowance) -> None:
        self.art = art
        self._allowance = allowance
        self._at_hand = Cache(_WHOLE_PACK)
        self._kept: Kept | None = None
        self._prepared = 0  # how wide the drawings are that are made ahead; 0: none

    def keep(self, kept: Kept) -> None:
        """Take what an earlier start drew ahead, and leave it to the next; memory holds less."""
        self._kept = kept

    def clear(self) -> None:
        """Forgets every drawing: the scale or the pack has changed."""
        self._at_hand.clear()
        self._prepared = 0

    def prepare(self, faces: Iterable[str | None], width: int) -> Iterator[None]:
        """Sees that there are drawings that wide, one made at each step: on the disk if may be."""
        self._prepared = width
        return self._missing_made(faces, width)

    def _missing_made(self, faces: Iterable[str | None], width: int) -> Iterator[None]:
        if self._kept is not None:
            self._at_hand.hold(_HANDS * round(width * width * CARD_RATIO), 1.0, _WHOLE_PACK)
        for face in faces:
            if self._kept is None:
                self.get(face, width)
                yield
            elif not self._kept.has(self._name(face, width)):
                self._drawn(face, width)
                self._kept.store()
                if not self._kept.has(self._name(face, width)):
                    self.get(face, width)  # nothing can be written there: memory has to do
                yield

    def get(self, face: str | None, width: int, kept: bool = False) -> pygame.Surface:
        """A drawing exactly that wide, in its margin; one made from a larger is not held.

        `kept`: also for the next start, as all are that are made ahead.
        """
        least = _MUCH_LARGER * width
        larger = [held for held in self._widths(face) if held >= least and width >= _SAME_INDEX]
        if larger and self._at_hand.find((face, width)) is None:
            flat = inside(self.get(face, min(larger)))
            size = width, round(width * CARD_RATIO)
            return padded(pygame.transform.smoothscale(flat, size))

        def make() -> pygame.Surface:
            if self._kept is None or not (kept or width == self._prepared):
                return self._painted(face, width)
            return self._drawn(face, width)

        return self._at_hand.get((face, width), make)

    def _drawn(self, face: str | None, width: int) -> pygame.Surface:
        """A drawing as the disk has it, or made now and kept there."""
        assert self._kept is not None
        return self._kept.get(self._name(face, width), lambda: self._painted(face, width))

    def _name(self, face: str | None, width: int) -> str:
        return f"{self.art} {face} {width}"

    def _painted(self, face: str | None, width: int) -> pygame.Surface:
        """A drawing made from its vectors, which takes long."""
        self._allowance.spend(FACE_WORK)
        drawn = self.art.back(width) if face is None else self.art.face(face, width)
        return padded(ready(drawn))

    def near(self, face: str | None, width: int, kept: bool = False) -> pygame.Surface:
        """A drawing that will do for a card that wide in motion: the best at hand, if any."""
        good = [held for held in self._widths(face) if _MUCH_LARGER <= held / width <= 5]
        best = min(good, key=lambda held: abs(held - drawn_at(width)), default=width)
        return self.get(face, best, kept)

    def _widths(self, face: str | None) -> list[int]:
        """How wide the drawings of a face are that are at hand, in memory or on the disk."""
        held = [key[1] for key in self._at_hand.held() if isinstance(key, tuple) and key[0] == face]
        ahead = self._prepared
        if ahead and self._kept is not None and self._kept.has(self._name(face, ahead)):
            held.append(ahead)
        return held


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
