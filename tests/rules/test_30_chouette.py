"""Piquet for three: one alone against two who consult (N1 to N6)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis.strategies import booleans, integers, lists, none, tuples

from rules.core.cards import cards
from rules.core.seats import Player
from rules.piquet.club.chouette import (
    THREE,
    Chouette,
    PartieOutcome,
    Payment,
    Roles,
    Three,
    enter,
    in_tens,
    must_cut,
    next_roles,
    outcome_of,
    payments,
    roles_by_cut,
    score_of,
    seeing_hand_of,
    settled,
)
from rules.piquet.club.stakes import SHILLING, by_the_hundred, every_point
from rules.piquet.settlement import settle

A, B, C = THREE
ALONE = Roles(A, B, C)
TEN_SHILLINGS = by_the_hundred(10 * SHILLING)

# The five parties of the printed card for two, with who was single and whether he won.
PRINTED = ((150, True), (416, True), (476, False), (141, False), (126, True))


def printed_card() -> Chouette:
    chouette = Chouette(ALONE)
    for points, won in PRINTED:
        chouette = enter(chouette, PartieOutcome(won, points))
    return chouette


# N1: the cut


def test_of_three_the_highest_cut_plays_alone_the_lowest_advises_the_middle_one() -> None:
    assert roles_by_cut((cards("KS"), cards("9H"), cards("AD"))) == Roles(C, A, B)


def test_all_three_cut_before_there_are_roles() -> None:
    assert must_cut(((), (), ())) == (A, B, C)
    assert must_cut((cards("KS"), (), ())) == (B, C)
    with pytest.raises(ValueError, match="B and C must cut"):
        roles_by_cut((cards("KS"), (), ()))


def test_two_who_cut_level_cut_again_and_stay_below_the_third() -> None:
    assert must_cut((cards("9S"), cards("KH"), cards("9D"))) == (A, C)
    assert must_cut((cards("9S AS"), cards("KH"), cards("9D"))) == (C,)
    assert roles_by_cut((cards("9S AS"), cards("KH"), cards("9D 7D"))) == Roles(B, A, C)


def test_three_who_cut_level_all_cut_again() -> None:
    assert must_cut((cards("9S"), cards("9H"), cards("9D"))) == (A, B, C)
    assert roles_by_cut((cards("9S 7S"), cards("9H TH"), cards("9D AD"))) == Roles(C, B, A)


def test_each_of_the_three_has_another_role() -> None:
    with pytest.raises(ValueError, match="three different players"):
        Roles(A, B, B)


# N3a: the two who consult


def test_the_adviser_sees_the_opponents_hand_and_nobody_else_sees_one_but_his_own() -> None:
    assert seeing_hand_of(ALONE, B) == (B, C)
    assert seeing_hand_of(ALONE, A) == (A,)


def test_only_one_of_the_two_who_consult_holds_the_cards() -> None:
    assert seeing_hand_of(ALONE, C) == ()


# N2, N3: who plays next


def test_a_single_player_who_wins_stays_and_the_two_others_change_about() -> None:
    second = next_roles(ALONE, single_won=True)
    assert second == Roles(A, C, B)
    assert next_roles(second, single_won=True) == ALONE


def test_who_beats_the_single_player_takes_his_place_and_the_adviser_opposes() -> None:
    assert next_roles(ALONE, single_won=False) == Roles(B, C, A)


def test_after_b_took_the_place_c_losing_changes_about_with_a_who_advised() -> None:
    b_alone = next_roles(ALONE, single_won=False)
    assert next_roles(b_alone, single_won=True) == Roles(B, A, C)


def test_after_b_took_the_place_c_winning_plays_alone_against_a_and_b_advises() -> None:
    b_alone = next_roles(ALONE, single_won=False)
    assert next_roles(b_alone, single_won=False) == Roles(C, A, B)


def test_a_drawn_partie_changes_no_role_and_no_score() -> None:
    assert next_roles(ALONE, single_won=None) == ALONE
    assert score_of(ALONE, PartieOutcome(None, 0)) == (0, 0, 0)


def test_three_parties_lost_by_the_single_player_bring_everybody_back_to_his_place() -> None:
    for order in permutations(THREE):
        roles = start = Roles(*order)
        for _ in range(3):
            roles = next_roles(roles, single_won=False)
        assert roles == start


def test_in_the_printed_parties_player_a_is_alone_three_times_then_b_then_c() -> None:
    played = [entry.roles for entry in printed_card().entries]
    assert played == [ALONE, Roles(A, C, B), ALONE, Roles(B, C, A), Roles(C, A, B)]


# N4 and N5: double stakes, and the card in tens


def test_units_of_six_to_nine_count_as_ten_and_416_is_entered_as_42() -> None:
    assert in_tens(416) == 42
    assert [in_tens(points) for points in (416, 417, 418, 419, 420)] == [42] * 5


def test_units_of_one_to_five_are_neglected_and_141_is_entered_as_14() -> None:
    assert in_tens(141) == 14
    assert [in_tens(points) for points in (140, 141, 142, 143, 144, 145)] == [14] * 6


def test_the_single_player_wins_once_from_each_of_the_two() -> None:
    assert score_of(ALONE, PartieOutcome(single_won=True, points=150)) == (30, -15, -15)
    assert score_of(Roles(A, C, B), PartieOutcome(single_won=True, points=416)) == (84, -42, -42)


def test_the_single_player_loses_once_to_each_of_the_two() -> None:
    assert score_of(ALONE, PartieOutcome(single_won=False, points=476)) == (-96, 48, 48)


def test_the_double_stake_goes_with_the_role_and_not_with_the_player() -> None:
    assert score_of(Roles(C, A, B), PartieOutcome(single_won=True, points=126)) == (-13, -13, 26)


def test_a_partie_is_entered_for_three_by_how_it_was_settled_between_the_two() -> None:
    rubicon = settle((75, 301))
    assert outcome_of(rubicon, Player.A) == PartieOutcome(single_won=False, points=476)
    assert outcome_of(rubicon, Player.B) == PartieOutcome(single_won=True, points=476)
    assert outcome_of(settle((120, 120)), Player.A) == PartieOutcome(None, 0)


# N6: running totals and the settlement


def test_the_totals_are_added_and_subtracted_after_every_partie() -> None:
    run = [entry.running for entry in printed_card().entries]
    assert run == [(30, -15, -15), (114, -57, -57), (18, -9, -9), (32, -37, 5), (19, -50, 31)]


def test_nobody_has_won_anything_before_the_first_partie() -> None:
    assert Chouette(ALONE).standing == (0, 0, 0)


def test_b_who_lost_500_pays_450_since_each_sum_he_owes_drops_its_fraction() -> None:
    paid = payments(printed_card().standing, TEN_SHILLINGS)
    assert paid == (Payment(B, A, 150, 15 * SHILLING), Payment(B, C, 300, 30 * SHILLING))
    points, pence = settled(paid)
    assert points == (150, -450, 300)
    assert pence == (15 * SHILLING, -45 * SHILLING, 30 * SHILLING)


def test_a_winner_of_180_from_two_who_lost_90_each_receives_50_from_each() -> None:
    paid = payments((18, -9, -9), TEN_SHILLINGS)
    assert paid == (Payment(B, A, 50, 5 * SHILLING), Payment(C, A, 50, 5 * SHILLING))


def test_a_sum_without_one_full_step_is_not_paid() -> None:
    assert payments((4, -14, 10), TEN_SHILLINGS) == (Payment(B, C, 100, 10 * SHILLING),)


def test_where_every_point_counts_each_has_what_the_card_says() -> None:
    points, pence = settled(payments((19, -50, 31), every_point(1)))
    assert points == pence == (190, -500, 310)


def test_and_the_smallest_score_is_paid_too() -> None:
    assert settled(payments((1, -2, 1), every_point(1)))[0] == (10, -20, 10)
    assert settled(payments((-1, 2, -1), every_point(1)))[0] == (-10, 20, -10)


def test_who_stands_at_nought_pays_nothing_and_receives_nothing() -> None:
    assert payments((0, -20, 20), TEN_SHILLINGS) == (Payment(B, C, 200, 20 * SHILLING),)
    assert payments((0, 0, 0), TEN_SHILLINGS) == ()


@given(lists(tuples(none() | booleans(), integers(0, 700)), max_size=12))
def test_what_one_wins_another_loses_however_they_play(
    parties: list[tuple[bool | None, int]],
) -> None:
    chouette = Chouette(ALONE)
    for won, points in parties:
        chouette = enter(chouette, PartieOutcome(won, 0 if won is None else points))
    assert sum(chouette.standing) == 0
    exact, _ = settled(payments(chouette.standing, every_point(1)))
    assert exact == tuple(10 * tens for tens in chouette.standing)
    dropped, _ = settled(payments(chouette.standing, TEN_SHILLINGS))
    assert sum(dropped) == 0
    assert all(abs(less) <= abs(full) for less, full in zip(dropped, exact, strict=True))


def test_a_score_that_does_not_add_up_to_nought_is_refused() -> None:
    with pytest.raises(ValueError, match="adds up to nought"):
        payments((30, -15, -14), TEN_SHILLINGS)


def test_points_of_a_winner_are_never_below_nought_and_a_draw_has_none() -> None:
    with pytest.raises(ValueError, match="its winner has points, a drawn one none"):
        PartieOutcome(None, 100)
    with pytest.raises(ValueError, match="-1 points cannot end a partie"):
        PartieOutcome(single_won=True, points=-1)
    with pytest.raises(ValueError, match="cannot be -6"):
        in_tens(-6)


def test_players_are_numbered_so_that_a_score_can_be_indexed() -> None:
    assert printed_card().standing[Three.B] == -50
