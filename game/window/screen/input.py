"""Events of the window become intents: keys by name, places in units. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING

import pygame

from game.stage.intents import (
    CloseAsked,
    Drag,
    FocusGained,
    FocusLost,
    Hover,
    Intent,
    Key,
    OutOfSight,
    Press,
    Release,
    Resized,
    Scroll,
    TextTyped,
)

if TYPE_CHECKING:
    from game.window.screen.controllers import Controllers

Units = Callable[[tuple[float, float]], tuple[float, float]]
"""Where in the picture a place of the window is: pixels to units."""

DRAG_FROM = 6.0
"""Units the pointer must leave the place of the press by: a trembling hand still clicks."""

_MAIN_BUTTON = 1
_NAMES = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_AC_BACK: "escape",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
}
_DIGITS = {getattr(pygame, f"KSCAN_{digit}"): str(digit) for digit in range(10)}
_RESIZED = (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_PLUGGED_IN = (pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED)
_OF_CONTROLLERS = range(pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERDEVICEREMOVED + 1)
_HIDDEN = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class Translator:
    """Makes intents of events; remembers where the button went down, and the controllers."""

    def __init__(self) -> None:
        self._controllers: Controllers | None = None
        self._pressed: tuple[float, float] | None = None
        self.dragging = False

    def intent(self, event: pygame.Event, density: float, units: Units) -> Intent | None:
        """The intent of an event, or None if it has none.

        The pointer's places come in the screen's points, of so many pixels as its `density`.
        Touches arrive as the events of a mouse, which SDL makes of them.
        """

        def place() -> tuple[float, float]:
            return units((event.pos[0] * density, event.pos[1] * density))

        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._moved(*place())
        if kind == pygame.MOUSEBUTTONDOWN and event.button == _MAIN_BUTTON:
            self._pressed, self.dragging = place(), False
            return Press(*self._pressed)
        if kind == pygame.MOUSEBUTTONUP and event.button == _MAIN_BUTTON:
            self._pressed, self.dragging = None, False
            return Release(*place())
        if kind == pygame.MOUSEWHEEL:
            return Scroll(float(event.precise_y)) if event.precise_y else None
        if kind == pygame.KEYDOWN:
            return _key(event)
        if kind == pygame.TEXTINPUT:
            return TextTyped(event.text)
        if kind in _PLUGGED_IN and self._controllers is None:
            from game.window.screen.controllers import Controllers  # noqa: PLC0415 - few have one

            self._controllers = Controllers()
        if kind in _OF_CONTROLLERS and self._controllers is not None:
            return self._controllers.intent(event)
        return self._of_window(kind)

    def _moved(self, x: float, y: float) -> Intent | None:
        if self._pressed is None:
            return Hover(x, y)
        if not self.dragging:
            self.dragging = hypot(x - self._pressed[0], y - self._pressed[1]) >= DRAG_FROM
        return Drag(x, y) if self.dragging else None

    def _of_window(self, kind: int) -> Intent | None:
        if kind == pygame.QUIT:
            return CloseAsked()
        if kind in _RESIZED:
            return Resized()
        if kind == pygame.WINDOWFOCUSGAINED:
            return FocusGained()
        if kind == pygame.WINDOWFOCUSLOST:
            # The release may never come: it happens in the other window.
            self._pressed, self.dragging = None, False
            return FocusLost()
        return OutOfSight() if kind in _HIDDEN else None


def wants_whole_screen(event: pygame.Event) -> bool:
    """Whether an event is F11 or Alt with Enter, which the window answers itself."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (
        event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT)
    )


def _key(event: pygame.Event) -> Key | None:
    shift = bool(event.mod & pygame.KMOD_SHIFT)
    ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    name = _NAMES.get(event.key) or _character(event, shift, ctrl)
    return Key(name, shift, ctrl) if name else None


def _character(event: pygame.Event, shift: bool, ctrl: bool) -> str:
    """The character a key stands for: what it writes, so that "?" is found on every keyboard.

    The upper row counts as digits even where digits need the shift key, as in France.
    """
    if not shift and event.scancode in _DIGITS:
        return _DIGITS[event.scancode]
    if not ctrl and event.unicode.isprintable() and event.unicode.strip():
        return str(event.unicode).lower()
    name = pygame.key.name(event.key)
    return name.lower() if len(name) == 1 else ""
