"""What is on the window: painted anew where it changed, drawn out while an edge is dragged.

When the window has got another size, or the table another look, everything has to be drawn anew.
That is done ahead, a little in each frame; until then what is on the screen stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.stage.basics import Room
from game.stage.picture import Picture
from game.window.offscreen import Pictured
from game.window.painter import Crop, Painter
from game.window.screen.part import SeenPart
from game.window.screen.passage import Passage
from game.window.screen.window import Window

_SHARP = 6
"""Cards or shadows drawn sharply in one frame: about as much as there is time for."""
_SETTLED = 0.15
"""Seconds without a change of size after which everything is drawn sharply again."""
_SLICE = 0.01
"""Seconds of a frame in which things are drawn ahead; the last of them may take longer."""


class Screenful:
    """The picture on a window, and what is still to be drawn of the next."""

    def __init__(
        self, window: Window, painter: Painter, faces: Sequence[str], clock: Callable[[], float]
    ) -> None:
        """`faces` are cards to draw ahead when nothing else is to do; `clock` gives seconds."""
        self._window, self._painter = window, painter
        self._faces, self._clock = faces, clock
        self.stale = True  # it must be painted, whatever is to be shown
        self.empty = True  # nothing was painted yet
        self._resized_at: float | None = None
        self._outgrown = False  # what was drawn is of another size or look than the window's
        self._drawing: Iterator[None] | None = None  # of all that is to be seen, for that size
        self._picture: Picture | None = None
        self._seen_as: tuple[tuple[int, int], float, Crop | None] = (0, 0), 1.0, None
        self.part = SeenPart()
        self._fit()
        self._still: pygame.Surface | None = None  # the same once more, while the edge is dragged
        self._ahead: Iterator[None] = iter(())
        self._passage: Passage | None = None

    @property
    def passing(self) -> bool:
        """Whether one page is still giving way to another."""
        return self._passage is not None

    def turn(self, deeper: bool, rises: bool) -> None:
        """Let what is seen give way to what comes, in a moment (see `Passage`)."""
        if not (self.empty or self.dragged or self._outgrown):
            self._passage = Passage(self._window.surface, self._clock(), deeper, rises)

    def arrive(self) -> None:
        """Show at once what comes."""
        if self._passage is not None:
            self._passage.end()

    @property
    def unfinished(self) -> bool:
        """Whether there is something left to paint, although nothing changes."""
        return self._outgrown or self._painter.unfinished

    @property
    def dragged(self) -> bool:
        """Whether the window's size has just changed, and may change on."""
        return self._resized_at is not None

    @property
    def seen(self) -> Picture | None:
        """What is on the screen, if anything was painted yet."""
        return self._picture

    def resized(self, now: float) -> None:
        """The window has another size."""
        self._resized_at, self.stale = now, True

    def settle(self, now: float) -> None:
        """See whether the window has kept its size for long enough to draw all for it."""
        if self._resized_at is not None and now - self._resized_at >= _SETTLED:
            self._resized_at, self._outgrown = None, not self.empty

    def renew(self) -> None:
        """Everything has another look or another size in units."""
        self.stale, self._outgrown, self._drawing = True, not self.empty, None
        self._ahead = self._painter.prepare(self._faces, self._window.picture_size)

    def draw_ahead(self) -> bool:
        """Use a moment in which nothing else is to do; whether there was something to draw."""
        if self.dragged:
            return True
        for _ in self._ahead:
            return True
        return self._painter.store()

    def touches(self, place: tuple[float, float]) -> bool:
        """Whether there is something to be touched at a place, in units."""
        return self._picture is not None and self._picture.hit(*place) is not None

    def _fit(self) -> tuple[tuple[int, int], float]:
        """The size of the picture and its scale, by which places are reckoned from now on."""
        whole, scale = self._window.picture_size, self._window.scale
        self.part.fit(self._window.surface.get_size(), whole, scale)
        return whole, scale

    def paint(self, show: Pictured, moving: bool) -> None:
        """Bring to the screen what is to be seen now, or go on drawing it."""
        surface = self._window.surface
        size, scale = self._fit()
        if self.dragged and not self.empty:
            # What was seen last must do until the edge rests.
            pygame.transform.scale(self._seen(), surface.get_size(), surface)
            self._window.show()
            self._drawing = None
            return
        fresh = self._outgrown
        if fresh and not self._drawn(show, size, scale):
            return
        self._scale_to(scale)
        if self.stale:
            self._painter.forget_frame()
        picture = show.picture(self._room(size, scale))
        self.part.see(picture, self._painter.ruler)
        sharp, crop = None if self.empty else 0 if fresh else _SHARP, self.part.crop
        self._painter.paint(surface, picture, scale, moving, sharp, crop)
        self._show(surface, scale)
        self.part.painted()
        self._picture, self._still = picture, None
        self._seen_as = surface.get_size(), scale, crop
        self.stale, self.empty = False, False

    def pass_on(self) -> None:
        """Show the next step between two pages; nothing is composed or painted for it."""
        self._show(self._window.surface, self._window.scale)

    def _show(self, surface: pygame.Surface, scale: float) -> None:
        """Bring it to the screen, or the step there between two pages."""
        now, passage = self._clock(), self._passage
        if passage is None or passage.over(surface, now):
            self._passage = None
            self._window.show()
            return
        passage.lay(surface, now, scale)
        self._window.show()
        passage.restore(surface)

    def _drawn(self, show: Pictured, size: tuple[int, int], scale: float) -> bool:
        """Draw on for a moment; whether all is drawn."""
        if self._drawing is None:
            self._scale_to(scale)
            self._drawing = self._painter.ahead(show.picture(self._room(size, scale)), size)
            return False  # the ground comes next, which takes the longest
        until = self._clock() + _SLICE
        for _ in self._drawing:
            if self._clock() > until:
                return False
        self._outgrown, self._drawing = False, None
        return True

    def _scale_to(self, scale: float) -> None:
        if self._painter.set_scale(scale) or self.empty:
            self._ahead = self._painter.prepare(self._faces, self._window.picture_size)

    def _room(self, size: tuple[int, int], scale: float) -> Room:
        return Room(size[0] / scale, size[1] / scale, self._painter.ruler, line=self.part.line)

    def _seen(self) -> pygame.Surface:
        """What was seen last, of which the window itself keeps nothing when its size changes."""
        if self._still is None:
            size, scale, crop = self._seen_as
            self._still = pygame.Surface(size)
            if self._picture is not None:
                # As in a motion: of what is at hand, and nothing drawn anew.
                self._painter.paint(self._still, self._picture, scale, moving=True, crop=crop)
        return self._still
