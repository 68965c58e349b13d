"""The names of keys beside words: there once the keyboard was used."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.demo.house import Showcase
from game.pages.stack import Stack
from game.pages.start.rules_page import RulesPage
from game.stage.basics import Rect, Room
from game.stage.intents import Hover, Key
from game.stage.picture import Icon, Text, painted, touched
from game.stage.places import Places
from game.stage.widgets import Button, button_width
from game.table.picture import ICONS, menu_icons
from game.words.caps import cap_words, caps_beside
from tests.game.pilot import EstimatingRuler
from tests.game.plain import window_room

ROOM = Room(1280, 800, EstimatingRuler())


def shown(stack: Stack) -> set[str]:
    return {item.words for item in stack.picture(ROOM).items if isinstance(item, Text)}


def test_the_names_of_keys_come_with_the_first_key() -> None:
    caps_beside(shown=False)
    stack = Stack(RulesPage(Showcase(7, watched=False)))
    before = stack.changed
    assert "Esc" not in shown(stack)
    stack.on_intent(Hover(600, 400))
    assert "Esc" not in shown(stack)
    stack.on_intent(Key("tab"))
    assert "Esc" in shown(stack)
    assert stack.changed != before, "it is painted anew"


def test_without_them_a_button_is_narrower_and_its_key_works_the_same() -> None:
    button = Button("back", "Back", "Esc")
    wide = button_width(button, ROOM)
    caps_beside(shown=False)
    assert button_width(button, ROOM) < wide
    assert button.shown == ""
    assert cap_words(button.cap) == "Esc", "the list of keys tells it still"


@pytest.mark.parametrize(
    "window", [(1024, 640), (1200, 660), (1280, 800), (1366, 768), (1024, 1400), (1920, 1080)]
)
def test_the_small_signs_stand_in_one_row_and_one_order(window: tuple[int, int]) -> None:
    places = Places.of(window_room(window))
    drawn = menu_icons(places, ICONS)
    icons = [item for item in painted(drawn) if isinstance(item, Icon)]
    assert tuple(icon.name for icon in icons) == ICONS
    assert len({icon.y for icon in icons}) == 1
    steps = {round(a.x - b.x) for a, b in pairwise(icons)}
    assert steps == {44}, "a finger's width each"
    for target in touched(drawn):
        assert isinstance(target.place, Rect)
        assert places.centre < target.place.x < target.place.right <= places.baize.right
