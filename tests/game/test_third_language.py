"""A third language is one folder of words and nothing else: here German, laid down for a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.words
from game.games import PIQUET
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import row_of
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.saves.preferences import data_of, take_preferences
from game.words import languages
from game.words.catalogue import say, say_of, speak
from game.words.choice import language_trouble, system_language, told_language
from game.words.dates import date_words
from game.words.terms import number
from tests.game.houses import OpenHouse
from tests.game.pilot import Pilot
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

pytestmark = pytest.mark.usefixtures("language_kept")

LANGUAGE = """
from game.words.language import Language, lowered

LANGUAGE = Language(
    name="Deutsch",
    english="german",
    culture="de-DE",
    courts=("K", "D", "B"),
    number_words=lambda value: f"Zahl {value}",
    is_plural=lambda count: count != 1,
    forms={"low": lowered},
)
"""
OWN = {
    '"settings.tab.table": "Table and cards"': '"settings.tab.table": "Tisch und Karten"',
    '"date": "{day} {month} {year}"': '"date": "{day}. {month} {year}"',
    '"month.3": "March"': '"month.3": "März"',
}
PIQUET_TOO = 'WORDS: dict[str, str] = {"feat.repique": "Repik"}\n'


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder: the English one with a few sentences of its own; it has nothing of Piquet."""
    folder = tmp_path / "de"
    folder.mkdir()
    for english in (Path(game.words.__file__).parent / "en").glob("*.py"):
        text = english.read_text(encoding="utf-8")
        for sentence, ours in OWN.items():
            text = text.replace(sentence, ours)
        if english.name != "numbers.py":
            (folder / english.name).write_text(text, encoding="utf-8")
    (folder / "language.py").write_text(LANGUAGE, encoding="utf-8")
    monkeypatch.setattr(game.words, "__path__", [*game.words.__path__, str(tmp_path)])
    yield folder
    languages.language.cache_clear()
    languages.sentences.cache_clear()
    for name in [name for name in sys.modules if name.startswith("game.words.de")]:
        del sys.modules[name]


@pytest.mark.usefixtures("german")
def test_the_page_of_settings_offers_it_and_it_is_spoken_at_once() -> None:
    house = OpenHouse()
    pilot = Pilot(SettingsPage(house, "window"), 1280, 800)
    assert {"Deutsch", "English", "Français"} <= set(pilot.words)
    pilot.click(f"set:language:{row_of('language').values.index('de')}")
    assert house.likes.language == "de"
    speak(house.likes.language)
    assert "Tisch und Karten" in Pilot(SettingsPage(house), 1280, 800).words


@pytest.mark.usefixtures("german")
def test_it_has_its_own_numbers_days_and_plural() -> None:
    speak("de")
    assert number(3) == "Zahl 3"
    assert date_words("2026-03-14") == "14. März 2026"
    assert say("points", count=1, number=1) == "1 point"


@pytest.mark.usefixtures("german")
def test_the_courts_have_its_letters_and_another_language_may_take_them() -> None:
    assert looks_of(Preferences(), "de").courts == ("K", "D", "B")
    assert looks_of(Preferences(indices="german"), "fr").courts == ("K", "D", "B")
    assert "K D B" in Pilot(SettingsPage(OpenHouse(), "table"), 1280, 800).words


@pytest.mark.usefixtures("german")
def test_the_file_keeps_what_was_chosen() -> None:
    likes = Preferences(language="de", indices="german")
    assert take_preferences(data_of(likes)) == (likes, ())


@pytest.mark.usefixtures("german")
def test_the_computer_and_the_environment_may_choose_it() -> None:
    assert system_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert system_language({"LANG": "German_Austria.1252"}) == "de"
    assert told_language({"PIQUET_LANGUAGE": "de"}) == "de"
    assert language_trouble({"PIQUET_LANGUAGE": "de"}) == ""
    assert "de, en or fr" in language_trouble({"PIQUET_LANGUAGE": "la"})


def test_what_a_game_does_not_say_in_it_is_said_in_english(german: Path) -> None:
    speak("de")
    assert say_of(PIQUET, "feat.repique") == "Repique"
    languages.sentences.cache_clear()
    (german / "piquet").mkdir()
    (german / "piquet" / "__init__.py").touch()
    (german / "piquet" / "celebrations.py").write_text(PIQUET_TOO, encoding="utf-8")
    assert say_of(PIQUET, "feat.repique") == "Repik"


def test_without_the_folder_there_is_none_of_it() -> None:
    assert languages.codes() == ("en", "fr")
    assert list(languages.courts()) == ["english", "french"]
    told = take_preferences({"language": "de", "indices": "german"})
    assert told == (Preferences(), ("language", "indices"))
