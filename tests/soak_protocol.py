"""`python -m tests.soak_protocol [--lines N] [--seed S] [--level L]`: an engine is asked nonsense.

A real engine process hears questions of random parties and, far more often, spoiled ones: a field
gone, of another type or another name, cards changed, a text cut off, rubbish. A tenth ask for an
analysis, as many for a foresight. Each line must get one line in answer, with its number: an action
or an analysis that is allowed, a foresight that can be read, or an error with its field.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.piquet.ai.estimates import TERMS
from game.piquet.ai.validation import is_allowed
from game.players.analysis_wire import AnalysisWire, foresight_from_data
from game.players.wire import view_from_data, view_to_data
from game.session.dealer import Dealer
from rules.core.seats import Chance
from rules.piquet.actions import Action
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start
from rules.piquet.presets import PRESETS
from rules.piquet.record.notation import parse_action
from rules.piquet.state import Phase
from rules.piquet.view import view
from tests.game.dealing import brought
from tests.rules.luck import eager_action

WIRE = AnalysisWire(RULES, TERMS)

PATIENCE = 300.0  # seconds for one answer, with other work on the machine; the slowest is told
_ANALYSES = 0.1  # of the questions; as many foresights
_RUBBISH = (
    "", "{", "[]", "null", "7", '"quit"', "{}", '{"id": 1}', "\x00\x01", "é" * 40, "[" * 900,
    '{"ask": "choose"}', '{"id": 1e400, "ask": "choose"}', '{"id": NaN}', '{"id": -1}',
)  # fmt: skip
_VALUES: tuple[Any, ...] = (
    None,
    0,
    -1,
    10**30,
    999_999,
    "",
    "KS",
    "KS KS",
    [],
    {},
    True,
    1.5,
    "younger",
)


def questions(chance: Random) -> Iterator[dict[str, Any]]:
    """Views of random parties, each by whoever is on turn, without end."""
    while True:
        options = chance.choice([Options(), *PRESETS.values()])
        dealer, state, spreads = Dealer(chance.randrange(1 << 30)), start(options), 0
        while state.phase is not Phase.OVER:
            turn = state.turn
            if turn is None:
                break
            action: Action
            if isinstance(turn, Chance):
                action = brought(dealer, state.phase, len(state.results) + 1 + spreads)
                spreads += state.phase is Phase.SPREAD
            else:
                yield view_to_data(view(state, turn))
                action = eager_action(state, chance)
            state = apply(state, action)[-1].state


def spoiled(data: dict[str, Any], chance: Random) -> object:
    """The same view with something wrong in one place or a few."""
    made: dict[str, Any] = json.loads(json.dumps(data))
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        where: Any = made
        while True:
            keys = list(where) if isinstance(where, dict) else list(range(len(where)))
            if not keys:
                break
            key = chance.choice(keys)
            inner = where[key]
            if isinstance(inner, dict | list) and inner and chance.random() < 0.8:
                where = inner
                continue
            _spoil(where, key, chance)
            break
    return made


def _spoil(where: Any, key: Any, chance: Random) -> None:
    kind = chance.randrange(5)
    if kind == 0 and isinstance(where, dict):
        del where[key]
    elif kind == 1 and isinstance(where, dict):
        where[f"{key}s"] = where.pop(key)
    elif kind == 2 and isinstance(where[key], str) and " " in where[key]:
        where[key] = " ".join(chance.sample(list(map(str, PACK)), chance.randrange(13)))
    elif kind == 3 and isinstance(where[key], int):
        where[key] += chance.choice((-2, -1, 1, 2, 9))
    else:
        where[key] = chance.choice(_VALUES)


class Engine:
    """An engine process that is asked line by line."""

    def __init__(self, level: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "game", "engine", "--level", level],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.hello = self.hear()

    def ask(self, line: bytes) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        return self.hear()

    def hear(self) -> dict[str, Any]:
        """Its next line; AssertionError if it has ended, or was ended for saying nothing."""
        assert self._process.stdout is not None
        silent = threading.Timer(PATIENCE, self._process.kill)
        silent.start()
        said = self._process.stdout.readline()
        if not silent.is_alive():
            raise AssertionError(f"it said nothing for {PATIENCE:.0f} s")
        silent.cancel()
        if not said:
            assert self._process.stderr is not None
            raise AssertionError(f"it ended: {self._process.stderr.read().decode()[-2000:]}")
        found = json.loads(said)
        assert isinstance(found, dict)
        return found

    def close(self) -> str:
        """Ends it; what it said where it should say nothing."""
        _, complaints = self._process.communicate(b"quit\n", timeout=PATIENCE)
        return complaints.decode()


def run(lines: int, seed: int, level: str, tell: Callable[[str], None] = print) -> Counter[str]:
    """Ask so many lines; AssertionError with the line for the first that is answered wrongly."""
    chance = Random(seed)
    source = questions(chance)
    engine = Engine(level)
    counts: Counter[str] = Counter()
    data = next(source)
    worst = 0.0
    for number in range(lines):
        if number % 25 == 0:
            data = next(source)
        line, valid = _line(number, data, chance)
        began = time.monotonic()
        answer = engine.ask(line)
        took = time.monotonic() - began
        worst = max(worst, took)
        assert took < PATIENCE, f"{took:.1f} s for {line[:400]!r}"
        counts[_judged(answer, number, data, valid, line)] += 1
        if number % 5000 == 4999:
            tell(f"{number + 1:,} of {lines:,} lines, the slowest answer {worst:.2f} s")
    complaints = engine.close()
    assert not complaints, complaints
    return counts


def _line(number: int, data: dict[str, Any], chance: Random) -> tuple[bytes, bool]:
    kind = chance.random()
    kinds = (_ANALYSES, _ANALYSES, 1 - 2 * _ANALYSES)
    ask = chance.choices(("analyse", "foresee", "choose"), kinds)[0]
    if kind < 0.02:
        text = json.dumps({"id": number, "ask": ask, "seed": number, "view": data})
        return text.encode(), True
    if kind < 0.17:
        return chance.choice(_RUBBISH).encode(), False
    question = {"id": number, "ask": ask, "seed": 1, "view": spoiled(data, chance)}
    if ask == "analyse" and chance.random() < 0.5:
        question["action"] = chance.choice((*_VALUES, "play AS", "exchange KS QS", "say good"))
    text = json.dumps(question)
    if kind < 0.22:
        return text[: chance.randrange(len(text))].encode(), False
    if kind < 0.24:
        return chance.randbytes(60).replace(b"\n", b"").replace(b"\r", b""), False
    return text.encode(), False


def _judged(
    answer: dict[str, Any], number: int, data: dict[str, Any], valid: bool, line: bytes
) -> str:
    """What an answer was; AssertionError if it is none."""
    if "error" in answer:
        assert not valid, f"{answer} to {line[:3000]!r}"
        assert set(answer["error"]) == {"field", "says"}
        assert answer["id"] in (None, number) or line.startswith(b"{")
        return "errors"
    assert answer["id"] == number
    if "analysis" in answer:
        found = WIRE.read(answer["analysis"])
        if valid:
            seen = view_from_data(data)
            assert all(is_allowed(seen, one.action) for one in found.candidates), answer
        return "analyses" if valid else "analyses all the same"
    if "foresight" in answer:
        foresight_from_data(answer["foresight"])
        return "foresights" if valid else "foresights all the same"
    action = parse_action(answer["action"])
    if valid:
        assert is_allowed(view_from_data(data), action), f"{answer} to {line[:3000]!r}"
        return "actions"
    return "actions all the same"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="master")
    asked = parser.parse_args()
    began = time.monotonic()
    counts = run(asked.lines, asked.seed, asked.level)
    for name, count in sorted(counts.items()):
        print(f"{name:>22}  {count:>8,}")
    print(f"{asked.lines:,} lines in {time.monotonic() - began:.0f} s: no crash, no hang.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
