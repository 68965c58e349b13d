"""The engine process and its lines: every question gets an answer, and no line brings it down."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import game.players
from game.cli.engine import serve
from game.piquet.ai.heuristic import thumb
from game.players.answering import answer_line
from game.players.protocol import (
    LONGEST_LINE,
    Chosen,
    Hello,
    NonsenseError,
    read_from_engine,
    write_question,
)
from game.players.wire import wire_text
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Play
from rules.piquet.choices import every_action
from rules.piquet.options import Options
from rules.piquet.partie import apply, check, start_deal
from rules.piquet.record.notation import parse_action
from rules.piquet.state import Phase, State
from rules.piquet.view import view
from tests.game.dealing import brought
from tests.waiting import PATIENCE

RUN = "import sys; from game.cli.engine import run; sys.exit(run(sys.argv[1:]))"


def some_states(seed: int) -> list[State]:
    """The states of a deal in which a player is on turn, played by thumb rules."""
    state = apply(start_deal(Options(), Player.A), brought(Dealer(seed), Phase.DEAL, 1))[-1].state
    states = []
    while isinstance(state.turn, Player):
        states.append(state)
        state = apply(state, thumb.choose(view(state, state.turn), seed))[-1].state
    return states


def question(state: State, number: int = 1) -> str:
    assert isinstance(state.turn, Player)
    return write_question(number, wire_text(view(state, state.turn)), 99)


def answered(line: str) -> dict[str, Any]:
    text = answer_line(line, thumb.choose)
    assert text is not None
    assert "\n" not in text
    said = json.loads(text)
    assert isinstance(said, dict)
    return said


def spoken(data: bytes) -> list[dict[str, Any]]:
    """What the engine says to these bytes, its hello left out."""
    out = io.BytesIO()
    serve(io.BytesIO(data), out, "thumb")
    hello, *rest = out.getvalue().decode("ascii").splitlines()
    assert read_from_engine(hello) == Hello("piquet thumb", "1")
    return [json.loads(line) for line in rest]


def test_every_question_of_a_deal_is_answered_with_a_legal_action() -> None:
    for number, state in enumerate(some_states(3)):
        said = answered(question(state, number))
        assert said["id"] == number
        assert check(state, parse_action(said["action"])) is None


@pytest.mark.parametrize("missing", [False, True])
def test_an_answer_says_when_something_was_missing_and_is_silent_otherwise(missing: bool) -> None:
    text = answer_line(question(some_states(1)[0]), thumb.choose, lambda: missing)
    assert text is not None
    assert ("degraded" in json.loads(text)) is missing
    said = read_from_engine(text)
    assert isinstance(said, Chosen)
    assert said.degraded is missing


def test_the_same_question_gets_the_same_answer() -> None:
    for state in some_states(4):
        assert answered(question(state)) == answered(question(state))


@pytest.mark.parametrize(
    ("line", "number", "field"),
    [
        ("", None, ""),
        ("[]", None, ""),
        ("{", None, ""),
        ("[" * 100_000, None, ""),
        ('{"id":NaN}', None, ""),
        ('{"id":' + "9" * 5000 + "}", None, ""),
        ("{}", None, "id"),
        ('{"id":true,"ask":"choose"}', None, "id"),
        ('{"id":-1,"ask":"choose"}', None, "id"),
        ('{"id":4}', 4, "ask"),
        ('{"id":4,"ask":"sing"}', 4, "ask"),
        ('{"id":4,"ask":["choose"]}', 4, "ask"),
        ('{"id":4,"ask":"choose"}', 4, "view"),
        ('{"id":4,"ask":"choose","view":3}', 4, "view"),
        ('{"id":4,"ask":"choose","view":{},"seed":"x"}', 4, "seed"),
        ('{"id":4,"ask":"choose","view":{},"speed":1}', 4, "speed"),
    ],
)
def test_a_foreign_line_gets_an_error_that_names_the_field(
    line: str, number: int | None, field: str
) -> None:
    said = answered(line)
    assert said["id"] == number
    assert said["error"]["field"] == field
    assert said["error"]["says"]


def test_a_view_that_contradicts_itself_gets_an_error() -> None:
    state = next(state for state in some_states(3) if state.phase is Phase.PLAY)
    asked = json.loads(question(state))
    asked["view"]["deal"]["hand"] = ""
    assert answered(json.dumps(asked))["error"]["field"] == "view.choices.cards"
    asked["view"]["deal"] = None
    assert answered(json.dumps(asked))["error"]["field"] == "view.deal"
    asked["view"]["choices"] = None
    assert answered(json.dumps(asked))["error"]["field"] == "view.choices"


def test_the_engine_goes_on_after_an_error_and_stops_at_quit() -> None:
    line = question(some_states(3)[0]).encode()
    said = spoken(b"\xff\xfe\n" + line + b"\nquit\n" + line + b"\n")
    assert ["error" in answer for answer in said] == [True, False]
    assert len(spoken(b'{"id":1,"ask":"quit"}\n' + line)) == 0


def test_a_line_without_end_and_one_without_measure_are_answered() -> None:
    line = question(some_states(3)[0]).encode()
    assert [list(answer) for answer in spoken(line)] == [["id", "action"]]
    said = spoken(b"x" * (3 * LONGEST_LINE + 5) + b"\n" + line + b"\n" + b"y" * 2 * LONGEST_LINE)
    assert ["error" in answer for answer in said] == [True, False, True]


def test_the_conversation_in_the_protocol_is_a_true_one() -> None:
    page = (Path(game.players.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")
    said = page.split("## A whole conversation")[1].split("```")[1].splitlines()[2:]
    hello, asked, answer, quitting = said
    assert read_from_engine(hello) == Hello("piquet thumb", "1")
    assert spoken(f"{asked}\n{quitting}\n".encode()) == [json.loads(answer)]


def test_the_process_ends_quietly_with_its_input() -> None:
    done = subprocess.run(
        (sys.executable, "-c", RUN, "--level", "thumb"),
        input=b"",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert json.loads(done.stdout)["protocol"] == 1


def test_the_process_ends_quietly_when_nobody_listens() -> None:
    with subprocess.Popen(
        (sys.executable, "-c", RUN),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdout.readline()
        engine.stdout.close()
        engine.stdin.write(b"{}\n")
        engine.stdin.flush()
        assert engine.wait(PATIENCE) == 0
        assert engine.stderr.read() == b""


def test_an_unknown_level_is_refused_in_one_sentence() -> None:
    done = subprocess.run(
        (sys.executable, "-c", RUN, "--level", "genius"),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert b"invalid choice: 'genius'" in done.stderr
    assert b"Traceback" not in done.stderr


def test_the_engine_loads_no_window_and_no_numpy() -> None:
    code = "import sys, game.cli.engine\nprint('pygame' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run(
        (sys.executable, "-c", code), capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.parametrize(
    "line",
    [
        "good morning",
        "[]",
        "{}",
        '{"id":1}',
        '{"id":"1","action":"cut 3"}',
        '{"id":1,"action":"jump"}',
        '{"id":1,"error":{"field":"view","says":"no"}}',
        '{"hello":"x","protocol":2}',
        '{"hello":"x"}',
    ],
)
def test_what_an_engine_should_not_say_is_nonsense(line: str) -> None:
    with pytest.raises(NonsenseError):
        read_from_engine(line)


def test_what_an_engine_chose_is_read() -> None:
    chosen = read_from_engine('{"id": 5, "action": "play KS"}')
    assert isinstance(chosen, Chosen)
    assert chosen.question == 5
    assert isinstance(chosen.action, Play)


def mutated(line: str, chance: Random) -> str:
    """A line with something done to it: letters changed, or a value somewhere replaced."""
    if chance.random() < 0.5:
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(line))
            line = (
                line[:at]
                + chance.choice(["", chr(chance.randrange(32, 300)), line[at] * 2])
                + line[at + 1 :]
            )
        return line
    data = json.loads(line)
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        if isinstance(place[key], (dict, list)) and place[key] and chance.random() < 0.8:
            place = place[key]
            continue
        if chance.random() < 0.2:
            del place[key]
        else:
            place[key] = chance.choice(
                [
                    None,
                    True,
                    0,
                    -1,
                    10**9,
                    1.5,
                    "",
                    "AS",
                    "AS KS QS",
                    [],
                    {},
                    [[]],
                    "choose",
                    "A",
                    "é",
                ]
            )
        return json.dumps(data)


def test_no_line_brings_the_engine_down() -> None:
    chance = Random(20)
    lines = [question(state) for state in some_states(3) + some_states(8)]
    answers = errors = 0
    for _ in range(2000):
        said = answered(mutated(chance.choice(lines), chance))
        answers += "action" in said
        errors += "error" in said
    assert answers + errors == 2000
    assert errors > 1000
    assert answers > 50


def test_every_choice_is_a_question_the_wire_can_carry() -> None:
    for state in some_states(6):
        assert isinstance(state.turn, Player)
        seen = view(state, state.turn)
        assert seen.choices is not None
        assert seen.deal is not None
        assert next(every_action(seen.choices, seen.deal.hand), None) is not None
        assert "action" in answered(question(state))
