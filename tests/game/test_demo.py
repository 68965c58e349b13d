"""The demonstration: its looks are those asked for, in the pictures and in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import demo, showcase, tour
from game.cli.wishes import looks_of
from game.saves.preferences import Preferences
from game.stage.looks import BACKS, Indices, Looks, Table
from game.words.catalogue import speak, spoken

LOOKS = [
    *("--table", "dark", "--back", "walnut", "--indices", "french", "--language", "fr"),
    *("--large-indices", "--four-colours"),
]
LIKES = Preferences(
    language="fr",
    table="dark",
    back="walnut",
    indices="french",
    large_indices=True,
    four_colours=True,
)


@pytest.fixture(autouse=True)
def same_language() -> object:
    before = spoken()
    yield
    speak(before)


def asked_for(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> Preferences:
    """What the tour is told when pictures are asked for."""
    told: list[Preferences] = []

    def take(folder: Path, seed: int, size: tuple[int, int], likes: Preferences) -> list[Path]:
        assert (folder, seed, size) == (Path("there"), 7, (1280, 800))
        told.append(likes)
        return []

    monkeypatch.setattr(tour, "take_pictures", take)
    assert demo.run(["--pictures", "there", *arguments]) == 0
    return told[0]


def test_every_look_is_carried_to_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked_for(monkeypatch, LOOKS) == LIKES


def test_the_usual_look_is_that_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    likes = asked_for(monkeypatch, [])
    assert likes == Preferences(back=BACKS[0])
    assert looks_of(likes, "en") == Looks()
    assert looks_of(likes, "fr") == Looks(indices=Indices.FRENCH)


@pytest.mark.parametrize("wrong", [["--table", "green"], ["--back", "x"], ["--indices", "greek"]])
def test_a_look_there_is_not_gets_a_sentence(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        demo.run(wrong)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert wrong[0] in told
    assert wrong[1] in told
    assert "choose from" in told


def test_the_window_looks_as_its_house_likes() -> None:
    house = showcase.Showcase(7, likes=LIKES)
    keeper = showcase.Dressed(house)
    assert keeper.looks() == Looks(Table.DARK, "walnut", Indices.FRENCH, True, True)
    house.prefer(Preferences(table="contrast"))
    assert keeper.looks().table is Table.CONTRAST
