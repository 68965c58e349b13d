"""What a person wants, as plain data: the window makes intents of its events, scenes obey them.

Places are units of the picture; `at` is what lies there in the picture that is seen: the stack of
scenes adds it on the way. A touch is a press like any other. Key names are lower case:
"enter", "space", "escape", "left", "right", "up", "down", "tab", "backspace", "delete", "home",
"end", "pageup", "pagedown", "f1" … "f12", and otherwise the character on the key: "s", "1", "?".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.stage.picture import Touch


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved without a button held."""

    x: float
    y: float
    at: Touch | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """The main button or a finger went down."""

    x: float
    y: float
    at: Touch | None = None


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moves with the button held, after having left the place of the press."""

    x: float
    y: float
    at: Touch | None = None


@dataclass(frozen=True, slots=True)
class Release:
    """The main button or the finger went up; without a Drag before it this ends a click."""

    x: float
    y: float
    at: Touch | None = None


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down. Ctrl is Command on a Mac."""

    name: str
    shift: bool = False
    ctrl: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters typed, as for a name; their keys arrive as `Key` too."""

    text: str


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel turned: above 0 is towards the top of the page."""

    dy: float


@dataclass(frozen=True, slots=True)
class CloseAsked:
    """The window is asked to close."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The room has changed: the next picture gets the new one."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window has the keyboard now."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """This window has the keyboard again."""


@dataclass(frozen=True, slots=True)
class OutOfSight:
    """The window was minimised or hidden; whoever looks when it comes back may be another."""


Pointed: TypeAlias = Hover | Press | Drag | Release
"""What is done with the pointer at a place."""

Intent: TypeAlias = (
    Hover
    | Press
    | Drag
    | Release
    | Key
    | TextTyped
    | Scroll
    | CloseAsked
    | Resized
    | FocusLost
    | FocusGained
    | OutOfSight
)
