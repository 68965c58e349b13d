"""What a partie promises from its score: ends are exact, more points promise more, sides mirror."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import assets
from game.piquet.ai.values import line as module
from game.piquet.ai.values.equity import Standing
from game.piquet.ai.values.equity_asset import DamagedError, tables
from game.piquet.ai.values.line import MAGIC, NAME, RunningDeal, after_deals, between, parse
from game.players.outlook import Outlook
from rules.core.seats import Player
from rules.piquet.options import Length, Options, Rubicon, RubiconDeals, Tie
from rules.piquet.presets import PRESETS
from rules.piquet.settlement import Pair, settle_deals

ASSET = Path(assets.__file__).parent / "opponent" / NAME
SIX = Options()
FOUR = Options(length=Length.FOUR_DEALS)
HUNDRED = Options(length=Length.TO_A_HUNDRED)
LENGTHS = [*PRESETS.values(), FOUR, HUNDRED, replace(HUNDRED, double_below_fifty=True)]


def last(options: Options, deals: int) -> tuple[Pair, ...]:
    """Deals of a partie, elder's a little better each."""
    return tuple((30, 18) if number % 2 == 0 else (17, 28) for number in range(deals))


def chances(found: Outlook) -> tuple[float, float, float, float]:
    return found.wins, found.loses, found.rubicons, found.rubiconed


# The end


def test_a_partie_that_is_over_is_won_or_lost_for_certain() -> None:
    won = between(SIX, ((40, 12),) * 6, True)
    assert chances(won) == (1, 0, 1, 0)
    assert won.settlement == 100 + 240 + 72
    assert between(SIX, ((12, 40),) * 6, True) == won.turned
    assert chances(between(SIX, ((30, 20),) * 6, True)) == (1, 0, 0, 0)


def test_equal_totals_after_a_ties_two_deals_are_neither_won_nor_lost() -> None:
    level = ((20, 20),) * 8
    assert between(SIX, level, True) == Outlook(0, 0)
    assert between(Options(tie=Tie.DRAWN), level[:6], False) == Outlook(0, 0)


def test_a_game_to_a_hundred_is_over_when_one_has_it() -> None:
    won = between(HUNDRED, ((60, 30), (45, 10)), True)
    assert chances(won) == (1, 0, 0, 0)
    assert won.settlement == 100


@pytest.mark.parametrize("rubicon", [*Rubicon])
def test_before_the_last_deal_each_recorded_deal_is_settled_by_the_rules(rubicon: Rubicon) -> None:
    found = tables()
    assert found is not None
    options = Options(rubicon=rubicon)
    whole = sum(map(sum, found.deals))
    for before in [((20, 14),) * 5, ((14, 17),) * 5, ((19, 19),) * 5, ((25, 16),) * 5]:
        sums = [0.0] * 4
        for elder, row in enumerate(found.deals):
            for younger, count in enumerate(row):
                if not count:
                    continue
                settled = settle_deals((*before, (elder, younger)), options)
                for place, player in enumerate(Player):
                    wins = settled.winner is player
                    sums[place] += count / whole * (0.5 if settled.winner is None else wins)
                    sums[2 + place] += count / whole * (wins and settled.rubicon)
        assert chances(between(options, before, True)) == pytest.approx(tuple(sums))


# On the way


@pytest.mark.parametrize("options", LENGTHS)
def test_chances_are_chances_and_add_up_to_one(options: Options) -> None:
    for deals in range(4):
        for elder in (True, False):
            found = between(options, last(options, deals), elder)
            assert found.wins + found.loses == pytest.approx(1)
            assert all(0 <= each <= 1 for each in chances(found))
            assert found.rubicons <= found.wins + 1e-9
            assert found.rubiconed <= found.loses + 1e-9


@pytest.mark.parametrize("options", [SIX, FOUR, HUNDRED])
@pytest.mark.parametrize("deals", [1, 2, 3])
def test_more_points_never_promise_less(options: Options, deals: int) -> None:
    before = ((10, 9),) * (deals - 1)
    found = [between(options, (*before, (mine, 20)), True) for mine in range(0, 60, 3)]
    for less, more in pairwise(found):
        assert more.wins > less.wins
        assert more.rubiconed <= less.rubiconed + 1e-4
        assert more.settlement > less.settlement


@pytest.mark.parametrize("options", LENGTHS)
def test_the_other_side_is_promised_the_reverse(options: Options) -> None:
    for deals in range(4):
        results = last(options, deals)
        turned = tuple((b, a) for a, b in results)
        mine, other = between(options, results, True), between(options, turned, False)
        assert chances(mine) == pytest.approx(chances(other.turned), abs=1e-9)
        assert mine.settlement == pytest.approx(other.turned.settlement, abs=1e-9)


def test_elder_of_the_next_deal_is_the_one_who_did_not_deal_the_last() -> None:
    level = ((24, 24),)
    assert after_deals(SIX, level, Player.A).wins > 0.5  # A dealt the first and is elder now
    assert after_deals(SIX, level, Player.B).wins < 0.5
    assert after_deals(SIX, (), None).wins == pytest.approx(0.5)


def test_with_a_deal_to_come_for_each_it_hardly_matters_who_begins() -> None:
    assert between(SIX, (), True).wins == pytest.approx(0.5, abs=0.005)
    assert between(SIX, ((24, 24),) * 4, True).wins == pytest.approx(0.5, abs=0.005)


def test_without_a_rubicon_there_is_none() -> None:
    found = between(Options(rubicon=Rubicon.NONE), ((30, 4),) * 3, True)
    assert (found.rubicons, found.rubiconed) == (0, 0)


def test_where_a_ties_deals_do_not_count_a_low_tie_rubicons_whoever_loses() -> None:
    options = Options(rubicon_deals=RubiconDeals.WITHOUT_EXTRA)
    low = between(options, ((12, 12),) * 6, True)
    assert (low.rubicons, low.rubiconed) == (low.wins, low.loses)
    high = between(options, ((22, 22),) * 6, True)
    assert (high.rubicons, high.rubiconed) == (0, 0)


# Within a deal


def test_what_a_deal_may_come_to_is_valued_as_if_it_had_come_to_it() -> None:
    now = RunningDeal(Standing(SIX, ((30, 20), (22, 31)), 3, elder=True))
    assert now.after(40, 12) == between(SIX, ((30, 20), (22, 31), (40, 12)), False)


def test_half_a_point_is_worth_half() -> None:
    now = RunningDeal(Standing(SIX, ((30, 20), (22, 31)), 3, elder=True))
    low, high = now.after(40, 12), now.after(41, 12)
    assert now.after(40.5, 12).wins == pytest.approx((low.wins + high.wins) / 2)


def test_where_both_would_have_a_hundred_the_likelier_one_to_be_first_is_ahead() -> None:
    now = RunningDeal(Standing(HUNDRED, ((80, 60),), 2, elder=True))
    found = now.after(60, 60)
    assert found.wins > 0.5
    assert found.wins + found.loses == 1


# The tables


def test_without_the_tables_the_line_is_about_right(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [(last(SIX, deals), deals % 2 == 0) for deals in range(1, 6)]
    exact = [between(SIX, *each) for each in asked]
    monkeypatch.setattr(module, "line_tables", lambda: None)
    between.cache_clear()
    rough = [between(SIX, *each) for each in asked]
    between.cache_clear()
    assert rough != exact
    for about, true in zip(rough, exact, strict=True):
        assert about.wins == pytest.approx(true.wins, abs=0.04)
        assert about.rubicons == pytest.approx(true.rubicons, abs=0.12)


def test_damaged_tables_are_refused() -> None:
    data = ASSET.read_bytes()
    for damaged in (b"", data[:-1], MAGIC + data[len(MAGIC) + 1 :], data[:-1] + b"x"):
        with pytest.raises(DamagedError):
            parse(damaged)
