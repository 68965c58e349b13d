"""Reading a hand and the last tricks in the window, their cards made by an engine's process."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import PIQUET
from game.pages.page import DEAF_SECONDS
from game.pages.scene import Scene
from game.saves.settings import load
from game.school.ending_page import EndingPage
from game.school.guess_page import GuessPage
from game.stage.intents import CloseAsked, Intent, Key
from game.stage.picture import Picture
from tests.game.hand import Manner, Person, click
from tests.game.saves_table import noon
from tests.game.windowed import Visitor, visit


class Trainee(Visitor):
    """A visitor who reads one hand as it is, or plays one position to its end, and leaves."""

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        match scene:
            case GuessPage():
                return self._read(scene, picture)
            case EndingPage():
                return self._play(scene, picture)
        return super().step(scene, picture)

    def _read(self, page: GuessPage, picture: Picture) -> tuple[Intent, ...]:
        if page.age < DEAF_SECONDS or page.waiting:
            return ()
        if page.guess is None:
            return self._go(picture)
        if page.guess.told:
            self.done["told"] += 1
            return (CloseAsked(),)
        if self.done["marked"] == 0:
            self.done["marked"] += 1
            card = page.guess.task.unseen[0]
            return (Key("right"), Key("up")) if self._keys else click(picture, f"card:{card}")
        self.done["said"] += page.guess.held
        return self._go(picture)

    def _play(self, page: EndingPage, picture: Picture) -> tuple[Intent, ...]:
        if page.age < DEAF_SECONDS or page.waiting or page.moving:
            return ()
        ending = page.ending
        if ending is None:
            return self._go(picture)
        if page.done:
            self.done["over"] += 1
            return (CloseAsked(),)
        if not page.asked:
            return ()
        card = min(card for card in ending.now.allowed if not ending.now.lost(card))
        self.done["card"] += 1
        at = str(ending.now.mine.index(card) + 1)
        return (Key(at),) if self._keys else click(picture, f"card:{card}")

    @property
    def _keys(self) -> bool:
        return self.person.manner is Manner.KEYS

    def _go(self, picture: Picture) -> tuple[Intent, ...]:
        return (Key("enter"),) if self._keys else click(picture, "go")


@pytest.mark.parametrize("manner", [Manner.KEYS, Manner.MOUSE])
def test_a_hand_is_read_in_the_window(
    manner: Manner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    way = {"Title": ("learn",), "LearnPage": ("trainer:reading",)}
    visitor = Trainee(Person(manner, 5), way)
    visit(visitor, tmp_path / "home", monkeypatch, guided=True)
    assert (visitor.done["told"], visitor.done["said"]) == (1, 1)


@pytest.mark.parametrize("manner", [Manner.KEYS, Manner.MOUSE])
def test_the_last_tricks_are_played_in_the_window_and_the_row_is_kept(
    manner: Manner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    way = {"Title": ("learn",), "LearnPage": ("trainer:tricks",)}
    visitor = Trainee(Person(manner, 5), way)
    visit(visitor, home, monkeypatch, guided=True)
    assert visitor.done["over"] == 1
    best = load(home, noon())[0].trained(PIQUET, "tricks")
    assert best is not None
    assert best.right == 1
