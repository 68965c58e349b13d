"""Deals played out many at once: the same points, beliefs and choices as one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace
from playouts.choosing import worth_thinking
from playouts.deal import Table, Worlds, by_points
from playouts.hearing import Numbers, held
from playouts.pools import Pool, elders_hands, when_reckoned, youngers_hands
from playouts.table import codes, lead_values, reply_values, values
from playouts.worlds import likely_discards, open_points

from game.piquet.ai.belief.beliefs import beliefs_of
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.levels import LEVELS, MASTER
from game.piquet.ai.likely_discard import best_discard
from game.piquet.ai.master import cards_judged
from game.piquet.ai.sums.cardplay import PlayMoment, different
from game.piquet.ai.sums.outcome import deal_points
from game.piquet.ai.sums.two_hands import codes as one_position
from game.piquet.ai.values import steps
from game.piquet.ai.values.masks import WHOLE, bit_of, bits, mask_of
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.tables import keeping
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.options import ELDER_MOST, HAND, Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.scoring import total
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import State, twelve_of
from rules.piquet.view import View, view


class Played(NamedTuple):
    """A deal that was played by the rules: how it ended, and each view in which a card was due."""

    end: State
    views: tuple[View, ...]


@cache
def deals() -> tuple[Played, ...]:
    """Deals with full exchanges, played by a player who calls all he has and answers truly."""
    found: list[Played] = []
    for number in range(60):
        luck = Random(f"playouts {number}")
        pack = tuple(luck.sample(PACK, len(PACK)))
        state, views = apply(start_deal(Options(), Player.B), Deal(pack))[-1].state, list[View]()
        while isinstance(state.turn, Player) and not state.results:
            seen = view(state, state.turn)
            if isinstance(seen.choices, MayPlay | MayCall):
                views.append(seen)
            state = apply(state, LEVELS["thumb"](seen, 1))[-1].state
        out = state.current.exchanged.discards
        if list(map(len, out)) == [ELDER_MOST, 3] and len(state.current.table.tricks) == HAND:
            found.append(Played(state, tuple(views)))
    assert len(found) > 20
    return tuple(found)


def worlds(of: tuple[Played, ...]) -> Worlds:
    rows = []
    for each in of:
        deal = each.end.current
        seats = ELDER, YOUNGER
        twelve = [mask_of(twelve_of(deal, seat)) for seat in seats]
        out = [mask_of(deal.exchanged.discards[seat]) for seat in seats]
        rows.append([*twelve, *out, 0, 0])
    return Worlds(*np.array(rows, np.uint32).T)


class Followed(Table):
    """Worlds in which the very cards are played that were played by the rules."""

    def __init__(self, of: tuple[Played, ...]) -> None:
        super().__init__(worlds(of), by_points(), np.random.default_rng(1), 48)
        tables = [each.end.current.table.tricks for each in of]
        self.led = np.array([[bit_of(one.led) for one in each] for each in tables], np.uint32)
        self.replies = np.array([[bit_of(one.reply) for one in each] for each in tables], np.uint32)

    def card(self, side: int, active: Numbers, led: Numbers, trick: int) -> Numbers:
        played = self.replies if led.any() else self.led
        return np.where(active, played[:, trick], np.uint32(0))


def test_points_are_counted_as_the_rules_count_them() -> None:
    elder, younger = Followed(deals()).played()
    for at, each in enumerate(deals()):
        ledger = each.end.current.ledger
        assert (elder[at], younger[at]) == (total(ledger, ELDER), total(ledger, YOUNGER))


def first_views() -> Iterator[tuple[View, View]]:
    """Of some deals what elder sees as he may lead, and younger as she may reply."""
    for each in deals()[:5]:
        leads = [one for one in each.views if deal_of(one).seat is ELDER and said_all(one)]
        replies = [one for one in each.views if deal_of(one).seat is YOUNGER]
        yield leads[0], replies[0]


def said_all(seen: View) -> bool:
    return isinstance(seen.choices, MayPlay) or (
        isinstance(seen.choices, MayCall) and not seen.choices.calls
    )


def thought_of(seen: View) -> dict[int, float]:
    """The hands that Master thinks of, as likely as he thinks, but those that would be odd."""
    found = beliefs_of(deal_of(seen), Random(1), 1.0, 1e-9, 1 << 20)
    every = zip(found.whole, found.weights, strict=True)
    return {hand: weight for hand, weight in every if weight > 1e-8}


def shares(pool: Pool) -> dict[int, float]:
    whole = float(pool.weight.sum())
    pairs = zip(pool.left.tolist(), pool.weight.tolist(), strict=True)
    return {hand: weight / whole for hand, weight in pairs}


def test_each_thinks_of_the_hands_that_master_thinks_of_and_as_likely() -> None:
    of = worlds(deals()[:5])
    chance = np.random.default_rng(1)
    whole = np.uint32(WHOLE)
    for at, (elder_sees, younger_sees) in enumerate(first_views()):
        one = of.of(slice(at, at + 1))
        free = whole ^ (one.elder | one.elder_out)
        pool = youngers_hands(free, free & 0, one.younger, held(one.elder), chance)
        assert shares(pool) == pytest.approx(thought_of(elder_sees), rel=1e-3, abs=1e-6)
        free = whole ^ (one.younger | one.younger_out)
        pool = elders_hands(free, one.elder, held(one.younger), chance)
        led = deal_of(younger_sees).table.led
        assert led is not None
        pool.keep(np.flatnonzero(pool.left & np.uint32(bit_of(led))))
        heard = shares(pool)
        thought = thought_of(younger_sees)
        assert set(heard) <= set(thought)
        assert sum(thought[hand] for hand in heard) > 0.6


def test_the_true_hand_stays_among_those_thought_of() -> None:
    of = worlds(deals())
    free = np.uint32(WHOLE) ^ (of.elder | of.elder_out)
    pool = youngers_hands(free, free & 0, of.younger, held(of.elder), np.random.default_rng(1))
    before = len(pool.world)
    when_reckoned(pool, of.younger, held(of.elder))
    assert len(pool.world) < before
    assert set(pool.world[pool.left == of.younger[pool.world]]) == set(range(len(of)))


def some_positions(chance: np.random.Generator) -> tuple[Numbers, Numbers]:
    """Two hands of six cards each, many times."""
    order = np.argsort(chance.random((300, 32)), axis=1)
    bit = np.uint32(1) << order.astype(np.uint32)
    return bit[:, :6].sum(1, dtype=np.uint32), bit[:, 6:12].sum(1, dtype=np.uint32)


def test_the_table_says_of_many_positions_what_it_says_of_one() -> None:
    mine, theirs = some_positions(np.random.default_rng(1))
    table = play_values()
    every = codes(mine, theirs)
    one, two, three, four = every
    place = np.array([int(code).bit_length() - 2 for code in one])
    some = np.flatnonzero((one >> np.maximum(place, 0) & 1 == 1) & (place >= 0))
    leads = lead_values(one[some], place[some], (two[some], three[some], four[some]), 6)
    said = []
    for k in some.tolist():
        suit, *beside = (int(each[k]) for each in every)
        first, second, third = beside
        said.append(steps.lead_value(table, suit, int(place[k]), first, second, third, 6))
    assert leads.tolist() == said
    assert values(every).tolist() == [
        table.value(*one_position(a, b))
        for a, b in zip(mine.tolist(), theirs.tolist(), strict=True)
    ]
    wins = np.arange(len(mine)) % 2 == 0
    assert reply_values(every, wins, 7).tolist() == [
        steps.reply_value(table, one_position(a, b), bool(won), 7)
        for a, b, won in zip(mine.tolist(), theirs.tolist(), wins, strict=True)
    ]


def test_open_deals_come_to_what_they_come_to_one_by_one() -> None:
    of = worlds(deals())
    elder, younger = open_points(of)
    for at in range(len(of)):
        told = deal_points(int(of.elder[at]), int(of.younger[at]), play_values())
        assert (elder[at], younger[at]) == pytest.approx(told)


def test_the_other_puts_out_what_the_tables_like_best_if_he_misjudges_nothing() -> None:
    order = np.argsort(np.random.default_rng(1).random((40, 32)), axis=1)[:, :HAND]
    cards = np.uint32(1) << order.astype(np.uint32)
    tables = keeping()
    assert tables is not None
    for seat, count in ((ELDER, 5), (YOUNGER, 3)):
        found = likely_discards(cards, count, int(seat), np.random.default_rng(1), 0.0)
        worth = tables[seat, count].worth
        for row, out in zip(cards.tolist(), found.tolist(), strict=True):
            best = best_discard(sum(row), count, seat)
            assert worth(sum(row) ^ out, out) == worth(sum(row) ^ best, best)


class Asked(Followed):
    """Where the same card would have been played as Master says, in a row: all cards of thumb."""

    def __init__(self, of: tuple[Played, ...]) -> None:
        super().__init__(of)
        self.chosen: dict[tuple[int, int, int], int] = {}

    def card(self, side: int, active: Numbers, led: Numbers, trick: int) -> Numbers:
        for at, bit in enumerate(Table.card(self, side, active, led, trick).tolist()):
            if active[at]:
                self.chosen[at, trick, side] = bit
        return super().card(side, active, led, trick)


def test_cards_are_chosen_as_master_chooses_them_who_sees_nothing_in_what_was_played() -> None:
    some = deals()[:8]
    asked = Asked(some)
    asked.played()
    depth = replace(MASTER, hindsight=0.0, silence=None, settles=False)
    agreed = several = 0
    for at, each in enumerate(some):
        for seen in each.views:
            deal = deal_of(seen)
            assert isinstance(seen.choices, MayPlay | MayCall)
            allowed = seen.choices.cards
            if not said_all(seen) or len(allowed) == 1:
                continue
            trick = HAND - len(deal.hand)
            best = cards_judged(depth, seen, allowed, Random(1))
            if len(best) > 1:
                several += 1
                agreed += best[0].card == asked.chosen[at, trick, int(deal.seat)]
    assert several > 80
    assert agreed / several > 0.93


def test_of_cards_that_are_alike_the_lowest_is_thought_of() -> None:
    luck = Random(1)
    for _ in range(200):
        cards = [1 << place for place in luck.sample(range(32), 20)]
        mine, gone = sum(cards[:8]), sum(cards[8:15])
        led = luck.choice([0, cards[15]])
        suit = sum(255 << at for at in (0, 8, 16, 24) if led >> at & 255)
        allowed = mine & suit or mine
        moment = PlayMoment(mine, allowed, led, gone, elder=True)
        found = worth_thinking(*(np.array([one], np.uint32) for one in (mine, gone, led)))
        assert bits(int(found[0])) == sorted(different(moment))
