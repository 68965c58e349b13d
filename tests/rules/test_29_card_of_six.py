"""The traditional card and the five parties Cavendish enters on it (K4, K5, K11, X20).

The print was read by a machine and some of its figures by us. Every partie adds up, and three
figures rest on the sums: B's first partie is 114, since 164 less 14 is 150; its third deal, printed
as no figure, is then 15 if the five others are read well (elsewhere the same sign is a six, which
makes 105); A's third deal in the fourth partie, also none, is 31, since 103 less 72.
"""

from __future__ import annotations

import pytest

from rules.core.seats import Player
from rules.piquet.club.card_of_six import (
    CardOfSix,
    PartieColumns,
    Ruling,
    as_kept,
    carried,
    enter,
    figures,
    result,
    running_totals,
    totals,
    totals_figures,
    winnings,
)
from rules.piquet.club.stakes import SHILLING, by_the_hundred, worth
from rules.piquet.settlement import Settlement, settle

A, B = Player.A, Player.B

DEALS = (
    ((27, 13), (15, 31), (44, 15), (18, 20), (35, 12), (25, 23)),
    ((15, 30), (75, 4), (45, 6), (32, 12), (6, 38), (51, 2)),
    ((20, 18), (4, 115), (10, 42), (33, 11), (3, 74), (5, 41)),
    ((28, 14), (11, 36), (31, 12), (8, 41), (10, 17), (15, 24)),
    ((23, 12), (9, 25), (40, 8), (15, 26), (27, 13), (16, 20)),
)


def played(deals: tuple[tuple[int, int], ...]) -> PartieColumns:
    return PartieColumns(deals, settle((sum(a for a, _ in deals), sum(b for _, b in deals))))


FIRST, SECOND, THIRD, FOURTH, FIFTH = PARTIES = tuple(map(played, DEALS))
CARD = CardOfSix(Ruling.FIVE_AND_TOTALS, PARTIES)
EVEN = played(((50, 50),) * 6)


def test_a_column_holds_the_six_deals_and_their_sum() -> None:
    assert figures(FIRST, B) == (13, 31, 15, 20, 12, 23, 114)


def test_below_his_sum_the_winner_takes_away_what_the_loser_has_over_a_hundred() -> None:
    assert figures(FIRST, A) == (27, 15, 44, 18, 35, 25, 164, 14, 150)
    assert carried(FIRST.settlement) == -14


def test_a_rubicon_adds_the_losers_sum_and_a_hundred() -> None:
    assert figures(SECOND, A) == (15, 75, 45, 32, 6, 51, 224, 192, 416)
    assert figures(SECOND, B) == (30, 4, 6, 12, 38, 2, 92)
    assert carried(SECOND.settlement) == 192


def test_what_the_partie_pays_stands_at_the_foot_of_the_column_of_whoever_won() -> None:
    assert figures(THIRD, A) == (20, 4, 10, 33, 3, 5, 75)
    assert figures(THIRD, B) == (18, 115, 42, 11, 74, 41, 301, 175, 476)


def test_a_loser_at_103_or_104_costs_the_winner_no_more_than_three_or_four_points() -> None:
    assert figures(FOURTH, A) == (28, 11, 31, 8, 10, 15, 103)
    assert figures(FOURTH, B) == (14, 36, 12, 41, 17, 24, 144, 3, 141)
    assert figures(FIFTH, A) == (23, 9, 40, 15, 27, 16, 130, 4, 126)
    assert figures(FIFTH, B) == (12, 25, 8, 26, 13, 20, 104)


def test_the_shortcut_of_the_card_gives_what_the_rule_gives() -> None:
    plain, rubicon = settle((131, 113)), settle((125, 81))
    assert (131 + carried(plain), carried(plain)) == (118, -13)
    assert (125 + carried(rubicon), carried(rubicon)) == (306, 181)


def test_the_totals_gather_what_each_player_won() -> None:
    assert winnings(CARD, A) == (150, 416, 126)
    assert winnings(CARD, B) == (476, 141)
    assert totals(CARD) == (692, 617)


def test_the_totals_run_on_from_partie_to_partie() -> None:
    run = [(150, 0), (566, 0), (566, 476), (566, 617), (692, 617)]
    assert list(running_totals(CARD)) == run


def test_the_lesser_total_is_taken_from_the_greater_and_player_a_wins_75() -> None:
    assert totals_figures(CARD, A) == (150, 416, 126, 692, 617, 75)
    assert totals_figures(CARD, B) == (476, 141, 617)
    assert result(CARD) == (A, 75)


def test_player_b_is_settled_with_where_he_is_ahead() -> None:
    card = CardOfSix(parties=(FIRST, THIRD))
    assert result(card) == (B, 326)
    assert totals_figures(card, B) == (476, 476, 150, 326)
    assert totals_figures(card, A) == (150, 150)


def test_the_stakes_are_reckoned_on_the_card_and_not_on_each_partie() -> None:
    _, points = result(CARD)
    assert worth(points, by_the_hundred(10 * SHILLING)) == 5 * SHILLING


def test_a_card_has_room_for_six_parties_or_for_five_with_the_totals() -> None:
    assert CARD.full
    with pytest.raises(ValueError, match="room for 5 parties; take a new one"):
        enter(CARD, FIRST)
    long = CardOfSix(Ruling.SIX, PARTIES)
    assert not long.full
    assert enter(long, FIRST).full
    assert totals(enter(long, FIRST)) == (842, 617)


def test_a_drawn_partie_stands_on_the_card_and_wins_nothing() -> None:
    assert carried(EVEN.settlement) == 0
    assert figures(EVEN, A) == figures(EVEN, B) == (50, 50, 50, 50, 50, 50, 300)
    card = CardOfSix(parties=(FIRST, EVEN))
    assert list(running_totals(card)) == [(150, 0), (150, 0)]


def test_a_card_that_is_even_settles_nothing() -> None:
    card = CardOfSix(parties=(FIRST, played(tuple((b, a) for a, b in DEALS[0]))))
    assert result(card) == (None, 0)
    assert totals_figures(card, A) == totals_figures(card, B) == (150, 150)


def test_a_card_not_yet_begun_settles_nothing() -> None:
    assert result(CardOfSix()) == (None, 0)
    assert list(running_totals(CardOfSix())) == []


def test_deals_that_count_double_are_entered_doubled() -> None:
    four = played(((56, 46), (20, 31), (12, 9), (60, 24)))
    assert four.settlement == Settlement((148, 110), A, 138, rubicon=False)
    assert figures(four, A) == (56, 20, 12, 60, 148, 10, 138)


def test_the_deals_of_a_tie_lengthen_the_column() -> None:
    tied = played((*EVEN.deals, (28, 23), (10, 30)))
    assert figures(tied, B) == (50, 50, 50, 50, 50, 50, 23, 30, 353, 238, 115)


def test_deals_that_do_not_add_up_to_the_settled_totals_are_refused() -> None:
    with pytest.raises(ValueError, match="add up to 27 and 13, but 28 and 13 were settled"):
        PartieColumns(((27, 13),), settle((28, 13)))


def test_each_writes_his_own_score_first_as_in_the_example_deal() -> None:
    deal = (28, 23)
    assert as_kept(deal, A) == (28, 23)
    assert as_kept(deal, B) == (23, 28)
