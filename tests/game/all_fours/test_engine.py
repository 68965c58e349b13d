"""The protocol of the house in All-Fours: each kind of view travels there and back."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.players.wire import WireError, view_from_data, wire_text
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.view import View, view
from rules.core.seats import Player
from tests.all_fours.luck import any_action


def some_views() -> list[View]:
    """A question of each kind that there is, from deals of several games."""
    found: dict[type, View] = {}
    for seed in range(12):
        for preset in (Preset.ENQUIRE_WITHIN, Preset.DICTIONARY, Preset.SEVEN_UP):
            luck = Random(seed)
            state = start_deal(PRESETS[preset], Player.B)
            state = apply(state, any_action(state, luck))[-1].state
            while isinstance(state.turn, Player):
                seen = view(state, state.turn)
                found.setdefault(type(seen.choices), seen)
                state = apply(state, any_action(state, luck))[-1].state
    assert len(found) == 8
    return [*found.values()]


def test_every_kind_of_view_travels_there_and_back() -> None:
    for seen in some_views():
        assert view_from_data(json.loads(wire_text(seen)), "all-fours") == seen


def test_a_word_that_is_none_of_a_set_is_told_with_its_field() -> None:
    data = json.loads(wire_text(some_views()[0]))
    data["deal"]["asking"] = ["highest"]
    with pytest.raises(WireError) as told:
        view_from_data(data, "all-fours")
    assert told.value.field.startswith("view.deal.asking")
