"""Numbers that can be worked out apart from the program: exchanges, and how rare things are."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb

from rules.core.cards import SUITS, hand
from rules.piquet.choices import choices, every_action
from rules.piquet.combinations import points, sequences
from rules.piquet.exchange import is_carte_blanche
from rules.piquet.pack import COURTS, ORDER, PACK, high_to_low
from rules.piquet.partie import check
from tests.rules.table import Table, dealt

ELDERS = "AS KS JS  AH QH JH 8H  JC 8C 7C  9D 8D"
YOUNGERS = "TS 7S  TH 9H 7H  KC QC TC  AD QD JD TD"
TALON = "9S 8S KH 9C KD QS AC 7D"


def exchanges(table: Table) -> int:
    may = choices(table.state)
    assert may is not None
    found = set(every_action(may, table.hand(table.deal.turn)))
    assert all(check(table.state, action) is None for action in found)
    return len(found)


def test_elder_has_1585_exchanges() -> None:
    assert exchanges(dealt(ELDERS, YOUNGERS, TALON)) == 1585
    assert sum(comb(12, count) for count in range(1, 6)) == 1585


def test_younger_has_298_when_three_are_left() -> None:
    table = dealt(ELDERS, YOUNGERS, TALON).elder_discards("AS KS JS AH QH")
    assert exchanges(table) == 298


def test_younger_has_most_when_elder_takes_but_one() -> None:
    table = dealt(ELDERS, YOUNGERS, TALON).elder_discards("AS")
    assert exchanges(table) == sum(comb(12, count) for count in range(1, 8))


def test_a_carte_blanche_is_dealt_once_in_1792_hands() -> None:
    low = len(PACK) - len(COURTS)
    chance = Fraction(comb(low, 12), comb(len(PACK), 12))
    assert round(1 / chance) == 1792


def test_carte_blanche_is_just_the_absence_of_the_twelve_courts() -> None:
    blanche = hand("TS 9S 8S 7S  AH TH 8H  AD TD  AC 9C 8C")
    assert is_carte_blanche(blanche)
    assert len(COURTS) == 12
    assert not any(is_carte_blanche(blanche - {min(blanche)} | {court}) for court in COURTS)


def test_every_holding_of_one_suit_has_the_sequences_that_its_neighbours_make() -> None:
    """All 256 of them, against a plainer way of finding runs: in a text of held and missing."""
    suit = high_to_low(one for one in PACK if one.suit is SUITS[0])
    for count in range(len(ORDER) + 1):
        for held in combinations(suit, count):
            marks = "".join("x" if one in held else " " for one in suit)
            runs = sorted((len(run) for run in marks.split() if len(run) >= 3), reverse=True)
            assert [found.length for found in sequences(held)] == runs
            assert [found.count for found in points(held)] == ([count] if count >= 3 else [])


def test_twelve_cards_always_hold_three_of_one_suit() -> None:
    """So no point is shorter than three: one that is could not be the longest of any hand."""
    splits = [split for split in product(range(9), repeat=4) if sum(split) == 12]
    assert min(map(max, splits)) == 3
