"""`python -m tests.soak_all_fours [--deals N | --scorer N | --fuzz N | --bench S] [--preset P]`.

`--deals`: random deals of each game with a name and of any options, and every law checked.
`--scorer`: as many, scored by the rules and by the second scorer. `--fuzz`: so many deeds of all
kinds, most of them wrong. `--bench`: random whole deals a second through `rules`, played for so
many seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random

from rules.all_fours.options import Options
from rules.all_fours.partie import apply, start
from rules.all_fours.presets import PRESETS
from tests.all_fours.comparing import DisagreementError, compare
from tests.all_fours.fuzzing import UnreasonedError, fuzz
from tests.all_fours.luck import any_action
from tests.all_fours.soaking import LawBrokenError, soak

GAMES: dict[str, Options | None] = {preset.value: its for preset, its in PRESETS.items()}
GAMES["any"] = None


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_all_fours",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--scorer", type=int, metavar="DEALS")
    parser.add_argument("--fuzz", type=int, metavar="DEEDS")
    parser.add_argument("--bench", type=float, metavar="SECONDS")
    parser.add_argument("--preset", choices=[*GAMES])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        if asked.fuzz is not None:
            _told("any", "deeds", lambda: fuzz(asked.fuzz, asked.seed))
            return 0
        for name, options in GAMES.items():
            if asked.preset in (None, name):
                _run(name, options, asked)
    except (LawBrokenError, DisagreementError, UnreasonedError) as broken:
        print(f"Something is wrong: {broken}", file=sys.stderr)
        return 1
    return 0


def _run(name: str, options: Options | None, asked: argparse.Namespace) -> None:
    if asked.bench is not None:
        _bench(name, options, asked.bench)
    elif asked.scorer is not None:
        _told(name, "deals", lambda: compare(asked.scorer, asked.seed, options))
    else:
        _told(name, "deals", lambda: soak(asked.deals, asked.seed, options))


def _told(name: str, what: str, run: Callable[[], Counter[str]]) -> None:
    """Run, and print what was counted."""
    began = time.perf_counter()
    figures = run()
    counted = ", ".join(f"{item} {count:,}" for item, count in sorted(figures.items()))
    print(f"{name}: no fault in {figures[what]:,} {what}, {time.perf_counter() - began:.0f} s")
    print(f"  {counted}", flush=True)


def _bench(name: str, options: Options | None, seconds: float) -> None:
    """Whole parties from the cut until the time is over; every action from `choices`."""
    luck, deals = Random(1), 0
    wall, processor = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        state = start(options)
        while state.turn is not None:
            state = apply(state, any_action(state, luck))[-1].state
        deals += len(state.standing.results)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"{name}: {deals / wall:,.0f} deals a second, {deals / processor:,.0f} of processor time")


if __name__ == "__main__":
    sys.exit(main())
