"""`python -m tests.soak --deals 20000 [--seed S]`: random deals, and every law checked."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.soak.deals import THOROUGHNESS, LawBrokenError, soak

EVERY = 5.0  # seconds between lines of progress


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--thoroughness",
        type=float,
        default=THOROUGHNESS,
        help="share of states in which the costly laws are checked too (0 to 1)",
    )
    asked = parser.parse_args()
    began = told = time.perf_counter()

    def tell(figures: Counter[str]) -> None:
        nonlocal told
        now = time.perf_counter()
        if now - told >= EVERY:
            told = now
            print(
                f"{figures['deals']:>7,} of {asked.deals:,} deals, {now - began:.0f} s", flush=True
            )

    try:
        figures = soak(asked.deals, asked.seed, thoroughness=asked.thoroughness, tell=tell)
    except LawBrokenError as broken:
        print(f"A law is broken: {broken}", file=sys.stderr)
        return 1
    for name, count in sorted(figures.items()):
        print(f"{name:>24}  {count:>9,}")
    seconds = time.perf_counter() - began
    print(f"Every law kept in {figures['deals']:,} deals (seed {asked.seed}), {seconds:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
