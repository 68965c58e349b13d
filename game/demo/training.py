"""A trainer in pictures: before it, a hand asked of, a wrong reply, and what it came to."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import TICK
from game.games import PIQUET
from game.saves.trained import Trained
from game.school.drill import Drill
from game.school.trainer_page import TrainerPage
from game.stage.intents import Key

_NAME = "counting"
_SLIP = 2
"""The hand of which something wrong is said."""


def show_training(album: Album, house: Showcase) -> None:
    """A set of hands, one of them counted wrongly."""
    house.train(PIQUET, _NAME, Trained(8, 61))
    page = TrainerPage(house, PIQUET, _NAME)
    album.take("trainer-first", page)
    _press(page, "enter")
    while not _at(page).over:
        drill = _at(page)
        if (drill.at, drill.asked) == (0, 0):
            album.take("trainer", page)
        right = next(each for each in drill.question.replies if each.code == drill.question.right)
        other = next(each for each in drill.question.replies if each is not right)
        slips = drill.at == _SLIP and not drill.slipped
        _press(page, (other if slips else right).digit)
        if slips:
            album.take("trainer-wrong", page)
            _press(page, "enter")
    album.take("trainer-over", page)
    house.trainers.clear()


def _press(page: TrainerPage, key: str) -> None:
    """Some seconds later, a key."""
    for _ in range(20):
        page.tick(TICK)
    page.on_intent(Key(key))


def _at(page: TrainerPage) -> Drill:
    if page.drill is None:
        raise LookupError("the trainer was not begun")
    return page.drill
