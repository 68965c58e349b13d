"""How good Master's beliefs are after six tricks: `python -m tests.soak_reading [--deals N]`.

Both seats of so many deals are played by a level; by turns one is elder and younger. What Master
believes of each unseen card is scored against the truth as a share of what one is off who holds all
cards to be alike (Brier; see `game/piquet/trainers/telling.py`), with its standard error over the
deals; and by the logarithm, in bits a deal (I. J. Good, "Rational decisions", 1952).
"""

from __future__ import annotations

import argparse
import sys
from math import log2, sqrt
from random import Random

from msgspec import Struct

from game.piquet.trainers.dealt import play
from game.piquet.trainers.reading import seen
from game.piquet.trainers.reading_said import OTHER, YOU
from game.piquet.trainers.telling import Shades, alike, lost, shades
from rules.core.cards import Hand

_LEAST = 1e-6  # a likelihood below it counts as so much, or one miss would be worth all deals


class Measured(Struct, frozen=True):
    """How much nearer the truth than holding all alike, its standard error; bits of both a deal."""

    skill: float
    error: float
    bits: float
    alike_bits: float


def measured(deals: int, seed: int, level: str, *, elder: bool | None = None) -> Measured:
    """So many deals of a level; `elder`: seen by elder only, by younger only, or by turns."""
    found = list[tuple[float, float]]()
    bits = alike_bits = 0.0
    for number in range(deals):
        first = number % 2 == 0 if elder is None else elder
        deal = play(Random(f"soak {seed} {number}"), level, OTHER if first else YOU)
        mine = seen(deal)
        truth = deal.state.current.hands[mine.seat.other]
        believed = shades(mine)
        nothing = alike(frozenset(believed), len(truth))
        found.append((lost(believed, truth), lost(nothing, truth)))
        bits += _bits(believed, truth)
        alike_bits += _bits(nothing, truth)
    off, most = (sum(each) for each in zip(*found, strict=True))
    skill = 1 - off / most
    # Of a ratio of sums: the spread of what each deal adds to it.
    spread = sum((mine - (1 - skill) * nothing) ** 2 for mine, nothing in found)
    return Measured(skill, sqrt(spread) / most, bits / deals, alike_bits / deals)


def _bits(said: Shades, truth: Hand) -> float:
    """The surprise of the truth, card by card."""
    return -sum(log2(max(p if one in truth else 1 - p, _LEAST)) for one, p in said.items())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak_reading", description=__doc__)
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="club,expert", help="who plays, with commas")
    asked = parser.parse_args()
    for level in asked.levels.split(","):
        for elder in (True, False):
            one = measured(asked.deals, asked.seed, level, elder=elder)
            print(
                f"{level}, seen by {'elder' if elder else 'younger'}: "
                f"{100 * one.skill:.1f} ± {100 * one.error:.1f} % nearer the truth than all alike; "
                f"{one.bits:.2f} bits a deal, all alike {one.alike_bits:.2f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
