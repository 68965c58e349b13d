"""Which card to play, in many worlds at once: Master's way, each by a sample of its pool.

As `game.piquet.ai.sums.cardplay` and `outcome` do it for one: every card worth a thought against
every hand of the sample by the table of the play, the worth of how the deal ends on average.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from game.piquet.ai.sums.two_hands import CHANGES
from playouts.hearing import Held, Numbers, counted, held
from playouts.pools import Pool
from playouts.table import ONES, RUNNING, codes, lead_values, reply_values
from rules.piquet.scoring import CAPOT, CARDS, PIQUE, TRICKS

HANDS = 48  # of the other's, in each sample
_SLIGHT = 1e-6
_ALL = np.arange(32, dtype=np.uint32)


def _different() -> Numbers:
    """By `may << 8 | between`, masks of a suit: of cards that are alike the lowest."""
    may, between = np.divmod(np.arange(1 << 16), 256)
    found = np.zeros(1 << 16, np.uint32)
    grouped = np.zeros(1 << 16, bool)
    for place in range(8):
        grouped &= (between >> place & 1) == 0
        here = (may >> place & 1) == 1
        found |= np.where(here & ~grouped, 1 << place, 0).astype(np.uint32)
        grouped |= here
    return found


_DIFFERENT = _different()
_AFTER_PLAY = np.array(
    [0 if tricks <= TRICKS // 2 else CARDS if tricks < TRICKS else CAPOT for tricks in range(13)]
)


class Standing(NamedTuple):
    """What matters for a card beside the cards: points of both so far, and tricks of mine.

    `need`: how many tricks elder must take on end for a pique, from 99 on none is to be had.
    """

    mine: Numbers
    theirs: Numbers
    won: Numbers
    need: Numbers

    def of(self, which: Numbers) -> Standing:
        """That of some of the worlds."""
        return Standing(*(part[which] for part in self))


class Sample(NamedTuple):
    """Hands of the other's, world after world, the weights of one world adding up to 1."""

    world: Numbers
    left: Numbers
    weight: Numbers


def sampled(pool: Pool, active: Numbers, chance: np.random.Generator, most: int) -> Sample:
    """So many hands of a pool for each active world at even steps through the weights, or all."""
    place = np.full(len(active), -1)
    place[active] = np.arange(int(active.sum()))
    some = np.flatnonzero(active[pool.world])
    world, left, weight = place[pool.world[some]], pool.left[some], pool.weight[some]
    count = int(active.sum())
    weight = weight / np.bincount(world, weight, count)[world]
    many = np.bincount(world, minlength=count) > most
    few = np.flatnonzero(~many[world])
    big = np.flatnonzero(many[world])
    taken, shares = few, weight[few]
    if len(big):
        reached = np.cumsum(weight[big])
        rows = int(many.sum())
        steps = (np.arange(most) + chance.random((rows, 1))) / most + np.arange(rows)[:, None]
        found = np.minimum(np.searchsorted(reached, steps.ravel()), len(big) - 1)
        each, times = np.unique(found, return_counts=True)
        taken = np.concatenate([few, big[each]])
        shares = np.concatenate([shares, times / most])
        order = np.argsort(taken, kind="stable")
        taken, shares = taken[order], shares[order]
    total = np.bincount(world[taken], shares, count)
    return Sample(world[taken], left[taken], shares / total[world[taken]])


def worth_thinking(mine: Numbers, gone: Numbers, led: Numbers) -> Numbers:
    """The cards of each hand that may be played, of those alike the lowest: masks."""
    may = mine.copy()
    for shift in (0, 8, 16, 24):
        suit = np.uint32(255 << shift)
        follows = (led & suit != 0) & (mine & suit != 0)
        may = np.where(follows, mine & suit, may)
    between = ~(mine | gone) | led
    found = np.zeros_like(mine)
    for shift in (0, 8, 16, 24):
        at = (may >> np.uint32(shift) & np.uint32(255)) << np.uint32(8)
        at |= between >> np.uint32(shift) & np.uint32(255)
        found |= _DIFFERENT[at] << np.uint32(shift)
    return found


class Turn(NamedTuple):
    """A card to play in many worlds, all by elder or all by younger.

    `mine`: the hands. `led`: the cards to reply to, all 0 when one leads oneself. `gone`: what
    neither can hold as this side knows. `called`: what elder has called, if younger has not
    reckoned yet: a hand of hers that counts leaves him no pique.
    """

    elder: bool
    mine: Numbers
    led: Numbers
    gone: Numbers
    standing: Standing
    called: Held | None = None


class _Ways(NamedTuple):
    """Cards to try against the hands of a sample, each on a line of its own.

    `hand` counts the sample; `card` is its bit, `place` its number.
    """

    hand: Numbers
    card: Numbers
    place: Numbers


def cards(
    turn: Turn,
    pool: Pool,
    active: Numbers,
    worth: Numbers,
    chance: np.random.Generator,
    most: int = HANDS,
) -> Numbers:
    """The card for each active world (0 in the others), by bit.

    `worth`: of the deal's end by points, mine first.
    """
    may = worth_thinking(turn.mine, turn.gone, turn.led)
    result = np.where(active, may, np.uint32(0))
    thinks = active & (may & (may - np.uint32(1)) != 0)
    if not thinks.any():
        return result
    here = np.flatnonzero(thinks)
    sample = sampled(pool, thinks, chance, most)
    open_pique = np.ones(len(sample.world), bool)
    if turn.called is not None:
        his = turn.called.of(here[sample.world])
        open_pique = counted(his, held(sample.left)).younger == 0
    owner, place = np.nonzero(may[here][:, None] >> _ALL & np.uint32(1))
    card = np.uint32(1) << place.astype(np.uint32)
    count = np.bincount(owner, minlength=len(here))
    first = np.cumsum(count) - count
    times = count[sample.world]
    hand = np.repeat(np.arange(len(times)), times)
    nth = np.arange(len(hand)) - np.repeat(np.cumsum(times) - times, times)
    which = first[sample.world[hand]] + nth
    ways = _Ways(hand, card[which], place[which])
    think = _replies if turn.led[here].any() else _leads
    standing = turn.standing.of(here)
    some = Turn(turn.elder, turn.mine[here], turn.led[here], turn.gone, standing)
    value, pique = think(some, sample, ways, open_pique)
    ends = _ends(some, think is _leads, worth)
    judged = ends[sample.world[hand], pique.astype(np.int64), value] * sample.weight[hand]
    sums = np.bincount(which, judged, len(owner))
    best = np.maximum.reduceat(sums, first)
    good = np.where(sums >= best[owner] - _SLIGHT, np.arange(len(owner)), len(owner))
    result[here] = card[np.minimum.reduceat(good, first)]
    return result


def _leads(turn: Turn, sample: Sample, ways: _Ways, open_pique: Numbers) -> tuple[Numbers, Numbers]:
    """The value of each way, and whether elder makes a pique by it."""
    mine, his = turn.mine[sample.world], sample.left
    found = np.stack(codes(mine, his))
    suit = ways.place >> 3
    shift = (suit << 3).astype(np.uint32)
    in_suit = ((mine | his)[ways.hand] & ways.card - np.uint32(1)) >> shift
    below = ONES[in_suit & np.uint32(255)]
    one, two, three = (found[suit + k & 3, ways.hand] for k in (1, 2, 3))
    value = lead_values(found[suit, ways.hand], below, (one, two, three), _size(turn))
    pique = np.zeros(len(value), bool)
    if turn.elder:  # so many tricks on end, each led from the top of a suit that runs
        need = turn.standing.need[sample.world]
        reached = open_pique & (need <= RUNNING[found].sum(0))
        above = (his[ways.hand] >> shift & np.uint32(255)) > (ways.card >> shift)
        pique = (open_pique & (need <= 0))[ways.hand] | reached[ways.hand] & ~above
    return value, pique


def _replies(
    turn: Turn, sample: Sample, ways: _Ways, open_pique: Numbers
) -> tuple[Numbers, Numbers]:
    """The same of replies."""
    world = sample.world[ways.hand]
    led = turn.led[world]
    wins = (ways.card & suit_of(led) != 0) & (ways.card > led)
    mine, his = turn.mine[world] ^ ways.card, sample.left[ways.hand]
    value = reply_values(codes(mine, his), wins, _size(turn))
    pique = np.zeros(len(value), bool)
    if not turn.elder:  # it is the other who piques, from the lead that he keeps
        runs = sum(RUNNING[part] for part in codes(his, mine))
        pique = open_pique[ways.hand] & ~wins & (runs >= turn.standing.need[world] - 1)
    return value, pique


def _size(turn: Turn) -> int:
    """How many cards each hand has."""
    return int(turn.mine[0]).bit_count()


def suit_of(card: Numbers) -> Numbers:
    """All cards of a card's suit; none for no card."""
    found = np.zeros_like(card)
    for shift in (0, 8, 16, 24):
        suit = np.uint32(255 << shift)
        found |= np.where(card & suit != 0, suit, np.uint32(0))
    return found


def _ends(turn: Turn, leads: bool, worth: Numbers) -> Numbers:
    """The worth of the deal by world, elder's pique and the value of what is left of the play."""
    size, known = _size(turn), turn.standing
    value = np.arange(2 * size + 2)
    tricks = value >> 1
    both = size - (not leads) + 1 + 2 * CHANGES * np.minimum(tricks, size - tricks)
    more = value - size
    total = known.won[:, None] + tricks
    mine = known.mine[:, None] + (both + more) / 2 + _AFTER_PLAY[total]
    theirs = known.theirs[:, None] + (both - more) / 2 + _AFTER_PLAY[TRICKS - total]
    ends = [
        between(worth, mine + pique * turn.elder, theirs + pique * (not turn.elder))
        for pique in (0, PIQUE)
    ]
    return np.stack(ends, 1)


def between(worth: Numbers, mine: Numbers, theirs: Numbers) -> Numbers:
    """The worth of points, averages lying between the whole numbers beside them."""
    most = worth.shape[0] - 2
    m, t = np.clip(mine, 0, most), np.clip(theirs, 0, most)
    low_m, low_t = np.floor(m).astype(np.int64), np.floor(t).astype(np.int64)
    part_m, part_t = m - low_m, t - low_t
    found: Numbers = (
        (1 - part_m) * (1 - part_t) * worth[low_m, low_t]
        + part_m * (1 - part_t) * worth[low_m + 1, low_t]
        + (1 - part_m) * part_t * worth[low_m, low_t + 1]
        + part_m * part_t * worth[low_m + 1, low_t + 1]
    )
    return found
