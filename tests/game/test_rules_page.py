"""The page of rules: every option has its words, keys and clicks change them, and they are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.pages.settlement import SettlementScene
from game.pages.start.rules_page import RulesPage
from game.pages.start.title import Title
from game.piquet.words import say
from game.players.player import seated
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.saves.settings import load
from game.stage.basics import Font
from game.stage.intents import Scroll
from game.stage.lines import wrapped
from game.table.table import TableScene
from rules.piquet.options import FIRST_EDITION, Leavings, Length, Options, Tie
from rules.piquet.presets import FOUR_DEALS, MODERN, PRESETS, Preset
from rules.piquet.record.options_text import NAMES, values_of, write_value
from rules.piquet.state import Phase, State
from tests.game.houses import OpenHouse, header, score_card
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.saves_table import noon


@pytest.mark.parametrize("name", NAMES)
def test_every_option_and_value_has_words_and_a_help_of_two_lines(name: str) -> None:
    for value in values_of(name):
        assert say(f"option.{name}.{write_value(value)}")
    room = Pilot(RulesPage(OpenHouse()), 1024, 640).room
    assert isinstance(room.ruler, EstimatingRuler)
    assert len(wrapped(say(f"option.{name}.help"), Font(16), 720, room)) <= 2


@pytest.mark.parametrize("preset", Preset)
def test_a_click_on_a_named_game_sets_all_its_options(preset: Preset) -> None:
    house = OpenHouse()
    house.options = Options(tie=Tie.DRAWN)
    pilot = Pilot(RulesPage(house))
    pilot.click(f"preset:{preset.value}")
    assert say(f"preset.{preset.value}.help") in pilot.text
    pilot.click("back")
    assert house.options == PRESETS[preset]


@pytest.mark.parametrize("size", SIZES)
def test_every_option_is_reached_and_changed_with_keys(size: tuple[int, int]) -> None:
    house = OpenHouse()
    pilot = Pilot(RulesPage(house), *size)
    changed = Options()
    pilot.key("down")
    while not _focus(pilot).startswith("option:"):
        pilot.key("down")
    for _ in NAMES:
        assert _focus(pilot) in pilot.keys, "the line pointed at is not on the page"
        name = _focus(pilot).removeprefix("option:")
        assert say(f"option.{name}.help") in " ".join(pilot.words)
        pilot.key("right", "down")
        changed = replace(changed, **{name: values_of(name)[1]})
    pilot.key("escape")
    assert house.options == changed
    assert all(getattr(changed, name) != getattr(Options(), name) for name in NAMES)


def _focus(pilot: Pilot) -> str:
    page = pilot.stack.top
    assert isinstance(page, RulesPage)
    assert page.focus is not None
    return page.focus


def test_a_click_takes_the_next_value_and_comes_round() -> None:
    house = OpenHouse()
    pilot = Pilot(RulesPage(house))
    seen = []
    for _ in Length:
        assert say(f"option.length.{_length(pilot)}") in pilot.words
        seen.append(_length(pilot))
        pilot.click("option:length")
    assert sorted(seen) == sorted(length.value for length in Length)
    assert _length(pilot) == Length.SIX_DEALS.value


def _length(pilot: Pilot) -> str:
    words = {say(f"option.length.{length.value}"): length.value for length in Length}
    return words[pilot.words[pilot.words.index(say("option.length")) + 1]]


def test_the_wheel_reaches_the_last_option_and_the_first_again() -> None:
    pilot = Pilot(RulesPage(OpenHouse()), 1024, 640)
    first = [key for key in pilot.keys if key.startswith("option:")]
    for _ in range(20):
        pilot.stack.on_intent(Scroll(-1))
        assert pilot.keys
    last = [key for key in pilot.keys if key.startswith("option:")]
    assert not set(first) & set(last)
    for _ in range(20):
        pilot.stack.on_intent(Scroll(1))
    assert [key for key in pilot.keys if key.startswith("option:")] == first


def test_a_new_partie_names_the_rules_and_leads_to_them() -> None:
    house = OpenHouse()
    house.options = replace(MODERN, leavings=Leavings.AFTER_PLAYED)
    house.likes = replace(house.likes, guided=True)
    pilot = Pilot(Title(house))
    pilot.click("new")
    assert "Options: Modern, one change" in pilot.words
    pilot.click("rules")
    pilot.click("preset:four-deals")
    pilot.key("escape")
    assert "Options: Four deals" in pilot.words
    pilot.key("escape")
    assert "Two hands, thirty-two cards, four deals." in pilot.words


def test_again_keeps_the_rules_of_the_partie() -> None:
    house = OpenHouse()
    card = score_card(head=replace(header(), options=FOUR_DEALS))
    over = State(phase=Phase.OVER, first_dealer=card.first_dealer, results=card.deals)
    over = replace(over, settlement=card.settlement)
    pilot = Pilot(SettlementScene(house, over, card.header))
    pilot.key("enter")
    assert house.agreed == FOUR_DEALS


def test_rules_are_remembered_and_the_next_partie_is_played_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    pilot = Pilot(Title(house))
    pilot.click("new")
    pilot.click("rules")
    pilot.click("preset:to-a-hundred")
    pilot.click("option:tie")
    pilot.click("back")
    chosen = replace(PRESETS[Preset.TO_A_HUNDRED], tie=Tie.DRAWN)
    table = house.new_partie(seated(("You", "Rival"), ("human", "thumb")))
    assert isinstance(table, TableScene)
    assert table.session.state.options == chosen
    house.close()
    later = OurHouse()
    assert later.rules() == chosen
    (running,) = later.running()
    assert running.header.options == chosen
    later.choose_rules(Options())
    of_old = replace(chosen, edition=FIRST_EDITION)
    table = later.new_partie(seated(("You", "Rival"), ("human", "thumb")), of_old)
    assert isinstance(table, TableScene)
    assert table.session.state.options == chosen  # once more is by today's reading of the rules
    later.close()


def test_rules_that_an_older_program_remembered_are_played_by_todays_reading(
    tmp_path: Path,
) -> None:
    data = {"rules": {"packets": 3}, "window": None}
    (tmp_path / "settings.json").write_text(json.dumps(data))
    assert load(tmp_path, noon())[0].rules == Options(packets=3)
