"""How the window behaves for its keeper: takes on what is wished, tells what became of it."""

from __future__ import annotations

from msgspec.structs import replace

from game.stage.looks import Keeper, Looks, Place, Screen
from game.window.screen.window import Window

_AT_REST = 1.0
"""Seconds without a change of place or size after which the window's place is remembered."""


class Manners:
    """Between a window and its keeper."""

    def __init__(self, window: Window, keeper: Keeper) -> None:
        self._window, self._keeper = window, keeper
        self._screen: Screen | None = None
        self._place: Place = window.place
        self._moved_at: float | None = None  # the window's place is not remembered since
        self.looks = Looks()

    def wish(self) -> tuple[bool, bool]:
        """Take on other looks when they were chosen.

        Whether anything changed, and whether table or cards are to be painted in another way.
        """
        looks, before = self._keeper.looks(), self.looks
        if looks == before:
            return False, False
        self.looks = looks
        if replace(looks, still=before.still) == before:
            return False, False
        self._window.wanted_scale = None if looks.scale is None else looks.scale / 100
        if looks.whole not in (before.whole, self._window.whole):
            self._window.switch_whole()
        return True, _dressed(looks) != _dressed(before)

    def switch_whole(self) -> None:
        """Fill the screen or leave it, as a key of the window wants."""
        self._window.switch_whole()
        self._keeper.whole_is(self._window.whole)

    def moved(self, now: float) -> None:
        """The window has another place or size."""
        self._moved_at = now

    def measure(self) -> None:
        """Tell how large things are, if that has changed."""
        screen = self._window.screen
        if screen != self._screen:
            self._screen = screen
            self._keeper.screen_is(screen)

    def settle(self, now: float) -> None:
        """Tell where the window is, if it has come to rest there."""
        if self._moved_at is not None and now - self._moved_at >= _AT_REST:
            self.remember()

    def remember(self) -> None:
        """Tell where the window is, if that is another place than before."""
        self._moved_at = None
        self._window.landed()
        place = self._window.place
        if place != self._place:
            self._place = place
            self._keeper.window_is(place)


def _dressed(looks: Looks) -> Looks:
    """Looks by what table and cards are painted by alone."""
    return replace(looks, scale=None, still=False, whole=False)
