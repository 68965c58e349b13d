"""Engines given as a command line: as good as built in, and named when they fail."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from game.match.arena import MatchError
from game.match.contestants import check_name, contestant
from game.match.pairs import Match, play_pair
from game.piquet.ai.levels import LEVELS, OPEN
from game.players.wire import question_seed

OURS = "from game.cli.engine import run; run([])"
HELLO = 'print(\'{"hello": "x", "version": "1", "protocol": 1}\', flush=True)'


def command(code: str) -> str:
    return f"cmd:{shlex.join((sys.executable, '-c', code))}"


def failure_of(code: str, patience_seconds: float = 10) -> str:
    """How a match ends whose second contestant is this program."""
    names = ("thumb", command(code))
    with pytest.raises(MatchError) as error:
        play_against(names, patience_seconds)
    return str(error.value)


def play_against(names: tuple[str, str], patience_seconds: float) -> None:
    engine = contestant(names[1], patience_seconds)
    try:
        play_pair(Match(names, 3), 5, (contestant(names[0], 1), engine))
    finally:
        engine.close()


def test_our_engine_by_its_command_line_plays_as_the_built_in_one() -> None:
    engine = contestant(command(OURS), 30)
    built_in = contestant("thumb", 30)
    try:
        for number in (1, 2):
            match = Match(("thumb", command(OURS)), 3)
            outside = play_pair(match, number, (built_in, engine))
            inside = play_pair(match, number, (built_in, built_in))
            assert outside.games == inside.games
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("pass", "it ended when it was started"),
        ("print('good morning', flush=True); input()", "one object of JSON when it was started"),
        (f"{HELLO}; input()", "it ended when it was asked in the phase 'exchange'"),
        (f"{HELLO}; input(); print('hm', flush=True); input()", "it said 'hm'"),
        (
            f'{HELLO}; input(); print(\'{{"id": 1, "error": 5}}\', flush=True); input()',
            "it complains: 5",
        ),
        (
            f'{HELLO}; input(); print(\'{{"id": 1, "action": "cut 3"}}\', flush=True); input()',
            "it chose 'cut 3', which is not allowed",
        ),
    ],
)
def test_an_engine_that_fails_ends_the_match_with_a_sentence(code: str, says: str) -> None:
    assert says in failure_of(code)


def test_a_failure_in_play_names_the_pair_and_the_contestant() -> None:
    assert failure_of(f"{HELLO}; input()").startswith("pair 5, B (cmd:")


def test_an_engine_that_hangs_is_not_waited_for_beyond_patience() -> None:
    assert "it said nothing for 0.3 s" in failure_of(f"{HELLO}; input(); input()", 0.3)


def test_an_answer_to_another_question_is_passed_over() -> None:
    code = f'{HELLO}; input(); print(\'{{"id": 9, "action": "cut 3"}}\', flush=True); input()'
    assert "said nothing" in failure_of(code, 0.3)


def test_a_program_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="cannot be started: "):
        contestant(f"cmd:{tmp_path / 'engine'}", 1)


@pytest.mark.parametrize("name", ["cmd:", "cmd:  ", "cmd:'open"])
def test_what_is_no_command_line_is_refused(name: str) -> None:
    with pytest.raises(MatchError, match="no command line"):
        check_name(name)


@pytest.mark.parametrize("name", ["", "genius", "open:", "open:genius", "Thumb"])
def test_an_unknown_name_lists_the_known(name: str) -> None:
    with pytest.raises(MatchError) as error:
        check_name(name)
    assert str(error.value) == (
        f"there is no player {name!r}; name one of {', '.join(LEVELS)}, "
        f"{', '.join(f'open:{one}' for one in OPEN)}, or an engine as 'cmd:COMMAND LINE'"
    )


def test_seeds_of_questions_can_be_read_exactly_by_every_reader_of_json() -> None:
    assert all(0 <= question_seed(7, f"{deal} 1") < 1 << 53 for deal in range(1000))
