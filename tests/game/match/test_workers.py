"""Where a match is played changes nothing, whoever dies in the middle."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app import main
from game.match.arena import MatchError
from game.match.pairs import Match, What
from game.match.workers import play
from tests.game.match.test_outside import OURS

PAIRS = range(1, 13)
PATIENCE = 60


def match(b: str = "thumb") -> Match:
    return Match(names=("thumb", b), seed=7, what=What.DEALS)


def games(pairs: Iterator[Any]) -> dict[int, Any]:
    return {pair.number: pair.games for pair in pairs}


@pytest.mark.skipif(os.name != "posix", reason="a process ends another by a signal")
def test_a_process_that_is_ended_once_costs_no_pair(tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import os, pathlib\n"
        "try:\n"
        f"    pathlib.Path({str(ended)!r}).touch(exist_ok=False)\n"
        "except FileExistsError:\n"
        f"    {OURS}\n"
        "else:\n"
        "    os.kill(os.getppid(), 9)\n"
    )
    there = match(f"cmd:{sys.executable} {engine}")
    assert games(play(there, PAIRS, 2, PATIENCE)) == games(play(match(), PAIRS, 1, PATIENCE))
    assert ended.exists()


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A scheduler with two workers, each a process of its own."""
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not there")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0"
    ) as cluster:
        yield cluster


def test_a_cluster_comes_to_the_pairs_of_this_process_though_a_worker_is_killed(
    cluster: Any,
) -> None:
    played = play(match(), PAIRS, 1, PATIENCE, on=cluster.scheduler_address)
    first = next(played)
    pids = [worker.pid for worker in cluster.workers.values()]
    assert len(pids) == 2
    os.kill(pids[0], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    found = {first.number: first.games} | games(played)
    assert found == games(play(match(), PAIRS, 1, PATIENCE))


def test_an_engine_that_fails_on_a_cluster_is_named(cluster: Any) -> None:
    engine = f"cmd:{sys.executable} -c pass"
    with pytest.raises(MatchError, match="it ended when it was started"):
        list(play(match(engine), PAIRS, 1, PATIENCE, on=cluster.scheduler_address))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "smoke://signals:1"])
def test_an_address_where_nobody_is_gets_one_sentence(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not there")
    monkeypatch.setattr("game.match.workers._REACHED_SECONDS", 1)
    assert main(["match", "--a", "thumb", "--b", "thumb", "--pairs", "2", "--on", address]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"piquet match: no scheduler answers at {address}: ")
    assert said.count("\n") == 1


def test_without_the_extra_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["match", "--a", "thumb", "--b", "thumb", "--pairs", "2", "--on", "tcp://a:1"]) == 2
    assert "pip install 'piquet[cluster]'" in capsys.readouterr().err
