"""What a person wants, as plain data: the window makes intents of its events, scenes obey them.

Places are units of the picture; `at` is what lies there in the picture that is seen: the stack of
scenes adds it on the way. A touch is a press like any other. Key names are lower case:
"enter", "space", "escape", "left", "right", "up", "down", "tab", "backspace", "delete", "home",
"end", "pageup", "pagedown", "f1" … "f12", and otherwise the character on the key: "s", "1", "?".
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from game.stage.picture import Touch


class Hover(Struct, frozen=True):
    """The pointer moved without a button held."""

    x: float
    y: float
    at: Touch | None = None


class Press(Struct, frozen=True):
    """The main button or a finger went down; or it is `meant` so, by a screen reader."""

    x: float
    y: float
    at: Touch | None = None
    meant: bool = False


class Drag(Struct, frozen=True):
    """The pointer moves with the button held, after having left the place of the press."""

    x: float
    y: float
    at: Touch | None = None


class Release(Struct, frozen=True):
    """The main button or the finger went up; without a Drag before it this ends a click."""

    x: float
    y: float
    at: Touch | None = None


class Activate(Struct, frozen=True):
    """A screen reader does what something is there for; the place is where it would be pressed."""

    x: float
    y: float
    at: Touch


class Focus(Struct, frozen=True):
    """A screen reader points at something, as the keys would."""

    at: Touch


class Key(Struct, frozen=True):
    """A key went down. Ctrl is Command on a Mac."""

    name: str
    shift: bool = False
    ctrl: bool = False


class PadButton(Struct, frozen=True):
    """A button of a game controller went down, or a stick was pushed to a side.

    By their places: "a" the lowest of four, "b", "x", "y"; "l1" … "r3", "back", "start"; "left",
    "right", "up", "down"; "pageup", "pagedown". What stands on it the `maker` decides.
    """

    name: str
    maker: str = ""


class TextTyped(Struct, frozen=True):
    """Characters typed, as for a name; their keys arrive as `Key` too."""

    text: str


class Scroll(Struct, frozen=True):
    """The wheel turned: above 0 is towards the top of the page."""

    dy: float


class CloseAsked(Struct, frozen=True):
    """The window is asked to close."""


class Resized(Struct, frozen=True):
    """The room has changed: the next picture gets the new one."""


class FocusLost(Struct, frozen=True):
    """Another window has the keyboard now."""


class FocusGained(Struct, frozen=True):
    """This window has the keyboard again."""


class OutOfSight(Struct, frozen=True):
    """The window was minimised or hidden; whoever looks when it comes back may be another."""


Pointed: TypeAlias = Hover | Press | Drag | Release
"""What is done with the pointer at a place."""

Intent: TypeAlias = (
    Hover
    | Press
    | Drag
    | Release
    | Activate
    | Focus
    | Key
    | PadButton
    | TextTyped
    | Scroll
    | CloseAsked
    | Resized
    | FocusLost
    | FocusGained
    | OutOfSight
)
