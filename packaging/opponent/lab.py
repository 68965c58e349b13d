"""Deals by the hundred thousand, in NumPy: what the opponent's tables are learned from.

Hands are 32-bit masks as in `game.piquet.ai.values.masks`. A deal is exchanged by learned tables,
everything is called and answered truly, and the play is worth what the table of the play says of
both hands open. One deal costs some microseconds, so a table can be learned in a minute.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.piquet.ai.sums import two_hands as reckoned
from game.piquet.ai.values import play_table, positions, tables

Masks = np.ndarray[Any, np.dtype[np.uint32]]
Numbers = np.ndarray[Any, np.dtype[Any]]

BY_SUIT = 1 << 16  # `kept << 8 | put out` of one suit
RANKS = 5  # ten to ace
BY_RANK = RANKS * 25  # rank, kept, put out
SHRINK = 150  # hands that what was thought before counts for: a worth is some points, a deal 25
SHAPES = 1 << 12  # how many suits are kept with 0, 1, 2 … cards, see `shape`

_POINT = np.array(reckoned.POINT, np.int32)
_SEQUENCE = np.array(reckoned.SEQUENCE, np.int32)
_SEQUENCES = np.array(reckoned.SEQUENCES, np.int32)
_CODE = np.array(reckoned.CODE, np.int32)
_RUNNING = np.array(reckoned.RUNNING, np.int32)
_PLAYED = np.array(reckoned.PLAYED, np.int32)
_ONES = np.array([n.bit_count() for n in range(256)], np.int32)


@cache
def play_arrays() -> tuple[Numbers, ...]:
    """The table of the play, ready to be asked for whole arrays of positions."""
    asset = Path(__file__).resolve().parents[2] / "assets" / "opponent" / "play-table.xz"
    values = np.frombuffer(play_table.unpacked(asset.read_bytes()), np.uint8)
    numbers = np.full(45**4, -1, np.int32)
    tuples = list(positions.bases())
    base = np.empty(len(tuples), np.int64)
    growth = np.empty((len(tuples), 4), np.int64)
    weight = np.empty((len(tuples), 4), np.int64)
    lists = positions._GROWTH
    for at, (chosen, first) in enumerate(tuples):
        found = positions.terms(first, chosen)
        base[at] = first
        growth[at] = [lists.index(found[1 + 2 * k]) for k in range(4)]
        weight[at] = [found[2 + 2 * k] for k in range(4)]
        a, b, c, d = chosen
        numbers[((a * 45 + b) * 45 + c) * 45 + d] = at
    grown = np.array(lists, np.int64)
    places = np.array(play_table._PLACES, np.int32)
    return values, numbers, base, growth, weight, grown, places


def suits(hands: Masks) -> Numbers:
    """The four suits of each hand: shape (…, 4)."""
    return np.stack([hands >> np.uint32(8 * s) & np.uint32(255) for s in range(4)], -1).astype(
        np.int32
    )


def codes(elder: Masks, younger: Masks) -> Numbers:
    """The four codes of each pair of hands, elder on lead."""
    found: Numbers = _CODE[suits(elder) << 8 | suits(younger)]
    return found


def values(found: Numbers) -> Numbers:
    """What the play is worth to the side on lead, by codes of shape (n, 4)."""
    table, numbers, base, growth, weight, grown, places = play_arrays()
    sorted_places = np.sort(places[found], axis=1)[:, ::-1]
    kinds, rank = sorted_places >> 7, sorted_places & 127
    at = numbers[((kinds[:, 0] * 45 + kinds[:, 1]) * 45 + kinds[:, 2]) * 45 + kinds[:, 3]]
    index = base[at]
    for k in range(4):
        index = index + grown[growth[at, k], rank[:, k]] * weight[at, k]
    found_values: Numbers = table[index].astype(np.int32)
    return found_values


def held(hands: Masks) -> tuple[Numbers, ...]:
    """Point, best sequence, sequences' points, best set, sets' points of each hand."""
    each = suits(hands)
    a, b, c, d = (each[..., k] for k in range(4))
    four = a & b & c & d & reckoned.SET_BITS
    three = ((a & b & (c | d)) | (c & d & (a | b))) & reckoned.SET_BITS & ~four
    top = np.array([n.bit_length() - 1 for n in range(256)], np.int32)
    best = np.where(four > 0, 4 << 3 | top[four], np.where(three > 0, 3 << 3 | top[three], 0))
    return (
        _POINT[each].max(-1),
        _SEQUENCE[each].max(-1),
        _SEQUENCES[each].sum(-1),
        best,
        14 * _ONES[four] + 3 * _ONES[three],
    )


def scores(elder: Masks, younger: Masks) -> tuple[Numbers, Numbers]:
    """Elder's points less younger's in each deal, and the value of the play."""
    e, y = held(elder), held(younger)
    e_point, y_point = (e[0] >> 7) * (e[0] > y[0]), (y[0] >> 7) * (y[0] > e[0])
    e_seq, y_seq = e[2] * (e[1] > y[1]), y[2] * (y[1] > e[1])
    e_set, y_set = e[4] * (e[3] > y[3]), y[4] * (y[3] > e[3])
    mine, hers = e_point + e_seq + e_set, y_point + y_seq + y_set

    def early(own: tuple[Numbers, ...], other: tuple[Numbers, ...]) -> Numbers:
        free, points = np.ones(len(elder), bool), np.zeros(len(elder), np.int32)
        for o, t in zip(own, other, strict=True):
            free = free & (t == 0)
            points = points + o * free
        return points

    repique_e = early((e_point, e_seq, e_set), (y_point, y_seq, y_set)) >= 30
    repique_y = early((y_point, y_seq, y_set), (e_point, e_seq, e_set)) >= 30
    found = codes(elder, younger)
    value = values(found)
    runs = _RUNNING[found].sum(1)
    pique = (hers == 0) & ~repique_e & (mine + runs + 1 >= 30)
    more = mine - hers + 60 * repique_e - 60 * repique_y + 30 * pique + _PLAYED[value]
    return more, value


def deal(chance: np.random.Generator, count: int) -> tuple[Numbers, Numbers, Numbers]:
    """Elder's and younger's twelve and the talon of eight, as bits: (n, 12), (n, 12), (n, 8)."""
    order = np.argsort(chance.random((count, 32), dtype=np.float32), axis=1)
    bit = (np.uint32(1) << order.astype(np.uint32)).astype(np.uint32)
    return bit[:, :12], bit[:, 12:24], bit[:, 24:]


@cache
def discards(out: int) -> Numbers:
    """All ways to put out so many of twelve cards, a row each: 1 for a card that goes."""
    ways = list(combinations(range(12), out))
    found = np.zeros((len(ways), 12), np.uint32)
    for row, places in enumerate(ways):
        found[row, list(places)] = 1
    return found


def shape(kept: Numbers) -> Numbers:
    """The lengths of the four suits kept, whatever their order, as a number below `SHAPES`."""
    lengths = np.sort(_ONES[kept], axis=-1)
    found: Numbers = (lengths[..., 3] * 9 + lengths[..., 2]) * 9 + lengths[..., 1]
    return found


@cache
def _places() -> tuple[Numbers, Numbers]:
    """Where the parts of a suit and the shapes of an asset stand in a `Keeping`, in its order."""
    shapes = [(a * 9 + b) * 9 + c for a, b, c, _ in tables.shapes()]
    return np.array(list(tables.parts_of_suits())), np.array(shapes)


def features(kept: Masks, out: Masks) -> tuple[Numbers, Numbers, Numbers]:
    """What a discard is judged by: suits (…, 4), ranks (…, 5), and the shape that is kept."""
    k, o = suits(kept), suits(out)
    ranks = []
    for r in range(RANKS):
        ones_k = (k >> 3 + r & 1).sum(-1)
        ones_o = (o >> 3 + r & 1).sum(-1)
        ranks.append(r * 25 + ones_k * 5 + ones_o)
    return k << 8 | o, np.stack(ranks, -1), shape(k)


class Keeping:
    """Learned worths of what is kept and put out: by suit, by rank, by shape."""

    def __init__(self) -> None:
        self.by_suit = np.zeros(BY_SUIT, np.float32)
        self.by_rank = np.zeros(BY_RANK, np.float32)
        self.by_shape = np.zeros(SHAPES, np.float32)

    def packed(self, units: int) -> bytes:
        """As 16-bit numbers, so many units to one, in the order that `tables` reads."""
        parts, shapes = _places()
        numbers = np.concatenate([self.by_suit[parts], self.by_rank, self.by_shape[shapes]])
        return np.round(numbers * units).clip(-32768, 32767).astype("<i2").tobytes()

    @classmethod
    def unpacked(cls, numbers: Numbers, units: int) -> Keeping:
        """The one that was packed, from its numbers."""
        parts, shapes = _places()
        found = cls()
        values = numbers.astype(np.float32) / units
        found.by_suit[parts] = values[: len(parts)]
        found.by_rank[:] = values[len(parts) : len(parts) + BY_RANK]
        found.by_shape[shapes] = values[len(parts) + BY_RANK :]
        return found

    def worth(self, kept: Masks, out: Masks) -> Numbers:
        suit, rank, form = features(kept, out)
        found: Numbers = (
            self.by_suit[suit].sum(-1) + self.by_rank[rank].sum(-1) + self.by_shape[form]
        ).astype(np.float32)
        return found

    def learn(self, kept: Masks, out: Masks, points: Numbers, sweeps: int = 25) -> float:
        """Fit to points by turns, each table to what the others leave; the spread that is left."""
        suit, rank, form = features(kept, out)
        rest = points - self.worth(kept, out)
        suit_flat, rank_flat = suit.ravel(), rank.ravel()
        suit_count = np.bincount(suit_flat, minlength=BY_SUIT)
        rank_count = np.bincount(rank_flat, minlength=BY_RANK)
        form_count = np.bincount(form, minlength=SHAPES)
        for _ in range(sweeps):
            step = np.bincount(suit_flat, np.repeat(rest, 4), BY_SUIT) / (suit_count + SHRINK) / 2
            self.by_suit += step
            rest = rest - step[suit].sum(-1)
            step = (
                np.bincount(rank_flat, np.repeat(rest, RANKS), BY_RANK) / (rank_count + SHRINK) / 2
            )
            self.by_rank += step
            rest = rest - step[rank].sum(-1)
            step = np.bincount(form, rest, SHAPES) / (form_count + SHRINK)
            self.by_shape += step
            rest = rest - step[form]
        return float(rest.std())


def exchange(
    chance: np.random.Generator, keeping: Keeping, cards: Numbers, out: int, spread: float
) -> tuple[Masks, Masks]:
    """Put out so many of each hand's cards: the best by the tables, blurred by chance (points)."""
    kept, gone = some_ways(chance, keeping, cards, out, 1, spread)
    return kept[:, 0], gone[:, 0]


def some_ways(
    chance: np.random.Generator,
    keeping: Keeping,
    cards: Numbers,
    out: int,
    ways: int,
    spread: float,
) -> tuple[Numbers, Numbers]:
    """The best ways to put out so many of each hand's cards, blurred by chance: (n, ways)."""
    choice = discards(out)
    kept_masks, out_masks = [], []
    for start in range(0, len(cards), 1000):
        part = cards[start : start + 1000]
        gone = (part[:, None, :] * choice[None]).sum(-1, dtype=np.uint32)
        kept = part.sum(1, dtype=np.uint32)[:, None] ^ gone
        worth = keeping.worth(kept, gone)
        if spread:
            worth = worth + np.asarray(spread * chance.gumbel(size=worth.shape), np.float32)
        few = min(ways, worth.shape[1])
        best = np.argpartition(-worth, few - 1, axis=1)[:, :few]
        rows = np.arange(len(part))[:, None]
        kept_masks.append(kept[rows, best])
        out_masks.append(gone[rows, best])
    return np.concatenate(kept_masks), np.concatenate(out_masks)
