"""Makes `assets/opponent/line.bin`: how likely the next elder wins, and how likely with a rubicon.

`python packaging/opponent/line.py`, with NumPy at hand and `equity.bin` in its place, whose
recorded deals it takes: as there, two equal players make in each deal to come what one of them was
made, whatever the score. It takes some seconds. Chances are exact on every whole total; the sheets
keep some of them, and how much straight lines between these miss is printed.

Equal totals at the end are half won and half lost, with the rubicons of two deals more.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import NamedTuple
from zlib import compress, crc32

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.piquet.ai.values.equity_asset import LEAD, LEADS, LOWS, ROWS, STEP, Weights, tables
from game.piquet.ai.values.line import (
    MAGIC,
    NAME,
    RUBICONS,
    UNIT,
    LineTables,
    line_sheets,
    parse,
)
from rules.piquet.options import RUBICON, Rubicon

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME

Numbers = NDArray[np.float64]


class Chances(NamedTuple):
    """One chance, as it is elder's and as it is younger's, by both totals before the next deal."""

    elder: Numbers
    younger: Numbers

    def one_deal_more(self, deals: Numbers, weight: int) -> Chances:
        """Average over a deal, after which elder is younger."""
        return Chances(
            _averaged(self.younger.T, deals, weight), _averaged(self.elder.T, deals, weight)
        )


def _averaged(later: Numbers, deals: Numbers, weight: int) -> Numbers:
    """A correlation, done by Fourier's transform; the highest totals fall away."""
    spread = np.zeros(later.shape)
    spread[: deals.shape[0] * weight : weight, : deals.shape[1] * weight : weight] = deals
    found = np.fft.irfft2(np.fft.rfft2(later) * np.conj(np.fft.rfft2(spread)), s=later.shape)
    left = len(later) - max(deals.shape) * weight
    return found[:left, :left].clip(0, 1)


def at_the_end(size: int, rubicon: Rubicon | None) -> Chances:
    """Who wins with these totals, or with None who wins at all; half of what is equal."""
    elder, younger = np.indices((size, size))
    won = (elder > younger) + (elder == younger) / 2
    if rubicon is not None:
        won = won * ((younger < RUBICON) & (elder != younger))
    if rubicon is Rubicon.WINNER_HAS_A_HUNDRED:
        won = won * (elder >= RUBICON)
    return Chances(won, won.T)


def rows(deals: Numbers, rubicon: Rubicon | None) -> dict[Weights, Chances]:
    """The chances with each row of deals to come."""
    size = LEAD + RUBICON + 7 * max(deals.shape) + 1
    end = at_the_end(size, rubicon)
    if rubicon is not None:
        more = end.one_deal_more(deals, 1).one_deal_more(deals, 1)
        size = len(more.elder)
        end = at_the_end(size, rubicon)
        for role, twice in ((end.elder, more.elder), (end.younger, more.younger)):
            np.fill_diagonal(role, np.diagonal(twice))
    solved: dict[Weights, Chances] = {(): end}
    for weights in ROWS:
        for start in reversed(range(len(weights))):
            if weights[start:] not in solved:
                later = solved[weights[start + 1 :]]
                solved[weights[start:]] = later.one_deal_more(deals, weights[start])
    return {weights: solved[weights] for weights in ROWS}


def packed(values: Numbers) -> bytes:
    """A sheet as it stands in the file."""
    whole = np.rint(values / UNIT).astype(np.int64)
    once = np.diff(whole, axis=1, prepend=0)
    return (np.diff(once, axis=1, prepend=0) % (1 << 16)).astype("<u2").tobytes()


def places() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Elder's and younger's totals at every place of a sheet."""
    low = np.arange(LOWS)[:, None] * STEP
    lead = np.arange(LEADS)[None, :] * STEP - LEAD
    return low + lead.clip(min=0), low - lead.clip(max=0)


def missed(read: LineTables, rubicon: Rubicon, weights: Weights, exact: Chances) -> list[float]:
    """How far the sheets of a rubicon are off the exact chances, place by place."""
    sheet = line_sheets(read, rubicon, weights).rubicons
    return [
        abs(sheet.at(min(e, y, RUBICON), e - y + LEAD) - exact.elder[e, y])
        for e, y in product(range(0, LEAD, 3), repeat=2)
    ]


def main(out: Path) -> None:
    """Write the tables, and say how large they are and what they miss."""
    recorded = tables()
    if recorded is None:
        raise SystemExit("equity.bin is missing, or damaged")
    counts = np.array(recorded.deals, dtype=np.float64)
    deals = counts / counts.sum()
    wins = rows(deals, None)
    rubicons = {rubicon: rows(deals, rubicon) for rubicon in RUBICONS}
    payload = b""
    for weights in ROWS:
        payload += packed(wins[weights].elder[places()])
        for rubicon in RUBICONS:
            found = rubicons[rubicon][weights]
            payload += packed(found.elder[places()]) + packed(found.younger[places()])
    data = compress(payload, 9)
    whole = MAGIC + crc32(data).to_bytes(4, "little") + data
    out.write_bytes(whole)
    print(f"{int(counts.sum())} deals, {len(whole)} bytes")
    read = parse(whole)
    for rubicon, weights in product(RUBICONS, ROWS):
        off = missed(read, rubicon, weights, rubicons[rubicon][weights])
        print(rubicon, weights, f"missed: mean {np.mean(off):.4f} most {np.max(off):.4f}")


if __name__ == "__main__":
    main(ASSET)
