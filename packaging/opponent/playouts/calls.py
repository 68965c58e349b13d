"""A call made or kept back: the same deals played out both ways, a thousand where Master plays ten.

The deals are drawn from what the caller believes, as `playouts.both_ways` draws them; then
both sides go on by belief: with the call and all that is best said beside it, and with its kind
kept back and all that is best said then. Only what is heard differs, and what is thought of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import best, said
from game.piquet.ai.claims import shown
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import beliefs
from game.piquet.ai.values.masks import bit_of, bits, mask_of
from playouts.choosing import between
from playouts.deal import Talk, Worlds, Worth, played
from playouts.gain import CallGain
from playouts.hearing import EVERY, POINT, SEQUENCE, SET, Numbers, Says
from playouts.pools import SILENCE
from rules.piquet.combinations import Kind
from rules.piquet.events import TookIn
from rules.piquet.options import ELDER_MOST
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.view import DealView, View

HANDS = 200  # of the other's, to each card: what a call tells is told by single cards
_BATCH = 256  # worlds that are played side by side
_BITS = {Kind.POINT: POINT, Kind.SEQUENCE: SEQUENCE, Kind.SET: SET}


class Gained(Struct, frozen=True):
    """What a call gained over silence: in points, and in worth; means with standard errors."""

    deals: int
    points: float
    points_error: float
    worth: float
    worth_error: float


def both_ways(
    seen: View, gain: CallGain, worth: Worth, deals: int, seed: int, silence: float = SILENCE
) -> Gained:
    """Play so many deals out with this call and without it; `silence` as in `Talk`."""
    chance = np.random.default_rng(seed)
    worlds = drawn(seen, gain.call.kind, deals, seed)
    elder = deal_of(seen).seat is ELDER
    ends = []
    for kinds in (gain.told, gain.kept):
        talk = replace(talk_of(seen, kinds), silence=silence)
        parts = []
        for begin in range(0, len(worlds), _BATCH):
            some = worlds.of(slice(begin, begin + _BATCH))
            parts.append(played(some, worth, chance, HANDS, talk))
        points = [np.concatenate(part) for part in zip(*parts, strict=True)]
        ends.append(points if elder else points[::-1])
    (mine, theirs), (mine_kept, theirs_kept) = ends
    values = worth.elder if elder else worth.younger
    points = mine - theirs - mine_kept + theirs_kept
    worths = between(values, mine, theirs) - between(values, mine_kept, theirs_kept)
    return Gained(len(worlds), *_mean(points), *_mean(worths))


def _mean(found: Numbers) -> tuple[float, float]:
    return float(found.mean()), float(found.std(ddof=1)) / sqrt(len(found))


def talk_of(seen: View, kinds: Iterable[Kind]) -> Talk:
    """What is called in all: what was called before, these kinds now, and all that the other may.

    Younger, who calls last, has heard elder out.
    """
    deal = deal_of(seen)
    heard = said(deal)
    before = heard.elders if deal.seat is ELDER else heard.youngers
    now = kinds_of({*before, *kinds})
    if deal.seat is not ELDER:
        led = () if deal.table.led is None else (bit_of(deal.table.led),)
        return Talk(Says(kinds_of(heard.elders), now), played=led)
    silent = not now & SEQUENCE
    return Talk(Says(now, EVERY), shown=shown(deal) if silent else 0)


def kinds_of(kinds: Iterable[Kind]) -> int:
    """Kinds as one number."""
    return sum(_BITS[kind] for kind in kinds)


def drawn(seen: View, kind: Kind, count: int, seed: int) -> Worlds:
    """So many deals as the caller believes them, at even steps by the other's best of a kind."""
    deal, luck = deal_of(seen), Random(seed)
    believed = beliefs(replace(MASTER, hands=1 << 20), seen, luck)
    order = sorted(
        zip(believed.whole, believed.weights, strict=True),
        key=lambda one: (best(one[0], kind), luck.random()),
    )
    reached = np.cumsum([weight for _, weight in order])
    steps = (np.arange(count) + luck.random()) / count
    found = np.searchsorted(reached, steps * reached[-1])
    hands = [order[min(int(at), len(order) - 1)][0] for at in found]
    thrown = deal.discard_sizes[deal.seat.other]
    out = [sum(luck.sample(bits(believed.facts.whole & ~hand), thrown)) for hand in hands]
    mine, away = believed.facts.mine, mask_of(deal.discard)
    rows = [np.full(count, mine), np.array(hands), np.full(count, away), np.array(out)]
    if deal.seat is not ELDER:
        rows = [rows[1], rows[0], rows[3], rows[2]]
    saw, sure = _left(deal)
    rows += [np.full(count, saw), np.full(count, sure)]
    return Worlds(*(row.astype(np.uint32) for row in rows))


def _left(deal: DealView) -> tuple[int, int]:
    """What elder looked at and left of his five, and what of that younger took."""
    left = ELDER_MOST - deal.discard_sizes[ELDER]
    if deal.seat is ELDER:
        return mask_of(deal.left_seen), mask_of(deal.left_seen[: deal.discard_sizes[YOUNGER]])
    took = next(
        cards
        for event in deal.history
        if isinstance(event, TookIn) and event.seat is YOUNGER and (cards := event.cards)
    )
    return mask_of(took[:left]), mask_of(took[:left])
