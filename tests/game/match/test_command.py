"""`piquet match` as it is typed: jobs, logs, interruptions, records and bad input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from game.app import main
from game.match.run import Progress
from game.piquet.ai.levels import LEVELS
from tests import waiting

THUMB = ("match", "--a", "thumb", "--b", "thumb", "--seed", "7")
PACE = "pace"  # the only figure that depends on the clock


def match(*arguments: str) -> int:
    """The exit code of a match, however it ends."""
    try:
        return main([*THUMB, *arguments])
    except SystemExit as end:
        return int(end.code or 0)


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The figures of a match but for its pace."""
    assert match(*arguments, "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found.pop(PACE)
    return found


def test_two_processes_come_to_the_figures_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    one = data(capsys, "--pairs", "5", "--jobs", "1")
    assert data(capsys, "--pairs", "5", "--jobs", "2") == one
    assert one["pairs"] == 5
    assert one["margin"]["mean"] == 0


def test_an_interrupted_match_goes_on_to_the_same_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    whole = data(capsys, "--pairs", "6", "--jobs", "1", "--log", str(log))
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:4]) + lines[4][:50])
    assert data(capsys, "--pairs", "6", "--jobs", "1", "--log", str(log)) == whole
    assert log.read_bytes().splitlines(keepends=True)[:4] == lines[:4]
    assert len(log.read_bytes().splitlines()) == 7


def test_pairs_that_stand_in_the_log_are_not_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    data(capsys, "--pairs", "3", "--jobs", "1", "--log", str(log))
    before = log.read_bytes()
    data(capsys, "--pairs", "3", "--jobs", "1", "--log", str(log))
    assert log.read_bytes() == before
    data(capsys, "--pairs", "2", "--first", "3", "--jobs", "1", "--log", str(log))
    assert log.read_bytes().startswith(before)
    assert len(log.read_bytes().splitlines()) == 5


def test_any_pair_can_be_played_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def games(name: str, *arguments: str) -> list[Any]:
        log = tmp_path / name
        data(capsys, *arguments, "--jobs", "1", "--log", str(log))
        return [json.loads(line)["games"] for line in log.read_text().splitlines()[1:]]

    assert games("third", "--pairs", "1", "--first", "3") == games("all", "--pairs", "3")[2:]


def test_recorded_scores_are_gone_on_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    scores = tmp_path / "scores"
    parties = ("--pairs", "2", "--parties", "--jobs", "1")
    assert data(capsys, *parties, "--record", str(scores), "--before", "2")["deals"] == 24
    results = [json.loads(line)["results"] for line in scores.read_text().splitlines()]
    assert list(map(len, results)) == [4, 4]
    found = data(capsys, "--pairs", "3", "--scores", str(scores), "--jobs", "1")
    assert found["deals"] == 12
    assert found["parties"]["parties"] == 6
    assert found["margin"]["mean"] == 0


def test_the_text_says_who_played_what(capsys: pytest.CaptureFixture[str]) -> None:
    assert match("--pairs", "2", "--preset", "modern", "--option", "younger-least=0") == 0
    said = capsys.readouterr()
    assert said.out.startswith("A thumb, B thumb: 2 pairs of deals, seed 7, options of its own\n")
    assert said.err == ""


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_ends_a_match_with_what_there_is(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    # What a shell starts in the background is deaf to Ctrl-C, and so is what that starts.
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    # A group of its own, so that Ctrl-C reaches its processes too, as in a terminal.
    with subprocess.Popen(
        (sys.executable, "-m", "game", *THUMB, "--pairs", "100000", "--jobs", "2", "--log", log),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        signal.signal(signal.SIGINT, heard)
        waiting.until(lambda: running.poll() is not None or len(lines_of(log)) > 10)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=waiting.PATIENCE)
    assert running.returncode == 130
    # On a busy machine some lines of progress have come.
    assert re.sub(r"(?m)^\d+ of 100000 pairs, .* left\n", "", err) == ""
    told = re.match(r"A thumb, B thumb: (\d+) pairs", out)
    assert told is not None
    # The pair that was just brought into the log may not be counted yet.
    assert len(lines_of(log)) - int(told[1]) in {1, 2}


def lines_of(log: Path) -> list[str]:
    """What stands in a log: a line about the match, and one for each pair."""
    return log.read_text().splitlines() if log.exists() else []


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--pairs", "0"), "'0' is no whole number from 1 to 1000000"),
        (("--pairs", "many"), "'many' is no whole number"),
        (("--pairs", "1", "--jobs", "0"), "--jobs: '0'"),
        (("--pairs", "1", "--seed", "-1"), "--seed: "),
        (("--pairs", "1", "--seed", "9" * 50), "--seed: "),
        (("--pairs", "1", "--first", "x"), "--first: 'x'"),
        (
            ("--pairs", "1", "--b", "genius"),
            f"no player 'genius'; name one of {', '.join(LEVELS)},",
        ),
        (("--pairs", "1", "--a", "open:genius"), "no player 'open:genius'"),
        (("--pairs", "1", "--b", "cmd:"), "'cmd:' is no command line"),
        (("--pairs", "1", "--preset", "whist"), "invalid choice: 'whist'"),
        (("--pairs", "1", "--option", "leavings"), "write it as younger-least=0"),
        (("--pairs", "1", "--option", "trumps=yes"), "trumps is no option"),
        (("--pairs", "1", "--option", "leavings=burnt"), "leavings is named-or-led or"),
        (("--pairs", "1", "--record", "x"), "add --parties"),
        (("--pairs", "1", "--parties", "--scores", "x"), "not allowed with"),
        (("--pairs", "1", "--scores", "nowhere/x"), "nowhere/x cannot be read: "),
        (("--pairs", "1", "--log", "nowhere/x"), "the log nowhere/x cannot be written: "),
        (("--pairs", "1", "--parties", "--record", "nowhere/x"), "nowhere/x cannot be written: "),
        (("--pairs", "1", "--dice"), "unrecognized arguments: --dice"),
        ((), "required: --pairs"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str], says: str
) -> None:
    assert match(*arguments) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.err.startswith("piquet match: ")
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_match_loads_no_window_and_no_numpy() -> None:
    code = "import sys, game.cli.match\nprint('pygame' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run(
        (sys.executable, "-c", code),
        capture_output=True,
        text=True,
        timeout=waiting.PATIENCE,
        check=True,
    )
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_engine_that_fails_is_named_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    engine = f"cmd:{sys.executable} -c pass"
    assert match("--pairs", "3", "--b", engine, "--jobs", jobs) == 2
    said = capsys.readouterr().err
    assert said == f"piquet match: B ({engine}): it ended when it was started\n"


@pytest.mark.skipif(os.name != "posix", reason="a process ends itself by a signal")
def test_a_process_that_is_ended_from_outside_each_time_ends_the_match(
    tmp_path: Path,
) -> None:
    ended = "import os; os.kill(os.getppid(), 9)"
    engine = f"cmd:{sys.executable} -c '{ended}'"
    done = subprocess.run(
        (sys.executable, "-m", "game", *THUMB, "--pairs", "9", "--b", engine, "--jobs", "2"),
        capture_output=True,
        text=True,
        timeout=waiting.PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("piquet match: a process of the match was ended from outside")
    assert done.stderr.count("\n") == 1


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_terminal_gets_a_bar_that_leaves_nothing_behind() -> None:
    stream, clock = Terminal(), Clock()
    progress = Progress(stream, 4, [10, 20], clock)
    clock.seconds = 30
    progress.add(30)
    assert stream.getvalue() == (
        "\r[##################......] 3 of 4 pairs, margin +20.00 ± 5.77, 30 s left"
    )
    progress.end()
    assert stream.getvalue().endswith("\r" + " " * 72 + "\r")


def test_elsewhere_a_line_comes_every_ten_seconds() -> None:
    stream, clock = StringIO(), Clock()
    progress = Progress(stream, 1000, [], clock)
    for _ in range(25):
        clock.seconds += 1
        progress.add(1)
    progress.end()
    first, second = stream.getvalue().splitlines()
    assert first == "10 of 1000 pairs, margin +1.00 ± 0.00, 16 min 30 s left"
    assert second.startswith("20 of 1000 pairs")
