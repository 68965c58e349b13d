"""Two names typed before a partie for two."""

from __future__ import annotations

import pytest

from game.pages.start.names import MOST, Names
from game.pages.start.title import Title
from game.players.player import Seated, seated
from game.stage.basics import Font, Rect
from game.stage.field import Field
from game.words.catalogue import say
from tests.game.houses import OpenHouse
from tests.game.pilot import SIZES, EstimatingRuler, Pilot

HUMANS = ("human", "human")


def at_names(width: float = 1280, height: float = 800) -> tuple[Pilot, OpenHouse]:
    house = OpenHouse()
    pilot = Pilot(Title(house), width, height)
    pilot.click("two")
    return pilot, house


def test_the_last_names_stand_ready() -> None:
    pilot, house = at_names()
    pilot.key("enter")
    assert house.asked == [seated(("Anne", "Bertrand"), HUMANS)]


def test_names_are_typed_with_the_keyboard_alone() -> None:
    pilot, house = at_names()
    pilot.type("Claire D")
    pilot.key("tab")
    pilot.type("Émile")
    pilot.key("enter")
    assert house.asked == [seated(("Claire D", "Émile"), HUMANS)]


def test_enter_leads_from_the_first_name_to_the_second() -> None:
    pilot, house = at_names()
    pilot.type("Claire")
    pilot.key("enter")
    assert house.asked == []
    pilot.type("Émile")
    pilot.key("enter")
    assert house.asked == [seated(("Claire", "Émile"), HUMANS)]


def test_names_are_typed_after_a_click() -> None:
    pilot, house = at_names()
    pilot.click("second")
    pilot.key(*["backspace"] * 8)
    pilot.type("Otto")
    pilot.click("start")
    assert house.asked == [seated(("Anne", "Otto"), HUMANS)]


def test_an_empty_name_takes_the_usual_one() -> None:
    pilot, house = at_names()
    pilot.key("backspace", "down")
    pilot.type("   ")
    assert say("player.one") in pilot.words
    pilot.key("enter")
    assert house.asked == [seated((say("player.one"), say("player.two")), HUMANS)]


def test_equal_names_are_refused_with_a_sentence() -> None:
    pilot, house = at_names()
    pilot.type(" bertrand ")
    pilot.key("enter", "enter")
    assert house.asked == []
    assert say("names.equal") in pilot.words
    pilot.type("x")
    assert say("names.equal") not in pilot.words


def test_a_name_ends_where_its_column_does() -> None:
    pilot, house = at_names()
    pilot.type("Wolfgang Amadeus Theophil")
    assert say("names.long") in " ".join(pilot.words)
    pilot.key("enter", "enter")
    name = first_name(house)
    assert len(name) > 4
    assert EstimatingRuler().width(name, Font(16, bold=True)) <= MOST


def first_name(house: OpenHouse) -> str:
    """The first name the house was asked with."""
    match house.asked:
        case [(Seated(first), _)]:
            return first
    raise AssertionError(house.asked)


def test_arrows_and_tab_go_round_and_back() -> None:
    pilot, _ = at_names()
    page = pilot.stack.top
    assert isinstance(page, Names)
    reached = [page.focus]
    for _ in range(5):
        pilot.key("down")
        reached.append(page.focus)
    assert reached == ["first", "second", "back", "start", "where:here", "where:apart"]
    pilot.key("tab")
    assert page.focus == "first"
    pilot.key("tab", shift=True)
    assert page.focus == "where:apart"


@pytest.mark.parametrize("way", ["escape", "back"])
def test_back_is_the_title(way: str) -> None:
    pilot, house = at_names()
    if way == "back":
        pilot.click("back")
    else:
        pilot.key(way)
    assert isinstance(pilot.stack.top, Title)
    assert house.asked == []


@pytest.mark.parametrize("size", SIZES)
def test_fields_and_buttons_lie_within_the_room(size: tuple[int, int]) -> None:
    pilot, _ = at_names(*size)
    pilot.type("bertrand")
    pilot.key("enter")
    for target in pilot.picture.targets:
        assert isinstance(target.place, Rect)
        assert target.place.y > 12
        assert target.place.bottom < size[1] - 12


def test_a_field_edits_as_everywhere() -> None:
    field = Field("Anne").entered()
    assert field.typed("B") == Field("B", 1)
    assert field.key("backspace") == Field("")
    assert field.key("left") == Field("Anne", 0)
    assert field.key("right") == Field("Anne", 4)
    middle = Field("Anne", 2)
    assert middle.key("backspace") == Field("Ane", 1)
    assert middle.key("delete") == Field("Ane", 2)
    assert middle.key("left").key("left").key("left") == Field("Anne", 0)
    assert middle.key("end").key("right") == Field("Anne", 4)
    assert middle.key("home").key("backspace") == Field("Anne", 0)
    assert middle.typed("\n\t") == middle
    assert middle.typed("ï") == Field("Anïne", 3)
