"""A third language is a line, a module and catalogues: here Swedish, laid down for a test."""

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
from game.words.terms import date_words, listed, number
from tests.game.houses import OpenHouse
from tests.game.pilot import Pilot

LANGUAGE = Language(
    name="Svenska",
    english="swedish",
    culture="sv-SE",
    courts=("K", "D", "Kn"),
    number_words=lambda value: f"tal {value}",
    forms={"low": lowered},
)
OWN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "settings.tab.table"
msgstr "Bord och kort"

msgid "date"
msgstr "den {day} {month} {year}"

msgid "month.3"
msgstr "mars"

#, fuzzy
msgid "month.4"
msgstr "Aprilis"
"""
PIQUET_TOO = OWN.replace("month.3", "feat.repique").replace("mars", "Repik")


@pytest.fixture
def swedish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder: a catalogue with a few general sentences; it has nothing of Piquet."""
    shutil.copytree(catalogue.LOCALE, tmp_path, dirs_exist_ok=True)
    folder = tmp_path / "sv"
    folder.mkdir()
    (folder / "general.po").write_text(OWN, encoding="utf-8")
    module = ModuleType("swedish")
    module.__dict__["LANGUAGE"] = LANGUAGE
    monkeypatch.setitem(sys.modules, "swedish", module)
    monkeypatch.setitem(languages.LANGUAGES, "sv", "swedish")
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    catalogue.whole.cache_clear()
    yield folder
    languages.language.cache_clear()
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()


def test_half_made_it_is_not_offered_and_whole_it_is_and_spoken_at_once(swedish: Path) -> None:
    house = OpenHouse()
    assert "Svenska" not in Pilot(SettingsPage(house, "window"), 1280, 800).words
    for english in (swedish.parent / "en").glob("*.po"):
        text = english.read_text("utf-8").replace("Table and cards", "Bord och kort")
        (swedish / english.name).write_text(text, encoding="utf-8")
    catalogue.whole.cache_clear()
    pilot = Pilot(SettingsPage(house, "window"), 1280, 800)
    while house.likes.language != "sv":
        pilot.click("more:language")
    assert "Svenska" in pilot.words
    speak(house.likes.language)
    assert "Bord och kort" in Pilot(SettingsPage(house), 1280, 800).words


@pytest.mark.usefixtures("swedish")
def test_it_has_its_own_numbers_days_and_plural() -> None:
    speak("sv")
    assert number(3) == "tal 3"
    assert date_words("2026-03-14") == "den 14 mars 2026"
    assert say("points", count=1, number=1) == "1 point"


@pytest.mark.usefixtures("swedish")
def test_the_courts_have_its_letters_and_another_language_may_take_them() -> None:
    assert looks_of(Preferences(), "sv").courts == ("K", "D", "Kn")
    assert looks_of(Preferences(indices="swedish"), "fr").courts == ("K", "D", "Kn")
    assert "swedish" in row_of("indices").values


@pytest.mark.usefixtures("swedish")
def test_the_file_keeps_what_was_chosen() -> None:
    likes = Preferences(language="sv", indices="swedish")
    assert take_preferences(data_of_preferences(likes)) == (likes, ())


@pytest.mark.usefixtures("swedish")
def test_the_environment_may_choose_it_and_the_computer_once_it_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert system_language({"LANG": "sv_FI.UTF-8"}) == "en"
    monkeypatch.setattr("game.words.choice.whole", languages.codes)
    assert system_language({"LANG": "sv_FI.UTF-8"}) == "sv"
    assert system_language({"LANG": "Swedish_Finland.1252"}) == "sv"
    assert told_language({"PIQUET_LANGUAGE": "sv"}) == "sv"
    assert language_trouble({"PIQUET_LANGUAGE": "sv"}) == ""
    assert listed(languages.codes(), "list.or") in language_trouble({"PIQUET_LANGUAGE": "la"})


def test_what_it_does_not_say_is_said_in_english_key_by_key(swedish: Path) -> None:
    speak("sv")
    assert (say("month.3"), say("month.4"), say("month.5")) == ("mars", "April", "May")
    assert say_of(PIQUET, "feat.repique") == "Repique"
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()
    (swedish / "piquet.po").write_text(PIQUET_TOO, encoding="utf-8")
    assert say_of(PIQUET, "feat.repique") == "Repik"
    assert say_of(PIQUET, "feat.capot") == "Capot"


@pytest.mark.parametrize("theirs", ["{antal} poäng", "{number:genitiv} poäng", "{", "{0}"])
def test_a_sentence_that_cannot_be_filled_in_is_said_in_english(swedish: Path, theirs: str) -> None:
    (swedish / "general.po").write_text(OWN.replace("den {day} {month} {year}", theirs), "utf-8")
    speak("sv")
    assert date_words("2026-03-14") == "14 mars 2026"


def test_a_catalogue_that_is_changed_is_compiled_anew(swedish: Path) -> None:
    speak("sv")
    assert say("month.3") == "mars"
    made = swedish / "general.mo"
    os.utime(made, (2e9, 2e9))
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()
    (swedish / "general.po").write_text(OWN.replace("mars", "vårmånad"), encoding="utf-8")
    assert say("month.3") == "mars"
    os.utime(made, (1e9, 1e9))
    catalogue.catalogue.cache_clear()
    catalogue.sentence.cache_clear()
    assert say("month.3") == "vårmånad"
    assert made.stat().st_mtime > 1e9


def test_without_its_line_there_is_none_of_it() -> None:
    assert "sv" not in languages.codes()
    assert "swedish" not in languages.courts()
    told = take_preferences({"language": "sv", "indices": "swedish"})
    assert told == (Preferences(), ("language", "indices"))
