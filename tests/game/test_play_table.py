"""The play table: that its numbers are a numbering, and its values those of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, groupby, permutations, product
from random import Random

import pytest

from game.piquet.ai.values.play_table import POSITIONS, PlayTable, play_values
from game.piquet.ai.values.positions import (
    MOST,
    Class4,
    Codes,
    bases,
    class_numbers,
    code_of,
    members,
    size,
    turned,
)
from game.piquet.ai.values.search import Search
from rules.core.cards import hand
from rules.piquet.seats import Seat
from tests.game.open_play import (
    ByRules,
    FullWidth,
    all_positions,
    by_values,
    codes_of,
    drawn,
    hands_of,
    mask_of,
)

SIXES = 14  # pairs of six cards, each with 36 pairs of five in them
SAMPLE = 400  # positions of 5 to 8 cards; `python -m tests.soak_table` tries 20,000

WHOLE_HANDS = (  # the one on lead, the other, and what the leader makes more in the play
    ("JS 7S QH 9H AD KD QD JD TD AC 9C 7C", "AS KS TS KH TH 8H 7H 9D 8D KC JC TC", 2),
    ("QS 8S AH QH JH TH AD TD 9D KC JC 7C", "AS TS 7S KH 7H KD QD JD 8D AC 9C 8C", -1),
    ("QS JS JH TH 9H 8H 7H AD KD QD 7D TC", "AS 8S 7S AH KH QH JD TD 9D KC QC 7C", -2),
    ("KS JS TS 9H 8H AD JD 9D 8D AC QC TC", "7S AH QH JH TH 7H QD 7D KC 9C 8C 7C", 1),
    ("8S KH TH 9H 7H AD KD TD 9D 8D KC 7C", "AS KS JS TS 9S 7S AH QH QD JD AC 9C", -2),
    ("KS KH 9H 8H 7H AD KD 9D 8D AC 9C 7C", "QS JS TS 8S 7S AH QH JH QD JC TC 8C", 3),
    ("AS QS JS TS 8S JH 9H 8H 7D AC JC 7C", "KS 9S 7S AH KH KD QD JD 9D 8D KC TC", -3),
    ("AS TS 7S QH 7H KD QD 9D 8D 7D AC TC", "KS QS 8S KH JH AD JD KC QC JC 9C 8C", 2),
    ("AS QS JS TS 8S TH AD AC KC QC 9C 8C", "KS 9S 7S AH QH JH 9H QD 9D 7D JC TC", 5),
    ("TS 9S 8S 7S 9H 8H 7H AD QD JD KC TC", "AS QS JS AH QH TH 9D 7D JC 9C 8C 7C", -2),
    ("AS JS TS 8S 8H 7H TD 9D 8D AC JC 9C", "QS 9S AH QH JH 9H AD KD QD JD 7D QC", -1),
    ("QS 9S AH KH JH TH 9H 8H 7H QC JC 7C", "KS JS TS 7S QH TD 9D 8D 7D AC TC 8C", 2),
    ("AS QS 9S QH 9H 8H KD TD 9D TC 8C 7C", "JS TS 8S AH KH JH TH 7H JD 8D 7D JC", 2),
    ("KS JS TS 9S AH 9H KD 9D AC KC JC 7C", "QS KH QH JH 8H AD QD JD TD 8D TC 8C", 8),
    ("AS KS QS JS 7S AH 9H AD AC JC TC 9C", "9S KH QH JH TH 7H KD QD JD TD 9D 7D", 11),
    ("JS 8S QH JH 9H 8H AD JD 9D AC KC 9C", "AS KS TS 9S AH KH TH TD 8D QC TC 8C", 0),
    ("AS KS 8S 7S KH QH 9H KD QD AC JC 9C", "QS JS TS 9S AH JD TD 9D 7D KC QC 8C", 5),
    ("TS 7S JH TH 9H QD 9D AC QC JC 9C 7C", "AS QS JS 9S AH 7H AD KD TD KC TC 8C", -5),
    ("KS QS TS 9S AH QH 9H KD QD TD QC 8C", "AS JS 7S TH 8H 7H AD JD 8D TC 9C 7C", 2),
    ("TS 7S AH JH TH 8H AD KD 9D 8D 7D JC", "8S KH QH 9H 7H JD TD AC QC TC 8C 7C", 5),
)


@pytest.fixture(scope="module")
def numbering() -> PlayTable:
    """A table in which each position has its own number for a value."""
    return PlayTable(range(POSITIONS))


def test_a_code_is_read_off_the_cards_that_are_left() -> None:
    # king, ten and seven to the one on lead; knave and nine to the other; three are gone
    code = code_of(mine=0b0100_1001, theirs=0b0001_0100)
    assert code == 0b1_10101
    assert turned(code) == 0b1_01010
    assert code_of(0, 0) == 1


def test_every_position_is_counted_once() -> None:
    found = {cards: list(all_positions(cards)) for cards in range(1, 6)}
    assert [len(positions) for positions in found.values()] == [3, 21, 126, 747, 3676]
    assert all(codes_of(hands_of(codes)) == codes for codes in found[4])


def test_the_positions_of_up_to_five_cards_have_the_first_numbers(numbering: PlayTable) -> None:
    positions = [codes for cards in range(1, 6) for codes in all_positions(cards)]
    assert sorted(numbering.value(*codes) for codes in positions) == list(range(len(positions)))


def test_each_class_begins_where_the_one_before_it_ends() -> None:
    nothing_yet = 0
    for chosen, base in bases():
        assert base == nothing_yet
        assert list(chosen) == sorted(chosen, reverse=True)
        nothing_yet += size(chosen)
    assert nothing_yet == POSITIONS


def test_the_numbers_of_each_class_are_consecutive(numbering: PlayTable) -> None:
    small = [(chosen, base) for chosen, base in bases() if size(chosen) <= 200]
    alike = [(chosen, base) for chosen, base in bases() if len(set(chosen)) == 1]
    some = [*Random(3).sample(small, 400), *alike[:3]]
    assert {chosen.count(number) for chosen, _ in some for number in chosen} == {1, 2, 3, 4}
    for chosen, base in some:
        numbers = sorted(numbering.value(*codes) for codes in positions_of(chosen))
        assert numbers == list(range(base, base + size(chosen)))


def positions_of(chosen: Class4) -> Iterator[Codes]:
    """All positions of four classes; those of equal classes without order."""
    groups = [
        combinations_with_replacement(members(number), len(list(equal)))
        for number, equal in groupby(chosen)
    ]
    for parts in product(*groups):
        first, second, third, fourth = (code for part in parts for code in part)
        yield first, second, third, fourth


def test_the_order_of_the_suits_is_of_no_matter(numbering: PlayTable) -> None:
    luck = Random(8)
    for cards in (3, 7, MOST):
        codes = codes_of(drawn(cards, luck))
        assert len({numbering.value(*order) for order in permutations(codes)}) == 1


def test_hands_of_different_length_are_no_position() -> None:
    with pytest.raises(KeyError):
        play_values().value(0b11, 1, 1, 1)
    assert class_numbers()[0] == -1


def test_the_asset_is_there_and_is_the_table() -> None:
    assert isinstance(play_values(), PlayTable)
    assert not play_values().degraded


def test_up_to_four_cards_every_value_is_that_of_minimax_over_the_rules() -> None:
    values, rules, full_width = play_values(), ByRules(), FullWidth()
    positions = [codes for cards in range(1, 5) for codes in all_positions(cards)]
    assert len(positions) == 897
    for codes in positions:
        hands = hands_of(codes)
        points = rules.value(hands)
        assert by_values(values, codes) == points, codes
        assert full_width.value(*map(mask_of, hands)) == points, codes


def test_positions_of_five_cards_are_worth_what_minimax_over_the_rules_says() -> None:
    """Whoever leads. All that six cards a hand hold of five share their ends, and so are quick."""
    values, luck, tried = play_values(), Random(11), 0
    for _ in range(SIXES):
        rules, six = ByRules(), drawn(6, luck)
        for gone in product(*map(sorted, six)):
            mine, theirs = (held - {card} for held, card in zip(six, gone, strict=True))
            points = rules.value((mine, theirs), luck.choice(tuple(Seat)))
            assert by_values(values, codes_of((mine, theirs))) == points
            tried += 1
    assert tried >= 500


def test_a_full_width_search_agrees_on_positions_of_five_to_eight_cards() -> None:
    values, full_width, luck = play_values(), FullWidth(), Random(12)
    for number in range(SAMPLE):
        hands = drawn(5 + number % 4, luck)
        points = full_width.value(*map(mask_of, hands))
        assert by_values(values, codes_of(hands)) == points, hands


@pytest.mark.parametrize(("leader", "other", "points"), WHOLE_HANDS)
def test_whole_hands_are_worth_what_is_known(leader: str, other: str, points: int) -> None:
    """Known from `FullWidth`, which is held to the rules above."""
    assert by_values(play_values(), codes_of((hand(leader), hand(other)))) == points


def test_the_thinned_search_has_the_same_values() -> None:
    values, search, luck = play_values(), Search(), Random(13)
    for number in range(200):
        codes = codes_of(drawn(1 + number % 9, luck))
        assert search.value(*codes) == values.value(*codes)
