"""The best response: Master's choice, unless deals played out say that another does better."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace
from playouts.calls import drawn
from playouts.deal import Table, by_points
from playouts.hearing import EVERY
from playouts.response import PARTS, Responder, Search, part_of, so_far
from response import gained, margin, told

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.values.masks import bit_of
from rules.piquet.actions import Action, Play
from rules.piquet.choices import MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.scoring import TRICKS
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.view import View
from tests.game.dealing import views

WORTH = {0: by_points(), 1: by_points()}
QUICK = Search(calls=48, cards=48)


def responder(search: Search = QUICK, *parts: str) -> Responder:
    return Responder(WORTH, frozenset(parts), search)


def in_play(tricks: int) -> list[View]:
    """Of some deals the views in which a card is due after so many tricks, several allowed."""
    return [
        seen
        for seed in range(4)
        for seen in views(seed)
        if isinstance(seen.choices, MayPlay)
        and len(seen.choices.cards) > 1
        and len(deal_of(seen).table.tricks) == tricks
    ]


def test_who_answers_no_part_is_master() -> None:
    one = responder()
    for seen in in_play(2)[:3]:
        assert one.choose(seen, 7) == LEVELS["master"](seen, 7)
    assert not any(one.changed.values())


def test_who_is_never_sure_enough_is_master() -> None:
    one = responder(replace(QUICK, errors=1e9), *PARTS)
    for seen in in_play(3)[:3]:
        assert one.choose(seen, 7) == LEVELS["master"](seen, 7)


def test_what_was_played_is_played_again_in_every_deal_it_thinks_of() -> None:
    for seen in in_play(5)[:3]:
        deal = deal_of(seen)
        card = bit_of(min(deal.hand)) if deal.table.led is None else 0
        talk = so_far(seen, card)
        assert len(talk.played) == 2 * 5 + 1 + (deal.table.led is not None)
        assert talk.says.elder <= EVERY
        table = Table(drawn(seen, Kind.POINT, 16, 1), WORTH[0], np.random.default_rng(1), 24, talk)
        for trick in range(5):
            table._leads = table._trick(trick, table._leads)
        for seat in (ELDER, YOUNGER):
            assert set(table._won[seat].tolist()) == {deal.table.won(seat)}


def test_a_card_that_gives_much_away_is_left_for_a_better_one() -> None:
    found = 0
    for seen in in_play(4):
        allowed = seen.choices.cards if isinstance(seen.choices, MayPlay) else frozenset()
        one = responder(replace(QUICK, near=99.0), "play")
        ends = {card: one._ends(seen, bit_of(card), 3).mean() for card in sorted(allowed)}
        worst, best = min(ends, key=lambda card: ends[card]), max(ends.values())
        if best - ends[worst] < 4:
            continue
        better = one._play(seen, bit_of(worst), allowed, 3)
        assert isinstance(better, Play)
        assert ends[better.card] > ends[worst]
        found += 1
        if found == 2:
            return
    pytest.fail("no card gave much away")


def test_a_responder_that_is_master_gains_nothing() -> None:
    def choose(seen: View, seed: int) -> Action:
        return responder().choose(seen, seed)

    assert gained(3, lambda _seat: choose) == (0, 0)
    thumb = LEVELS["thumb"]
    assert margin(3, thumb, thumb) == margin(3, thumb, thumb)


def test_gains_are_told_with_errors_and_what_was_changed() -> None:
    one = responder()
    one.changed["play"] = 4
    text = list(told([(3, 1), (-1, 5)], {ELDER: one}))
    assert (
        text[0]
        == "2 deals: gains +2.00 ± 0.00 a deal, as elder +1.00 ± 2.00, as younger +3.00 ± 2.00"
    )
    assert text[1] == "  chose otherwise as elder: exchange 0, calls 0, play 4"


def test_each_part_is_known_by_what_is_done() -> None:
    parts = [part_of(LEVELS["thumb"](seen, 1)) for seen in views(1)]
    assert set(PARTS) <= set(parts)
    assert len(parts) > 2 * (TRICKS - 1)
