"""Exercises come from an engine's process; one that fails is started anew, and then no more."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count

import pytest

from game.games import PIQUET
from game.piquet.trainers.exercises import EXERCISES
from game.players.answering import answer_line
from game.players.engine import RESTARTS, engine_command
from game.players.exercises import PATIENCE_SECONDS, EngineExercises, ExercisesHere, ExerciseWish
from game.players.mind import mind_of
from game.players.protocol import (
    Exercised,
    NonsenseError,
    read_from_engine,
    write_exercise_question,
)
from tests import waiting

WISH = ExerciseWish("tricks", 5, 0)

FAKE = """
import json, sys
print(json.dumps({"hello": "fake", "version": "0", "protocol": 1}), flush=True)
for line in sys.stdin:
    if sys.argv[1] == "ends": break
    if sys.argv[1] == "nonsense": print("la la", flush=True)
    if sys.argv[1] == "complains": print('{"id": 1, "error": {"field": "ask", "says": "no"}}', flush=True)
    if sys.argv[1] == "another": print('{"id": 77, "exercise": {}}', flush=True)
"""  # noqa: E501


def fake(mode: str) -> tuple[str, ...]:
    return (sys.executable, "-c", FAKE, mode)


@pytest.fixture
def ours() -> Iterator[EngineExercises]:
    source = EngineExercises(command=engine_command("thumb"))
    yield source
    source.close()


def test_an_engine_makes_what_this_process_would_make(ours: EngineExercises) -> None:
    ours.want(WISH)
    ours.want(WISH)  # once is enough
    waiting.until(lambda: ours.given(WISH) is not None)
    here = ExercisesHere()
    here.want(WISH)
    assert ours.given(WISH) == here.given(WISH) == EXERCISES["tricks"](5, 0)
    assert not ours.failed


@pytest.mark.parametrize("mode", ["ends", "nonsense", "complains", "another"])
def test_an_engine_that_fails_is_given_up_after_some_times(mode: str) -> None:
    source = EngineExercises(command=fake(mode))
    source.want(WISH)
    waiting.until(lambda: source.given(WISH) is None and source.failed)
    assert source.given(WISH) is None
    source.want(WISH)  # nothing is started any more
    assert source.given(WISH) is None


def test_an_engine_that_is_silent_is_given_up() -> None:
    hours = count(0, 2 * PATIENCE_SECONDS)
    source = EngineExercises(command=fake("deaf"), now=lambda: float(next(hours)))
    source.want(WISH)
    waiting.until(lambda: source.given(WISH) is None and source.failed)


def test_one_that_cannot_be_started_is_no_error() -> None:
    source = EngineExercises(command=("/there/is/nothing",))
    source.want(WISH)
    for _ in range(RESTARTS + 1):
        assert source.given(WISH) is None
    assert source.failed


def test_the_question_and_its_answer_are_lines_that_are_read_back() -> None:
    asked = write_exercise_question(7, "tricks", 5, 0)
    assert json.loads(asked) == {
        "id": 7, "ask": "exercise", "trainer": "tricks", "seed": 5, "number": 0
    }  # fmt: skip
    said = answer_line(asked, lambda *_: None)
    assert said is not None
    assert read_from_engine(said) == Exercised(7, EXERCISES["tricks"](5, 0))


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"trainer": "tennis"}, "trainer"),
        ({"trainer": 7}, "trainer"),
        ({"number": -1}, "number"),
        ({"number": "0"}, "number"),
        ({"seed": 0.5}, "seed"),
        ({"view": {}}, "view"),
    ],
)
def test_a_question_that_makes_no_sense_is_told_why(changed: dict[str, object], field: str) -> None:
    asked = {"id": 7, "ask": "exercise", "trainer": "tricks", "seed": 5, "number": 0} | changed
    said = answer_line(json.dumps(asked), lambda *_: None)
    assert said is not None
    assert json.loads(said)["error"]["field"] == field


def test_an_exercise_that_is_no_object_is_nonsense() -> None:
    with pytest.raises(NonsenseError):
        read_from_engine('{"id": 1, "exercise": 5}')


def test_a_game_without_such_trainers_has_none_made() -> None:
    assert mind_of(PIQUET).exercise is not None
    with pytest.raises(KeyError):
        ExercisesHere().want(ExerciseWish("tennis", 1, 0))
