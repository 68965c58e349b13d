"""Game controllers: what is plugged in is opened, and its buttons and sticks become intents.

Nothing of it is loaded before the first one is there.
"""

from __future__ import annotations

from typing import Final

import pygame
from pygame._sdl2.controller import Controller, init

from game.stage.intents import PadButton

PRESSED_FROM, LET_GO_BELOW = 18000, 10000
"""How far of 32767 a stick or trigger has gone that counts as a button; a worn one trembles."""
_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "l1",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "r1",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("pageup", "pagedown"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "l2"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "r2"),
}
"""What each axis is, pushed below and above its middle."""
_MAKERS: Final = {
    "playstation": ("ps2", "ps3", "ps4", "ps5", "dualshock", "dualsense", "playstation", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con"),
}
"""Words of a name by which one knows what stands on its buttons; all others have A, B, X, Y."""


class Controllers:
    """All that are plugged in."""

    def __init__(self) -> None:
        init()  # tells of each that is there already
        self._open: dict[int, Controller] = {}
        self._pushed: dict[tuple[int, int], str] = {}

    def intent(self, event: pygame.Event) -> PadButton | None:
        """The button that went down by an event, if one did."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
            case pygame.CONTROLLERBUTTONDOWN:
                return self._button(event.instance_id, _BUTTONS.get(event.button, ""))
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event.instance_id, event.axis, event.value)
        return None

    def _plug_in(self, index: int) -> None:
        try:
            controller = Controller(index)
        except pygame.error:  # it has gone again, or may not be read
            return
        self._open[controller.as_joystick().get_instance_id()] = controller

    def _moved(self, instance: int, axis: int, value: int) -> PadButton | None:
        """A stick has left its middle: it counts once, until it is back."""
        before = self._pushed.get((instance, axis), "")
        if abs(value) < LET_GO_BELOW:
            self._pushed.pop((instance, axis), None)
        if abs(value) < PRESSED_FROM:
            return None
        now = _AXES.get(axis, ("", ""))[value > 0]
        self._pushed[instance, axis] = now
        return None if now == before else self._button(instance, now)

    def _button(self, instance: int, name: str) -> PadButton | None:
        controller = self._open.get(instance)
        return PadButton(name, _maker(controller)) if name and controller is not None else None


def _maker(controller: Controller) -> str:
    name = controller.name.lower()
    return next((maker for maker, words in _MAKERS.items() if any(w in name for w in words)), "")
