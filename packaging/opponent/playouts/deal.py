"""Deals from the end of the exchange, called and played by both sides, many worlds at once.

Both call all they have, or of some kinds alone, and answer truly; both play by the hands that the
other may have by what was heard and played. Nobody sees the other's cards. Points are counted as
the rules count them.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from playouts.choosing import HANDS, Standing, Turn, cards, suit_of
from playouts.hearing import Counted, Held, Numbers, Says, counted, held, only
from playouts.pools import SILENCE, Pool, elders_hands, when_reckoned, youngers_hands
from rules.piquet.scoring import CAPOT, CARDS, PIQUE, PIQUE_FROM, TRICKS

ALL = Says()
_NEVER = 99  # tricks
_NOTHING = np.uint32(0)


class Worlds(Struct, frozen=True):
    """Both hands after the exchange, and what each has seen besides, as masks, one to a world.

    `elder_saw`: cards elder looked at and left, `sure` those of them that younger has taken. All
    worlds of one batch have discards of the same numbers.
    """

    elder: Numbers
    younger: Numbers
    elder_out: Numbers
    younger_out: Numbers
    elder_saw: Numbers
    sure: Numbers

    def __len__(self) -> int:
        return len(self.elder)

    def of(self, some: slice) -> Worlds:
        """Some of them."""
        return Worlds(*(getattr(self, name)[some] for name in self.__struct_fields__))


class Worth(Struct, frozen=True):
    """What a deal is worth by both's points, each side's own first: (elder's, younger's)."""

    elder: Numbers
    younger: Numbers


class Talk(Struct, frozen=True):
    """What is called in all worlds of a batch, where it is not all that is held.

    `shown`: how good a sequence elder's point shows though he calls none (see `counted`).
    `played`: the cards, by bit, in the order in which they were played, that are played again.
    `silence`: how younger takes elder's (see `elders_hands`).
    """

    says: Says = ALL
    shown: int = 0
    played: tuple[int, ...] = ()
    silence: float = SILENCE


def by_points(most: int = 220) -> Worth:
    """A point is a point."""
    own = np.arange(most + 1, dtype=np.float64)
    both = own[:, None] - own[None, :]
    return Worth(both, both)


def played(
    worlds: Worlds,
    worth: Worth,
    chance: np.random.Generator,
    most: int = HANDS,
    talk: Talk | None = None,
) -> tuple[Numbers, Numbers]:
    """Elder's and younger's points of the whole deal."""
    return Table(worlds, worth, chance, most, talk).played()


class Table:
    """The worlds while they are played.

    What is played again is played by the same side in all of them.
    """

    def __init__(
        self,
        worlds: Worlds,
        worth: Worth,
        chance: np.random.Generator,
        most: int,
        talk: Talk | None = None,
    ) -> None:
        self._chance, self._most, self._worth = chance, most, worth
        self._talk = talk or Talk()
        says = self._talk.says
        count = len(worlds)
        self._whole = worlds
        self._held: tuple[Held, Held] = (
            only(held(worlds.elder), says.elder),
            held(worlds.younger),
        )
        self._hands = [worlds.elder.copy(), worlds.younger.copy()]
        everything = np.uint32(0xFFFFFFFF)
        hers = everything ^ (worlds.elder | worlds.elder_out | worlds.elder_saw)
        his = everything ^ (worlds.younger | worlds.younger_out)
        self._pools: list[Pool] = [
            youngers_hands(hers, worlds.sure, worlds.younger, self._held[0], chance),
            elders_hands(his, worlds.elder, self._held[1], chance, says.elder, self._talk.silence),
        ]  # what elder thinks of, and younger
        self._may_be = [hers | worlds.sure, his]  # the other's, as each knows
        self._counted: Counted = counted(*self._held, says.younger, self._talk.shown)
        self._points = [self._counted.elder.astype(np.int64), np.zeros(count, np.int64)]
        self._won = [np.zeros(count, np.int64), np.zeros(count, np.int64)]
        self._piqued = np.zeros(count, bool)
        self._leads = np.zeros(count, np.int64)  # 0 elder, 1 younger

    def played(self) -> tuple[Numbers, Numbers]:
        for trick in range(TRICKS):
            self._leads = self._trick(trick, self._leads)
        for side in (0, 1):
            tricks = self._won[side]
            self._points[side] += np.where(tricks > TRICKS // 2, CARDS, 0)
            self._points[side] += np.where(tricks == TRICKS, CAPOT - CARDS, 0)
        self._points[0] += PIQUE * self._piqued
        return self._points[0], self._points[1]

    def _trick(self, trick: int, leads: Numbers) -> Numbers:
        led = np.zeros(len(leads), np.uint32)
        for side in (0, 1):
            led |= self.card(side, leads == side, np.zeros_like(led), trick)
        for side in (0, 1):
            self._points[side] += leads == side
        self._seek_pique()
        if trick == 0:
            self._points[1] += self._counted.younger
            says = self._talk.says.younger
            when_reckoned(self._pools[0], self._whole.younger, self._held[0], says)
        for side in (0, 1):
            here = np.where(leads == side, led, _NOTHING)
            self._hands[side] ^= here
            self._pools[1 - side].without(here, np.zeros_like(here))
        reply = np.zeros_like(led)
        for side in (0, 1):
            reply |= self.card(side, leads != side, led, trick)
        follows = suit_of(led) & reply != 0
        void = np.where(follows, _NOTHING, suit_of(led))
        for side in (0, 1):
            here, none_of = (np.where(leads != side, card, _NOTHING) for card in (reply, void))
            self._hands[side] ^= here
            self._pools[1 - side].without(here, none_of)
            self._may_be[1 - side] = self._may_be[1 - side] & ~none_of
        taken = np.where(follows & (reply > led), 1 - leads, leads)
        for side in (0, 1):
            won = taken == side
            self._won[side] += won
            self._points[side] += won & (leads != side)
            if trick == TRICKS - 1:
                self._points[side] += won
        self._seek_pique()
        return taken

    def _seek_pique(self) -> None:
        self._piqued |= (self._points[0] >= PIQUE_FROM) & self._may_pique()

    def card(self, side: int, active: Numbers, led: Numbers, trick: int) -> Numbers:
        """What a side plays in the active worlds, to the cards that were led there, if any."""
        if not active.any():
            return np.zeros(len(active), np.uint32)
        at = 2 * trick + bool(led.any())
        if at < len(self._talk.played):
            return np.where(active, np.uint32(self._talk.played[at]), _NOTHING)
        own, theirs = self._points[side], self._points[1 - side]
        first = side == 0 and trick == 0
        if first:
            theirs = theirs + self._pending()
        pique = PIQUE * self._piqued
        standing = Standing(
            own + pique * (side == 0),
            theirs + pique * (side == 1),
            self._won[side],
            self._need(side, first),
        )
        turn = Turn(
            side == 0,
            self._hands[side],
            np.where(active, led, _NOTHING),
            ~(self._hands[side] | self._left_of(side)),
            standing,
            self._held[0] if first else None,
        )
        worth = self._worth.elder if side == 0 else self._worth.younger
        return cards(turn, self._pools[side], active, worth, self._chance, self._most)

    def _left_of(self, side: int) -> Numbers:
        """Of what the other may have, as this side knows, what he has not played."""
        other = (self._whole.younger, self._whole.elder)[side]
        found: Numbers = self._may_be[side] & ~(other ^ self._hands[1 - side])
        return found

    def _pending(self) -> Numbers:
        """What younger will count in hand, on average over what elder thinks of."""
        pool, count = self._pools[0], len(self._whole)
        hers = counted(self._held[0].of(pool.world), held(pool.left)).younger
        total = np.bincount(pool.world, pool.weight, count)
        found: Numbers = np.bincount(pool.world, pool.weight * hers, count) / total
        return found

    def _need(self, side: int, first: bool) -> Numbers:
        """How many tricks on end elder must take for a pique; before she reckons it may be open."""
        may = self._may_pique(by_cards=not first)
        return np.where(may, PIQUE_FROM - self._points[0] - (side == 0), _NEVER)

    def _may_pique(self, by_cards: bool = True) -> Numbers:
        """Where elder has neither repique nor pique, and she no trick, nor anything to count."""
        may: Numbers = (self._won[1] == 0) & (self._counted.elder < PIQUE_FROM) & ~self._piqued
        return may & (self._counted.younger == 0) if by_cards else may
