"""Makes `assets/opponent/beliefs.xz`: how likely a hand is after the exchange, by seat.

`python packaging/opponent/beliefs.py [--hands N]`, with NumPy at hand, after `keeping.py`; a minute
or two. Hands are exchanged by the tables of `keeping.py`, blurred as players differ; what was kept
and what was put out is set against other ways to part the same cards, and the tables are fitted so
that the true way stands out (a conditional logit, with parts drawn at random to compare with).
"""

from __future__ import annotations

import argparse
import lzma
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

from keeping import ASSET as KEEPING
from keeping import ELDER, YOUNGER, Tables, unpacked
from lab import BY_RANK, BY_SUIT, SHAPES, Keeping, Numbers, deal, exchange, features

from game.piquet.ai.values.tables import LOG_STEPS

ASSET = KEEPING.with_name("beliefs.xz")
OTHERS = 24  # ways that each true one is compared with
BLUR = 2.0  # points by which players misjudge a discard


def examples(chance: np.random.Generator, tables: Tables, seat: int, hands: int) -> Numbers:
    """Hands as kept and ways to part the same cards: (n, 1 + OTHERS) hands, and the rest beside."""
    elders, youngers, talon = deal(chance, hands)
    cards, out, start = (elders, 5, 0) if seat == ELDER else (youngers, 3, 5)
    kept, _ = exchange(chance, tables[seat, out], cards, out, BLUR)
    drawn = talon[:, start : start + out]
    truth = kept | drawn.sum(1, dtype=np.uint32)
    both = np.concatenate([cards, drawn], 1)
    whole = both.sum(1, dtype=np.uint32)
    order = np.argsort(chance.random((hands, OTHERS, 12 + out), dtype=np.float32), axis=2)
    others = np.take_along_axis(both[:, None, :].repeat(OTHERS, 1), order, 2)[:, :, :12]
    all_hands = np.concatenate([truth[:, None], others.sum(2, dtype=np.uint32)], 1)
    return np.stack([all_hands, whole[:, None] ^ all_hands], -1)


def fit(parts: Numbers, sweeps: int, rate: float) -> tuple[Keeping, float]:
    """Raise what is true above what might be, by small steps; and the mean log likelihood."""
    table = Keeping()
    suit, rank, form = features(parts[..., 0], parts[..., 1])
    ways = form.shape[1]
    last = 0.0
    for sweep in range(sweeps):
        logs = table.by_suit[suit].sum(-1) + table.by_rank[rank].sum(-1) + table.by_shape[form]
        logs -= logs.max(1, keepdims=True)
        chances = np.exp(logs)
        chances /= chances.sum(1, keepdims=True)
        last = float(np.log(chances[:, 0]).mean())
        push = -chances
        push[:, 0] += 1
        spread = (chances * (1 - chances)).ravel()
        for number, (values, x, size) in enumerate(
            (
                (table.by_suit, suit, BY_SUIT),
                (table.by_rank, rank, BY_RANK),
                (table.by_shape, form, SHAPES),
            )
        ):
            times = x.shape[-1] if x.ndim == 3 else 1
            slope = np.bincount(x.ravel(), np.repeat(push.ravel(), times), size)
            curve = np.bincount(x.ravel(), np.repeat(spread, times), size)
            values[:] += (rate * slope / (curve + 4)).astype(np.float32) / (2 if number < 2 else 1)
        if sweep % 10 == 0:
            print(f"  sweep {sweep}: log likelihood {last:.4f} of {-np.log(ways):.4f}", flush=True)
    return table, last


def main() -> int:
    """Learn both tables and write the asset."""
    parser = argparse.ArgumentParser(description="Make the table of likely hands.")
    parser.add_argument("--hands", type=int, default=60_000)
    parser.add_argument("--sweeps", type=int, default=60)
    parser.add_argument("--seed", type=int, default=2)
    asked = parser.parse_args()
    chance = np.random.default_rng(asked.seed)
    tables = unpacked(lzma.decompress(KEEPING.read_bytes()))
    data = []
    for seat in (ELDER, YOUNGER):
        print(f"seat {seat}", flush=True)
        parts = examples(chance, tables, seat, asked.hands)
        table, _ = fit(parts, asked.sweeps, 0.5)
        data.append(table.packed(LOG_STEPS))
    ASSET.write_bytes(lzma.compress(b"".join(data), preset=9 | lzma.PRESET_EXTREME))
    print(f"{ASSET.stat().st_size:,} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
