"""A game controller that SDL makes up: its own virtual joystick, plugged in and pressed by ctypes.

The library is the one that pygame-ce has loaded, where the system tells which that is.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

from game.stage.intents import Intent, Key

_GAMECONTROLLER, _AXES, _BUTTONS = 1, 6, 21
_OF_KEYS = {
    "space": pygame.CONTROLLER_BUTTON_A,
    "escape": pygame.CONTROLLER_BUTTON_B,
    "enter": pygame.CONTROLLER_BUTTON_X,
    "h": pygame.CONTROLLER_BUTTON_Y,
    "tab": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}


def library() -> ctypes.CDLL | None:
    """The SDL that is loaded; None where one cannot tell."""
    try:
        mapped = Path("/proc/self/maps").read_text(encoding="utf-8").split()
    except OSError:
        return None
    found = next((path for path in mapped if Path(path).name.startswith("libSDL2-2")), None)
    return ctypes.CDLL(found) if found else None


class Pad:
    """A controller that is plugged in from the start; its buttons go down and up again."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl, self._index = sdl, 0
        self.plug_in()

    def plug_in(self) -> None:
        self._index = self._sdl.SDL_JoystickAttachVirtual(_GAMECONTROLLER, _AXES, _BUTTONS, 0)
        assert self._index >= 0
        self._joystick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._index))

    def pull_out(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self._index)

    def press(self, button: int) -> None:
        for down in (1, 0):
            assert self._sdl.SDL_JoystickSetVirtualButton(self._joystick, button, down) == 0
            self._sdl.SDL_JoystickUpdate()

    def push(self, axis: int, value: int) -> None:
        """Push a stick or pull a trigger so far, of 32767."""
        assert (
            self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, axis, ctypes.c_int16(value)) == 0
        )
        self._sdl.SDL_JoystickUpdate()

    def events(self, intent: Intent) -> list[pygame.Event]:
        """Press the button that does what a key does; SDL tells of it by itself."""
        if isinstance(intent, Key):
            self.press(_OF_KEYS[intent.name])
            return []
        return [pygame.Event(pygame.QUIT)]
