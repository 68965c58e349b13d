"""What the cards brought, between processes: an engine is asked, answers, or degrades quietly."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.heuristic import thumb
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.luck import answer, question
from game.piquet.ai.programs import AI
from game.players import answering
from game.players.answering import answer_line
from game.players.engine import Doing, EnginePlayer
from game.players.protocol import Brought, NonsenseError, read_from_engine, write_luck_question
from game.players.wire import question_seed
from rules.core.seats import Player
from tests import waiting
from tests.soak_analysis import played

OWN = (sys.executable, "-c", "from game.cli.engine import run; run([])")
OLD = """
import json, sys
print(json.dumps({"hello": "old", "version": "1", "protocol": 1}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    wrong = {"field": "ask", "says": "should be choose, analyse or quit, but is 'luck'"}
    print(json.dumps({"id": asked["id"], "error": wrong}), flush=True)
"""
ASKED = question(played(LEVELS["thumb"], Random(7)).after, Player.A)


@pytest.fixture
def seats() -> Iterator[list[EnginePlayer]]:
    """Whoever is put in here leaves the table at the end of the test."""
    seated: list[EnginePlayer] = []
    yield seated
    for seat in seated:
        seat.close()


def told(line: str) -> str:
    """An engine's line in answer to one."""
    said = answer_line(line, thumb.choose)
    assert said is not None
    return said


def test_an_engine_tells_what_the_cards_brought() -> None:
    said = read_from_engine(told(write_luck_question(3, json.dumps(ASKED), 5)))
    found = answer(ASKED, 5)
    assert found is not None
    assert said == Brought(3, {name: round(part, 2) for name, part in found.items()})


def test_a_deal_that_cannot_be_is_refused_by_its_field() -> None:
    line = write_luck_question(3, json.dumps(ASKED | {"talon": "KS"}), 5)
    assert json.loads(told(line)) == {
        "id": 3,
        "error": {"field": "deal.talon", "says": "should be the rest of the pack"},
    }


def test_a_game_that_tells_no_luck_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "mind_of", lambda _game: replace(AI, luck=None))
    said = told(write_luck_question(3, json.dumps(ASKED), 5))
    assert json.loads(said)["error"]["field"] == "ask"


@pytest.mark.parametrize("luck", ["[]", "7", '{"hand":"x"}', '{"hand":true}', '{"hand":1e9}'])
def test_what_is_no_luck_is_nonsense(luck: str) -> None:
    with pytest.raises(NonsenseError):
        read_from_engine(f'{{"id":3,"luck":{luck}}}')


def test_an_engine_may_say_that_it_cannot_tell() -> None:
    assert read_from_engine('{"id":3,"luck":null}') == Brought(3, None)


def test_an_engine_of_ours_is_asked_for_luck_without_waiting(seats: list[EnginePlayer]) -> None:
    seats.append(seat := EnginePlayer(OWN, 7))
    assert seat.luck() is None
    seat.ask_luck(ASKED)
    assert seat.analysis() is None  # that is not what was asked
    found = waiting.answered(seat.luck, lambda: f"{seat.status} {seat.complaint}")
    told_here = answer(ASKED, question_seed(7, json.dumps(ASKED, separators=(",", ":"))))
    assert told_here is not None
    assert found.parts == {name: round(part, 2) for name, part in told_here.items()}
    assert seat.status.doing is Doing.WAITING


def test_of_an_old_engine_no_luck_is_heard(seats: list[EnginePlayer], tmp_path: Path) -> None:
    (tmp_path / "old.py").write_text(OLD)
    seats.append(seat := EnginePlayer((sys.executable, str(tmp_path / "old.py")), 7))
    seat.ask_luck(ASKED)
    assert waiting.answered(seat.luck).parts is None
    assert seat.status.doing is Doing.FELL_BACK
