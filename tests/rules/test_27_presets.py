"""Four games with names: what each source plays, row by row (X1 to X15)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.piquet.options import (
    CarteBlanche,
    FirstDealer,
    Leavings,
    Length,
    NotReckonedAnswer,
    Options,
    OrderOfCalls,
    PiqueBar,
)
from rules.piquet.presets import (
    FOUR_DEALS,
    MODERN,
    PRESETS,
    RUBICON,
    TO_A_HUNDRED,
    Preset,
    differences,
    nearest_preset,
    preset_of,
)

CAVENDISH = Options()


def test_four_games_have_names_rubicon_four_deals_to_a_hundred_and_modern() -> None:
    assert [str(preset) for preset in Preset] == ["rubicon", "four-deals", "to-a-hundred", "modern"]
    assert len({PRESETS[preset] for preset in Preset}) == 4


def test_who_agrees_on_nothing_plays_the_rubicon_game_of_cavendish() -> None:
    assert RUBICON == CAVENDISH


def test_four_deals_differ_in_their_number_alone() -> None:
    assert differences(FOUR_DEALS, CAVENDISH) == ("length",)


def test_the_encyclopaedia_plays_to_a_hundred() -> None:
    assert TO_A_HUNDRED.length is Length.TO_A_HUNDRED


def test_there_the_lowest_card_deals_by_twos() -> None:
    assert (TO_A_HUNDRED.cutting, TO_A_HUNDRED.packets) == (FirstDealer.LOW_DEALS, 2)


def test_there_no_carte_blanche_counts_and_younger_may_take_nothing() -> None:
    assert TO_A_HUNDRED.carte_blanche is CarteBlanche.NOT_COUNTED
    assert TO_A_HUNDRED.younger_least == 0


def test_there_elder_sees_the_leavings_after_he_has_played() -> None:
    assert TO_A_HUNDRED.leavings is Leavings.AFTER_PLAYED


def test_there_what_is_good_is_shown_or_lost() -> None:
    assert TO_A_HUNDRED.show_to_score


def test_there_a_trick_bars_the_pique_and_youngers_repique_adds_ninety() -> None:
    assert (TO_A_HUNDRED.pique_bar, TO_A_HUNDRED.younger_repique) == (PiqueBar.TAKES_TRICK, 90)


def test_in_the_modern_game_the_high_card_deals_leavings_are_shown_the_order_is_fixed() -> None:
    rows = ("cutting", "leavings", "not_reckoned", "order_of_calls")
    assert differences(MODERN, CAVENDISH) == rows
    assert MODERN.cutting is FirstDealer.HIGH_DEALS
    assert MODERN.leavings is Leavings.SHOWN
    assert MODERN.not_reckoned is NotReckonedAnswer.ANY
    assert MODERN.order_of_calls is OrderOfCalls.FIXED


@pytest.mark.parametrize("preset", Preset)
def test_a_preset_is_known_by_its_options(preset: Preset) -> None:
    assert preset_of(PRESETS[preset]) is preset
    assert nearest_preset(PRESETS[preset]) is preset


def test_what_differs_from_all_of_them_has_no_name_but_a_nearest_one() -> None:
    options = replace(TO_A_HUNDRED, packets=3)
    assert preset_of(options) is None
    assert nearest_preset(options) is Preset.TO_A_HUNDRED
