"""The computer player: how long an analysis takes, and its process until it is ready."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from statistics import median

from game.piquet.ai.analysis import analyse
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.values.play_table import play_values
from game.players.protocol import write_analysis_question, write_question
from game.players.wire import wire_text
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.choices import Choices, MayAnnounce, MayAnswer, MayCall, MayExchange, MayPlay
from rules.piquet.options import Options
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests.bench.figures import share, spread
from tests.bench.program import ROOT, resident
from tests.game.dealing import brought

DEALS = 25
STARTS = 7
_NAMES: dict[type, str] = {
    MayAnnounce: "a carte blanche",
    MayExchange: "an exchange",
    MayCall: "a call",
    MayAnswer: "an answer",
    MayPlay: "a card",
}


def analysis_report() -> Iterator[str]:
    """Seconds for one analysis, by what is decided; needs no window."""
    play_values()
    took: dict[str, list[float]] = defaultdict(list)
    chose: dict[str, list[float]] = defaultdict(list)
    for number in range(1, DEALS + 1):
        for seen in _views(number):
            name = _name(seen.choices)
            began = time.process_time()
            analyse(seen, number)
            took[name].append(time.process_time() - began)
            began = time.process_time()
            LEVELS["master"](seen, number)
            chose[name].append(time.process_time() - began)
    yield f"analyses of {DEALS} deals, seconds of the processor; beside it Master's own choice"
    for name, seconds in took.items():
        yield (
            f"  {name}: {spread(seconds, 's', 3)}, p95 {share(seconds, 0.95):.3f} s, "
            f"{len(seconds)} of them; chosen in {median(chose[name]):.3f} s, "
            f"p95 {share(chose[name], 0.95):.3f} s"
        )


def _name(choices: Choices | None) -> str:
    return _NAMES.get(type(choices), "another choice")


def _views(number: int) -> Iterator[View]:
    """What those on turn see in a deal that Club plays."""
    state = apply(start_deal(Options(), Player.A), brought(Dealer(1), Phase.DEAL, number))[-1].state
    while isinstance(state.turn, Player):
        yield (seen := view(state, state.turn))
        state = apply(state, LEVELS["club"](seen, number))[-1].state


def engine_report() -> Iterator[str]:
    """From the start of a process to its first words; needs no window."""
    for level in ("thumb", "club", "master"):
        hello, first, again, hint, memory = zip(
            *(_started(level) for _ in range(STARTS)), strict=True
        )
        yield f"engine {level}: hello {spread(hello, 's')}, {STARTS} starts (aim: 1.0 s)"
        yield f"  first answer, an exchange: {spread(first, 's')} after the start"
        yield f"  the next exchange: {spread(again, 's')}; an analysis of it: {spread(hint, 's')}"
        yield f"  memory then: {spread(memory, 'MB', 0)} (aim: 120 MB)"


def _started(level: str) -> tuple[float, float, float, float, float]:
    """Seconds to its hello and its first answer, for a second one and an analysis; megabytes."""
    seen = [wire_text(next(_views(number))) for number in (1, 2)]
    began = time.monotonic()
    with subprocess.Popen(
        (sys.executable, "-m", "game", "engine", "--level", level),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        times = [began]
        engine.stdout.readline()
        times.append(time.monotonic())
        for line in (
            write_question(1, seen[0], 1),
            write_question(2, seen[1], 1),
            write_analysis_question(3, seen[1], 1),
        ):
            engine.stdin.write(line.encode() + b"\n")
            engine.stdin.flush()
            assert b"error" not in engine.stdout.readline()
            times.append(time.monotonic())
        memory = resident(engine.pid)
        engine.stdin.write(b"quit\n")
        engine.stdin.flush()
    return times[1] - began, times[2] - began, times[3] - times[2], times[4] - times[3], memory
