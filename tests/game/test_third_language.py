"""A third language is a line, a module and catalogues: here German, laid down for a test."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from game.games import PIQUET
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import row_of
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.saves.settings import data_of_preferences, take_preferences
from game.words import catalogue, languages
from game.words.catalogue import say, say_of, speak
from game.words.choice import language_trouble, system_language, told_language
from game.words.languages import Language, lowered
from game.words.terms import date_words, number
from tests.game.houses import OpenHouse
from tests.game.pilot import Pilot

LANGUAGE = Language(
    name="Deutsch",
    english="german",
    culture="de-DE",
    courts=("K", "D", "B"),
    number_words=lambda value: f"Zahl {value}",
    forms={"low": lowered},
)
OWN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "settings.tab.table"
msgstr "Tisch und Karten"

msgid "date"
msgstr "{day}. {month} {year}"

msgid "month.3"
msgstr "März"

#, fuzzy
msgid "month.4"
msgstr "Aprilis"
"""
PIQUET_TOO = OWN.replace("month.3", "feat.repique").replace("März", "Repik")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder: a catalogue with a few general sentences; it has nothing of Piquet."""
    shutil.copytree(catalogue.LOCALE, tmp_path, dirs_exist_ok=True)
    folder = tmp_path / "de"
    folder.mkdir()
    (folder / "general.po").write_text(OWN, encoding="utf-8")
    module = ModuleType("german")
    module.__dict__["LANGUAGE"] = LANGUAGE
    monkeypatch.setitem(sys.modules, "german", module)
    monkeypatch.setitem(languages.LANGUAGES, "de", "german")
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    catalogue.whole.cache_clear()
    yield folder
    languages.language.cache_clear()
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()


def test_half_made_it_is_not_offered_and_whole_it_is_and_spoken_at_once(german: Path) -> None:
    house = OpenHouse()
    assert "Deutsch" not in Pilot(SettingsPage(house, "window"), 1280, 800).words
    for english in (german.parent / "en").glob("*.po"):
        text = english.read_text("utf-8").replace("Table and cards", "Tisch und Karten")
        (german / english.name).write_text(text, encoding="utf-8")
    catalogue.whole.cache_clear()
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
    assert take_preferences(data_of_preferences(likes)) == (likes, ())


@pytest.mark.usefixtures("german")
def test_the_environment_may_choose_it_and_the_computer_once_it_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert system_language({"LANG": "de_AT.UTF-8"}) == "en"
    monkeypatch.setattr("game.words.choice.whole", languages.codes)
    assert system_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert system_language({"LANG": "German_Austria.1252"}) == "de"
    assert told_language({"PIQUET_LANGUAGE": "de"}) == "de"
    assert language_trouble({"PIQUET_LANGUAGE": "de"}) == ""
    assert "de, en or fr" in language_trouble({"PIQUET_LANGUAGE": "la"})


def test_what_it_does_not_say_is_said_in_english_key_by_key(german: Path) -> None:
    speak("de")
    assert (say("month.3"), say("month.4"), say("month.5")) == ("März", "April", "May")
    assert say_of(PIQUET, "feat.repique") == "Repique"
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()
    (german / "piquet.po").write_text(PIQUET_TOO, encoding="utf-8")
    assert say_of(PIQUET, "feat.repique") == "Repik"
    assert say_of(PIQUET, "feat.capot") == "Capot"


@pytest.mark.parametrize("theirs", ["{punkte} Punkte", "{number:akkusativ} Punkte", "{", "{0}"])
def test_a_sentence_that_cannot_be_filled_in_is_said_in_english(german: Path, theirs: str) -> None:
    (german / "general.po").write_text(OWN.replace("{day}. {month} {year}", theirs), "utf-8")
    speak("de")
    assert date_words("2026-03-14") == "14 März 2026"


def test_a_catalogue_that_is_changed_is_compiled_anew(german: Path) -> None:
    speak("de")
    assert say("month.3") == "März"
    made = german / "general.mo"
    os.utime(made, (2e9, 2e9))
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()
    (german / "general.po").write_text(OWN.replace("März", "Lenz"), encoding="utf-8")
    assert say("month.3") == "März"
    os.utime(made, (1e9, 1e9))
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()
    assert say("month.3") == "Lenz"
    assert made.stat().st_mtime > 1e9


def test_without_its_line_there_is_none_of_it() -> None:
    assert languages.codes() == ("en", "fr")
    assert list(languages.courts()) == ["english", "french"]
    told = take_preferences({"language": "de", "indices": "german"})
    assert told == (Preferences(), ("language", "indices"))
