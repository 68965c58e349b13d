"""Figures of a few pairs that were written by hand, counted by hand."""

from __future__ import annotations

import json
from math import sqrt

import pytest

from game.match.figures import estimate, figures, share
from game.match.pairs import Match, What
from game.match.report import data_of_report, text_of_report
from game.match.result import PairResult, PartieEnd, Thinking
from tests.game.match.hand_made import FIRST, FOURTH, SECOND, THIRD, deal, game, pair

ALL = (FIRST, SECOND, THIRD, FOURTH)


def test_a_mean_has_the_error_of_its_spread() -> None:
    found = estimate([1, 2, 3, 6])
    assert found.mean == 3
    assert found.error == pytest.approx(sqrt(14 / 3 / 4))
    assert found.z == pytest.approx(3 / sqrt(14 / 12))


def test_one_value_has_no_error_and_none_no_mean() -> None:
    assert estimate([7]).error is None
    assert estimate([7]).z is None
    assert estimate([]).mean is None
    assert share(0, 0).mean is None


def test_values_that_are_all_alike_have_no_z() -> None:
    assert estimate([0, 0, 0]).z is None


def test_the_margin_is_that_of_pairs() -> None:
    found = figures(ALL)
    assert [each.margin for each in ALL] == [40, 78, 0, -6]
    assert found.pairs == 4
    assert found.deals == 8
    assert found.margin == estimate([40, 78, 0, -6])


def test_a_pair_that_nobody_wins_is_not_decided() -> None:
    found = figures(ALL)
    assert found.decided == 3
    assert found.won_by_a.mean == pytest.approx(2 / 3)
    assert found.won_by_a.error == pytest.approx(sqrt(2 / 9 / 3))


def test_points_are_split_by_contestant_seat_and_item() -> None:
    a, b = figures(ALL).contestants
    assert a.elder.deals == b.younger.deals == 4
    assert a.elder.points.mean == (48 + 22 + 9 + 1) / 4
    assert a.younger.points.mean == (6 + 100 + 0 + 2) / 4
    assert b.elder.points.mean == (11 + 40) / 4
    assert a.elder.items["play"] == (13 + 12 + 9 + 1) / 4
    assert a.both.items["point"] == 5 / 8
    assert b.younger.items["set"] == 3 / 4
    for role in (a.elder, a.younger, a.both, b.elder, b.younger, b.both):
        assert sum(role.items.values()) == pytest.approx(role.points.mean)


def test_what_one_made_more_is_told_by_item_and_chair() -> None:
    leads = figures(ALL).leads
    assert leads["play"].elder == estimate([13 - 8, 12 - 40, 9, 1])
    assert leads["play"].younger == estimate([6, -4, -9, 2 - 9])
    assert leads["play"].both == estimate([11, -32, 0, -6])
    assert leads["pique"].elder == estimate([30, 0, 0, 0])
    assert sum(each.both.mean or 0 for each in leads.values()) == figures(ALL).margin.mean


def test_a_report_tells_what_was_made_more_with_its_errors() -> None:
    text = text_of_report(Match(("master", "plain"), 7), figures(ALL))
    assert "A over B a pair" in text
    lead = figures(ALL).leads["play"]
    told = [one.text("+.2f") for one in (lead.both, lead.elder, lead.younger)]
    assert ["play", *" ".join(told).split()] in [line.split() for line in text.splitlines()]


def test_shares_are_of_deals() -> None:
    found = figures(ALL)
    a, b = found.contestants
    piques, repiques, capots, sunk = "piques", "repiques", "capots", "sunk"
    elder, younger, both = (role.shares for role in (a.elder, a.younger, a.both))
    assert (elder[piques], younger[piques], both[piques]) == (1 / 4, 0, 1 / 8)
    others = (younger[repiques], younger[capots], b.both.shares[repiques])
    assert others == (1 / 4, 1 / 4, 0)
    assert (elder[sunk], younger[sunk], b.elder.shares[sunk]) == (1 / 4, 1 / 4, 1 / 4)
    assert found.shared["divided"].mean == 1 / 8


def test_parties_are_counted_by_their_ends() -> None:
    one = deal(0, {"play": 100}, {})
    ends = (
        PartieEnd(200, True),
        PartieEnd(-150, False),
        PartieEnd(0, False),
        PartieEnd(-300, True),
    )
    first, second, third, fourth = (game(one, end=end) for end in ends)
    found = figures([pair(1, first, second), pair(2, third, fourth)])
    assert found.margin == estimate([50, -300])
    assert found.lead == estimate([200, 200])
    assert found.parties is not None
    assert found.parties.parties == 4
    assert found.parties.won == (1, 2)
    assert found.parties.drawn == 1
    assert found.parties.rubicons == (1, 1)
    assert figures(ALL).parties is None


def test_95_of_100_choices_are_within_their_time() -> None:
    times = Thinking((4_000_000,), tuple(range(1000, 101_000, 1000)))
    slow = PairResult(1, FIRST.games, (times, Thinking((), ())))
    pace, none = figures([slow]).pace
    assert pace.slow_p95 == pace.slow_most == 4
    assert pace.choice_p95 == pytest.approx(0.095)
    assert pace.choice_most == pytest.approx(0.1)
    assert pace.a_deal == pytest.approx((4 + 5.05) / 2)
    assert none.a_deal == none.choice_most == 0


def test_the_order_in_which_pairs_were_finished_changes_nothing() -> None:
    assert figures(ALL) == figures(ALL[::-1])


def test_a_report_says_the_margin_with_its_error() -> None:
    text = text_of_report(Match(("left", "right"), 7), figures(ALL))
    assert text.startswith("A left, B right: 4 pairs of deals, seed 7, rubicon\n")
    assert "A over B    +28.00 ± 19.54 points a pair, z +1.4" in text
    assert "decided     3 pairs, of which A won 66.7 ± 27.2 %" in text
    assert "divided     12.5 ± 11.7 % of 8 deals" in text


def test_a_report_of_nothing_and_of_one_pair_can_be_read() -> None:
    match = Match(("left", "right"), 7)
    assert text_of_report(match, figures([])).endswith("0 pairs of deals, seed 7, rubicon")
    assert "A over B    +40.00 points a pair\n" in text_of_report(match, figures([FIRST]))


def test_the_report_as_data_is_json_with_the_z() -> None:
    match = Match(("left", "right"), 7, What.PARTIES)
    data = json.loads(json.dumps(data_of_report(match, figures(ALL))))
    assert data["match"]["what"] == "parties"
    assert data["margin"]["mean"] == 28
    assert data["margin"]["z"] == pytest.approx(28 / data["margin"]["error"])
    assert data["contestants"][0]["elder"]["items"]["pique"] == 7.5
