"""What the computer offers, and how the window is now, for the page of settings."""

from __future__ import annotations

from msgspec import Struct

from game.stage.looks import Screen


class Surroundings(Struct, frozen=True):
    """Whether there is a device for sound, a voice that can speak, and what the window is like."""

    sound: bool = True
    voice: bool = True
    screen: Screen | None = None  # None where there is no window
