"""The pages on which two in two places find each other; nobody is contacted."""

from __future__ import annotations

import pytest

from game.apart.line.wire import LineTrouble
from game.demo.apart import AloneRooms
from game.pages.apart.meeting import Inviting, Joining, code_of
from game.pages.apart.places import InTwoPlaces
from game.pages.start.names import Names
from game.program.afar import trouble_words
from game.words.catalogue import say
from tests.game.houses import OpenHouse, Table
from tests.game.pilot import Pilot


def test_from_two_players_to_the_words() -> None:
    house, rooms = OpenHouse(), AloneRooms()
    house.apart_rooms = rooms
    pilot = Pilot(Names(house))
    pilot.click("where:apart")
    pilot.wait()
    pilot.click("face:finch")
    pilot.click("name")
    pilot.type("Ben")
    pilot.click("game:piquet")
    assert rooms.asked == []
    pilot.click("invite")
    pilot.wait()
    assert rooms.asked == ["piquet"]
    assert (house.likes.called, house.likes.portrait) == ("Ben", "finch")
    assert "7-violin-harbour" in pilot.text
    assert say("apart.waiting") in pilot.text
    pilot.click("copy")
    assert rooms.copied == ["7-violin-harbour"]
    assert say("apart.copied") in pilot.text
    pilot.key("escape")
    assert rooms.made.closed == 1
    pilot.wait()
    assert isinstance(pilot.stack.top, InTwoPlaces)
    pilot.click("where:here")
    assert isinstance(pilot.stack.top, Names)


def test_without_a_line_it_says_why_and_what_to_do() -> None:
    rooms = AloneRooms(trouble_words(LineTrouble.EXTRA_MISSING))
    pilot = Pilot(Inviting(lambda: rooms.invite("piquet"), rooms))
    assert "pip install magic-wormhole" in " ".join(pilot.words)
    assert rooms.made.closed == 1
    rooms.trouble = ""
    pilot.key("enter")
    assert "7-violin-harbour" in pilot.text


def test_words_are_pasted_and_what_is_offered_is_sat_down_to() -> None:
    rooms = AloneRooms()
    pilot = Pilot(Joining(rooms))
    pilot.click("paste")
    assert "7 Violin Harbour" in pilot.text
    pilot.key("enter")
    pilot.wait()
    assert rooms.asked == ["7-violin-harbour"]
    assert say("apart.offer", name="Anna") in pilot.text
    rooms.made.table = Table()
    pilot.key("enter")
    assert pilot.stack.top is rooms.made.table
    assert not rooms.made.closed


def test_what_is_offered_may_be_left() -> None:
    rooms = AloneRooms()
    pilot = Pilot(Joining(rooms))
    pilot.type("7-violin-harbour")
    pilot.key("enter")
    pilot.wait()
    pilot.click("back")
    assert rooms.made.closed == 1


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("7-violin-harbour", "7-violin-harbour"),
        ("  7 Violin  HARBOUR ", "7-violin-harbour"),
        ("violin-harbour", ""),
        ("7", ""),
        ("", ""),
    ],
)
def test_words_are_taken_as_they_are_written(written: str, code: str) -> None:
    assert code_of(written) == code


def test_what_are_no_words_is_told_and_nobody_is_sought() -> None:
    rooms = AloneRooms()
    pilot = Pilot(Joining(rooms))
    pilot.type("harbour")
    pilot.key("enter")
    assert say("apart.words.none") in pilot.text
    assert rooms.asked == []


@pytest.mark.parametrize("trouble", LineTrouble)
def test_every_end_of_a_line_has_its_sentence(trouble: LineTrouble) -> None:
    assert trouble_words(trouble).endswith((".", '"'))


def test_a_package_names_no_command_that_does_not_help_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert "pip" not in trouble_words(LineTrouble.EXTRA_MISSING)
