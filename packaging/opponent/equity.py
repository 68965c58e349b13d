"""Makes `assets/opponent/equity.bin`: what totals are worth when there are deals to come.

`python packaging/opponent/equity.py FILE…`, with NumPy at hand, from deals that `deals.py` wrote
down; it takes half a minute. Values are exact on every whole total (as far as the recorded deals
are the truth), one deal after the other from the last; the sheets keep some of them, and how much
straight lines between these miss is printed. Two players of equal strength are taken, who play the
deals to come as the recorded ones: by points, whatever the score.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import compress, crc32

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.piquet.ai.values.equity_asset import (
    LEAD,
    LEADS,
    LOWS,
    MAGIC,
    NAME,
    ROWS,
    STEP,
    UNIT,
    Weights,
    parse,
    partie_sheet,
)
from game.piquet.ai.values.to_come import Partie
from rules.core.seats import Player
from rules.piquet.options import FIFTY, HUNDRED, RUBICON, Options, Rubicon
from rules.piquet.settlement import PARTIE, settle

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME

Numbers = NDArray[np.float64]
Deal = list[int]
"""Points in the order of reckoning, elder's positive and younger's negative."""


def recorded(paths: list[Path]) -> list[Deal]:
    """Every deal of these files."""
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return [[int(points) for points in line.split()] for line in lines]


def histogram(deals: list[Deal]) -> NDArray[np.int64]:
    """How many deals brought each pair of points, elder's by younger's."""
    pairs = np.array(
        [(sum(p for p in deal if p > 0), -sum(p for p in deal if p < 0)) for deal in deals]
    )
    counts = np.zeros(pairs.max(axis=0) + 1, dtype=np.int64)
    np.add.at(counts, (pairs[:, 0], pairs[:, 1]), 1)
    return counts


def parties(counts: NDArray[np.int64]) -> Iterator[tuple[Weights, Numbers]]:
    """Values by the next elder's and the next younger's total, in the order of the file."""
    size = LEAD + RUBICON + 5 * max(counts.shape) + 1
    chances = counts / counts.sum()
    for rubicon in Rubicon:
        solved: dict[Weights, Numbers] = {(): _settled(size, Options(rubicon=rubicon))}
        for weights in ROWS:
            for start in reversed(range(len(weights))):
                if weights[start:] not in solved:
                    later = solved[weights[start + 1 :]]
                    solved[weights[start:]] = _one_deal_more(later, chances, weights[start])
            yield weights, solved[weights]


def _settled(size: int, options: Options) -> Numbers:
    values = np.zeros((size, size))
    for elder in range(size):
        for younger in range(elder):
            settled = settle((elder, younger), options)
            points = settled.points if settled.winner is Player.A else -settled.points
            values[elder, younger], values[younger, elder] = points, -points
    return values


def _one_deal_more(later: Numbers, chances: Numbers, weight: int) -> Numbers:
    """Average over a deal what follows for its elder, who is younger then.

    It is a correlation, done by Fourier's transform; the highest totals, for which `later` does not
    reach far enough, fall away.
    """
    spread = np.zeros(later.shape)
    spread[: chances.shape[0] * weight : weight, : chances.shape[1] * weight : weight] = chances
    found = np.fft.irfft2(np.fft.rfft2(-later.T) * np.conj(np.fft.rfft2(spread)), s=later.shape)
    left = len(later) - max(chances.shape) * weight
    return found[:left, :left]


def hundreds(deals: list[Deal], counts: NDArray[np.int64], double: bool) -> Numbers:
    """Values of a game to a hundred by both totals, from the highest totals down."""
    ends = _ends(deals, double) / len(deals)
    chances = np.zeros((HUNDRED, HUNDRED))
    held = counts[:HUNDRED, :HUNDRED]
    chances[: held.shape[0], : held.shape[1]] = held / len(deals)
    values = np.zeros((HUNDRED, HUNDRED))
    for together in reversed(range(2 * HUNDRED - 1)):
        for elder in range(max(together - HUNDRED + 1, 0), min(together, HUNDRED - 1) + 1):
            younger = together - elder
            later = -values[younger:, elder:].T
            weighed = chances[: HUNDRED - elder, : HUNDRED - younger] * later
            values[elder, younger] = ends[elder, younger] + weighed.sum()
    return values


def _ends(deals: list[Deal], double: bool) -> Numbers:
    """The sum over all deals of what they settle, by the totals before them; 0 if they do not."""
    sums = np.zeros((HUNDRED, HUNDRED))
    missing = HUNDRED - np.arange(HUNDRED)
    for deal in deals:
        steps = np.array(deal)
        elder = np.append(np.cumsum(steps.clip(min=0)), 0)
        younger = np.append(np.cumsum((-steps).clip(min=0)), 0)
        first = np.searchsorted(elder[:-1], missing)[:, None]  # when each total has its hundred
        second = np.searchsorted(younger[:-1], missing)[None, :]
        below = FIFTY - HUNDRED + missing
        twice = np.full(sums.shape, PARTIE)
        if double:
            rubiconed = (younger[first] < below[None, :]) & (first < second)
            rubiconed |= (elder[second] < below[:, None]) & (second < first)
            twice[rubiconed] *= 2
        sums += twice * np.sign(second - first)
    return sums


def packed(sheet: Numbers) -> bytes:
    """A sheet as it stands in the file."""
    whole = np.rint(sheet / UNIT).astype(np.int64)
    if np.abs(whole).max() >= 1 << 15:
        raise ValueError("a value is too great for two bytes")
    once = np.diff(whole, axis=1, prepend=0)
    return (np.diff(once, axis=1, prepend=0) % (1 << 16)).astype("<u2").tobytes()


def places() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Elder's and younger's totals at every place of a sheet of a partie."""
    low = np.arange(LOWS)[:, None] * STEP
    lead = np.arange(LEADS)[None, :] * STEP - LEAD
    return low + lead.clip(min=0), low - lead.clip(max=0)


def main(paths: list[Path], out: Path) -> None:
    """Write the tables, and say how large they are and what they miss."""
    deals = recorded(paths)
    counts = histogram(deals)
    exact = list(parties(counts))
    games = [hundreds(deals, counts, double) for double in (False, True)]
    words = [np.array(counts.shape), counts]
    payload = b"".join(array_.astype("<u2").tobytes() for array_ in words)
    payload += b"".join(packed(values[places()]) for _, values in exact)
    payload += b"".join(packed(values) for values in games)
    data = compress(payload, 9)
    whole = MAGIC + crc32(data).to_bytes(4, "little") + data
    out.write_bytes(whole)
    print(f"{len(deals)} deals, {len(whole)} bytes")
    read = parse(whole)
    totals = range(0, LEAD, 3)
    for place, (weights, values) in enumerate(exact):
        rubicon = tuple(Rubicon)[place // len(ROWS)]
        worth = Partie(partie_sheet(read, rubicon, weights))
        missed = [abs(worth(e, y) - values[e, y]) for e in totals for y in totals]
        print(rubicon, weights, f"missed: mean {np.mean(missed):.3f} most {np.max(missed):.2f}")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]], ASSET)
