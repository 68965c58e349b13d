"""Luck and skill of a finished deal: what the cards were worth, and what is left without it."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from game.piquet.ai.levels import LEVELS
from game.piquet.ai.luck import (
    CHAIR,
    SPREAD,
    Cards,
    answer,
    brought,
    mean_of_draws,
    question,
    read,
    usual,
    worth_of_draw,
    worth_of_twelves,
)
from game.piquet.ai.sums.outcome import deal_points
from game.piquet.ai.values.masks import WHOLE, bits, mask_of
from game.piquet.ai.values.play_table import play_values
from game.players.wire import WireError
from rules.core.cards import cards
from rules.core.seats import Player
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import State
from tests.soak_analysis import played
from tests.soak_luck import chair, pairs, table


def dealt(seed: int) -> Cards:
    """A deal at random, in which both put out what the tables like best."""
    every = bits(WHOLE)
    Random(seed).shuffle(every)
    hands = sum(every[:12]), sum(every[12:24])
    return Cards(hands, tuple(every[24:]), usual(*hands))


def a_deal() -> State:
    """A deal that was played to its end."""
    return played(LEVELS["thumb"], Random(7)).after


def test_what_both_draw_is_on_average_worth_the_mean_of_all_draws() -> None:
    deal = dealt(1)
    talon, found = list(deal.talon), []
    for seed in range(400):
        Random(seed).shuffle(talon)
        found.append(worth_of_draw(Cards(deal.dealt, tuple(talon), deal.out)))
    error = stdev(found) / sqrt(len(found))
    assert error > 0
    assert mean_of_draws(deal) == pytest.approx(fmean(found), abs=4 * error)


def test_cards_that_are_left_lying_are_drawn_by_nobody() -> None:
    whole = dealt(2)
    elders = bits(whole.out[ELDER])
    fewer = Cards(whole.dealt, whole.talon, (sum(elders[:2]), whole.out[YOUNGER]))
    assert len({worth_of_draw(whole), worth_of_draw(fewer)}) == 2
    last = Cards(fewer.dealt, (*fewer.talon[:5], *reversed(fewer.talon[5:])), fewer.out)
    assert worth_of_draw(last) == worth_of_draw(fewer)


def test_elders_chair_is_worth_what_many_packs_say() -> None:
    mean, error = chair(1500, 5)
    assert abs(mean - CHAIR) < 4 * error


def test_what_the_cards_brought_one_they_took_from_the_other() -> None:
    deal = dealt(3)
    his, hers = (brought(deal, seat, Random(1), deals=20) for seat in (ELDER, YOUNGER))
    assert (his.chair, his.talon) == (-hers.chair, -hers.talon) == (CHAIR, his.talon)
    assert his.hand + his.other == pytest.approx(-hers.hand - hers.other)
    assert his.hand + his.other == pytest.approx(worth_of_twelves(*deal.dealt) - CHAIR)
    assert his.hand != -hers.hand  # each is told by his own twelve
    assert his.error == SPREAD


def test_four_aces_are_better_cards_than_four_sevens() -> None:
    hands = (
        mask_of(cards("AS KS QS JS TS AH KH AD KD AC KC QC")),
        mask_of(cards("9S 8S 7S TH 9H 8H 7H TD 9D 8D 7D 7C")),
    )
    talon = tuple(bits(WHOLE & ~(hands[0] | hands[1])))
    lucky = brought(Cards(hands, talon, usual(*hands)), ELDER, Random(1), deals=200)
    assert lucky.hand > 50


def test_a_carte_blanche_is_among_what_the_cards_brought() -> None:
    blank = mask_of(cards("AS TS 9S 8S 7S TH 9H 8H TD 9D TC 9C"))
    rest = bits(WHOLE & ~blank)
    for hands, counts in (((blank, sum(rest[:12])), 10), ((sum(rest[:12]), blank), -10)):
        kept = Cards(hands, tuple(rest[12:]), (0, 0))
        his, hers = deal_points(*hands, play_values())
        assert worth_of_draw(kept) == his - hers + counts


def test_luck_taken_off_leaves_each_chair_its_mean_and_less_than_half_the_spread() -> None:
    elders, youngers = zip(*pairs("thumb", "thumb", 100, 3), strict=True)
    for found in (elders, youngers):
        figures = table(list(found))
        assert abs(figures.apart[0]) < 3 * figures.apart[1]
        assert figures.share < 0.5
    assert table(list(elders)).adjusted[0] > 5 > -5 > table(list(youngers)).adjusted[0]


def test_a_question_has_the_cards_of_the_deal_and_whose_side_is_asked_for() -> None:
    after = a_deal()
    asked = {player: read(question(after, player)) for player in Player}
    (seat_a, fell), (seat_b, same) = asked[Player.A], asked[Player.B]
    assert {seat_a, seat_b} == {ELDER, YOUNGER}
    assert fell == same
    deal = after.current
    assert fell.dealt == tuple(mask_of(hand) for hand in deal.dealt)
    his = fell.out[ELDER].bit_count()
    assert sum(fell.talon[:his]) == mask_of(deal.exchanged.taken[ELDER])


def test_the_answer_is_the_same_whenever_it_is_asked() -> None:
    asked = question(a_deal(), Player.A)
    assert answer(asked, 4) == answer(asked, 4)
    assert answer(asked, 4) != answer(asked, 5)


@pytest.mark.parametrize(
    ("field", "wrong", "complaint"),
    [
        ("seat", "north", "deal.seat"),
        ("seat", None, "deal.seat"),
        ("dealt", "KS", "deal.dealt"),
        ("dealt", ["KS", "9S"], "deal.dealt"),
        ("dealt", ["KS KS", "9S"], "deal.dealt"),
        ("talon", "KS", "deal.talon"),
        ("talon", 8, "deal.talon"),
        ("out", ["", 3], "deal.out"),
        ("out", ["KS XX", ""], "deal.out"),
    ],
)
def test_what_is_no_deal_is_named(field: str, wrong: object, complaint: str) -> None:
    asked = question(a_deal(), Player.A) | {field: wrong}
    with pytest.raises(WireError) as caught:
        answer(asked, 0)
    assert caught.value.field.split("[")[0] == complaint


def test_nobody_put_out_what_he_did_not_hold_or_more_than_there_is() -> None:
    asked = question(a_deal(), Player.A)
    hands: list[list[str]] = [hand.split() for hand in asked["dealt"]]
    for out in (
        [hands[1][0], ""],
        [" ".join(hands[0][:6]), ""],
        [" ".join(hands[0][:5]), " ".join(hands[1][:4])],
    ):
        with pytest.raises(WireError) as caught:
            answer(asked | {"out": out}, 0)
        assert caught.value.field == "deal.out"


def test_a_line_that_is_no_object_is_no_deal() -> None:
    with pytest.raises(WireError):
        answer([], 0)
