"""With any hands: a deal from the title to its sheet by a controller alone, and by one switch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.pages.scene import Scene
from game.stage.intents import Button, Intent
from game.stage.picture import Picture
from game.window.screen.input import Translator
from tests.game import controller
from tests.game.hand import Manner, Person
from tests.game.windowed import Visitor, visit


class Player(Visitor):
    """Has a controller, and plugs it in when the title has been there for a while."""

    pad: controller.Pad | None = None
    out = False

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if self.pad is None:
            if pygame.joystick.get_init():
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
        found = [translator.intent(event, 1.0) for event in pygame.event.get()]
        return [each.name for each in found if isinstance(each, Button)]

    for _ in range(2):
        heard()  # it is plugged in, then opened
    told = []
    for value in (4000, 19000, 32000, 12000, 20000, 3000, -32000, 0):
        pad.push(pygame.CONTROLLER_AXIS_LEFTX, value)
        told.append(heard())
    assert told == [[], ["right"], [], [], [], [], ["left"], []]
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32000)
    assert heard() == ["l2"]


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
