"""The window on the desktop: where it opens, its size, the whole screen and back."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO

import pygame

from game.stage.basics import Rect
from game.stage.looks import Place, Screen
from game.window.assets import asset_bytes
from game.window.scaling import SMALLEST, USUAL, largest_scale, picture_size, scale_for
from game.words.catalogue import say

TITLE_BAR = 32
"""Points above a window that its title bar may need: by it one moves the window."""


def opening(
    size: tuple[int, int] | None,
    before: Place | None,
    areas: Sequence[Place],
    framed: bool = False,
) -> tuple[tuple[int, int] | None, tuple[int, int]]:
    """Left and top, or None for wherever the desktop likes; and the size, in points.

    `size` is asked for at this start and goes before what was; `before` is where the window was
    last time; `areas` are the screens there are now, the main one first. Where a place is asked for
    with the frame it is `framed`.
    """
    if size is not None:
        return None, size
    if before is None:
        return None, fitting(USUAL, areas)
    left, top, width, height = seen(before, areas, framed)
    return (left, top), (width, height)


def fitting(size: tuple[int, int], areas: Sequence[Place]) -> tuple[int, int]:
    """A size that is no larger than the main screen, title bar and all.

    A desktop may put the window in the middle and the bar on top of it: so its foot goes down by as
    much as there is left below.
    """
    if not areas:
        return size
    _, _, wide, high = areas[0]
    return min(size[0], wide), min(size[1], max(1, high - 2 * TITLE_BAR))


def seen(place: Place, areas: Sequence[Place], framed: bool = False) -> Place:
    """A place moved, and made smaller if need be, until all of it can be seen, title bar and all.

    It stays on the screen it lies on most; one that lies on none goes to the middle of the first.
    Where left and top are those of the frame (`framed`), the title bar is below the top.
    """
    left, top, width, height = place
    width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    if not areas:
        return left, top, width, height
    best = max(areas, key=lambda area: _common((left, top, width, height), area))
    if not _common((left, top, width, height), best):
        x, y, wide, high = areas[0]
        left, top = x + (wide - width) // 2, y + (high - height) // 2
        best = areas[0]
    x, y, wide, high = best
    width, height = min(width, wide), min(height, high)
    bar = min(TITLE_BAR, high - height)
    above, below = (0, bar) if framed else (bar, 0)
    return (
        min(max(left, x), x + wide - width),
        min(max(top, y + above), y + high - height - below),
        width,
        height,
    )


def _common(one: Place, other: Place) -> int:
    """How much two places have in common, in square points."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0, across) * max(0, down)


_UNSEEN = ("offscreen", "dummy", "evdev")
"""Drivers that SDL falls back to when there is no screen; nobody can play on them."""
_THICKEST_FRAME = 96
"""Points; a window that is further off was moved by somebody."""
_PROBE = (64, 64)
"""The size of a window that is never shown."""


class NoScreen(Exception):  # noqa: N818 - it is a state of the world and reads so where it is caught
    """There is no screen to open a window on. The message is a sentence for the player."""


class Window:
    """Our window. Sizes are pixels unless said otherwise."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None = None,
        whole: bool = False,
        before: Place | None = None,
        unseen: bool = False,
    ) -> None:
        """Open it, `size` in the screen's points, or else where it was before. Raises NoScreen.

        It can stay `unseen` until it is revealed.
        """
        open_screen()
        screens = areas(every=before is not None)
        position, size = opening(size, before, screens, framed=self.driver == "x11")
        where = pygame.WINDOWPOS_UNDEFINED if position is None else position
        try:
            self._window = pygame.Window(
                title, size, where, resizable=True, allow_high_dpi=True, hidden=unseen
            )
        except pygame.error as error:
            raise NoScreen(f"No window can be opened on this screen: {error}.") from error
        self._window.minimum_size = fitting(SMALLEST, screens)
        self._window.set_icon(_icon())
        self._hand = False
        self._whole = False
        self._asked = position  # where it is to lie, until it is known where that came to be
        self._frame = (0, 0)  # of the desktop around it: left and top
        self._before = (self._window.position, self._window.size)
        self.wanted_scale: float | None = None
        if whole:
            self.switch_whole()

    @property
    def surface(self) -> pygame.Surface:
        """What will be seen after the next `show`; a new one after each change of size."""
        return self._window.get_surface()

    @property
    def handle(self) -> int:
        """By which the system knows it."""
        return self._window.handle

    @property
    def bounds(self) -> Rect:
        """Where it lies on the screen, in pixels."""
        (x, y), (width, height) = self._window.position, self._window.size
        some = self.density
        return Rect(x * some, y * some, width * some, height * some)

    @property
    def driver(self) -> str:
        """What SDL shows it by: "x11", "wayland", "windows"."""
        return pygame.display.get_driver()

    @property
    def density(self) -> float:
        """Pixels for one of the screen's points, in which the pointer is measured."""
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def scale(self) -> float:
        """Pixels for a unit."""
        return scale_for(self.surface.get_size(), self.density, self.wanted_scale)

    @property
    def picture_size(self) -> tuple[int, int]:
        """Of the picture in it: more than its own where it has no room for the scale wanted."""
        size = self.surface.get_size()
        return size if self.wanted_scale is None else picture_size(size, self.scale)

    @property
    def whole(self) -> bool:
        """Whether it fills the screen."""
        return self._whole

    @property
    def screen(self) -> Screen:
        """How large things are in it, and may at most be."""
        full = 100 / self.density
        largest = largest_scale(self.surface.get_size())
        return Screen(round(self.scale * full), round(largest * full))

    @property
    def place(self) -> Place:
        """Where to open it next time so that it lies as now, and how large, in points.

        When it fills the screen: as it will lie when it does so no longer.
        """
        position = self._before[0] if self._whole else self._unframed()
        return (*position, *self.size)

    def reveal(self) -> None:
        """Let it be seen."""
        self._window.show()

    def landed(self) -> None:
        """It has come to rest where it was asked to lie: what it is off by is the frame's doing.

        On X11 a place is asked for with the frame and told without it.
        """
        if self._asked is None or self._whole:
            return
        (x, y), (left, top) = self._window.position, self._asked
        self._asked = None
        if 0 <= x - left <= _THICKEST_FRAME and 0 <= y - top <= _THICKEST_FRAME:
            self._frame = (x - left, y - top)

    def _unframed(self) -> tuple[int, int]:
        """Where its frame is."""
        x, y = self._window.position
        return x - self._frame[0], y - self._frame[1]

    @property
    def size(self) -> tuple[int, int]:
        """Its size in points when it does not fill the screen: what to open it with next time."""
        return self._before[1] if self._whole else self._window.size

    def show(self) -> None:
        """Brings the surface to the screen."""
        self._window.flip()

    def switch_whole(self) -> None:
        """Fills the screen without a border, or goes back to where it was."""
        if self._whole:
            self._window.set_windowed()
            self._window.borderless = False
            self._window.position, self._window.size = self._before
            self._asked = self._before[0]
        else:
            self._before = (self._unframed(), self._window.size)
            self._cover_only_screen()
            self._window.set_fullscreen(desktop=True)
        self._whole = not self._whole

    def _cover_only_screen(self) -> None:
        """Makes the window as large as the screen: without a window manager nobody else does.

        With several screens we cannot tell which one it is on, and leave it to SDL.
        """
        desktops = pygame.display.get_desktop_sizes()
        if len(desktops) == 1:
            self._window.borderless = True
            self._window.position, self._window.size = (0, 0), desktops[0]

    def point_hand(self, hand: bool) -> None:
        """Shows a hand over what can be touched, an arrow elsewhere."""
        if hand != self._hand:
            self._hand = hand
            cursor = pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW
            with suppress(pygame.error):  # a screen without such a cursor keeps the one it has
                pygame.mouse.set_cursor(cursor)

    def close(self) -> None:
        """Takes the window away."""
        self._window.destroy()
        pygame.display.quit()


def areas(every: bool = True) -> tuple[Place, ...]:
    """The screens of the desktop, the main one first, and where they lie; or the main one alone.

    pygame tells only how large they are. A window in the very middle of one tells where that is.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1 or not every:
        return ((0, 0, *sizes[0]),)
    found = []
    for index, (width, height) in enumerate(sizes):
        middle = pygame.WINDOWPOS_CENTERED | index
        try:
            probe = pygame.Window("", _PROBE, (middle, middle), hidden=True)
        except pygame.error:
            return ((0, 0, *sizes[0]),)
        x, y = probe.position
        probe.destroy()
        found.append((x - (width - _PROBE[0]) // 2, y - (height - _PROBE[1]) // 2, width, height))
    return tuple(found)


def open_screen() -> None:
    """Starts the display and the fonts, and nothing else of pygame. Raises NoScreen."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreen(say("failure.no-screen")) from error
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoScreen(say("failure.no-screen"))
    pygame.font.init()


def _icon() -> pygame.Surface:
    source = BytesIO(asset_bytes("icons/piquet.svg"))
    return pygame.image.load_sized_svg(source, (128, 128))
