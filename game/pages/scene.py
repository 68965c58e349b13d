"""What a scene is: it makes pictures, obeys intents, and returns where to go as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec import Struct

from game.games import PIQUET
from game.stage.basics import Room
from game.stage.intents import Intent
from game.stage.picture import Picture
from game.words.catalogue import say

if TYPE_CHECKING:
    from game.pages.lists import ListWindow


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

    # -- what most scenes have no need to say

    game: str = PIQUET
    """The game it tells of, whose terms and keys are meant."""
    window: ListWindow | None = None
    """What is seen of its list."""
    lies_over: bool = False
    """Whether the table below is seen around it, in half the light, no word or face of it shown."""
    takes_any_key: bool = False
    """Whether keys come as they are, and not by what they mean at a table."""

    @property
    def calm(self) -> bool:
        """Whether what moves is so slow that `changed` tells of each of its steps."""
        return False

    @property
    def writes(self) -> bool:
        """Whether letters are written here, or waited for: no key means anything else then."""
        return False

    @property
    def wants_button(self) -> bool:
        """Whether it waits for a button of a controller, whatever that means."""
        return False

    def covered(self) -> None:
        """Time passes while another scene lies above: called as often as `tick` would be."""
        return

    def hear(self, key: str) -> str:  # noqa: ARG002 - a table knows it
        """What the key of something to be told tells."""
        return say("hear.nothing")


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
