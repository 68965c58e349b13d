"""The options and the six games with names (section J)."""

from __future__ import annotations

import pytest

from rules.bezique.options import (
    NAMES,
    Brisques,
    FirstDeal,
    Game,
    LastEight,
    LastTrick,
    LookAtTricks,
    Options,
    Seven,
    SevenTurn,
    StockCount,
    data_of_options,
    options_of_data,
    read_name,
    read_value,
    values_of,
    with_value,
)
from rules.bezique.presets import PRESETS, Preset, differences, nearest_preset, preset_of
from rules.bezique.view import stock_to_count, tricks_to_look_at, view
from rules.core.options_text import write_name, write_value
from tests.bezique.table import D, N, Table, options, pack_with


def told(preset: Preset) -> dict[str, object]:
    """What a game with a name has otherwise."""
    its = PRESETS[preset]
    return {name: getattr(its, name) for name in differences(its, Options())}


def test_the_game_of_the_dictionary_is_the_usual_one() -> None:
    assert told(Preset.DICTIONARY) == {}
    usual = {write_name(name): write_value(getattr(Options(), name)) for name in NAMES}
    assert usual == {
        "game": "bezique",
        "first-deal": "highest-deals",
        "packets": "323",
        "draw-order": "winner-first",
        "seven": "played",
        "seven-turn": "free",
        "held-over": "no",
        "fresh-card": "unused",
        "bezique-closes": "no",
        "marriage-before-sequence": "yes",
        "bezique-pair": "fixed",
        "last-eight": "follow-and-win",
        "last-trick": "very-last",
        "brisques": "at-the-end",
        "target": "1000",
        "target-when": "at-once",
        "double-game": "no",
        "series": "single-game",
        "strict": "no",
        "revoke": "eight-tricks",
        "look-at-tricks": "last",
        "stock-count": "shown",
        "rubicon-packets": "threes",
        "rubicon-marriages": "each-pair",
        "rubicon-brisques": "300",
        "brisque-tie": "when-they-decide",
    }


def test_hoyle_of_1909() -> None:
    assert told(Preset.HOYLE_1909) == {
        "first_deal": FirstDeal.HIGHEST_CHOOSES,
        "seven": Seven.DECLARED,
        "held_over": True,
        "last_eight": LastEight.FOLLOW_ONLY,
        "brisques": Brisques.AT_ONCE,
    }


def test_foster_of_1897() -> None:
    its = told(Preset.FOSTER_1897)
    assert its.pop("revoke", "replay") == "replay"
    assert its == {
        "first_deal": FirstDeal.HIGHEST_CHOOSES,
        "seven": Seven.DECLARED,
        "seven_turn": SevenTurn.USES_DECLARATION,
        "held_over": True,
        "brisques": Brisques.AT_ONCE,
        "double_game": True,
    }


def test_cavendish_as_far_as_is_known() -> None:
    assert told(Preset.CAVENDISH) == {"last_trick": LastTrick.OF_THE_STOCK}


def test_the_modern_game() -> None:
    assert told(Preset.MODERN) == {
        "held_over": True,
        "last_trick": LastTrick.OF_THE_STOCK,
        "target": 2000,
    }


def test_rubicon_bezique_of_1887() -> None:
    assert told(Preset.RUBICON_1887) == {
        "game": Game.RUBICON,
        "first_deal": FirstDeal.HIGHEST_CHOOSES,
        "held_over": True,
    }


def test_a_game_is_known_by_its_options_or_else_by_those_next_to_it() -> None:
    for preset, its in PRESETS.items():
        assert preset_of(its) is preset
        assert nearest_preset(its) is preset
    other = options(target=500)
    assert preset_of(other) is None
    assert nearest_preset(other) is Preset.DICTIONARY


def test_every_option_is_written_and_read_again_in_words_and_as_data() -> None:
    for name in NAMES:
        assert read_name(write_name(name)) == name
        assert values_of(name)[0] == getattr(Options(), name)
        for value in values_of(name):
            assert read_value(name, write_value(value)) == value
            changed = with_value(Options(), name, value)
            data = data_of_options(changed)
            assert options_of_data(data) == changed
            assert all(type(plain) in {str, int, bool} for plain in data.values())
    assert options_of_data({}) == Options()


def test_an_option_or_value_that_nobody_knows_is_told() -> None:
    with pytest.raises(ValueError, match="grace is no option; the options are game, first-deal"):
        read_name("grace")
    with pytest.raises(ValueError, match=r"the option target is 1000 or 2000 .* not 7"):
        read_value("target", "7")
    with pytest.raises(ValueError, match="the option held-over is no or yes, not 1"):
        options_of_data({"held_over": 1})
    with pytest.raises(ValueError, match=r"the option target is .* not 1000"):
        options_of_data({"target": "1000"})


def test_the_last_trick_may_be_looked_at_until_the_next_lead() -> None:
    one = Table(pack_with("AS", "9S", "9C")).plays("AS", "9S")
    assert tricks_to_look_at(view(one.state, D)) == one.deal.tricks
    one.draws().plays(str(min(one.deal.hands[N])).rstrip("'"))
    assert tricks_to_look_at(view(one.state, D)) == ()


def test_where_it_was_agreed_no_trick_or_all_of_them() -> None:
    for look, count in ((LookAtTricks.NEVER, 0), (LookAtTricks.LAST, 1), (LookAtTricks.ALL, 3)):
        one = Table(pack_with("AS", "9S", "9C"), options(look_at_tricks=look)).reaches(3)
        assert len(tricks_to_look_at(view(one.state, N))) == count


def test_nothing_can_be_looked_at_before_a_deal() -> None:
    from rules.bezique.partie import start  # noqa: PLC0415  (no table yet)

    assert tricks_to_look_at(view(start(), N)) == ()
    assert stock_to_count(view(start(), N)) is None


def test_the_stock_may_be_counted_at_any_time_unless_it_was_agreed_otherwise() -> None:
    one = Table(pack_with("AS", "9S", "9C")).plays("AS", "9S").draws()
    assert stock_to_count(view(one.state, N)) == 46
    hidden = Table(pack_with("AS", "9S", "9C"), options(stock_count=StockCount.HIDDEN))
    assert stock_to_count(view(hidden.state, N)) is None
