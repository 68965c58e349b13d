"""Numbers of the game, counted to the last hand (section O)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from rules.all_fours.dealing import RUN
from rules.all_fours.pack import PACK, pips
from rules.core.cards import ALL_OF_SUIT, Card, Rank, Suit

TURNED = Card.of(Rank.SEVEN, Suit.HEARTS)
"""One turn-up stands for all but a knave."""

UNSEEN = [one for one in PACK if one != TURNED]
TRUMPS = len(ALL_OF_SUIT[Suit.HEARTS] & frozenset(UNSEEN))
PLAIN = len(UNSEEN) - TRUMPS


def holding(trumps: int, cards: int) -> Fraction:
    """The share of deals in which so many cards hold so many trumps."""
    return Fraction(comb(TRUMPS, trumps) * comb(PLAIN, cards - trumps), comb(len(UNSEEN), cards))


def percent(share: Fraction, places: int) -> float:
    return round(float(100 * share), places)


def test_a_knave_is_turned_once_in_thirteen_deals() -> None:
    knaves = sum(one.rank is Rank.KNAVE for one in PACK)
    assert Fraction(knaves, len(PACK)) == Fraction(1, 13)  # QO1


def test_how_often_the_knave_of_trumps_is_held() -> None:
    assert percent(Fraction(12, 13) * Fraction(12, len(UNSEEN)), 2) == 21.72  # QO2


def test_how_often_no_trump_is_out_and_how_often_one_alone() -> None:
    assert percent(holding(0, 12), 3) == 2.463  # QO3
    assert percent(holding(1, 12), 2) == 12.67  # QO4


@pytest.mark.parametrize(
    ("trumps", "share"),
    list(enumerate([18.12, 38.36, 30.14, 11.16, 2.04, 0.17, 0.01])),
)
def test_how_many_trumps_elder_holds(trumps: int, share: float) -> None:
    assert percent(holding(trumps, 6), 2) == share  # QO5


def test_how_often_no_counting_card_is_out() -> None:
    low = sum(not pips((one,)) for one in PACK)
    assert percent(Fraction(comb(low, 12), comb(len(PACK), 12)), 3) == 0.109  # QO6


def test_how_often_the_same_suit_is_turned_again_and_five_times_in_a_row() -> None:
    assert Fraction(TRUMPS, len(UNSEEN)) == Fraction(4, 17)  # QO7
    row = Fraction(1)
    for gone in range(5):
        row *= Fraction(TRUMPS - gone, len(UNSEEN) - gone)
    assert row == Fraction(66, 195755)  # QO8
    assert round(1 / row) == 2966
    assert len(PACK) - 13 - 5 * RUN < RUN  # five runs leave too few for a sixth


def test_how_many_hands_the_dealer_may_hold_as_elder_sees_it() -> None:
    unseen = len(UNSEEN) - 6
    assert comb(unseen, 6) == 8_145_060  # QO10


def test_twelve_cards_count_sixty_eight_at_most() -> None:
    dearest = sorted((pips((one,)) for one in PACK), reverse=True)[:12]
    assert sum(dearest) == 68  # QR2
    tens = [one for one in PACK if one.rank is Rank.TEN]
    assert all(pips(two) == 20 for two in combinations(tens, 2))
