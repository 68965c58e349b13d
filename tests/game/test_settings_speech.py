"""Speech: what is new on the screen is said, by whatever program the system speaks with."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.pages.narrator import Narrator, Utterance, spoken
from game.pages.settings.page import SettingsPage
from game.pages.start.title import Title
from game.piquet.words import say
from game.program.house import OurHouse
from game.program.voice import SpeakingProgram, Voice, found_program
from game.stage.director import Motion
from game.stage.picture import Picture
from game.words.terms import card_name
from rules.piquet.pack import PACK
from tests import waiting
from tests.game.houses import OpenHouse
from tests.game.partie import at_table
from tests.game.pilot import Pilot
from tests.waiting import lines_of


def told(narrator: Narrator, picture: Picture) -> list[str]:
    return [each.words for each in narrator.see(picture)]


def test_a_page_is_told_by_its_heading_once() -> None:
    pilot = Pilot(Title(OpenHouse()))
    narrator = Narrator()
    assert told(narrator, pilot.picture) == ["Piquet. Learn to play. Enter"]
    assert told(narrator, pilot.picture) == []


def test_what_has_the_focus_is_told_and_heard_at_once() -> None:
    pilot = Pilot(Title(OpenHouse()))
    narrator = Narrator()
    list(narrator.see(pilot.picture))
    pilot.key("down")
    assert list(narrator.see(pilot.picture)) == [Utterance("Learn to play. Enter", urgent=True)]
    pilot.key("down")
    assert list(narrator.see(pilot.picture)) == [Utterance("Games, opponents…", urgent=True)]


def test_a_line_of_the_settings_is_told_with_the_value_that_holds() -> None:
    pilot = Pilot(SettingsPage(OpenHouse(), "pace"))
    narrator = Narrator()
    pilot.key("tab", "tab")
    (words,) = told(narrator, pilot.picture)[-1:]
    assert "Motion" in words
    assert "Normal" in words
    assert "Fast" not in words
    pilot.key("left")
    (words,) = told(narrator, pilot.picture)
    assert "Fast" in words
    assert "Normal" not in words


def test_the_table_is_told_by_what_is_to_be_done_what_is_said_and_the_card_pointed_at() -> None:
    table = at_table(3, motion=Motion.OFF)
    pilot, narrator = Pilot(table), Narrator()
    words: list[str] = []
    for key in ("enter", "enter", "enter", "right", "space", "enter", "enter"):
        words += told(narrator, pilot.picture)
        pilot.key(key)
        pilot.wait(2)
    words += told(narrator, pilot.picture)
    assert any(line.startswith(say("now.cut")[:12]) for line in words), words
    names = {card_name(each) for each in PACK}
    assert names & set(words), words


def test_signs_of_suits_are_said_by_their_names() -> None:
    assert spoken("Point of five in ♥ making 49") == "Point of five in hearts making 49"


# ---- the voice


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SpeakingProgram:
    """A program that writes down what it begins to say; a long story never ends."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    file = tmp_path / "speaker"
    file.write_text(
        f'#!/bin/sh\nwords=$(cat)\necho "$1 $words" >> {tmp_path}/heard\n'
        'case "$words" in *story*) exec sleep 100000;; esac\n'
    )
    file.chmod(0o755)
    return SpeakingProgram("speaker", lambda code: (code,))


@pytest.mark.parametrize(("system", "flags"), [("win32", 0x0800_0000), ("linux", 0), ("darwin", 0)])
def test_no_console_flashes_up_on_windows_when_something_is_said(
    system: str, flags: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    done = threading.Event()

    def start(_command: object, *, creationflags: int, **_: object) -> object:
        started.append(creationflags)
        done.set()
        raise OSError

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(subprocess, "Popen", start)
    voice = Voice(SpeakingProgram("speaker", lambda code: (code,)))
    voice.tell(Utterance("Point of five."), "en")
    assert done.wait(waiting.PATIENCE)
    voice.close()
    assert started == [flags]


needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="the program of the test is a script")


@needs_a_shell
def test_one_thing_is_said_after_the_other(tmp_path: Path, program: SpeakingProgram) -> None:
    voice = Voice(program)
    voice.tell(Utterance("Point of five."), "en")
    voice.tell(Utterance("C’est bon."), "fr")
    assert lines_of(tmp_path / "heard", 2) == ["en Point of five.", "fr C’est bon."]
    voice.close()


@needs_a_shell
def test_what_is_urgent_is_heard_instead(tmp_path: Path, program: SpeakingProgram) -> None:
    voice = Voice(program)
    voice.tell(Utterance("A long story."), "en")
    voice.tell(Utterance("And another."), "en")
    lines_of(tmp_path / "heard", 1)
    voice.tell(Utterance("The king of hearts", urgent=True), "en")
    assert lines_of(tmp_path / "heard", 2) == ["en A long story.", "en The king of hearts"]
    voice.close()


def test_what_is_urgent_also_ends_what_was_just_about_to_be_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The program for the story is being started while the king is asked for."""
    voice = Voice(SpeakingProgram("speaker", lambda code: (code,)))
    ends: list[str] = []
    over = threading.Event()

    class Speaker:
        """What would speak for ever, unless it is killed."""

        def __init__(self, *_: object, **__: object) -> None:
            if not ends:
                voice.hush()
            self.killed = threading.Event()

        def poll(self) -> int | None:
            return 0 if self.killed.is_set() else None

        def kill(self) -> None:
            self.killed.set()

        def communicate(self, words: bytes, _seconds: float) -> None:
            ends.append(f"{words.decode()} {'never said' if self.killed.is_set() else 'said'}")
            if len(ends) == 2:
                over.set()

        def wait(self) -> None:
            """It has ended."""

    monkeypatch.setattr(subprocess, "Popen", Speaker)
    voice.tell(Utterance("A long story"), "en")
    waiting.until(lambda: ends)
    voice.tell(Utterance("The king"), "en")
    assert over.wait(waiting.PATIENCE)
    assert ends == ["A long story never said", "The king said"]
    voice.close()


def test_a_program_that_is_not_there_is_silent() -> None:
    voice = Voice(SpeakingProgram("no-such-program-here", lambda code: (code,)))
    voice.tell(Utterance("Nothing."), "en")
    voice.close()


def test_without_a_program_there_is_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert found_program() is None
    voice = Voice()
    assert not voice.available
    voice.tell(Utterance("Nothing."), "en")
    voice.close()


@needs_a_shell
def test_the_house_speaks_when_it_is_liked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: SpeakingProgram
) -> None:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("game.program.voice.found_program", lambda: program)
    house = OurHouse()
    assert house.surroundings().voice
    pilot = Pilot(house.title())
    house.wishes.narrate(pilot.picture)
    house.prefer(type(house.preferences())(speech=True))
    house.wishes.narrate(pilot.picture)
    assert lines_of(tmp_path / "heard", 1) == ["en Piquet. Learn to play. Enter"]
    house.close()
