"""Logs of earlier versions: read for ever, gone on with, and their pairs played as they were."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.match.contestants import contestant
from game.match.log import MatchLog, as_begun
from game.match.pairs import Match, What, play_pair
from game.match.result import PairResult, data_of_pair
from rules.piquet.options import FIRST_EDITION, Options
from rules.piquet.presets import MODERN

OLD = Path(__file__).parents[2] / "old_saves"
DEALS = Match(("thumb", "sampler"), 1882)
PARTIES = Match(("thumb", "thumb"), 1882, What.PARTIES)


@pytest.mark.parametrize(("name", "match"), [("match-1", DEALS), ("match-1-parties", PARTIES)])
def test_an_old_log_is_what_would_be_written_now(name: str, match: Match, tmp_path: Path) -> None:
    old = OLD / f"{name}.log"
    path = Path(shutil.copy(old, tmp_path))
    match = as_begun(match, path)  # by the rules as they were read then
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


def test_a_match_of_today_takes_from_a_log_the_edition_and_nothing_else(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD / "match-1.log", tmp_path))
    begun = as_begun(DEALS, path)
    assert begun == replace(DEALS, options=Options(edition=FIRST_EDITION))
    assert as_begun(replace(DEALS, options=MODERN), path).options == MODERN
    assert as_begun(DEALS, tmp_path / "none.log") == DEALS
    path.write_text("no log\n")
    assert as_begun(DEALS, path) == DEALS


def test_an_old_log_is_gone_on_with(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD / "match-1.log", tmp_path))
    before = path.read_bytes()
    log = MatchLog(path, as_begun(DEALS, path))
    log.add(PairResult(4, log.pairs[1].games, log.pairs[1].thinking))
    log.close()
    whole = path.read_bytes()
    assert whole.startswith(before)
    fourth = json.loads(whole[len(before) :])
    assert fourth == json.loads(json.dumps(data_of_pair(log.pairs[1]))) | {"pair": 4}
