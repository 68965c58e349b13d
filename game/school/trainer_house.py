"""What trainers need of the program around them."""

from __future__ import annotations

from typing import Protocol

from game.players.exercises import ExerciseSource
from game.preferences import Preferences
from game.saves.progress import Trained


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
