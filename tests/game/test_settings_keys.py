"""Keys that were changed: translated once, on their way to the scene on top."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.pages.keys import FIXED, assigned, exchanged, keys_of, meaning, use_line, with_key
from game.pages.questions import QuitQuestion
from game.pages.scene import Scene
from game.pages.settings.page import SettingsPage
from game.pages.stack import Stack
from game.pages.start.names import Names
from game.pages.start.title import Title
from game.piquet.words import say
from game.stage.basics import Rect, Room
from game.stage.intents import CloseAsked, Focus, Intent, Key, PadButton
from game.stage.picture import Text
from game.stage.widgets import Button
from game.words.caps import cap_words, exchange_caps
from game.words.catalogue import speak
from tests.game.houses import OpenHouse, Table
from tests.game.pilot import EstimatingRuler, Pilot
from tests.game.tongues import LANGUAGES

KEYS_OF_PIQUET = keys_of("piquet")
KEYS = [*"abcdefghijklmnopqrstuvwxyz?123", "f5", "delete", "backspace", *FIXED]
CHOICES = st.dictionaries(
    st.sampled_from([*(action.name for action in KEYS_OF_PIQUET.shortcuts), "no action"]),
    st.sampled_from(KEYS),
)


@pytest.fixture(autouse=True)
def usual_caps() -> Iterator[None]:
    yield
    exchange_caps({})


class Listener(Table):
    """A page that writes down which keys it was told of."""

    def __init__(self, raw: bool = False) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.takes_any_key = raw

    def on_intent(self, intent: Intent) -> None:
        if isinstance(intent, Key):
            self.heard.append(intent.name)


def heard(chosen: dict[str, str], *keys: str, raw: bool = False) -> list[str]:
    listener = Listener(raw)
    stack = Stack(listener, lambda: chosen)
    for key in keys:
        stack.on_intent(Key(key))
    return listener.heard


def test_a_scene_hears_of_its_own_keys_only() -> None:
    assert heard({"sort": "x"}, "x", "s", "d", "enter") == ["s", "d", "enter"]


def test_with_control_a_key_is_another_key() -> None:
    listener = Listener()
    stack = Stack(listener, lambda: {"sort": "z"})
    stack.on_intent(Key("z", ctrl=True))
    stack.on_intent(Key("z"))
    assert listener.heard == ["z", "s"]


def test_two_actions_may_change_places() -> None:
    assert heard({"sort": "d", "discard": "s"}, "d", "s") == ["s", "d"]


def test_an_arrow_keeps_its_use_when_an_action_on_it_has_another_key() -> None:
    assert heard({"less": "x"}, "x", "down") == ["down", "down"]


def test_a_scene_that_asks_for_a_key_is_given_it_as_it_is() -> None:
    assert heard({"sort": "x"}, "x", "s", raw=True) == ["x", "s"]


@given(CHOICES)
def test_whatever_a_file_says_no_key_does_two_things_and_the_fixed_ones_stay(
    chosen: dict[str, str],
) -> None:
    keys = assigned(chosen)
    used = [key for key in keys.values() if key]
    assert len(used) == len(set(used))
    for key in FIXED:
        assert meaning(key, chosen) == key
    for action in KEYS_OF_PIQUET.shortcuts:
        if keys[action.name]:
            assert meaning(keys[action.name], chosen) == action.key


@given(CHOICES, st.sampled_from(KEYS_OF_PIQUET.shortcuts))
def test_the_usual_key_needs_no_choice(chosen: dict[str, str], action: object) -> None:
    for each in KEYS_OF_PIQUET.shortcuts:
        if each is action:
            assert each.name not in with_key(each, each.key, chosen)


def test_where_one_writes_a_name_every_key_is_itself() -> None:
    stack = Stack(Names(OpenHouse()), lambda: {"sink": "x", "less": "y"})
    pilot = Pilot(stack.top)
    pilot.stack = stack
    pilot.type("Roxy")
    assert "Roxy" in pilot.words


def test_the_key_that_mutes_works_on_pages_but_not_where_one_writes() -> None:
    house, muted = OpenHouse(), []

    def mute() -> str:
        muted.append(True)
        return "Muted."

    for page, times in ((Title(house), 1), (Names(house), 0), (SettingsPage(house, "keys"), 1)):
        muted.clear()
        stack = Stack(page, lambda: {"mute": "z"}, mute=mute)
        pilot = Pilot(page)
        pilot.stack = stack
        pilot.key("z", "m")
        assert len(muted) == times, page
        if isinstance(page, SettingsPage):
            pilot.click("key:mute")
            pilot.key("v")
            assert len(muted) == 1
            assert house.likes.keys == {"mute": "v"}


def test_buttons_and_the_list_show_the_key_that_does_it_now() -> None:
    exchange_caps(exchanged({"sink": "x", "sort": "n"}))
    assert Button("sink", "Sink it", "Bksp").shown == "X"
    assert cap_words("S") == "N"
    assert cap_words("N") == ""  # naming a suit has lost its key, and was given no other
    room = Room(1280, 800, EstimatingRuler())
    items = [
        item
        for use in KEYS_OF_PIQUET.uses
        for item in use_line(use, 40).lay(Rect(0, 0, 700, 40), room)
    ]
    words = [item.words for item in items if isinstance(item, Text)]
    assert "X" in words
    assert "S" not in words


@pytest.mark.parametrize("code", LANGUAGES)
def test_caps_are_written_in_the_language_spoken(code: str) -> None:
    speak(code)
    said = {"en": "Enter", "de": "Eingabe", "es": "Intro", "fr": "Entrée", "it": "Invio"}
    assert cap_words("Enter") == said[code]
    assert cap_words("Q") == "Q"


def test_every_action_is_in_the_list_of_keys_and_has_words() -> None:
    caps = {cap for use in KEYS_OF_PIQUET.uses for cap in use.caps}
    for action in KEYS_OF_PIQUET.shortcuts:
        assert say(f"action.{action.name}")
        assert cap_of(action.key) in caps


def cap_of(key: str) -> str:
    return {"down": "↓", "backspace": "Bksp"}.get(key, key.upper())


# ---- leaving


def test_nobody_is_asked_when_nothing_would_be_lost() -> None:
    stack = Stack(Table(), question=lambda: None)
    stack.on_intent(CloseAsked())
    assert not stack.running


def asked() -> tuple[Stack, list[Scene]]:
    questions: list[Scene] = []

    def question() -> Scene:
        questions.append(QuitQuestion())
        return questions[-1]

    stack = Stack(Table(), question=question)
    stack.on_intent(CloseAsked())
    assert stack.top is questions[0]
    return stack, questions


def test_what_could_not_be_stored_is_asked_about_before_the_end() -> None:
    stack, questions = asked()
    stack.on_intent(CloseAsked())
    assert not stack.running
    assert len(questions) == 1


@pytest.mark.parametrize(("keys", "runs"), [(("enter",), True), (("escape",), True)])
def test_the_main_thing_is_to_stay(keys: tuple[str, ...], runs: bool) -> None:
    stack, questions = asked()
    pilot = Pilot(Table())
    pilot.stack = stack
    pilot.wait()
    pilot.key(*keys)
    assert stack.running is runs
    assert stack.top is not questions[0]


def test_one_may_quit_all_the_same() -> None:
    stack, _ = asked()
    pilot = Pilot(Table())
    pilot.stack = stack
    pilot.wait()
    assert say("quit.lost") in pilot.text.replace("\n", " ")
    pilot.click("leave")
    assert not stack.running


def test_having_stayed_one_is_asked_again() -> None:
    stack, questions = asked()
    pilot = Pilot(Table())
    pilot.stack = stack
    pilot.wait()
    pilot.key("escape")
    stack.on_intent(CloseAsked())
    assert len(questions) == 2
    assert stack.running


# ---- a controller


def test_a_button_does_what_its_key_does_and_on_a_page_it_presses() -> None:
    def found(*buttons: str, raw: bool = False, chosen: dict[str, str] | None = None) -> list[str]:
        listener = Listener(raw)
        stack = Stack(listener, lambda: chosen or {})
        for button in buttons:
            stack.on_intent(PadButton(button))
        return listener.heard

    every = ("a", "x", "b", "r1", "l1", "start", "left", "y", "l2", "back")
    keys = ["space", "enter", "escape", "tab", "tab", "escape", "left", "h", "u", "?"]
    assert found(*every) == keys
    assert found(*every, raw=True) == ["enter", *keys[1:7]]
    assert found("y", "r3 or none", chosen={"hint": "n"}) == ["h"], "a key for it changes no button"
    assert found("y", "r3", "start", chosen={"pad.hint": "pad.r3"}) == ["h", "escape"]


def test_buttons_are_changed_on_the_page_of_keys_by_a_controller_alone() -> None:
    house = OpenHouse()
    pilot = Pilot(SettingsPage(house, "keys"))
    pilot.stack = Stack(pilot.stack.top, lambda: house.likes.keys)

    def press(*buttons: str) -> None:
        for button in buttons:
            pilot.stack.on_intent(PadButton(button, "playstation"))
            pilot.wait()

    press("down")
    assert "×" in pilot.words, "the buttons are listed in place of the keys"
    assert "W" not in pilot.words
    pilot.stack.on_intent(Focus("key:pad.hint"))
    press("a", "left")
    told = say("settings.keys.fixed", key="←", keep="Options")
    assert told in pilot.text.replace("\n", " ")
    press("start")
    assert house.likes.keys == {}
    press("a", "r3")
    assert house.likes.keys == {"pad.hint": "pad.r3", "pad.sort": "pad.y"}, "they change places"
    pilot.stack.on_intent(Focus("key:pad.mute"))
    press("a", "x")
    assert house.likes.keys == {"pad.hint": "pad.r3", "pad.sort": "pad.y"}
    press("l3", "a")
    assert house.likes.keys["pad.mute"] == "pad.l3"
    assert exchanged(house.likes.keys) == {}, "no cap of a key has changed"
    press("start")
    pilot.key("down")
    assert "W" in pilot.words
