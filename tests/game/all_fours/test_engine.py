"""The engine of All-Fours: a process of its own that speaks the protocol of the house."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from game.all_fours.ai.validation import is_allowed
from game.players.program import wire_text
from game.players.wire import WireError, view_from_data
from rules.all_fours.game import RULES
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.view import View, view
from rules.core.seats import Player
from tests.all_fours.luck import any_action

ENGINE = (sys.executable, "-m", "game", "engine", "--game", "all-fours", "--level", "club")


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


def question(number: int, seen: View, game: str = "all-fours") -> str:
    body = wire_text(seen)
    return f'{{"id":{number},"ask":"choose","game":"{game}","seed":7,"view":{body}}}\n'


def test_every_kind_of_view_travels_there_and_back() -> None:
    for seen in some_views():
        assert view_from_data(json.loads(wire_text(seen)), "all-fours") == seen


def test_a_process_answers_questions_of_all_fours_and_refuses_those_of_another_game() -> None:
    seen = some_views()
    lines = [question(number, one) for number, one in enumerate(seen)]
    lines.append(question(99, seen[0], "piquet"))
    done = subprocess.run(
        ENGINE, input="".join((*lines, "quit\n")), capture_output=True, text=True, check=True
    )
    hello, *answers = map(json.loads, done.stdout.splitlines())
    assert hello == {"hello": "all-fours club", "version": "1", "protocol": 1}
    *chosen, refused = answers
    for number, (answer, one) in enumerate(zip(chosen, seen, strict=True)):
        assert answer["id"] == number
        assert is_allowed(one, RULES.read(answer["action"]))
    assert refused["error"]["field"] == "game"


def test_a_word_that_is_none_of_a_set_is_told_with_its_field() -> None:
    data = json.loads(wire_text(some_views()[0]))
    data["deal"]["asking"] = ["highest"]
    with pytest.raises(WireError) as told:
        view_from_data(data, "all-fours")
    assert told.value.field.startswith("view.deal.asking")


def test_the_engine_loads_no_window_and_no_numpy() -> None:
    script = (
        "import sys; from game.all_fours.ai.programs import AI; AI.player('master'); "
        "AI.prepare('master'); "
        "print(*sorted({'pygame', 'numpy', 'game.window', 'game.table'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
