"""Makes `assets/opponent/bezique-wins.bin`: the chance to win a game of Bezique from any score.

`python packaging/opponent/bezique_wins.py [--deals N]`, with NumPy at hand; a minute. So many deals
are played out by rule; then what each of two lacks to the target is worked up from the least, each
deal as likely as the others, the deal passing from one to the other. Where a deal brings both to
the target, he has reached it first who was to make the smaller part of his points.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.bezique.ai.swift.policy import Manner
from game.bezique.ai.swift.rollout import play_on
from game.bezique.ai.swift.told import fresh
from game.bezique.ai.worths import NAME, SIDE, packed
from rules.bezique.options import Options

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME


def outcomes(deals: int) -> np.ndarray:
    """The points of so many deals in tens: of the one who did not deal, of the dealer."""
    found = []
    for number in range(deals):
        deal = fresh(Options(), Random(number))
        play_on(deal, Manner())
        found.append((deal.points[0] // 10, deal.points[1] // 10))
    return np.array(found)


def chances(made: np.ndarray) -> np.ndarray:
    """By what the one who does not deal lacks, and the dealer, in tens from 1: how likely he wins.

    Place 0 is never asked.
    """
    first, second = made[:, 0], made[:, 1]
    table = np.zeros((SIDE + 1, SIDE + 1))
    for both in range(2, 2 * SIDE + 1):
        for own in range(max(1, both - SIDE), min(SIDE, both - 1) + 1):
            other = both - own
            his, hers = first >= own, second >= other
            ahead = first * other > second * own
            wins = np.where(his & hers, ahead, his).astype(float)
            on = ~(his | hers)
            wins[on] = 1 - table[other - second[on], own - first[on]]
            table[own, other] = wins.mean()
    return table


def main() -> None:
    """Play, work up, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4000)
    table = chances(outcomes(parser.parse_args().deals))
    ASSET.write_bytes(packed([float(each) for each in table[1:, 1:].ravel()]))
    print(f"{ASSET}: level at the start {table[100, 100]:.3f}, {ASSET.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
