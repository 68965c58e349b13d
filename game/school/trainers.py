"""The page of each trainer of a game, and the best that came of it as a page lists it."""

from __future__ import annotations

from game.pages.page import Page
from game.saves.progress import Trained
from game.school.ending import EndingTrainer
from game.school.ending_page import EndingPage
from game.school.guess import GuessTrainer
from game.school.guess_page import GuessPage
from game.school.trainer_drawn import pace
from game.school.trainer_house import TrainingHouse
from game.school.trainer_page import TrainerPage
from game.school.training import trainer_of
from game.words.catalogue import say


def open_trainer(house: TrainingHouse, game: str, name: str) -> Page:
    """The page of one. KeyError for a name that is none's."""
    trainer = trainer_of(game, name)
    if isinstance(trainer, GuessTrainer):
        return GuessPage(house, game, name, trainer)
    if isinstance(trainer, EndingTrainer):
        return EndingPage(house, game, name, trainer)
    return TrainerPage(house, game, name)


def short_best(game: str, name: str, trained: Trained) -> str:
    """The best that came of one, in few words."""
    trainer = trainer_of(game, name)
    if isinstance(trainer, EndingTrainer):
        return say("trainers.best.row", number=trained.right)
    if isinstance(trainer, GuessTrainer):
        return say("trainers.best.percent", value=trained.right)
    return say("learn.pace", pace=pace(trained))
