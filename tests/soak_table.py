"""Holds the play table to search, at length: `python -m tests.soak_table [--table N] [--fives N]`.

`--table`: so many positions of 5 to 8 cards a hand, against full search of all leads and replies.
`--fives`: so many of five cards, against minimax over `rules.apply`, each from the beginning.
`--whole`: so many of the first lead, twelve cards a hand, against full search.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from random import Random

from game.piquet.ai.values.play_table import play_values
from rules.core.cards import write_cards
from rules.piquet.pack import in_order
from rules.piquet.scoring import TRICKS
from tests.game.open_play import ByRules, FullWidth, Hands, by_values, codes_of, drawn, mask_of

MOST_KEPT = 1_000_000  # positions that the full search remembers, some 200 MB


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_table",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--table", type=int, default=20_000)
    parser.add_argument("--fives", type=int, default=500)
    parser.add_argument("--whole", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if play_values().degraded:
        print("The table is missing or damaged.", file=sys.stderr)
        return 1
    luck = Random(asked.seed)
    some = [drawn(5 + number % 4, luck) for number in range(asked.table)]
    fives = [drawn(5, luck) for _ in range(asked.fives)]
    whole = [drawn(TRICKS, luck) for _ in range(asked.whole)]
    good = [
        compare("5 to 8 cards, full search", some, by_full_search()),
        compare("5 cards, minimax over the rules", fives, lambda hands: ByRules().value(hands)),
        compare("12 cards, full search", whole, by_full_search()),
    ]
    return 0 if all(good) else 1


def by_full_search() -> Callable[[Hands], int]:
    """A full search that forgets before it fills the memory."""
    search = FullWidth()

    def value(hands: Hands) -> int:
        nonlocal search
        if len(search.known) > MOST_KEPT:
            search = FullWidth()
        return search.value(*map(mask_of, hands))

    return value


def compare(name: str, positions: list[Hands], truth: Callable[[Hands], int]) -> bool:
    """Whether the table has the true value of all these positions; it is said, and how long."""
    began, values = time.monotonic(), play_values()
    for hands in positions:
        points, says = truth(hands), by_values(values, codes_of(hands))
        if points != says:
            mine, theirs = (write_cards(in_order(held)) for held in hands)
            print(f"{mine} | {theirs}: {points}, and the table says {says}", file=sys.stderr)
            return False
    print(f"{name}: all {len(positions):,} agree ({time.monotonic() - began:.0f} s)", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
