"""Makes `assets/opponent/straying.bin`: how far played deals stray from what is expected of them.

`python packaging/opponent/straying.py [--deals N] [--seed S]`, with NumPy at hand, after
`playing.py`; a minute for 46,000 deals. Both sides exchange by the tables at scores of a last deal,
then call and play by what they may believe (`playouts`), going for the settlement. What each makes
beside what `game.piquet.mind.values.playing` expects is kept by the value of the open play.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from parties import BATCH, exchanged
from playing import places
from playouts.deal import Worlds, played
from playouts.hearing import Numbers
from playouts.worlds import open_points
from playouts.yardstick import last_score, worth

from game.piquet.mind.values.playing import playing
from game.piquet.mind.values.positions import MOST
from game.piquet.mind.values.straying import NAME, WAYS, Pairs, written
from rules.piquet.seats import ELDER

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME
BLUR = 1.0  # points by which both misjudge a discard


def adds(worlds: Worlds) -> Numbers:
    """What elder's points less younger's are expected to grow by, as `Playing.adds` says."""
    known = playing()
    assert known is not None
    parts = known.by_value, known.by_pique, known.elder, known.younger, known.by_code
    found: Numbers = np.zeros(len(worlds))
    for part, looks in zip(parts, places(worlds), strict=True):
        for look in looks:
            found = found + np.array(part)[look]
    return found


def example(chance: np.random.Generator) -> Numbers:
    """Deals at one score: the value of the open play, and how far elder and younger strayed."""
    worlds = exchanged(chance, BATCH, BLUR)
    mine, hers = played(worlds, worth(ELDER, last_score(chance)), chance)
    open_mine, open_hers = open_points(worlds)
    more = adds(worlds) / 2
    ((value,), *_) = places(worlds)
    return np.stack([value, mine - open_mine - more, hers - open_hers + more], 1)


def pairs(found: Numbers) -> list[Pairs]:
    """For each value so many pairs, taken at even steps through all that were found."""
    every: list[Pairs] = []
    for value in range(2 * MOST + 2):
        some = np.rint(found[found[:, 0] == value][:, 1:]).astype(int)
        if not len(some):
            every.append(((0, 0),) * WAYS)
            continue
        some = some[np.lexsort((some[:, 0], some[:, 1]))]
        steps = ((np.arange(WAYS) + 0.5) / WAYS * len(some)).astype(int)
        every.append(tuple((int(mine), int(hers)) for mine, hers in some[steps]))
    return every


def main() -> int:
    """Play deals out and write the asset."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=46_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = np.random.default_rng(asked.seed)
    found = np.concatenate([example(chance) for _ in range(0, asked.deals, BATCH)])
    ASSET.write_bytes(written(pairs(found)))
    told = ", ".join(f"{part.mean():+.2f} ± {part.std():.2f}" for part in found.T[1:])
    print(f"{len(found):,} deals: elder and younger stray by {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
