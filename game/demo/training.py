"""The trainers in pictures: before each, what is asked, what was wrong, and what it came to."""

from __future__ import annotations

from typing import cast

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import TICK
from game.games import PIQUET
from game.pages.page import Page
from game.saves.progress import Trained
from game.school.drill import Drill
from game.school.ending import EndingTrainer
from game.school.ending_page import EndingPage
from game.school.trainer_page import TrainerPage
from game.school.trainers import open_trainer
from game.school.training import trainer_of
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


def show_reading(album: Album, house: Showcase) -> None:
    """A hand that is read: before it, some cards marked, and the truth."""
    house.train(PIQUET, "reading", Trained(58, 0))
    page = open_trainer(house, PIQUET, "reading")
    album.take("reading-first", page)
    _press(page, "enter")
    for key in ("right", "up", "right", "up", "right", "down", "right"):
        _press(page, key)
    album.take("reading", page)
    _press(page, "enter")
    _wait(page)
    album.take("reading-told", page)
    page.on_intent(Key("escape"))
    house.trainers.clear()


def show_endings(album: Album, house: Showcase) -> None:
    """The last six tricks: a card to be led, one that loses something, the end of the first."""
    page = EndingPage(house, PIQUET, "tricks", cast("EndingTrainer", trainer_of(PIQUET, "tricks")))
    album.take("tricks-first", page)
    _press(page, "enter")
    _wait(page)
    album.take("tricks", page)
    slipped = False
    while not page.done:
        _wait(page)
        ending = page.ending
        if ending is not None and ending.wrong is not None:
            album.take("tricks-wrong", page)
            _press(page, "enter")
        elif ending is not None and page.asked:
            now = ending.now
            some = [card for card in now.mine if card in now.allowed]
            bad = [card for card in some if now.lost(card) and not slipped]
            good = [card for card in some if not now.lost(card)]
            slipped = slipped or bool(bad)
            _press(page, str(now.mine.index((bad or good)[0]) + 1))
    album.take("tricks-over", page)
    page.on_intent(Key("escape"))
    house.trainers.clear()


def _press(page: Page, key: str) -> None:
    """Some time later, a key."""
    _wait(page)
    page.on_intent(Key(key))


def _wait(page: Page) -> None:
    for _ in range(20):
        page.tick(TICK)


def _at(page: TrainerPage) -> Drill:
    if page.drill is None:
        raise LookupError("the trainer was not begun")
    return page.drill
