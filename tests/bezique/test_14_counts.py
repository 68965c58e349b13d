"""Exact counts of hands, and how often they are dealt (section T).

Each is counted over the ways to take so many copies of each printed card, not card by card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from rules.bezique.options import Game, Options
from rules.bezique.pack import COURTS, face, pack_of

COMMON, RUBICON = Options(), Options(game=Game.RUBICON)
FACES = tuple(dict.fromkeys(str(face(one)) for one in pack_of(COMMON)))
HANDS = comb(64, 8)


def having(groups: Iterable[Iterable[str]], cards: int = 8, packs: int = 2) -> int:
    """How many hands hold at least one card of each group; groups share no card."""
    sizes = [len(list(group)) * packs for group in groups]
    total = packs * len(FACES)

    def without(missing: int) -> int:
        return comb(total - missing, cards)

    found = 0
    for chosen in range(2 ** len(sizes)):
        sign = (-1) ** chosen.bit_count()
        missing = sum(size for at, size in enumerate(sizes) if chosen >> at & 1)
        found += sign * without(missing)
    return found


def ways(fits: Callable[[tuple[int, ...]], bool], sizes: tuple[int, ...], cards: int = 8) -> int:
    """How many hands have such numbers of these groups of cards; the rest is of no group."""
    rest = 64 - sum(sizes)

    @cache
    def count(taken: tuple[int, ...]) -> int:
        if len(taken) == len(sizes):
            left = cards - sum(taken)
            return comb(rest, left) if left >= 0 and fits(taken) else 0
        size = sizes[len(taken)]
        return sum(comb(size, many) * count((*taken, many)) for many in range(size + 1))

    return count(())


def test_a_seven_is_turned_once_in_eight_deals() -> None:
    pack = pack_of(COMMON)
    assert Fraction(sum(one.rank == "7" for one in pack), len(pack)) == Fraction(1, 8)  # ZT1


def test_how_often_a_bezique_is_dealt() -> None:
    assert Fraction(having([["QS"], ["JD"]]), HANDS) == Fraction(6847, 136152)  # ZT2


def test_and_a_double_one() -> None:
    assert Fraction(comb(60, 4), HANDS) == Fraction(5, 45384)  # ZT3
    assert ways(lambda taken: taken == (4,), (4,)) == comb(60, 4)


def test_a_royal_marriage() -> None:
    held = Fraction(0)  # of the suit of the turn-up, which may be a king or queen itself
    for gone, odds in ((0, Fraction(12, 16)), (1, Fraction(4, 16))):
        total = comb(63, 8)
        kings, queens = 2 - gone, 2
        none = comb(63 - kings, 8) + comb(63 - queens, 8) - comb(63 - kings - queens, 8)
        held += odds * Fraction(total - none, total)
    assert held == Fraction(1555, 34038)  # ZT4


def test_a_marriage_in_any_suit() -> None:
    found = ways(
        lambda taken: any(taken[2 * at] and taken[2 * at + 1] for at in range(4)), (2,) * 8
    )
    assert Fraction(found, HANDS) == Fraction(141655009, 737694228)  # ZT5


def test_the_sequence_in_trumps() -> None:
    held = Fraction(0)
    total = comb(63, 8)
    for gone, odds in ((1, Fraction(10, 16)), (0, Fraction(6, 16))):
        sizes = [2 - gone, 2, 2, 2, 2]
        ways_to = 0
        for chosen in range(32):
            missing = sum(size for at, size in enumerate(sizes) if chosen >> at & 1)
            ways_to += (-1) ** chosen.bit_count() * comb(63 - missing, 8)
        held += odds * Fraction(ways_to, total)
    assert held == Fraction(601532, 3872894697)  # ZT6


def test_four_of_a_given_rank_and_of_any_of_the_four() -> None:
    one = ways(lambda taken: taken[0] >= 4, (8,))
    assert Fraction(one, HANDS) == Fraction(3034021, 491796152)  # ZT7
    some = ways(lambda taken: any(many >= 4 for many in taken), (8, 8, 8, 8))
    assert Fraction(some, HANDS) == Fraction(478927, 19413006)  # ZT8


def test_one_who_did_not_deal_may_exchange_a_seven_at_the_start() -> None:
    chance = 1 - Fraction(comb(61, 8), comb(63, 8))
    assert round(float(chance) * 100, 2) == 23.96  # ZT9


@pytest.mark.parametrize(("packs", "cards", "hands"), [(2, 8, 49_721_892), (4, 9, 271_763_360)])
def test_how_many_different_hands_there_are(packs: int, cards: int, hands: int) -> None:
    counts = [1] + [0] * cards
    for _ in FACES:
        counts = [
            sum(counts[so_far - more] for more in range(min(packs, so_far) + 1))
            for so_far in range(cards + 1)
        ]
    assert counts[cards] == hands  # ZT10, ZT15


def test_what_the_dealer_may_hold_as_the_other_sees_it() -> None:
    assert 64 - 8 - 1 == 55
    assert comb(55, 8) == 1_217_566_350  # ZT11


def test_how_often_a_carte_blanche_is_dealt_and_kept() -> None:
    low = len([one for one in pack_of(RUBICON) if one not in COURTS])
    assert low == 80
    dealt = Fraction(comb(low, 9), comb(128, 9))
    assert round(1 / float(dealt), 1) == 82.2  # ZT12
    assert Fraction(low - 9, 128 - 9) == Fraction(71, 119)  # ZT13


def test_how_often_nine_cards_hold_a_bezique() -> None:
    found = Fraction(having([["QS"], ["JD"]], 9, 4), comb(128, 9))
    assert round(float(found) * 100, 3) == 5.983  # ZT14
