"""The hands that each side may hold in the other's eyes, for many worlds at once.

A pool is flat: hand after hand with its weight and the world it belongs to, world after world.
Every hand is in it of which the very same would have been heard, as likely as the learned tables
of what players keep say; each card that is played thins it out. The true hand is always among
them, and nothing tells it apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from game.piquet.ai.belief.manners import SEQUENCE_KEPT
from game.piquet.ai.levels import MASTER
from playouts.hearing import (
    EVERY,
    POINT,
    SEQUENCE,
    SET,
    Held,
    Numbers,
    answered,
    called,
    held,
    only,
    point_cards,
    reckoned,
)
from playouts.sums import likely
from rules.piquet.options import HAND

MOST = 8_000  # hands of one world that are counted through; of more so many are drawn
ODD, SILENCE = MASTER.odd, MASTER.odd if MASTER.silence is None else MASTER.silence
"""What multiplies the likelihood of a hand for each kind that would have been kept back with it:
what would have been good against one's own, and what would not (see `manners.oddness`)."""


@dataclass(slots=True)
class Pool:
    """Hands as they are left in the play, with weights of any sum, world after world."""

    world: Numbers
    left: Numbers
    weight: Numbers

    def without(self, card: Numbers, void: Numbers) -> None:
        """A card of theirs was played in each world (0: none), and cards they have none of."""
        card, void = card[self.world], void[self.world]
        keep = np.flatnonzero((self.left & card == card) & (self.left & void == 0))
        self.world, self.weight = self.world[keep], self.weight[keep]
        self.left = self.left[keep] ^ card[keep]

    def keep(self, which: Numbers) -> None:
        """Leave only some of the hands."""
        self.world, self.left, self.weight = self.world[which], self.left[which], self.weight[which]


@lru_cache(maxsize=64)
def _subsets(cards: int, wanted: int) -> Numbers:
    """All ways to take so many of some cards, as masks of their places."""
    every = np.arange(1 << cards, dtype=np.uint32)
    ones = np.zeros(1 << cards, np.int8)
    for place in range(cards):
        ones += (every >> np.uint32(place) & np.uint32(1)).astype(np.int8)
    found: Numbers = every[ones == wanted]
    return found


def _sums(bits: Numbers) -> Numbers:
    """The sums of all subsets of a row of bits: (n, k) becomes (n, 2 ** k)."""
    found = np.zeros((len(bits), 1), np.uint32)
    for place in range(bits.shape[1]):
        found = np.concatenate([found, found + bits[:, place, None]], 1)
    return found


def _bits(masks: Numbers, count: int) -> Numbers:
    """The single bits of masks that all have so many: (n, count)."""
    _, places = np.nonzero(masks[:, None] >> np.arange(32, dtype=np.uint32) & np.uint32(1))
    return (np.uint32(1) << places.astype(np.uint32)).reshape(len(masks), count)


def _hands(
    free: Numbers, sure: Numbers, true: Numbers, chance: np.random.Generator
) -> tuple[Numbers, Numbers]:
    """World and hand of all that may be held: `sure` and cards of `free`, as many in each world."""
    count = int(free[0]).bit_count()
    ways = _subsets(count, HAND - int(sure[0]).bit_count())
    some = len(ways) > MOST
    if some:
        ways = chance.choice(ways, MOST, replace=False)
    half = count // 2
    single = _bits(free, count)
    low, high = _sums(single[:, :half]), _sums(single[:, half:])
    found = low[:, ways & np.uint32((1 << half) - 1)] + high[:, ways >> np.uint32(half)]
    found |= sure[:, None]
    if some:
        found[:, 0] = true
    return np.repeat(np.arange(len(free)), found.shape[1]), found.ravel()


def elders_hands(
    free: Numbers,
    true: Numbers,
    younger: Held,
    chance: np.random.Generator,
    kinds: int = EVERY,
    silence: float = SILENCE,
) -> Pool:
    """What younger may think elder holds when he has called and led; `free`: all she cannot see.

    `kinds`: those he has called. A point that is kept back is not thought odd, as Master thinks.
    `silence`: how she takes it that he kept back what was not good, 1 for nothing odd.
    """
    world, hands = _hands(free, np.zeros_like(free), true, chance)
    own = only(held(true), kinds)
    if kinds & POINT:
        alike = np.flatnonzero(point_cards(hands) == (own.point >> 7)[world])
        world, hands = world[alike], hands[alike]
    heard = called(own, younger)
    found = held(hands)
    same = np.flatnonzero(called(only(found, kinds), younger.of(world)) == heard[world])
    world, hands, found = world[same], hands[same], found.of(same)
    weights = _weights(0, world, hands, free)
    for kind, has, hers, unheard in (
        (SEQUENCE, found.sequence, younger.sequence, silence * SEQUENCE_KEPT),
        (SET, found.rank_set, younger.rank_set, silence),
    ):
        if not kinds & kind:
            kept = np.where(has > hers[world], ODD, unheard)
            weights *= np.where(has > 0, kept, 1.0)
    return Pool(world, hands, weights)


def youngers_hands(
    free: Numbers, sure: Numbers, true: Numbers, elder: Held, chance: np.random.Generator
) -> Pool:
    """What elder may think younger holds before he leads: her answers are all he has heard."""
    world, hands = _hands(free, sure, true, chance)
    heard = answered(elder, held(true))
    same = np.flatnonzero(answered(elder.of(world), held(hands)) == heard[world])
    world, hands = world[same], hands[same]
    return Pool(world, hands, _weights(1, world, hands, free | sure))


def when_reckoned(pool: Pool, true: Numbers, elder: Held, kinds: int = EVERY) -> None:
    """Leave of these the hands of which the same would be heard when she has reckoned.

    `elder`: what he called; `kinds`: those of which she counted what she could.
    """
    heard = reckoned(elder, held(true), kinds)
    found, his = held(pool.left), elder.of(pool.world)
    same = np.flatnonzero(reckoned(his, found, kinds) == heard[pool.world])
    if kinds != EVERY:
        for kind, has, called_of in (
            (SEQUENCE, found.sequence, his.sequence),
            (SET, found.rank_set, his.rank_set),
        ):
            if not kinds & kind:
                pool.weight[has > called_of] *= ODD
    pool.keep(same)


def _weights(seat: int, world: Numbers, hands: Numbers, whole: Numbers) -> Numbers:
    found = likely(seat).of(hands, whole[world] ^ hands)
    starts = np.flatnonzero(np.diff(world, prepend=-1))
    top = np.maximum.reduceat(found, starts)
    weights: Numbers = np.exp(found - np.repeat(top, np.diff(np.append(starts, len(world)))))
    return weights
