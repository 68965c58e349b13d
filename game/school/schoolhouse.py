"""What the lessons need of the program around them."""

from __future__ import annotations

from typing import Protocol

from game.pages.scene import Scene
from game.players.exercises import ExerciseSource
from game.preferences import Preferences
from game.saves.progress import Learned, Trained
from game.stage.sounds import Sounds
from game.words.catalogue import say


class Schoolhouse(Protocol):
    """The rest of the program. Nothing here raises."""

    @property
    def sounds(self) -> Sounds:
        """What is heard."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def prefer(self, changed: Preferences, /) -> None:
        """What the player likes from now on."""

    def learned(self, game: str, lesson: str, /) -> Learned:
        """How far the player is in a lesson."""

    def learn(self, game: str, lesson: str, learned: Learned, /) -> None:
        """Remember how far he is."""

    def first_partie(self, game: str, /) -> Scene:
        """The table of the partie that runs, or of a first one with a coach."""

    def has_begun(self, game: str, /) -> bool:
        """Whether a partie of the game runs."""


def play_words(house: Schoolhouse, game: str) -> str:
    """What leads from the lessons to a partie."""
    return say("lesson.partie.on" if house.has_begun(game) else "lesson.partie")


class TrainingHouse(Protocol):
    """The rest of the program. Nothing here raises."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def trained(self, game: str, trainer: str, /) -> Trained | None:
        """The best that came of a trainer; None before the first set."""

    def train(self, game: str, trainer: str, trained: Trained, /) -> None:
        """Remember a better one."""

    def fresh_seed(self) -> int:
        """Where the chance of a new set comes from."""

    def exercises(self, game: str, /) -> ExerciseSource:
        """Who makes exercises; whoever asked closes it."""
