"""A sixth language is a folder of catalogues and nothing else: here one that nobody speaks.

It has three forms of a plural and long words; its folder is made of the English one.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.demo.house import Showcase
from game.games import GAMES, PIQUET
from game.pages.help.book import Help
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import row_of
from game.pages.start.title import Title
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.saves.settings import data_of_preferences, take_preferences
from game.words import catalogue, files, languages
from game.words.catalogue import say, say_of, speak
from game.words.choice import language_trouble, system_language, told_language
from game.words.terms import date_words, listed, number
from rules.piquet.options import Options
from tests.game.houses import OpenHouse
from tests.game.pilot import Pilot

HEAD = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);\\n"
"""
ITSELF = """
msgid "name"
msgstr "Lungatica"

msgid "english"
msgstr "longish"

msgid "courts"
msgstr "Ro Da Va"
"""
OWN = """
msgid "settings.tab.table"
msgstr "Taabla"

msgid "date"
msgstr "den {day} {month} {year}"

msgid "month.3"
msgstr "marst"

#, fuzzy
msgid "month.4"
msgstr "Aprilis"
"""
PIQUET_TOO = HEAD + '\nmsgid "feat.repique"\nmsgstr "Repikesten"\n'


def forget() -> None:
    """What was read of the catalogues is read anew."""
    for read in (files.codes, files.catalogue, languages.language):
        read.cache_clear()
    catalogue.sentence.cache_clear()
    catalogue.whole.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Its folder, with a few general sentences; it has nothing of Piquet."""
    shutil.copytree(files.LOCALE, tmp_path, dirs_exist_ok=True)
    made = tmp_path / "xx"
    made.mkdir()
    (made / "general.po").write_text(HEAD + OWN, encoding="utf-8")
    (made / "language.po").write_text(HEAD + ITSELF, encoding="utf-8")
    monkeypatch.setattr(files, "LOCALE", tmp_path)
    forget()
    yield made
    monkeypatch.undo()
    forget()


def lengthened(english: str) -> str:
    """An English catalogue with long words, and a third form of each plural."""

    def words(line: re.Match[str]) -> str:
        return re.sub(r"(?<![{\w])(?!msgstr)[a-z]{4,}(?![}\w])", r"\g<0>esten", line[0])

    said = re.sub(r'(?m)^msgstr(\[\d\])? ".*"\n(".*"\n)*', words, english.split("\n\n", 1)[1])
    third = r'\g<0>msgstr[2] \1"i"\n'
    return HEAD + "\n" + re.sub(r'(?m)^msgstr\[1\] ((?:".*"\n)+)', third, said)


@pytest.fixture
def whole_folder(folder: Path) -> Path:
    """The same with all that English says."""
    for name in (files.GENERAL, *GAMES):
        english = (folder.parent / "en" / f"{name}.po").read_text("utf-8")
        (folder / f"{name}.po").write_text(lengthened(english), encoding="utf-8")
    forget()
    return folder


@pytest.mark.usefixtures("folder")
def test_half_made_it_is_not_offered() -> None:
    assert "Lungatica" not in Pilot(SettingsPage(OpenHouse(), "window"), 1280, 800).words
    assert system_language({"LANG": "xx_FI.UTF-8"}) == "en"


@pytest.mark.usefixtures("whole_folder")
def test_whole_it_is_offered_and_spoken_at_once_with_three_forms_of_a_plural() -> None:
    house = OpenHouse()
    pilot = Pilot(SettingsPage(house, "window"), 1280, 800)
    while house.likes.language != "xx":
        pilot.click("more:language")
    assert "Lungatica" in pilot.words
    assert system_language({"LANG": "xx_FI.UTF-8"}) == "xx"
    assert system_language({"LANG": "Longish_Finland.1252"}) == "xx"
    speak(house.likes.language)
    assert "Table and cardsesten" in Pilot(SettingsPage(house), 1280, 800).words
    found = files.catalogue("xx", files.GENERAL)
    assert len({found.ngettext("points", "points", n) for n in (1, 3, 5)}) == 3


@pytest.mark.usefixtures("whole_folder")
def test_title_help_and_table_are_drawn_in_it() -> None:
    speak("xx")
    house = Showcase(7, watched=False)
    for scene in (Title(house), Help(Options()), house.table()):
        pilot = Pilot(scene, 1024, 640)
        pilot.wait(8)
        assert "esten" in pilot.text


@pytest.mark.usefixtures("folder")
def test_what_it_does_not_say_of_itself_is_plain() -> None:
    speak("xx")
    assert number(3) == "3"
    assert date_words("2026-03-14") == "den 14 marst 2026"
    assert say("points", count=1, number=1) == "1 point"


@pytest.mark.usefixtures("folder")
def test_the_courts_have_its_letters_and_another_language_may_take_them() -> None:
    assert looks_of(Preferences(), "xx").courts == ("Ro", "Da", "Va")
    assert looks_of(Preferences(indices="longish"), "fr").courts == ("Ro", "Da", "Va")
    assert "longish" in row_of("indices").values


@pytest.mark.usefixtures("folder")
def test_the_file_keeps_what_was_chosen() -> None:
    likes = Preferences(language="xx", indices="longish")
    assert take_preferences(data_of_preferences(likes)) == (likes, ())


@pytest.mark.usefixtures("folder")
def test_the_environment_may_choose_it_before_it_is_whole() -> None:
    assert told_language({"PIQUET_LANGUAGE": "xx"}) == "xx"
    assert language_trouble({"PIQUET_LANGUAGE": "xx"}) == ""
    assert listed(files.codes(), "list.or") in language_trouble({"PIQUET_LANGUAGE": "la"})


def test_what_it_does_not_say_is_said_in_english_key_by_key(folder: Path) -> None:
    speak("xx")
    assert (say("month.3"), say("month.4"), say("month.5")) == ("marst", "April", "May")
    assert say_of(PIQUET, "feat.repique") == "Repique"
    (folder / "piquet.po").write_text(PIQUET_TOO, encoding="utf-8")
    forget()
    assert say_of(PIQUET, "feat.repique") == "Repikesten"
    assert say_of(PIQUET, "feat.capot") == "Capot"


@pytest.mark.parametrize("theirs", ["{antal} poäng", "{number:genitiv} poäng", "{", "{0}"])
def test_a_sentence_that_cannot_be_filled_in_is_said_in_english(folder: Path, theirs: str) -> None:
    own = OWN.replace("den {day} {month} {year}", theirs)
    (folder / "general.po").write_text(HEAD + own, encoding="utf-8")
    speak("xx")
    assert date_words("2026-03-14") == "14 marst 2026"


def test_a_catalogue_that_is_changed_is_compiled_anew(folder: Path) -> None:
    speak("xx")
    assert say("month.3") == "marst"
    made = folder / "general.mo"
    os.utime(made, (2e9, 2e9))
    forget()
    (folder / "general.po").write_text(HEAD + OWN.replace("marst", "Lenz"), encoding="utf-8")
    assert say("month.3") == "marst"
    os.utime(made, (1e9, 1e9))
    forget()
    assert say("month.3") == "Lenz"
    assert made.stat().st_mtime > 1e9


def test_without_its_folder_there_is_none_of_it() -> None:
    assert "xx" not in files.codes()
    assert "longish" not in languages.courts()
    told = take_preferences({"language": "xx", "indices": "longish"})
    assert told == (Preferences(), ("language", "indices"))
