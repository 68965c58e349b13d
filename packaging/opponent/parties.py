"""Parties by the thousand, for what is said of their ends: `python packaging/opponent/parties.py`.

Both exchange by the tables, misjudging by a point, and play by what they may believe (`playouts`):
about as Master does, who would take a day for as many. Each line is a score as `piquet match
--record` writes it, which `python -m tests.soak_line FILE --left 2` holds the line to.

    parties.py FILE [--parties N] [--seed S]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
from lab import deal
from playouts.deal import Worlds, by_points, played
from playouts.hearing import Numbers
from playouts.worlds import BLUR, likely_discards

from game.match.scores import Scores, write_scores
from rules.core.seats import Player

BATCH = 384  # deals that are played side by side
DEALS = 6


def exchanged(chance: np.random.Generator, count: int, blur: float = BLUR) -> Worlds:
    """Deals as both have exchanged them, elder five and younger three."""
    elders, youngers, talon = deal(chance, count)
    his_out = likely_discards(elders, 5, 0, chance, blur)
    her_out = likely_discards(youngers, 3, 1, chance, blur)
    elder = elders.sum(1, dtype=np.uint32) ^ his_out | talon[:, :5].sum(1, dtype=np.uint32)
    younger = youngers.sum(1, dtype=np.uint32) ^ her_out | talon[:, 5:].sum(1, dtype=np.uint32)
    nothing = np.zeros_like(elder)
    return Worlds(elder, younger, his_out, her_out, nothing, nothing)


def parties(chance: np.random.Generator) -> Iterator[Scores]:
    """Parties without end; those that stand equal after six deals are left out."""
    while True:
        elder, younger = played(exchanged(chance, BATCH), by_points(), chance)
        for start in range(0, BATCH - DEALS + 1, DEALS):
            found = _partie(elder[start : start + DEALS], younger[start : start + DEALS])
            if sum(a for a, _ in found.results) != sum(b for _, b in found.results):
                yield found


def _partie(elder: Numbers, younger: Numbers) -> Scores:
    """B deals first, and A is elder in every other deal."""
    both = zip(elder.tolist(), younger.tolist(), strict=True)
    results = tuple((e, y) if at % 2 == 0 else (y, e) for at, (e, y) in enumerate(both))
    return Scores(results, Player.B)


def main() -> int:
    """Play so many parties and write them down."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--parties", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    every = parties(np.random.default_rng(asked.seed))
    with asked.file.open("a", encoding="utf-8") as out:
        for _ in range(asked.parties):
            print(write_scores(next(every)), file=out, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
