"""Makes `assets/opponent/straying.bin`: how far played deals stray from what is expected of them.

`python packaging/opponent/straying.py [--deals N] [--seeds 902 903 …]`, with NumPy at hand, after
`playing.py`; two minutes for 69,000 deals. Both sides exchange by the tables at scores of a last
deal in which something may hang, then call and play by what they may believe (`playouts`), going
for the settlement. What each makes beside what `game.piquet.ai.values.playing` expects is kept by
what hangs and by the value of the open play.
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
from playouts.yardstick import worth

from game.piquet.ai.values.playing import playing
from game.piquet.ai.values.straying import (
    HANGS,
    NAME,
    VALUES,
    WAYS,
    Pairs,
    what_hangs,
    written,
)
from rules.piquet.options import RUBICON
from rules.piquet.seats import ELDER

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME
BLUR = 1.0  # points by which both misjudge a discard
FEW = 48  # deals that tell how deals stray
BY_YOUNGER = 4  # groups by what younger strays by; in each so many by elder's that all are `WAYS`


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


def hanging_score(chance: np.random.Generator) -> tuple[int, int]:
    """A score before a last deal, elder's first, in which a rubicon or the partie may hang."""
    if chance.integers(10) < 7:
        behind = int(chance.integers(66, 102))
        ahead = behind + int(chance.integers(1, 51))
    else:
        behind = int(chance.integers(85, 131))
        ahead = behind + int(chance.integers(1, 26))
    return (ahead, behind) if chance.integers(2) else (behind, ahead)


def example(chance: np.random.Generator) -> Numbers:
    """Deals at one score: what hangs, the value of the open play, how far both strayed."""
    worlds = exchanged(chance, BATCH, BLUR)
    score = hanging_score(chance)
    mine, hers = played(worlds, worth(ELDER, score), chance)
    open_mine, open_hers = open_points(worlds)
    more = adds(worlds) / 2
    ((value,), *_) = places(worlds)
    return rows(score, value, (open_mine + more, open_hers - more), (mine, hers))


def rows(
    score: tuple[int, int],
    value: Numbers,
    expected: tuple[Numbers, Numbers],
    found: tuple[Numbers, Numbers],
) -> Numbers:
    """For each deal what `pairs` asks for, by both's points, elder's first."""
    elder, younger = (np.floor(part) + was for part, was in zip(expected, score, strict=True))
    hangs = [
        what_hangs(int(one), int(two), RUBICON) for one, two in zip(elder, younger, strict=True)
    ]
    return np.stack([hangs, value, found[0] - expected[0], found[1] - expected[1]], 1)


def pairs(found: Numbers) -> list[list[Pairs]]:
    """So many pairs for each way to hang and each value.

    Where few were found, those of the same value that hang otherwise stand beside them.
    """
    every: list[list[Pairs]] = [[] for _ in range(HANGS)]
    for value in range(VALUES):
        of_value = found[found[:, 1] == value]
        for hangs, values in enumerate(every):
            alike = of_value[:, 0] == hangs
            some = of_value[alike]
            if len(some) < FEW:
                others = of_value[~alike][: FEW - len(some)]
                some = np.concatenate([some, others])
            values.append(_grouped(some[:, 2:]))
    return every


def _grouped(some: Numbers) -> Pairs:
    """What deals stray by on average, in groups alike large: by younger's, then by elder's."""
    if not len(some):
        return ((0, 0),) * WAYS
    found = []
    for part in _parts(some, 1, BY_YOUNGER):
        for group in _parts(part, 0, WAYS // BY_YOUNGER):
            mine, hers = np.rint(group.mean(0)).astype(int)
            found.append((int(mine), int(hers)))
    return tuple(found)


def _parts(some: Numbers, side: int, count: int) -> list[Numbers]:
    """As many parts, by how far one side strays; of too few, all of them as often."""
    if len(some) < count:
        return [some] * count
    return np.array_split(some[np.lexsort((some[:, 1 - side], some[:, side]))], count)


def main() -> int:
    """Play deals out and write the asset."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=34_560, help="for each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[902, 903])
    asked = parser.parse_args()
    found = np.concatenate(
        [
            example(chance)
            for chance in map(np.random.default_rng, asked.seeds)
            for _ in range(0, asked.deals, BATCH)
        ]
    )
    ASSET.write_bytes(written(pairs(found)))
    told = ", ".join(f"{part.mean():+.2f} ± {part.std():.2f}" for part in found.T[2:])
    print(f"{len(found):,} deals: elder and younger stray by {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
