"""The deals that may be when one is about to exchange, and both hands after each discard.

All discards of one decision are tried on the very same deals: the same talon in the same order, the
same twelve cards of the other's, who puts out the same of them wherever he takes as many.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from game.piquet.ai.drawing import Situation
from game.piquet.ai.likely_discard import CHEAP
from game.piquet.ai.sums.two_hands import played_points
from game.piquet.ai.values.masks import bits
from playouts.deal import Worlds
from playouts.hearing import Numbers, counted, held
from playouts.sums import worth_keeping
from playouts.table import RUNNING, codes, values
from rules.piquet.options import ELDER_MOST, HAND
from rules.piquet.scoring import PIQUE, PIQUE_FROM, TRICKS

BLUR = 1.0  # points by which the other may misjudge his discard
_PLAYED = np.array([played_points(value) for value in range(2 * TRICKS + 2)])


class Deals:
    """So many deals, drawn at random from what one cannot see."""

    def __init__(
        self, place: Situation, count: int, chance: np.random.Generator, blur: float = BLUR
    ) -> None:
        self._place = place
        self._blur = blur
        hidden = np.array(bits(place.hidden), np.uint32)
        order = np.argsort(chance.random((count, len(hidden)), dtype=np.float32), axis=1)
        cards = hidden[order]
        self._dealt, self._talon = cards[:, :HAND], cards[:, HAND:]
        self._seed = int(chance.integers(1 << 40))
        self._gone: dict[int, Numbers] = {}

    def __len__(self) -> int:
        return len(self._dealt)

    def worlds(self, out: int, some: slice) -> Worlds:
        """Both hands in some of these deals if one puts these cards out."""
        place = self._place
        his, hers = place.taken(out.bit_count())
        elder = int(place.seat) == 0
        talon = self._talon[some]
        gone = self._other_puts_out(hers if elder else his)[some]
        kept = self._dealt[some].sum(1, dtype=np.uint32) ^ gone
        mine = np.full(len(talon), place.hand ^ out, np.uint32)
        away = np.full(len(talon), out, np.uint32)
        first = talon[:, :his].sum(1, dtype=np.uint32)
        second = talon[:, his : his + hers].sum(1, dtype=np.uint32)
        saw = talon[:, his:ELDER_MOST].sum(1, dtype=np.uint32)
        sure = talon[:, his : min(ELDER_MOST, his + hers)].sum(1, dtype=np.uint32)
        if elder:
            return Worlds(mine | first, kept | second, away, gone, saw, sure)
        return Worlds(kept | first, mine | second, gone, away, saw, sure)

    def _other_puts_out(self, count: int) -> Numbers:
        """What the other puts out of each of his hands, if it is so many cards."""
        if count not in self._gone:
            chance = np.random.default_rng((self._seed, count))
            seat = 1 - int(self._place.seat)
            self._gone[count] = likely_discards(self._dealt, count, seat, chance, self._blur)
        return self._gone[count]


def likely_discards(
    cards: Numbers, count: int, seat: int, chance: np.random.Generator, blur: float
) -> Numbers:
    """What players of a seat put out of hands, rows of bits, as `mind.likely_discard` says."""
    if not count:
        return np.zeros(len(cards), np.uint32)
    table = worth_keeping(seat, count)
    whole = cards.sum(1, dtype=np.uint32)
    single = table.of(np.repeat(whole, cards.shape[1]) ^ cards.ravel(), cards.ravel())
    cheap = np.argsort(-single.reshape(cards.shape), axis=1, kind="stable")[:, : CHEAP[count]]
    choice = np.take_along_axis(cards, cheap, 1)
    ways = [
        sum(choice[:, at] for at in chosen) for chosen in combinations(range(CHEAP[count]), count)
    ]
    every = np.stack(ways, 1).astype(np.uint32)
    flat = every.ravel()
    worth = table.of(np.repeat(whole, every.shape[1]) ^ flat, flat).reshape(every.shape)
    if blur:
        worth = worth + blur * chance.gumbel(size=worth.shape)
    found: Numbers = every[np.arange(len(every)), worth.argmax(1)]
    return found


def open_points(worlds: Worlds) -> tuple[Numbers, Numbers]:
    """About what both score with the hands open, as `open_deal.deal_points` says of one deal."""
    elder, younger = held(worlds.elder), held(worlds.younger)
    count = counted(elder, younger)
    found = codes(worlds.elder, worlds.younger)
    runs = sum(RUNNING[suit] for suit in found)
    pique = (count.younger == 0) & (count.elder < PIQUE_FROM)
    pique &= count.elder + runs + 1 >= PIQUE_FROM
    played = _PLAYED[values(found)]
    return count.elder + PIQUE * pique + played[:, 0], count.younger + played[:, 1]
