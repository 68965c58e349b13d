"""Logs of earlier versions: read for ever, gone on with, and their pairs played as they were."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.match.contestants import contestant
from game.match.log import MatchLog
from game.match.pairs import Match, What, play_pair
from game.match.result import PairResult, data_of_pair

OLD = Path(__file__).parents[2] / "old_saves"
DEALS = Match(("thumb", "sampler"), 1882)
PARTIES = Match(("thumb", "thumb"), 1882, What.PARTIES)


@pytest.mark.parametrize(("name", "match"), [("match-1", DEALS), ("match-1-parties", PARTIES)])
def test_an_old_log_is_what_would_be_written_now(name: str, match: Match, tmp_path: Path) -> None:
    old = OLD / f"{name}.log"
    path = Path(shutil.copy(old, tmp_path))
    log = MatchLog(path, match)
    kept = dict(log.pairs)
    log.close()
    assert path.read_bytes() == old.read_bytes()
    path.unlink()

    a, b = (contestant(each, 10) for each in match.names)
    again = MatchLog(path, match)
    for number, pair in kept.items():
        games = play_pair(match, number, (a, b)).games
        again.add(PairResult(number, games, pair.thinking))  # times are never the same
    again.close()
    assert path.read_bytes() == old.read_bytes()


def test_an_old_log_is_gone_on_with(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD / "match-1.log", tmp_path))
    before = path.read_bytes()
    log = MatchLog(path, DEALS)
    log.add(PairResult(4, log.pairs[1].games, log.pairs[1].thinking))
    log.close()
    whole = path.read_bytes()
    assert whole.startswith(before)
    fourth = json.loads(whole[len(before) :])
    assert fourth == json.loads(json.dumps(data_of_pair(log.pairs[1]))) | {"pair": 4}
