"""Makes `assets/opponent/keeping.xz`: what the cards kept and put out of a hand are worth.

`python packaging/opponent/keeping.py [--hands N] [--rounds N]`, with NumPy at hand; some minutes.
Each round deals hands, puts out cards in many ways near the best by the tables so far, lets the
other side exchange by its tables, and fits the tables to the points that come of it. Elder's
tables are for 5 down to 1 cards, younger's for 7 down to 1; hers are used with the cards he leaves.

The tables serve to pick the discards worth a closer look, and to know what an adversary may have
put out; they are no player's last word.
"""

from __future__ import annotations

import argparse
import lzma
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

from lab import Keeping, deal, exchange, scores, some_ways

from game.piquet.ai.heuristic import exchange as by_rule
from game.piquet.ai.values.tables import STEPS

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / "keeping.xz"
ELDER, YOUNGER = range(2)
COUNTS = {ELDER: (5, 4, 3, 2, 1), YOUNGER: (3, 4, 2, 1, 5, 6, 7)}
Tables = dict[tuple[int, int], Keeping]


def from_rules_of_thumb(seat: int, out: int) -> Keeping:
    """Tables to begin with."""
    found = Keeping()
    for dealt in range(256):
        part = dealt
        while True:
            plays, point = by_rule._drawn_to(part, dealt, out, seat == ELDER)
            found.by_suit[part << 8 | dealt ^ part] = plays + 0.7 * point
            if not part:
                break
            part = part - 1 & dealt
    for r, rank in enumerate("TJQKA"):
        for kept in range(5):
            for gone in range(5 - kept):
                worth = by_rule._set(rank, kept, 4 - kept - gone, out)
                found.by_rank[r * 25 + kept * 5 + gone] = worth
    return found


def learn(
    chance: np.random.Generator, tables: Tables, seat: int, out: int, hands: int, spread: float
) -> None:
    """Fit one table to what comes of many ways to exchange by it."""
    elders, youngers, talon = deal(chance, hands)
    if seat == ELDER:
        his, hers = out, 8 - out
        other, _ = exchange(chance, tables[YOUNGER, hers], youngers, hers, 1.0)
        mine = elders
    else:
        hers, his = out, 5 if out <= 3 else 8 - out
        other, _ = exchange(chance, tables[ELDER, his], elders, his, 1.0)
        mine = youngers
    kept, gone = some_ways(chance, tables[seat, out], mine, out, 16, spread)
    ways = kept.shape[1]
    all_kept, all_gone, all_points = [], [], []
    for _ in range(4):
        shuffled = np.argsort(chance.random(talon.shape), axis=1)
        drawn = np.take_along_axis(talon, shuffled, axis=1)
        his_cards = drawn[:, :his].sum(1, dtype=np.uint32)
        her_cards = drawn[:, his : his + hers].sum(1, dtype=np.uint32)
        if seat == ELDER:
            e = kept | his_cards[:, None]
            y = np.repeat((other | her_cards)[:, None], ways, 1)
        else:
            y = kept | her_cards[:, None]
            e = np.repeat((other | his_cards)[:, None], ways, 1)
        more, _ = scores(e.ravel(), y.ravel())
        all_kept.append(kept.ravel())
        all_gone.append(gone.ravel())
        all_points.append((more if seat == ELDER else -more).astype(np.float32))
    k, g, p = (np.concatenate(parts) for parts in (all_kept, all_gone, all_points))
    began = time.perf_counter()
    left = tables[seat, out].learn(k, g, p)
    print(
        f"seat {seat} out {out}: {len(p):,} points, mean {p.mean():.2f}, spread {p.std():.2f} -> "
        f"{left:.2f}, fit {time.perf_counter() - began:.0f} s",
        flush=True,
    )


def packed(tables: Tables) -> bytes:
    """All tables as 16-bit numbers, one after the other."""
    return b"".join(tables[key].packed(STEPS) for key in order())


def unpacked(data: bytes) -> Tables:
    """The tables that were packed."""
    parts = np.frombuffer(data, "<i2").reshape(len(order()), -1)
    return {key: Keeping.unpacked(part, STEPS) for key, part in zip(order(), parts, strict=True)}


def order() -> list[tuple[int, int]]:
    """Seats and numbers of cards put out, as the asset has them."""
    return [(seat, out) for seat in (ELDER, YOUNGER) for out in sorted(COUNTS[seat])]


def main() -> int:
    """Learn all tables and write the asset."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--hands", type=int, default=30_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = np.random.default_rng(asked.seed)
    tables = {
        (seat, out): from_rules_of_thumb(seat, out) for seat in COUNTS for out in COUNTS[seat]
    }
    for number in range(asked.rounds):
        for seat in (YOUNGER, ELDER):
            for out in COUNTS[seat]:
                usual = out == COUNTS[seat][0]
                hands = asked.hands * (1 + number) // 2 // (1 if usual else 3)
                learn(chance, tables, seat, out, hands, (5.0, 3.0, 1.5)[min(number, 2)])
        ASSET.write_bytes(lzma.compress(packed(tables), preset=9 | lzma.PRESET_EXTREME))
        print(f"round {number + 1}: {ASSET.stat().st_size:,} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
