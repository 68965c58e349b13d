"""What a scene is: it makes pictures, obeys intents, and returns where to go as a value."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from msgspec import Struct

from game.stage.basics import Room
from game.stage.intents import Intent
from game.stage.picture import Picture


class Scene(Protocol):
    """One of the places of the program: title, table, sheet, a question above them."""

    @property
    def moving(self) -> bool:
        """Whether something moves, so that a picture is wanted every frame."""

    @property
    def changed(self) -> int:
        """Counts up whenever the next picture may differ from the last; the start does not matter.

        While nothing moves and this stays the same, nothing is painted.
        """

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now. Asking changes nothing that can be seen."""

    def on_intent(self, intent: Intent) -> Transition | None:
        """Obeys the player."""

    def tick(self, seconds: float) -> Transition | None:
        """Lets time pass; called many times a second also while nothing moves."""


class Push(Struct, frozen=True):
    """Go to a scene and come back when it pops."""

    scene: Scene


class Pop(Struct, frozen=True):
    """Back to the scene below. The lowest one popped ends the program."""


class Reset(Struct, frozen=True):
    """Leave all scenes for a new one."""

    scene: Scene


class Quit(Struct, frozen=True):
    """End the program."""


Transition: TypeAlias = Push | Pop | Reset | Quit
