"""An engine at the table, and everything a child process can do wrong: the partie goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from game.piquet.ai.heuristic import thumb
from game.piquet.ai.validation import is_allowed
from game.players.engine import Doing, EnginePlayer, Program, engine_command
from game.players.wire import question_seed, wire_text
from game.session.dealer import Dealer
from rules.core.game import Action
from rules.core.seats import Player
from rules.piquet.actions import Cut
from rules.piquet.choices import MayCut
from rules.piquet.options import Options
from rules.piquet.partie import apply, start, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests import waiting
from tests.game.dealing import brought

OWN = (sys.executable, "-c", "from game.cli.engine import run; run([])")

FAKE = """
import json, os, sys, time
mode, *more = sys.argv[1:]
say = lambda line: (sys.stdout.write(line), sys.stdout.flush())
def sleep():
    while True: time.sleep(3600)
def wait_for(file):
    while not os.path.exists(file): time.sleep(0.005)
hello = json.dumps({"hello": "fake", "version": "0", "protocol": 1}) + "\\n"
if mode == "slow start": wait_for(more[0])
if mode == "other protocol": hello = hello.replace(": 1}", ": 2}")
if mode == "dumb": sleep()
if mode == "stderr": sys.stderr.write("x" * 300_000)
if mode == "flood":
    while True: say("la " * 50 + "\\n")
if mode == "flood without an end":
    while True: say("la " * 1000)
if mode == "stubborn":
    import signal
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    open(more[0], "w").close()
    sleep()
say(hello)
if mode == "deaf": sleep()
if mode == "mute": os.close(1); sleep()
for line in sys.stdin:
    if mode == "thinks": wait_for(more[0])
    asked = json.loads(line)
    answer = {"id": asked["id"], "action": "cut 3"}
    if mode == "dies": sys.exit(3)
    if mode == "hangs": sleep()
    if mode == "nonsense": say("I would rather cut three\\n"); continue
    if mode == "complains": answer = {"id": asked["id"], "error": {"field": "view", "says": "no"}}
    if mode == "illegal": answer["action"] = "play AS"
    if mode == "no action": answer["action"] = "sing"
    if mode == "empty lines": say("\\n"); continue
    if mode == "degraded": answer["degraded"] = True
    if mode == "stale": say(json.dumps({"id": 0, "action": "cut 9"}) + "\\n")
    text = json.dumps(answer) + "\\n"
    if mode == "half lines":
        for part in (text[:5], text[5:20], text[20:]): say(part); time.sleep(0.05)
        continue
    if mode == "dies once" and not os.path.exists(more[0]):
        open(more[0], "w").close(); sys.exit(1)
    say(text)
"""


@pytest.fixture
def fake(tmp_path: Path) -> Path:
    script = tmp_path / "fake.py"
    script.write_text(FAKE)
    return script


@pytest.fixture
def seats() -> Iterator[list[EnginePlayer]]:
    """Whoever is put in here leaves the table at the end of the test."""
    seated: list[EnginePlayer] = []
    yield seated
    for seat in seated:
        seat.close()


def cut_view() -> View:
    """A view in which a card is to be cut, any of 32."""
    seen = view(apply(start(), brought(Dealer(1), Phase.SPREAD, 0))[-1].state, Player.A)
    assert isinstance(seen.choices, MayCut)
    return seen


def answer_of(seat: EnginePlayer, seen: View) -> Action:
    """Ask as the frame loop asks: whoever waited for an engine that hangs would never return."""
    return waiting.answered(lambda: seat.choose(seen), lambda: f"{seat.status} {seat.complaint}")


def ticking() -> Callable[[], float]:
    """A clock that goes on by a second at each look, and by nothing else."""
    return count(0.0).__next__


def thumbs(seen: View, seed: int = 7) -> Action:
    return thumb.choose(seen, question_seed(seed, wire_text(seen)))


@pytest.mark.parametrize(("mode", "degraded"), [("well", False), ("degraded", True)])
def test_an_engine_says_when_it_must_do_without_something(
    mode: str, degraded: bool, fake: Path, seats: list[EnginePlayer]
) -> None:
    seats.append(seat := EnginePlayer((sys.executable, str(fake), mode), 7))
    assert not seat.degraded
    assert answer_of(seat, cut_view()) == Cut(3)
    assert seat.degraded is degraded


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("mode", ["thinks", "slow start"])
def test_an_engine_that_answers_in_the_end_is_heard(
    mode: str, fake: Path, tmp_path: Path, seats: list[EnginePlayer]
) -> None:
    seats.append(seat := EnginePlayer((sys.executable, str(fake), mode, str(tmp_path / "go")), 7))
    for _ in range(100):
        assert seat.choose(cut_view()) is None
    thinking = seat.status.doing
    assert thinking is Doing.THINKING
    (tmp_path / "go").touch()
    assert answer_of(seat, cut_view()) == Cut(3)
    assert seat.status.doing is Doing.WAITING
    assert not seat.complaint


@pytest.mark.parametrize("mode", ["stderr", "half lines", "stale"])
def test_what_is_said_besides_or_in_pieces_is_no_failure(
    mode: str, fake: Path, seats: list[EnginePlayer]
) -> None:
    seats.append(seat := EnginePlayer((sys.executable, str(fake), mode), 7))
    assert answer_of(seat, cut_view()) == Cut(3)
    assert seat.status.doing is Doing.WAITING
    assert not seat.complaint


SILENT = {"hangs", "deaf", "dumb"}
"""Who would say nothing for ever, were it not for a clock."""


@pytest.mark.parametrize(
    "mode",
    [
        *sorted(SILENT),
        "dies",
        "mute",
        "empty lines",
        "nonsense",
        "complains",
        "illegal",
        "no action",
        "other protocol",
        "flood",
        "flood without an end",
    ],
)
def test_a_failing_engine_is_restarted_and_then_replaced(
    mode: str, fake: Path, seats: list[EnginePlayer]
) -> None:
    command = (sys.executable, str(fake), mode)
    clock = ticking() if mode in SILENT else lambda: 0.0
    seats.append(seat := EnginePlayer(command, 7, patience_seconds=90, restarts=1, now=clock))
    first = seat.pid
    assert first is not None
    answer = answer_of(seat, cut_view())
    assert answer == thumbs(cut_view())
    assert seat.status.doing is Doing.FELL_BACK
    assert (seat.complaint == "it took too long") is (mode in SILENT)
    assert seat.complaint
    assert seat.pid is None
    assert seat.choose(cut_view()) == answer  # from now on at once
    waiting.until(lambda: not alive(first))


def test_a_failure_that_passes_is_forgiven(
    fake: Path, tmp_path: Path, seats: list[EnginePlayer]
) -> None:
    command = (sys.executable, str(fake), "dies once", str(tmp_path / "died"))
    seats.append(seat := EnginePlayer(command, 7, restarts=1))
    assert str(answer_of(seat, cut_view())) == "Cut(place=3)"
    assert seat.status.doing is Doing.WAITING
    assert seat.complaint == "it ended"


def test_an_engine_killed_between_two_questions_is_restarted(
    fake: Path, seats: list[EnginePlayer]
) -> None:
    seats.append(seat := EnginePlayer((sys.executable, str(fake), "well"), 7))
    answer_of(seat, cut_view())
    first = seat.pid
    assert first is not None
    os.kill(first, 9)
    assert str(answer_of(seat, cut_view())) == "Cut(place=3)"
    assert seat.pid != first


def test_the_status_tells_since_when(fake: Path, seats: list[EnginePlayer]) -> None:
    command = (sys.executable, str(fake), "hangs")
    seat = EnginePlayer(command, 7, patience_seconds=90, restarts=1, now=ticking())
    seats.append(seat)
    seen: dict[Doing, float] = {}
    while seat.choose(cut_view()) is None:
        seen.setdefault(seat.status.doing, seat.status.since)
    seen.setdefault(seat.status.doing, seat.status.since)
    assert list(seen) == [Doing.THINKING, Doing.RESTARTED, Doing.FELL_BACK]
    assert sorted(seen.values()) == list(seen.values())
    assert seen[Doing.RESTARTED] - seen[Doing.THINKING] > 90


def test_a_command_that_does_not_exist_is_replaced(seats: list[EnginePlayer]) -> None:
    seats.append(seat := EnginePlayer(("/no/such/engine",), 7))
    assert answer_of(seat, cut_view()) == thumbs(cut_view())
    assert "cannot be started" in seat.complaint or seat.complaint == "it ended"


def test_a_question_that_is_not_asked_any_more_costs_no_process(
    fake: Path, tmp_path: Path, seats: list[EnginePlayer]
) -> None:
    """Elder corrects a call while the engine thinks: only the last question gets its answer."""
    command = (sys.executable, str(fake), "thinks", str(tmp_path / "go"))
    hour = 12.0
    seats.append(seat := EnginePlayer(command, 7, now=lambda: hour))
    assert seat.waited == 0
    assert seat.choose(cut_view()) is None
    hour += 5
    assert seat.waited == 5
    first = seat.pid
    other = view(apply(start(), brought(Dealer(2), Phase.SPREAD, 0))[-1].state, Player.A)
    other = View(
        **{name: getattr(other, name) for name in View.__struct_fields__} | {"results": ((1, 2),)}
    )
    assert seat.choose(other) is None
    (tmp_path / "go").touch()
    assert answer_of(seat, other) == Cut(3)
    assert seat.pid == first


@pytest.mark.parametrize("mode", ["well", "hangs", "deaf", "stubborn", "flood", "dies"])
def test_who_leaves_the_table_leaves_no_process(mode: str, fake: Path, tmp_path: Path) -> None:
    seat = EnginePlayer((sys.executable, str(fake), mode, str(tmp_path / "ready")), 7)
    pid = seat.pid
    assert pid is not None
    seat.choose(cut_view())
    if mode == "stubborn":  # from now on it does not end when it is told to
        waiting.until((tmp_path / "ready").exists)
    seat.close()
    assert not alive(pid)
    seat.close()


def test_an_engine_ends_with_the_window_that_was_killed() -> None:
    code = (
        "import sys\n"
        "from game.players.engine import EnginePlayer\n"
        f"seat = EnginePlayer({OWN!r}, 1)\n"
        "print(seat.pid, flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        (sys.executable, "-c", code), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as window:
        assert window.stdout is not None
        pid = int(window.stdout.readline())
        assert alive(pid)
        window.kill()
    waiting.until(lambda: not alive(pid) or zombie(pid))


def zombie(pid: int) -> bool:
    """Whether a process has ended and nobody has taken note, as in a container without an init."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return False


def test_our_own_engine_plays_a_deal_as_it_does_in_process(seats: list[EnginePlayer]) -> None:
    seats.append(seat := EnginePlayer(OWN, 7))
    own = Program(thumb.choose, 7)
    state = apply(start_deal(Options(), Player.A), brought(Dealer(5), Phase.DEAL, 1))[-1].state
    asked = 0
    while isinstance(state.turn, Player):
        seen = view(state, state.turn)
        action = answer_of(seat, seen)
        assert is_allowed(seen, action)
        assert action == own.choose(seen)
        state = apply(state, action)[-1].state
        asked += 1
    assert asked > 25
    assert seat.status.doing is Doing.WAITING
    assert not seat.complaint


def test_our_own_command_starts_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: list[EnginePlayer]
) -> None:
    monkeypatch.chdir(tmp_path)
    seats.append(seat := EnginePlayer(engine_command("thumb"), 7))
    assert answer_of(seat, cut_view()) == thumbs(cut_view())
    assert seat.status.doing is Doing.WAITING
    assert not seat.complaint
