"""Makes `assets/opponent/playing.bin`: what playing a deal adds to what open hands come to.

`python packaging/opponent/playing.py [--deals N] [--seeds 1 2 …]`, with NumPy at hand, after
`keeping.py` and `beliefs.py`; three minutes for 180,000 deals. Both sides exchange by the tables,
misjudging by some points, then call and play by what they may believe (`playouts`); what elder
makes more than with open hands is fitted, by turns, by what `game.piquet.ai.values.playing` asks.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

from parties import exchanged
from playouts.deal import Worlds, by_points, played
from playouts.hearing import Numbers, counted, held, suits
from playouts.table import RUNNING, codes, values
from playouts.worlds import open_points

from game.piquet.ai.values.playing import NAME, NO_PIQUE, SIZES, near_pique, written
from rules.piquet.scoring import PIQUE_FROM

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME
BLUR = 2.0  # points by which both misjudge a discard: all that may be kept is to be seen
BATCH = 384  # deals that are played side by side
SHRINK = 300.0  # deals that "nothing is added" counts for
SWEEPS = 25
_NEAR = np.array([near_pique(points) for points in range(200)])


def example(chance: np.random.Generator) -> tuple[Worlds, Numbers]:
    """Deals as both exchanged them, and what elder's points less younger's grew by in the play."""
    worlds = exchanged(chance, BATCH, BLUR)
    (mine, hers), (open_mine, open_hers) = played(worlds, by_points(), chance), open_points(worlds)
    return worlds, (mine - hers) - (open_mine - open_hers)


def places(worlds: Worlds) -> list[list[Numbers]]:
    """By part of `Playing` where each deal looks, once or for each suit."""
    found = codes(worlds.elder, worlds.younger)
    count = counted(held(worlds.elder), held(worlds.younger))
    runs = sum(RUNNING[code] for code in found) + 1
    points = np.clip(count.elder + runs, 0, len(_NEAR) - 1)
    may = (count.younger == 0) & (count.elder < PIQUE_FROM)
    return [
        [values(found)],
        [np.where(may, _NEAR[points], NO_PIQUE)],
        [suit.astype(np.int32) for suit in suits(worlds.elder)],
        [suit.astype(np.int32) for suit in suits(worlds.younger)],
        list(found),
    ]


def fitted(where: list[list[Numbers]], grown: Numbers) -> list[Numbers]:
    """The parts, each in turn fitted to what the others leave."""
    parts = [np.zeros(size) for size in SIZES]
    rest = grown.astype(np.float64)
    for _ in range(SWEEPS):
        for part, looks in zip(parts, where, strict=True):
            flat = np.concatenate(looks)
            count = np.bincount(flat, minlength=len(part))
            pull = np.bincount(flat, np.tile(rest, len(looks)), len(part)) - SHRINK * part
            step = pull / (count + SHRINK) / (1 if len(looks) == 1 else 2)
            np.add(part, step, out=part)
            for look in looks:
                rest = rest - step[look]
    return parts


def main() -> int:
    """Play deals out, fit the parts and write the asset."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=45_000, help="for each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3, 4])
    asked = parser.parse_args()
    where: list[list[list[Numbers]]] = []
    grown: list[Numbers] = []
    for seed in asked.seeds:
        chance = np.random.default_rng(seed)
        for _ in range(0, asked.deals, BATCH):
            worlds, more = example(chance)
            where.append(places(worlds))
            grown.append(more)
    together = [
        [np.concatenate(looks) for looks in zip(*parts, strict=True)]
        for parts in zip(*where, strict=True)
    ]
    parts = fitted(together, np.concatenate(grown))
    ASSET.write_bytes(written([part.tolist() for part in parts]))
    left = np.concatenate(grown) - sum(
        part[look] for part, looks in zip(parts, together, strict=True) for look in looks
    )
    print(f"{len(left):,} deals: {np.concatenate(grown).std():.2f} points, left {left.std():.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
