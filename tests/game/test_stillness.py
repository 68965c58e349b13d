"""Whether the system wants less motion, asked of imitations; and that it is heeded once."""

from __future__ import annotations

import ctypes
import socket
import struct
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from game.program.house import OurHouse
from game.stage.director import Motion
from game.window.bus import ERROR, REPLY, message
from game.window.desktop import InTurn
from game.window.stillness import Asking, wants_stillness

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the bus is Linux's")
GREETED = REPLY, struct.pack("<I", 5) + b":1.52\0"


def answer(asking: Asking) -> bool:
    """What comes of it in the end."""
    while True:
        try:
            next(asking)
        except StopIteration as end:
            return bool(end.value)


def said(kind: int, body: bytes) -> bytes:
    field = b"\5\1u\0" + struct.pack("<I", 1)
    return struct.pack("<4B3I", ord("l"), kind, 1, 1, len(body), 1, len(field)) + field + body


def told(portal: Path, *answers: tuple[int, bytes]) -> bool:
    """What a desktop wants whose portal gives some answers."""
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(portal))
        door.listen()
        asking = wants_stillness("linux", {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={portal}"})
        next(asking)
        line = door.accept()[0]
        asked = line.recv(65536)
        assert b"reduced-motion" in asked
        assert b"enable-animations" in asked
        line.sendall(b"OK 1234\r\n" + b"".join(said(*each) for each in answers))
        found = answer(asking)
        line.close()
        return found


def number(value: int) -> tuple[int, bytes]:
    return REPLY, b"\1v\0\1u\0\0\0" + struct.pack("<I", value)


def animated(value: bool) -> tuple[int, bytes]:
    return REPLY, b"\1v\0\1b\0\0\0" + struct.pack("<I", value)


@LINUX
@pytest.mark.parametrize(
    ("answers", "still"),
    [
        ((GREETED, number(1), animated(True)), True),
        ((GREETED, number(0), animated(False)), True),
        ((GREETED, number(0), animated(True)), False),
        ((GREETED, (ERROR, b""), (ERROR, b"")), False),
        ((GREETED, (REPLY, b"\1v\0\1s\0\0\0\0\0\0\0"), (ERROR, b"")), False),
        ((GREETED,), False),
    ],
)
def test_the_portal_of_a_desktop_is_asked(
    answers: Sequence[tuple[int, bytes]], still: bool, tmp_path: Path
) -> None:
    assert told(tmp_path / "bus", *answers) is still


def test_no_two_questions_have_one_number() -> None:
    """A bus refuses the second while the first is unanswered."""
    same = "org.example", "/", "org.example", "Ask"
    assert message(*same) != message(*same)


@LINUX
def test_where_there_is_no_bus_nothing_is_wanted() -> None:
    assert not answer(wants_stillness("linux", {"DBUS_SESSION_BUS_ADDRESS": "tcp:host=localhost"}))
    assert not answer(wants_stillness("haiku", {}))


@LINUX
@pytest.mark.parametrize(("says", "still"), [("1", True), ("0", False), ("", False)])
def test_a_mac_is_asked_by_its_defaults(
    says: str, still: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    defaults = tmp_path / "defaults"
    defaults.write_text(f"#!/bin/sh\necho {says}\n")
    defaults.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr("game.window.stillness._LOOKS", 10**9)  # however busy the machine is
    assert answer(wants_stillness("darwin")) is still
    monkeypatch.setenv("PATH", "")
    assert not answer(wants_stillness("darwin"))


@pytest.mark.parametrize("shown", [True, False])
def test_windows_is_asked_by_its_parameters(shown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(what: int, _size: int, place: Any, _change: int) -> int:
        assert what == 0x1042
        place._obj.value = shown
        return 1

    user = SimpleNamespace(SystemParametersInfoW=ask)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    assert answer(wants_stillness("win32")) is not shown


# ---- heeded


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    def wanted() -> Generator[None, None, bool]:
        yield
        return True

    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    monkeypatch.setattr("game.window.stillness.wants_stillness", wanted)
    opened = OurHouse()
    yield opened
    opened.close()


def test_it_is_heeded_once_where_nothing_was_chosen(house: OurHouse) -> None:
    assert len(list(house.wishes.heed())) == 1
    assert house.preferences().motion == Motion.OFF
    assert house.wishes.looks().still
    house.prefer(replace(house.preferences(), motion=Motion.NORMAL.value))
    assert list(house.wishes.heed()) == []
    assert house.preferences().motion == Motion.NORMAL


def test_what_was_chosen_stays_even_if_that_was_meanwhile(house: OurHouse) -> None:
    asking = house.wishes.heed()
    next(asking)
    house.prefer(replace(house.preferences(), motion=Motion.FAST.value))
    assert list(asking) == []
    assert list(house.wishes.heed()) == []
    assert house.preferences().motion == Motion.FAST


def test_of_steps_in_turn_whoever_has_more_later_goes_on() -> None:
    left = [1, 2]

    class Later:
        def __iter__(self) -> Later:
            return self

        def __next__(self) -> None:
            if not left:
                raise StopIteration
            left.pop()

    steps = InTurn(iter([None]), Later())
    assert len([*steps]) == 3
    left += [3]
    assert len([*steps]) == 1
