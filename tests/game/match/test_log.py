"""The log: an interrupted match goes on to the same figures, and no other match gets in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.match.arena import MatchError
from game.match.log import MatchLog
from game.match.pairs import Match, What
from game.match.result import PairResult, data_of_pair, pair_of_data
from game.match.scores import Scores
from rules.core.seats import Player
from rules.piquet.options import Options
from tests.game.match.hand_made import FIRST, FOURTH, SECOND, THIRD

MATCH = Match(("left", "right"), 7)


def written(path: Path) -> Path:
    log = MatchLog(path, MATCH)
    for pair in (FIRST, SECOND, FOURTH):
        log.add(pair)
    log.close()
    return path


def pairs_in(path: Path, match: Match = MATCH) -> dict[int, PairResult]:
    log = MatchLog(path, match)
    log.close()
    return dict(log.pairs)


def test_what_was_finished_stands_in_the_log(tmp_path: Path) -> None:
    path = written(tmp_path / "match.log")
    assert pairs_in(path) == {1: FIRST, 2: SECOND, 4: FOURTH}
    assert len(path.read_text().splitlines()) == 4


def test_a_match_goes_on_behind_what_there_is(tmp_path: Path) -> None:
    path = written(tmp_path / "match.log")
    log = MatchLog(path, MATCH)
    log.add(THIRD)
    log.close()
    assert pairs_in(path) == {1: FIRST, 2: SECOND, 3: THIRD, 4: FOURTH}


@pytest.mark.parametrize("cut", [1, 2, 40, 200])
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    path = written(tmp_path / "match.log")
    path.write_bytes(path.read_bytes()[:-cut])
    assert pairs_in(path) == {1: FIRST, 2: SECOND}
    assert path.read_bytes().endswith(b"\n")


def test_a_header_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    path.write_bytes(written(path).read_bytes()[:30])
    assert pairs_in(path) == {}
    assert json.loads(path.read_text())["a"] == "left"


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (replace(MATCH, seed=8), "seed"),
        (replace(MATCH, names=("left", "third")), "b"),
        (replace(MATCH, what=What.PARTIES), "what"),
        (replace(MATCH, options=Options(younger_least=0)), "options"),
        (replace(MATCH, scores=(Scores(((1, 2),), Player.A),)), "scores"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, other: Match, differs: str) -> None:
    path = written(tmp_path / "match.log")
    before = path.read_bytes()
    with pytest.raises(MatchError, match=rf"another match's log \(it differs in {differs}\)"):
        MatchLog(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ['{"a": 1}\n', "[]\n", "good morning\n", "\n"])
def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter"
    path.write_text(text)
    with pytest.raises(MatchError, match="letter"):
        MatchLog(path, MATCH)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    ["{}", "[]", "7", '{"pair":1,"games":[],"thinking":[[[],[]],[[],[]]],"margin":0}', "x" * 99],
)
def test_a_line_that_is_no_pair_is_named(tmp_path: Path, line: str) -> None:
    path = written(tmp_path / "match.log")
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(MatchError, match="line 5 of "):
        MatchLog(path, MATCH)


@pytest.mark.parametrize("pair", [FIRST, SECOND, THIRD, FOURTH])
def test_a_pair_can_be_written_and_read(pair: PairResult) -> None:
    assert pair_of_data(json.loads(json.dumps(data_of_pair(pair)))) == pair


def test_a_margin_that_is_not_that_of_the_games_is_no_pair() -> None:
    data = json.loads(json.dumps(data_of_pair(FIRST)))
    data["margin"] += 1
    with pytest.raises(ValueError, match="margin"):
        pair_of_data(data)


def test_a_log_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="cannot be written: "):
        MatchLog(tmp_path / "nowhere" / "match.log", MATCH)
