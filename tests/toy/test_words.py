"""A game that lives elsewhere brings its own words and preferences; the others see none of them."""

from __future__ import annotations

import json
from gettext import NullTranslations
from pathlib import Path

import pytest

from game.games import GAMES, PIQUET
from game.pages.settings.page import SettingsPage
from game.saves.settings import Settings, load, store
from game.words.catalogue import say, say_of, sentence, speak
from game.words.files import catalogue
from game.words.terms import player_name
from tests.game.houses import OpenHouse
from tests.game.pilot import Pilot
from tests.game.saves_table import noon
from tests.toy import NAME
from tests.toy.preferences import DICE_RATTLE


def test_a_game_says_its_own_sentences_and_the_general_ones() -> None:
    assert say_of(NAME, "level.dice") == "Dice"
    assert say_of(NAME, "list.and", first="a", last="b") == say("list.and", first="a", last="b")
    speak("fr")
    assert say_of(NAME, "level.dice") == "Le dé"


def test_nobody_else_says_them() -> None:
    for say_else in (say, lambda key: say_of(PIQUET, key)):
        with pytest.raises(KeyError):
            say_else("level.dice")
    with pytest.raises(KeyError):
        say_of(NAME, "say.point")


def test_they_are_set_as_their_language_is() -> None:
    speak("fr")
    said = say_of(NAME, "settings.dice_rattle.help")
    assert said == "Les dés s’entendent-ils avant chaque donne\u00a0?"


def test_a_stored_level_is_called_as_it_is_now() -> None:
    assert player_name("Le dé", "dice", NAME) == "Dice"
    assert player_name("Le dé", "dice", PIQUET) == "Le dé"


def test_a_level_that_is_called_as_it_was_needs_no_other_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All words of one are a tenth of what the program reads at its start."""
    sentence.cache_clear()
    asked: list[str] = []

    def noted(code: str, game: str) -> NullTranslations:
        asked.append(code)
        return catalogue(code, game)

    monkeypatch.setattr("game.words.catalogue.catalogue", noted)
    assert player_name("Dice", "dice", NAME) == "Dice"
    assert set(asked) == {"en"}


def test_what_it_lets_one_like_is_chosen_on_the_page_and_kept_in_the_file(tmp_path: Path) -> None:
    house = OpenHouse()
    pilot = Pilot(SettingsPage(house, "sound", NAME), 1280, 800)
    assert "Rattle the dice" in pilot.words
    pilot.click("set:dice_rattle:1")
    assert house.likes.value(DICE_RATTLE)
    store(tmp_path, Settings(preferences=house.likes))
    names = list(json.loads((tmp_path / "settings.json").read_text(encoding="utf-8")))
    assert names.index("dice_rattle") == names.index("bells") + 1
    assert load(tmp_path, noon())[0].preferences == house.likes


def test_without_the_game_the_entry_is_kept_as_that_of_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    liked = OpenHouse().likes.having(DICE_RATTLE, True)
    store(tmp_path, Settings(preferences=liked))
    with monkeypatch.context() as without:
        rest = {name: where for name, where in GAMES.items() if name != NAME}
        without.setattr("game.preferences.GAMES", rest)
        found, _ = load(tmp_path, noon())
        assert found.others == {"dice_rattle": True}
        store(tmp_path, found)
    assert load(tmp_path, noon())[0].preferences == liked
