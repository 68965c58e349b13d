"""The page of settings: everything by keyboard alone, by mouse alone, at once and in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.house import Surroundings
from game.pages.keys import keys_of
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import TABS, PreferenceRow, row_of, rows_of, value_words
from game.piquet.words import say
from game.preferences import Preferences, every
from game.saves.settings import data_of_preferences, take_preferences
from game.stage.basics import Paint, Rect, Tone
from game.stage.intents import Hover, Key, Press, Release, Resized
from game.stage.looks import Screen
from game.stage.ornaments import Thing
from game.stage.picture import Box, CardItem, Text
from game.words.catalogue import say_of, speak
from game.words.files import GENERAL
from tests.game.houses import OpenHouse
from tests.game.margins import apart
from tests.game.pilot import SIZES, Pilot
from tests.game.tongues import LANGUAGES

ROWS = [PreferenceRow(each) for each in every() if each.tab]

FIRST = keys_of("piquet").shortcuts[0].name


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def visit(
    tab: str = "table",
    house: OpenHouse | None = None,
    size: tuple[int, int] = (1280, 800),
    game: str = "",
) -> tuple[Pilot, OpenHouse, SettingsPage]:
    house = house or OpenHouse()
    page = SettingsPage(house, tab, game.replace(GENERAL, ""))
    return Pilot(page, *size), house, page


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_value_offered_makes_sense_in_the_file(row: PreferenceRow) -> None:
    for value in row.values:
        assert row.preference.allows(value)
        assert row.value(row.chosen(Preferences(), value)) == value


def test_every_value_has_its_own_words(language: str) -> None:
    for row in ROWS:
        words = [value_words(row, value) for value in row.values]
        assert len(set(words)) == len(words), (row.name, language)
        assert all(words), row.name
        small = [each for each in words if each[0].islower()]
        assert not small, "some had capitals, some had none"


def test_every_tab_is_reached_by_mouse_and_shows_its_lines(language: str) -> None:
    pilot, _, _ = visit()
    for tab in TABS:
        pilot.click(f"tab:{tab}")
        for row in rows_of(tab, PIQUET):
            words = say_of(row.preference.game, f"settings.{row.name}")
            assert words in pilot.words, language


def test_what_does_nothing_in_a_game_is_not_offered_there() -> None:
    own = {"declare_for_me", "unseen_cards", "line", "trump_questions"}
    for game, its in (
        ("piquet", own - {"trump_questions"}),
        ("bezique", {"unseen_cards"}),
        ("all-fours", {"trump_questions"}),
    ):
        assert own & {row.name for tab in TABS for row in rows_of(tab, game)} == its, game


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_value_is_chosen_by_mouse_alone(row: PreferenceRow) -> None:
    tab = row.preference.tab
    pilot, house, _ = visit(tab, game=row.preference.game)
    found = {row.value(house.likes)}
    if row.steps or f"set:{row.name}:0" not in pilot.keys:  # or too many to stand side by side
        while f"less:{row.name}" in pilot.keys:
            pilot.click(f"less:{row.name}")
        found = {row.value(house.likes)}
        while f"more:{row.name}" in pilot.keys:
            pilot.click(f"more:{row.name}")
            found.add(row.value(house.likes))
    else:
        for index, value in enumerate(row.values):
            pilot.click(f"set:{row.name}:{index}")
            assert row.value(house.likes) == value
            found.add(value)
    assert found == set(row.values)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_value_is_chosen_by_keyboard_alone(row: PreferenceRow) -> None:
    pilot, house, page = visit(game=row.preference.game)
    tab = row.preference.tab
    pilot.key("tab")
    while page.focus != f"tab:{tab}":
        pilot.key("down")
    while page.focus != f"row:{row.name}":
        pilot.key("tab")
    for _ in row.values:
        pilot.key("left")
    found = [row.value(house.likes)]
    for _ in row.values[1:]:
        pilot.key("right")
        found.append(row.value(house.likes))
    assert found == list(row.values)
    pilot.key("enter")
    assert row.value(house.likes) == row.values[0]


def test_what_has_the_focus_has_a_ring() -> None:
    pilot, _, page = visit()
    for _ in range(2 * len(page.stops())):
        pilot.key("tab")
        rings = [
            item
            for item in pilot.picture.items
            if isinstance(item, Box) and item.outline in (Paint(Tone.FOCUS), Paint(Tone.INK))
        ]
        assert len(rings) == 1, page.focus


def test_a_change_is_seen_at_once_and_told_by_more_than_colour() -> None:
    pilot, house, _ = visit()
    before, items = pilot.stack.changed, pilot.picture.items
    pilot.click("set:four_colours:1")
    assert house.likes.four_colours
    assert pilot.stack.changed != before
    assert [i for i in pilot.picture.items if i not in items], "a tick stands elsewhere now"


def test_the_table_shows_every_suit_every_court_and_a_back() -> None:
    pilot, _, _ = visit("table")
    faces = [item.face for item in pilot.picture.items if isinstance(item, CardItem)]
    assert {face[1] for face in faces if face} == set("SHDC")
    assert {"K", "Q", "J"} <= {face[0] for face in faces if face}
    assert None in faces


def test_page_up_and_page_down_turn_to_the_other_tabs() -> None:
    pilot, _, page = visit()
    pilot.key("pagedown")
    assert say("settings.motion") in pilot.words
    pilot.key("pageup", "pageup")
    assert page.focus == "tab:table"


def test_escape_and_back_lead_back() -> None:
    for way in ("escape", "back"):
        pilot, _, _ = visit()
        if way == "back":
            pilot.click(way)
        else:
            pilot.key(way)
        assert not pilot.stack.running


def test_without_a_device_the_volumes_cannot_be_touched_and_say_why() -> None:
    house = OpenHouse()
    house.around = Surroundings(sound=False, voice=False)
    pilot, _, page = visit("sound", house)
    assert pilot.words.count(say("settings.no-sound")) == 4
    assert say("settings.no-speech") in pilot.words
    heard = ("suit_first", "brief")  # by a screen reader too
    touched = [key for key in pilot.keys if key.startswith(("set:", "less:", "more:"))]
    assert touched == [f"set:{name}:{at}" for name in heard for at in (0, 1)]
    assert page.stops() == ("tab:sound", *(f"row:{name}" for name in heard), "back")


def test_where_a_scale_leaves_room_for_a_part_alone_the_page_says_how_one_sees_the_rest() -> None:
    house = OpenHouse()
    house.likes = replace(house.likes, scale=300)
    house.around = Surroundings(screen=Screen(300, 125))
    pilot, _, _ = visit("window", house)
    assert say("settings.scale.part", now=300) in pilot.words
    assert "300%" in pilot.words
    house.around = Surroundings(screen=Screen(300, 300))
    pilot.stack.on_intent(Resized())
    assert say("settings.scale.now", now=300) in pilot.words


def test_a_pause_that_only_a_file_can_have_is_shown_and_left_for_its_neighbours() -> None:
    house = OpenHouse()
    house.likes = replace(house.likes, trick_pause=900)
    pilot, _, _ = visit("pace", house)
    assert "900 milliseconds" in pilot.words
    pilot.click("more:trick_pause")
    assert house.likes.trick_pause == 1200
    house.likes = replace(house.likes, trick_pause=900)
    pilot.click("less:trick_pause")
    assert house.likes.trick_pause == 600


# ---- keys


def test_an_action_is_given_another_key_by_pressing_it() -> None:
    pilot, house, _ = visit("keys")
    pilot.click("key:sort")
    assert say("settings.keys.press") in pilot.words
    pilot.key("x")
    assert house.likes.keys == {"sort": "x"}
    assert "X" in pilot.words
    pilot.click("reset")
    assert house.likes.keys == {}


def test_by_keyboard_too() -> None:
    pilot, house, page = visit("keys")
    pilot.key("tab", "tab")
    assert page.focus == f"key:{keys_of('piquet').shortcuts[0].name}"
    pilot.key("enter", "f8")
    assert house.likes.keys == {FIRST: "f8"}


def test_a_key_that_is_taken_or_fixed_is_refused_in_words_and_one_goes_on_waiting() -> None:
    pilot, house, _ = visit("keys")
    pilot.click("key:sort")
    pilot.key("d")
    assert say("settings.keys.taken", key="D", does=say("action.discard"), keep="Esc") in flowing(
        pilot
    )
    pilot.key("space")
    assert say("settings.keys.fixed", key="Space", keep="Esc") in flowing(pilot)
    assert say("settings.keys.press") in pilot.words
    pilot.key("escape")
    assert house.likes.keys == {}
    assert say("settings.keys.kept") in flowing(pilot)
    assert pilot.stack.running
    pilot.key("escape")
    assert not pilot.stack.running


def flowing(pilot: Pilot) -> str:
    """All words, as if no line had been broken."""
    return " ".join(pilot.words)


def test_its_own_key_takes_an_action_back() -> None:
    house = OpenHouse()
    house.likes = replace(house.likes, keys={"sort": "x", "ask": "s"})
    pilot, _, _ = visit("keys", house)
    pilot.click("key:ask")
    pilot.key("q")
    pilot.click("key:sort")
    pilot.key("s")
    assert house.likes.keys == {}


def test_a_click_elsewhere_ends_the_waiting() -> None:
    pilot, house, _ = visit("keys")
    pilot.click("key:sort")
    pilot.click("tab:pace")
    assert say("settings.keys.press") not in pilot.words
    pilot.stack.on_intent(Key("x"))
    assert house.likes.keys == {}


# ---- room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tab", TABS)
def test_everything_lies_within_the_room_and_apart(
    tab: str, size: tuple[int, int], language: str
) -> None:
    pilot, _, _ = visit(tab, size=size)
    picture = pilot.picture
    apart(picture, pilot.room, margin=24, least=44)
    every = {str(one.key): one.place for one in picture.targets if isinstance(one.place, Rect)}
    beside = max(r.right for key, r in every.items() if key.startswith("tab:"))
    foot = every["back"].y
    lowest = max((r.bottom for r in every.values() if beside < r.x and r.bottom < foot), default=24)
    for item in picture.items:
        if isinstance(item, CardItem):
            assert item.pose.x - item.pose.width / 2 >= beside
            assert item.pose.y + item.pose.height / 2 <= foot
            assert item.pose.y - item.pose.height / 2 >= lowest
        if isinstance(item, Text):
            assert "…" not in item.words
            assert 24 <= item.x <= size[0] - 24
            assert item.y - item.font.size >= 24
            assert item.y <= size[1] - 24


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pressed_the_choices_make_sense(seed: int) -> None:
    luck = Random(seed)
    house = OpenHouse()
    page = SettingsPage(house)
    pilot = Pilot(page, *luck.choice(SIZES))
    keys = ("tab", "up", "down", "left", "right", "enter", "space", "pageup", "pagedown", "x", "s")
    for _ in range(400):
        if luck.random() < 0.5:
            pilot.stack.on_intent(Key(luck.choice(keys), shift=luck.random() < 0.2))
        else:
            key = luck.choice([key for key in pilot.keys if key != "back"])
            x, y = pilot.place(key)
            for intent in (Hover(x, y), Press(x, y), Release(x, y)):
                pilot.stack.on_intent(intent)
        if not pilot.stack.running:  # "back" had the focus
            pilot = Pilot(SettingsPage(house), *luck.choice(SIZES))
        assert pilot.picture.items
        pilot.stack.tick(0.3)
        assert all(each.allows(house.likes.value(each)) for each in every())
        assert take_preferences(data_of_preferences(house.likes)) == (house.likes, ())


@pytest.mark.parametrize(("name", "kind"), [("table", "cloth"), ("back", "back")])
def test_cloths_and_backs_are_chosen_as_they_look(name: str, kind: str) -> None:
    house = OpenHouse()
    pilot = Pilot(SettingsPage(house, "table"))
    row = row_of(name)
    for index, value in enumerate(row.values):
        pilot.click(f"set:{name}:{index}")
        assert row.value(house.likes) == value
        shown = [item.name for item in pilot.picture.items if isinstance(item, Thing)]
        assert [each for each in shown if each.startswith(kind)] == [
            f"{kind}-{each}" for each in row.values
        ]
        others = {value_words(row, each) for each in row.values if each != value}
        back = row_of("back")
        others -= {value_words(back, back.value(house.likes))}  # a cloth may have its name
        assert value_words(row, value) in pilot.words
        assert not others & set(pilot.words), "a pointer is told the names of the others"
