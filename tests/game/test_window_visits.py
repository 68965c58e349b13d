"""Visits through the window, the loop, the painter and an engine, from the title on and out again.

A whole partie with the keyboard alone, two people who leave in the middle, one deal by the mouse
alone and one by keys, and each kind of trainer; what is stored is there when the program is started
again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import PIQUET
from game.pages.page import DEAF_SECONDS
from game.pages.scene import Scene
from game.saves.settings import load
from game.school.ending_page import EndingPage
from game.school.guess_page import GuessPage
from game.school.trainer_page import TrainerPage
from game.stage.intents import CloseAsked, Intent, Key
from game.stage.picture import Picture
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.settlement import counted
from tests.game.hand import Manner, Person, click
from tests.game.saves_table import noon
from tests.game.windowed import Visitor, visit

WAY = {
    "Title": ("new", "quit"),
    "SettlementScene": ("cards", "title"),
    "ScoreCards": ("back",),
}
GAME = PRESETS[Preset.FOUR_DEALS]
MOST_OF_A_PARTIE = 3 * 12
"""Cards: the last deal may be conceded, which depends on what was done while the other thought."""


def test_a_partie_with_the_keyboard_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    visitor = Visitor(Person(Manner.KEYS, 2), WAY)
    visit(visitor, home, monkeypatch, options=GAME)
    assert visitor.done["play"] + visitor.done["Play"] >= MOST_OF_A_PARTIE  # or by a hint's button
    assert visitor.done["DealSheet next"] >= 3
    assert len(visitor.engines) == 1
    assert visitor.session is not None
    last = visitor.session.state
    settlement = last.settlement
    assert settlement is not None
    way = {"Title": ("cards", "quit"), "ScoreCards": ("back",)}
    again = Visitor(Person(Manner.MOUSE), way)
    visit(again, home, monkeypatch)
    told = again.told["ScoreCards"].split("\n")
    assert told == visitor.told["ScoreCards"].split("\n")
    results = counted(last.results, last.options)
    for player, total in enumerate(settlement.totals):
        assert str(total) in told, f"{total} is missing in {told}"
        assert total == sum(result[player] for result in results)
        for result in results:
            assert str(result[player]) in told
    assert any(str(settlement.points) in words.split() for words in told)


class Brief(Visitor):
    """A visitor who goes on by keys once a card lies put out, and leaves when one was played."""

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if self.done["put out"]:
            self.person.manner = Manner.KEYS
        return (CloseAsked(),) if self.done["play"] else super().step(scene, picture)


def test_the_first_moves_by_mouse_and_by_keys_at_a_table_of_which_one_sees_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Brief(Person(Manner.MOUSE, 1, whims=0), {"Title": ("new",)})
    visit(visitor, tmp_path / "home", monkeypatch, large=True)
    assert visitor.done["seek"] >= 1
    assert visitor.done["play"] == 1


def test_two_people_leave_in_the_middle_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    way = {"Title": ("two",), "Names": ("start",)}
    first = Visitor(Person(Manner.MOUSE, 3), way, names=("Anne", "Zoë"), most=1)
    visit(first, home, monkeypatch)
    assert first.done["show"] > 20
    assert first.engines == set()
    again = Visitor(Person(Manner.KEYS, 4), {"Title": ("continue",)}, most=2)
    visit(again, home, monkeypatch)
    assert "Anne" in again.told["Title"]
    assert "Zoë" in again.told["Title"]
    assert first.session is not None
    assert again.session is not None
    assert again.session.replayed == first.session.count
    assert again.session.state.results[0] == first.session.state.results[0]


class Trainee(Visitor):
    """A visitor who counts a set, reads a hand, or plays a position to its end, and leaves."""

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if not isinstance(scene, TrainerPage | GuessPage | EndingPage):
            return super().step(scene, picture)
        if scene.age < DEAF_SECONDS:
            return ()
        match scene:
            case TrainerPage():
                return self._count(scene, picture)
            case GuessPage():
                return self._read(scene, picture)
            case EndingPage():
                return self._play(scene, picture)

    def _count(self, page: TrainerPage, picture: Picture) -> tuple[Intent, ...]:
        """As it is right, but for the third hand."""
        drill = page.drill
        if drill is not None and drill.over:
            self.done["over"] += 1
            return (CloseAsked(),)
        if drill is None or drill.wrong:
            return self._go(picture)
        slips = drill.at == 2 and not drill.slipped
        right = drill.question.right
        given = next(e for e in drill.question.replies if (e.code != right) is slips)
        self.done["slip" if slips else "right"] += 1
        return (Key(given.digit),) if self._keys else click(picture, f"reply:{given.code}")

    def _read(self, page: GuessPage, picture: Picture) -> tuple[Intent, ...]:
        if page.waiting:
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
        if page.waiting or page.moving:
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


@pytest.mark.parametrize(
    ("trainer", "manner"),
    [("counting", Manner.KEYS), ("reading", Manner.MOUSE), ("tricks", Manner.KEYS)],
)
def test_a_trainer_is_gone_through_and_its_best_is_kept(
    trainer: str, manner: Manner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    way = {"Title": ("learn",), "LearnPage": (f"trainer:{trainer}",)}
    visitor = Trainee(Person(manner, 5), way)
    visit(visitor, home, monkeypatch, guided=True)
    if trainer == "reading":
        assert (visitor.done["told"], visitor.done["said"]) == (1, 1)
        return
    assert visitor.done["over"] == 1
    best = load(home, noon())[0].trained(PIQUET, trainer)
    assert best is not None
    if trainer == "tricks":
        assert best.right == 1
        return
    assert visitor.done["slip"] == 1
    assert best.right == 9
    assert 1 <= best.tenths < 600  # the loop's clock, which the visitor turns by hand
