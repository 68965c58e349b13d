"""`python -m tests.soak [--deals N | --scorer N | --fuzz N] [--seed S]`: long runs from a seed.

`--deals`: random deals, and every law checked. `--scorer`: so many deals of each preset, and once
more of any options, scored by the rules and by the second scorer; `--preset P` takes one (`any`:
any options). `--fuzz`: so many actions of all kinds, most of them wrong, at moments of any partie.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Protocol

from rules.piquet.options import Options
from rules.piquet.presets import PRESETS
from tests.soak.deals import THOROUGHNESS, LawBrokenError, soak
from tests.soak.fuzz import UnreasonedError, fuzz
from tests.soak.scorer import DisagreementError, compare

EVERY = 5.0  # seconds between lines of progress
GAMES: dict[str, Options | None] = {preset.value: its for preset, its in PRESETS.items()}
GAMES["any"] = None


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--scorer", type=int, metavar="DEALS")
    parser.add_argument("--fuzz", type=int, metavar="DEEDS")
    parser.add_argument("--preset", choices=[*GAMES])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--thoroughness",
        type=float,
        default=THOROUGHNESS,
        help="share of states in which the costly laws are checked too (0 to 1)",
    )
    asked = parser.parse_args()
    try:
        if asked.scorer is not None:
            _scorer(asked.scorer, asked.seed, asked.preset)
        elif asked.fuzz is not None:
            figures = _timed("actions", asked.fuzz, partial(fuzz, asked.fuzz, asked.seed))
            print(f"Each of {figures['actions']:,} deeds was done or refused with a reason.")
        else:
            deals, seed, share = asked.deals, asked.seed, asked.thoroughness
            figures = _timed("deals", deals, partial(soak, deals, seed, thoroughness=share))
            print(f"Every law kept in {figures['deals']:,} deals (seed {seed}).")
    except (LawBrokenError, DisagreementError, UnreasonedError) as broken:
        print(f"Something is wrong: {broken}", file=sys.stderr)
        return 1
    return 0


def _scorer(deals: int, seed: int, preset: str | None) -> None:
    for name, options in GAMES.items():
        if preset in (None, name):
            print(f"{name}:")
            figures = _timed("deals", deals, partial(compare, deals, seed, options))
            print(f"No difference in {figures['deals']:,} deals of {name} (seed {seed}).\n")


class Run(Protocol):
    """A long run that says how far it is by what it has counted."""

    def __call__(self, *, tell: Callable[[Counter[str]], None]) -> Counter[str]: ...


def _timed(what: str, wanted: int, run: Run) -> Counter[str]:
    """Run, say now and then how far it is, and print what was counted."""
    began = told = time.perf_counter()

    def tell(figures: Counter[str]) -> None:
        nonlocal told
        now = time.perf_counter()
        if now - told >= EVERY:
            told = now
            print(f"{figures[what]:>7,} of {wanted:,} {what}, {now - began:.0f} s", flush=True)

    figures = run(tell=tell)
    for name, count in sorted(figures.items()):
        print(f"{name:>24}  {count:>9,}")
    print(f"{'seconds':>24}  {time.perf_counter() - began:>9,.0f}")
    return figures


if __name__ == "__main__":
    sys.exit(main())
