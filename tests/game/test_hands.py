"""With any hands: a deal from the title to its sheet by a controller alone, and by one switch."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.pages.page import Page
from game.pages.scene import Scene
from game.pages.stack import Stack
from game.stage.basics import Rect, Room
from game.stage.intents import CloseAsked, Intent, Key, PadButton, Press
from game.stage.picture import Backdrop, Picture, Role, Touch, Widget
from game.window.screen.input import Translator
from game.window.screen.plugged import Plugged
from tests.game import controller
from tests.game.hand import Manner, NotPaintedError, Person
from tests.game.pilot import Pilot
from tests.game.windowed import Visitor, visit

_LOOKS = 100


class Presser(Visitor):
    """Has one switch: waits until the frame is round what is wanted, or round its group."""

    _wanted: Touch | None = None
    _missed = 0  # looks in a row at which what is offered was not painted

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        assert self.stack is not None
        frame = self.stack.frame
        if self._wanted not in {target.key for target in picture.targets}:
            try:
                intents = super().step(scene, picture)
            except NotPaintedError:  # it comes without that anybody does anything
                self._missed += 1
                if self._missed > _LOOKS:
                    raise
                return ()
            self._missed = 0
            if any(isinstance(each, CloseAsked) for each in intents):
                return intents
            places = [picture.hit(each.x, each.y) for each in intents if isinstance(each, Press)]
            self._wanted = places[0] if places else None
        if frame is None or self._wanted is None or self._wanted not in frame.round:
            return ()
        if frame.on is not None:
            self._wanted = None
        self.done["press"] += 1
        return (Key("f5"),)


class Player(Visitor):
    """Has a controller, and plugs it in when the title has been there for a while."""

    pad: controller.Pad | None = None
    out = False

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if self.pad is None:
            pygame.joystick.init()
            sdl = controller.library()
            assert sdl is not None
            self.pad = controller.Pad(sdl)
            return ()
        if self.done["play"] == 3 and not self.out:
            self.out = True
            self.pad.pull_out()
            self.pad.plug_in()
            return ()
        return super().step(scene, picture)


SDL = pytest.mark.skipif(controller.library() is None, reason="which SDL is loaded is not known")


@pytest.fixture
def pad(monkeypatch: pytest.MonkeyPatch) -> Iterator[controller.Pad]:
    """A controller at a window that nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    window = pygame.Window("", (64, 64))  # where none is, SDL takes the buttons for another's
    pygame.joystick.init()
    sdl = controller.library()
    assert sdl is not None
    pad = controller.Pad(sdl)
    yield pad
    pad.pull_out()
    window.destroy()


@SDL
def test_a_stick_counts_once_until_it_is_back_in_the_middle(
    pad: controller.Pad,
) -> None:
    translator = Translator()

    def heard() -> list[str]:
        found = [translator.intent(event, 1.0, lambda place: place) for event in pygame.event.get()]
        return [each.name for each in found if isinstance(each, PadButton)]

    for _ in range(2):
        heard()  # it is plugged in, then opened
    told = []
    for value in (4000, 19000, 32000, 12000, 20000, 3000, -32000, 0):
        pad.push(pygame.CONTROLLER_AXIS_LEFTX, value)
        told.append(heard())
    assert told == [[], ["right"], [], [], [], [], ["left"], []]
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32000)
    assert heard() == ["l2"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere SDL is asked at once")
def test_sdl_is_asked_for_controllers_once_something_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr("pygame.joystick.init", lambda: begun.append(True))
    devices = tmp_path / "input"
    Plugged(devices).look(0.0)
    devices.mkdir()
    (devices / "event0").touch()
    plugged = Plugged(devices)
    for now in (0.0, 1.0, 2.5, 5.0):
        plugged.look(now)
    assert not begun, "a keyboard is there, and nothing has come"
    (devices / "event1").touch()
    os.utime(devices, ns=(1, 1))
    plugged.look(6.0)
    assert not begun, "it does not look all the time"
    for now in (7.5, 10.0):
        plugged.look(now)
    assert begun == [True]
    (devices / "js0").touch()
    Plugged(devices).look(0.0)
    assert begun == [True, True]


@SDL
def test_a_controller_plays_a_deal_from_the_title_to_its_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(Person(Manner.KEYS, 2), {"Title": ("new",)}, most=1)

    def events(intent: Intent) -> list[pygame.Event]:
        assert player.pad is not None
        return player.pad.events(intent)

    monkeypatch.setattr("tests.game.windowed.events", events)
    visit(player, tmp_path / "home", monkeypatch)
    assert player.session is not None
    assert len(player.session.state.results) == 1
    assert player.done["play"] > 3
    assert player.out, "it was pulled out and plugged in again"


def test_one_switch_plays_a_deal_from_the_title_to_its_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    presser = Presser(Person(Manner.MOUSE, 2, whims=0), {"Title": ("new",)}, most=1)
    home = tmp_path / "home"
    home.mkdir()
    likes = {"motion": "off", "scan": 600}
    (home / "settings.json").write_text(json.dumps(likes), encoding="utf-8")
    visit(presser, home, monkeypatch)
    assert presser.session is not None
    assert len(presser.session.state.results) == 1
    assert presser.done["press"] > 20


class Sheet(Page):
    """Two rows and a main button, which remembers what was pressed; more lines than are seen."""

    def __init__(self, columns: int) -> None:
        super().__init__(main="on")
        self.columns, self.pressed = columns, list[str]()
        self.window.count = 40

    def draw(self, room: Room) -> Picture:
        self.window.fit(10)
        rows = [
            Widget(Role.BUTTON, key=f"{row}{at}", place=Rect(80 * at, 100 * row, 60, 40))
            for row in range(2)
            for at in range(self.columns)
        ]
        place = Rect(room.width / 2, 500, 160, 56)
        main = Widget(Role.BUTTON, key="on", place=place, main=True)
        return Picture.of(Backdrop.SHEET, (*rows, main))

    def press(self, key: str) -> None:
        self.pressed.append(key)


def scanned(columns: int, chosen: dict[str, str] | None = None) -> tuple[Pilot, Sheet]:
    sheet = Sheet(columns)
    pilot = Pilot(sheet)
    pilot.stack = Stack(sheet, lambda: chosen or {}, scan=lambda: 1000)
    assert pilot.picture.items
    return pilot, sheet


def rounds(pilot: Pilot, steps: int) -> list[set[Touch]]:
    """What the frame is round, step by step."""
    found = []
    for _ in range(steps):
        assert pilot.picture.items
        assert pilot.stack.frame is not None
        found.append(set(pilot.stack.frame.round))
        pilot.wait(1.0)
    return found


def test_the_frame_of_one_switch_goes_from_group_to_group_and_into_the_one_pressed() -> None:
    pilot, sheet = scanned(5)
    first, second = ({f"{row}{at}" for at in range(5)} for row in (0, 1))
    arrows = {"scan:up", "scan:down"}
    assert rounds(pilot, 6) == [{"on"}, {"on"}, first, second, arrows, {"on"}]
    assert rounds(pilot, 1) == [first]
    pilot.stack.on_intent(Key("x"))  # it is round the second row, and goes in
    assert rounds(pilot, 4) == [{"10"}, {"10"}, {"11"}, {"12"}]
    for press in (Key("f7"), PadButton("y"), Press(3, 3)):
        pilot.stack.on_intent(press)
    assert sheet.pressed == ["13", "13", "13"]
    assert rounds(pilot, 4)[2:] == [{"14"}, second], "having pressed nothing to the end one is out"
    pilot.key("x")  # into the arrows
    rounds(pilot, 2)
    pilot.key("x")
    assert sheet.window.top > 0, "the list has moved on"


def test_where_there_is_little_the_frame_goes_from_one_to_the_next() -> None:
    pilot, sheet = scanned(2)
    assert rounds(pilot, 4) == [{"on"}, {"on"}, {"00"}, {"01"}]
    pilot.key("tab")
    assert not sheet.pressed, "whoever helps may use the keys for going about"
    pilot.stack.on_intent(Key("escape"))
    assert not pilot.stack.running


def test_without_one_switch_nothing_of_it_is_there() -> None:
    sheet = Sheet(5)
    pilot = Pilot(sheet)
    before = pilot.picture
    pilot.wait(9)
    assert pilot.stack.frame is None
    assert pilot.picture is before
