"""What is chosen holds at once in the whole house, and at its next start."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.players.player import HUMAN, seated
from game.preferences import Preferences
from game.program.house import OurHouse
from game.saves import settings
from game.saves.notices import BookError, Notice
from game.stage.director import Motion
from game.stage.looks import BACKS, TableLook
from game.stage.picture import Text
from game.table.table import TableScene
from game.words.caps import cap_words, exchange_caps
from game.words.catalogue import say, speak, spoken
from tests.game.partie import USUAL


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    monkeypatch.delenv("PIQUET_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    opened = OurHouse()
    yield opened
    opened.close()
    speak("en")
    exchange_caps({})


def liked(house: OurHouse, **changes: object) -> None:
    house.prefer(replace(house.preferences(), **changes))


def test_another_language_is_spoken_at_once_and_at_the_next_start(
    house: OurHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    liked(house, language="fr")
    assert spoken() == "fr"
    assert house.wishes.looks().courts == ("R", "D", "V")
    house.close()
    speak("en")
    again = OurHouse()
    assert spoken() == "fr"
    liked(again, language="")
    assert spoken() == "en"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    liked(again, language="en")
    liked(again, language="")
    assert spoken() == "fr"
    again.close()


def test_the_variable_goes_before_the_stored_language(
    house: OurHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    liked(house, language="fr")
    house.close()
    monkeypatch.setenv("PIQUET_LANGUAGE", "en")
    speak("en")
    OurHouse().close()
    assert spoken() == "en"


def test_how_all_looks_follows_what_was_chosen(house: OurHouse) -> None:
    before = house.wishes.looks()
    assert house.wishes.looks() is before  # it is asked many times a second
    liked(house, table="burgundy", back="walnut", four_colours=True, scale=150, indices="english")
    looks = house.wishes.looks()
    assert (looks.table, looks.back, looks.scale) == (TableLook.BURGUNDY, "walnut", 150)
    liked(house, back="a back of a later version", scale=0)
    assert house.wishes.looks().back == BACKS[0]
    assert house.wishes.looks().scale is None


def test_the_motion_of_the_open_table_is_changed_with_it(house: OurHouse) -> None:
    table = house.new_partie(seated(("Anne", "Bertrand"), (HUMAN, HUMAN)))
    assert isinstance(table, TableScene)
    found = [table.board.director.motion]
    liked(house, motion="off")
    found.append(table.board.director.motion)
    assert found == [Motion.NORMAL, Motion.OFF]


def test_another_language_calls_the_players_at_an_open_table_by_its_own_words(
    house: OurHouse,
) -> None:
    liked(house, language="fr")
    table = house.new_partie(seated((say("you"), "Novice"), (HUMAN, "novice")))
    assert isinstance(table, TableScene)
    table.picture(USUAL)
    before = table.changed
    called = [table.names]
    liked(house, language="en")
    called.append(table.names)
    assert called == [("Vous", "Novice"), ("You", "Novice")]
    assert table.changed != before
    words = [item.words for item in table.picture(USUAL).items if isinstance(item, Text)]
    assert "Vous" not in words


def test_changed_keys_are_shown_at_once_and_at_the_next_start(house: OurHouse) -> None:
    liked(house, keys={"sort": "x"})
    assert cap_words("S") == "X"
    house.close()
    exchange_caps({})
    OurHouse().close()
    assert cap_words("S") == "X"


def test_all_is_stored_when_the_house_is_closed(house: OurHouse, tmp_path: Path) -> None:
    for scale in (100, 125, 150):
        liked(house, scale=scale)
    house.close()
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert kept["scale"] == 150
    again = OurHouse()
    again.close()
    assert again.preferences() == Preferences(scale=150)


def test_a_disk_that_refuses_is_told_once(house: OurHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(directory: Path, _: object) -> None:
        raise BookError(Notice("storage.settings.unstored", {"folder": str(directory)}))

    monkeypatch.setattr(settings, "store", refuse)
    liked(house, scale=150)
    liked(house, scale=175)
    house.close()
    sentence = say("storage.settings.unstored", folder=house.folder)
    assert house.take_notices() == (sentence,)
    assert house.preferences().scale == 175


def test_who_was_played_in_one_game_is_offered_in_another(house: OurHouse) -> None:
    house.wishes.remember(house.wishes.settings.with_opponent("bezique", "expert"))
    assert house.opponent("all-fours") == "expert"
