"""Discards weighed while one chooses: early figures, settled ones, and an engine that is asked."""

from __future__ import annotations

import io
import json
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.cli.engine import Heard, lines, serve
from game.piquet.ai.analysis import Weigher, analyse
from game.piquet.ai.drawing import Effort
from game.piquet.ai.estimates import BEST
from game.piquet.ai.levels import MASTER
from game.players.counsel import NOTHING, EngineWeigher
from game.players.judgement import Weighed
from game.players.protocol import (
    LONGEST_LINE,
    Analysed,
    read_from_engine,
    write_analysis_question,
    write_weigh_question,
)
from game.players.wire import wire_text
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from rules.piquet.view import View, view
from tests import waiting
from tests.game.test_engine import some_states

QUICK = replace(MASTER, effort=Effort(((30, 60), (8, 120)), prior=5.0))


def exchange(who: str = "elder", seed: int = 3) -> View:
    """What elder or younger sees when he is to put cards out."""
    state = some_states(seed)[("elder", "younger").index(who)]
    assert isinstance(state.turn, Player)
    return view(state, state.turn)


def worst(seen: View, count: int) -> Exchange:
    """Aces and courts put out: nobody would."""
    assert seen.deal is not None
    return Exchange(frozenset(sorted(seen.deal.hand, key=lambda card: card.rank.value)[:count]))


def steps(weigher: Weigher, seen: View, also: Exchange | None = None) -> list[Weighed]:
    return [found for found in weigher(seen, 7, also=also) if found is not None]


@pytest.mark.parametrize("who", ["elder", "younger"])
def test_first_figures_come_before_the_settled_ones_with_ones_own_among_them(who: str) -> None:
    seen = exchange(who)
    own = worst(seen, 2)
    first, settled = steps(Weigher(QUICK), seen, own)
    assert (first.settled, settled.settled) == (False, True)
    for found in (first, settled):
        assert found.analysis.of(own) is not None
        assert len(found.analysis.candidates) == BEST + 1


def test_another_discard_of_the_same_view_is_settled_at_once() -> None:
    seen, weigher = exchange(), Weigher(QUICK)
    before = steps(weigher, seen)[-1].analysis
    (found,) = steps(weigher, seen, worst(seen, 3))
    assert found.settled
    assert found.analysis.candidates[:BEST] == before.candidates


def test_what_is_settled_does_not_depend_on_what_was_asked_before() -> None:
    seen = exchange()
    straight = steps(Weigher(QUICK), seen, worst(seen, 4))[-1]
    weigher = Weigher(QUICK)
    list(islice(weigher(seen, 7, also=worst(seen, 1)), 40))  # left in the middle of it
    steps(weigher, seen, worst(seen, 2))
    assert steps(weigher, seen, worst(seen, 4))[-1] == straight


@pytest.mark.parametrize("who", ["elder", "younger"])
def test_the_figures_are_those_of_a_review(who: str) -> None:
    seen = exchange(who)
    weighed = steps(Weigher(QUICK), seen, worst(seen, 2))[-1].analysis.candidates
    reviewed = analyse(seen, 7, QUICK, worst(seen, 2)).candidates
    assert list(reviewed) == sorted(weighed, key=lambda one: -one.settlement)


def test_where_nothing_is_put_out_a_choice_is_weighed_as_ever() -> None:
    state = some_states(3)[2]
    assert isinstance(state.turn, Player)
    seen = view(state, state.turn)
    quick = replace(QUICK, hands=20)
    (found,) = Weigher(quick)(seen, 7)
    assert found == Weighed(analyse(seen, 7, quick), settled=True)


def spoken(*questions: str) -> list[dict[str, Any]]:
    """What the engine says to these lines, its hello left out."""
    out = io.BytesIO()
    serve(io.BytesIO("".join(f"{line}\n" for line in questions).encode()), out, "thumb")
    return [json.loads(line) for line in out.getvalue().splitlines()[1:]]


def test_an_engine_says_what_it_knows_and_then_what_is_settled() -> None:
    seen = exchange()
    said = spoken(write_weigh_question(4, wire_text(seen), 1, worst(seen, 2)))
    assert [(one["id"], one.get("settled", True)) for one in said] == [(4, False), (4, True)]
    found = read_from_engine(json.dumps(said[0]))
    assert isinstance(found, Analysed)
    assert not found.settled
    assert found.analysis.of(worst(seen, 2)) is not None


def test_what_is_asked_for_once_is_answered_whatever_was_to_be_weighed_before() -> None:
    text = wire_text(exchange())
    said = spoken(write_weigh_question(1, text, 1), write_analysis_question(3, text, 1))
    assert said[-1]["id"] == 3
    assert "settled" not in said[-1]


def test_a_question_waits_until_it_is_looked_at_and_the_end_is_none() -> None:
    asked = Heard(iter(["one", "two"]))
    waiting.until(lambda: asked.waiting)
    questions = iter(asked)
    assert next(questions) == "one"
    waiting.until(lambda: asked.waiting)
    assert next(questions) == "two"
    assert next(questions, None) is None
    assert not asked.waiting


class Pieces:
    """Questions that come in pieces, as through a pipe."""

    def __init__(self, *pieces: bytes) -> None:
        self._pieces = [*pieces, b""]

    def read(self, _most: int, /) -> bytes:
        return self._pieces.pop(0)


def test_lines_are_put_together_from_what_comes() -> None:
    long = b"x" * LONGEST_LINE
    found = list(lines(Pieces(b"on", b"e\ntwo\nth", b"ree\n", long, long, b"\nfour")))
    assert found == ["one", "two", "three", "", "four"]


def test_a_discard_that_is_none_is_no_question() -> None:
    line = write_weigh_question(1, wire_text(exchange()), 1, Exchange(hand("AS")))
    (said,) = spoken(line.replace('"exchange AS"', '"exchange A"'))
    assert said["error"]["field"] == "action"


OLD = """
import json, sys
print(json.dumps({"hello": "old", "version": "1", "protocol": 1}), flush=True)
for line in sys.stdin:
    said = {"field": "ask", "says": "should be choose, analyse or quit"}
    print(json.dumps({"id": json.loads(line)["id"], "error": said}), flush=True)
"""
DIES = "import sys; sys.stdin.readline()"


def known(weigher: EngineWeigher, seen: View, action: Exchange | None = None) -> Weighed:
    """Ask as the table asks, until all is settled and the action is among it."""

    def look() -> Weighed | None:
        found = weigher(seen, action)
        if found is None or not found.settled:
            return None
        missing = found != NOTHING and action and found.analysis.of(action) is None
        return None if missing else found

    return waiting.answered(look, lambda: "the weigher")


def test_a_person_is_told_by_a_process_of_its_own() -> None:
    seen, weigher = exchange(), EngineWeigher()
    try:
        assert len(known(weigher, seen).analysis.candidates) == BEST
        own = worst(seen, 3)
        found = known(weigher, seen, own).analysis
        assert found.of(own) is not None
        assert found.candidates[0].settlement > found.candidates[-1].settlement
    finally:
        weigher.close()
    assert weigher(seen) == NOTHING


@pytest.mark.parametrize("script", [OLD, DIES, "print('nonsense')"])
def test_an_engine_that_cannot_is_left_in_peace(script: str, tmp_path: Path) -> None:
    path = tmp_path / "engine.py"
    path.write_text(script)
    weigher = EngineWeigher(command=(sys.executable, str(path)))
    try:
        assert known(weigher, exchange()) == NOTHING
    finally:
        weigher.close()


def test_a_program_that_is_not_there_weighs_nothing(tmp_path: Path) -> None:
    weigher = EngineWeigher(command=(str(tmp_path / "missing"),))
    assert weigher(exchange()) == NOTHING
