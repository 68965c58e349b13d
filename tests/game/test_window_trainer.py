"""Quick counting in the window, from the title on, and what is remembered of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import PIQUET
from game.pages.page import DEAF_SECONDS
from game.pages.scene import Scene
from game.saves.settings import load
from game.school.trainer_page import TrainerPage
from game.stage.intents import CloseAsked, Intent, Key
from game.stage.picture import Picture
from tests.game.hand import Manner, Person, click
from tests.game.saves_table import noon
from tests.game.windowed import Visitor, visit


class Trainee(Visitor):
    """A visitor who counts what is asked, wrongly in the third hand, and leaves after a set."""

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if not isinstance(scene, TrainerPage):
            return super().step(scene, picture)
        if scene.age < DEAF_SECONDS:
            return ()
        keys, drill = self.person.manner is Manner.KEYS, scene.drill
        if drill is not None and drill.over:
            self.done["over"] += 1
            return (CloseAsked(),)
        if drill is None or drill.wrong:
            return (Key("enter"),) if keys else click(picture, "go")
        slips = drill.at == 2 and not drill.slipped
        right = drill.question.right
        given = next(e for e in drill.question.replies if (e.code != right) is slips)
        self.done["slip" if slips else "right"] += 1
        return (Key(given.digit),) if keys else click(picture, f"reply:{given.code}")


@pytest.mark.parametrize("manner", [Manner.KEYS, Manner.MOUSE])
def test_a_set_is_counted_in_the_window_and_its_result_is_kept(
    manner: Manner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    way = {"Title": ("learn",), "LearnPage": ("trainer:counting",)}
    visitor = Trainee(Person(manner, 5), way)
    visit(visitor, home, monkeypatch, guided=True)
    assert (visitor.done["slip"], visitor.done["over"]) == (1, 1)
    best = load(home, noon())[0].trained(PIQUET, "counting")
    assert best is not None
    assert best.right == 9
    assert 1 <= best.tenths < 600  # the loop's clock, which the visitor turns by hand
