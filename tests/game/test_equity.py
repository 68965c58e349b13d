"""What the end of a deal is worth in settlement points: the rules themselves, or the tables."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from random import Random
from statistics import mean
from subprocess import run

import pytest
from msgspec.structs import replace

import assets
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.values import equity as module
from game.piquet.ai.values.equity import Equity, Standing, equity, equity_of
from game.piquet.ai.values.equity_asset import (
    MAGIC,
    NAME,
    ROWS,
    DamagedError,
    Tables,
    parse,
    tables,
)
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.options import Length, Options, Rubicon, RubiconDeals, Tie
from rules.piquet.partie import apply, start, start_deal
from rules.piquet.presets import PRESETS
from rules.piquet.scoring import total as counted
from rules.piquet.seats import Seat
from rules.piquet.settlement import Pair, settle_deals, weight
from rules.piquet.state import Phase
from rules.piquet.view import view
from tests.game.dealing import brought
from tests.work import calls_for

ASSET = Path(assets.__file__).parent / "opponent" / NAME
RUBICONS = [Options(rubicon=rubicon) for rubicon in Rubicon]
FOUR = Options(length=Length.FOUR_DEALS)
LENGTHS = [
    *RUBICONS,
    *(Options(length=Length.FOUR_DEALS, rubicon=rubicon) for rubicon in Rubicon),
]
HUNDRED = Options(length=Length.TO_A_HUNDRED)
DOUBLE = Options(length=Length.TO_A_HUNDRED, double_below_fifty=True)


def last_of(options: Options) -> int:
    assert options.deals is not None
    return options.deals


def shared(options: Options, total: Pair, deals: int) -> tuple[Pair, ...]:
    """Results of so many deals that add up to this, all of it made in one of the first two."""
    made_in = min(deals, 2)
    twice = weight(made_in, options)
    made = total[0] // twice, total[1] // twice
    return tuple(made if number == made_in else (0, 0) for number in range(1, deals + 1))


def standing(options: Options, total: Pair, number: int, elder: bool = True) -> Equity:
    return equity_of(Standing(options, shared(options, total, number - 1), number, elder))


def settled(results: tuple[Pair, ...], options: Options) -> int:
    settlement = settle_deals(results, options)
    return settlement.points if settlement.winner is Player.A else -settlement.points


def brute_force(seen: Equity, mine: int, theirs: int) -> float:
    """One deal more, each recorded deal settled by the rules."""
    at = seen.standing
    found = read()
    whole = sum(map(sum, found.deals))
    value = 0.0
    for elder, row in enumerate(found.deals):
        for younger, count in enumerate(row):
            if count:
                pair = (younger, elder) if at.elder else (elder, younger)
                results = (*at.results, (mine, theirs), pair)
                value += count / whole * settled(results, at.options)
    return value


def read() -> Tables:
    found = tables()
    assert found is not None
    return found


@pytest.fixture
def without_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(module, "tables", lambda: None)
    equity_of.cache_clear()
    yield
    equity_of.cache_clear()


# The last deal


@pytest.mark.parametrize(
    "options",
    [*(its for its in PRESETS.values() if its.deals is not None), *LENGTHS, Options(tie=Tie.DRAWN)],
)
def test_the_last_deal_is_worth_what_the_rules_settle(options: Options) -> None:
    luck = Random(1)
    for _ in range(400):
        results = tuple(
            (luck.randrange(60), luck.randrange(60)) for _ in range(last_of(options) - 1)
        )
        seen = equity_of(Standing(options, results, last_of(options), luck.random() < 0.5))
        mine, theirs = luck.randrange(120), luck.randrange(120)
        assert seen.value(mine, theirs) == settled((*results, (mine, theirs)), options)


@pytest.mark.parametrize("deals", list(RubiconDeals))
def test_the_last_of_a_ties_two_deals_is_settled_by_the_rules_too(deals: RubiconDeals) -> None:
    options = Options(rubicon_deals=deals)
    for total, before, mine, theirs in product((60, 130), (0, 30), (5, 30, 80), (6, 90)):
        results = (*shared(Options(), (total, total), 6), (before, 20))
        seen = equity_of(Standing(options, results, 8, True))
        assert seen.value(mine, theirs) == settled((*results, (mine, theirs)), options)


def test_an_equal_end_is_worth_nothing_for_two_more_deals_are_the_same_chance_for_both() -> None:
    """By the recorded deals too, in which the one who deals last is the last one's younger."""
    seen = standing(Options(), (40, 50), 6)
    assert seen.value(30, 20) == 0
    # The first of the two deals, averaged over every result it may have.
    for deals in RubiconDeals:
        options = Options(rubicon_deals=deals)
        first = equity_of(Standing(options, shared(options, (70, 70), 6), 7, True))
        found = read()
        whole = sum(map(sum, found.deals))
        value = sum(
            count / whole * first.value(elder, younger)
            for elder, row in enumerate(found.deals)
            for younger, count in enumerate(row)
            if count
        )
        assert value == pytest.approx(0, abs=1e-6)


def test_below_the_rubicon_every_point_of_mine_is_the_winners() -> None:
    seen = standing(Options(), (20, 180), 6)
    values = seen.values((mine, 30) for mine in range(80))
    assert all(after == before - 1 for before, after in pairwise(values))
    assert values[79] == -(100 + 99 + 210)
    assert seen.value(80, 30) == -(100 + 210 - 100)  # and with his hundred he has saved them


def test_a_hundred_in_sight_is_worth_more_than_points_that_stay_below_it() -> None:
    """One deal to come: far from the hundred points are given away, near it they save the rest."""
    seen = standing(Options(), (20, 180), 5)
    assert seen.value(10, 30) < seen.value(0, 30)
    assert seen.value(75, 30) > seen.value(45, 30) + 40


# Deals to come


@pytest.mark.parametrize("options", [*LENGTHS, Options(rubicon_deals=RubiconDeals.WITHOUT_EXTRA)])
@pytest.mark.parametrize("elder", [True, False])
def test_with_one_deal_to_come_every_recorded_deal_is_settled(
    options: Options, elder: bool
) -> None:
    for total, mine, theirs in (((40, 60), 0, 0), ((80, 20), 13, 40), ((90, 150), 7, 33)):
        seen = standing(options, total, last_of(options) - 1, elder)
        assert seen.value(mine, theirs) == pytest.approx(brute_force(seen, mine, theirs), abs=1e-6)


@pytest.mark.parametrize("deals", list(RubiconDeals))
@pytest.mark.parametrize("rubicon", list(Rubicon))
@pytest.mark.parametrize("total", [60, 95, 120])
def test_and_so_between_a_ties_two_deals(deals: RubiconDeals, rubicon: Rubicon, total: int) -> None:
    options = Options(rubicon=rubicon, rubicon_deals=deals)
    seen = equity_of(Standing(options, shared(Options(), (total, total), 6), 7, True))
    assert seen.value(12, 31) == pytest.approx(brute_force(seen, 12, 31), abs=1e-6)


@pytest.mark.parametrize("options", [Options(), RUBICONS[1], FOUR])
def test_a_sheet_is_the_average_of_the_next_one(options: Options) -> None:
    """Two deals to come, against every recorded deal followed by one to come."""
    found = read()
    whole = sum(map(sum, found.deals))
    number = last_of(options) - 2
    cells = [
        (e, y, count / whole) for e, row in enumerate(found.deals) for y, count in enumerate(row)
    ]
    missed = []
    luck = Random(2)
    for _ in range(4):
        total = luck.randrange(150), luck.randrange(150)
        seen = standing(options, total, number)
        later = equity_of(Standing(options, (*seen.standing.results, (13, 24)), number + 1, False))
        value = sum(chance * later.value(y, e) for e, y, chance in cells if chance)
        missed.append(abs(value - seen.value(13, 24)))
    assert mean(missed) < 0.5
    assert max(missed) < 1.5


@pytest.mark.parametrize("options", [*LENGTHS, HUNDRED, DOUBLE])
def test_the_same_partie_from_the_other_side_is_worth_the_opposite(options: Options) -> None:
    for number, mine, theirs in product(range(1, 1 + (options.deals or 4)), (5, 40), (0, 71)):
        mine_first = standing(options, (12, 23), number, elder=True)
        theirs_first = standing(options, (23, 12), number, elder=False)
        assert mine_first.value(mine, theirs) == pytest.approx(-theirs_first.value(theirs, mine))


@pytest.mark.parametrize("options", [*LENGTHS, HUNDRED, DOUBLE])
def test_with_equal_totals_it_is_worth_something_to_be_elder_next(options: Options) -> None:
    number = 3 if options.deals is None else options.deals - 1
    assert standing(options, (20, 20), number, elder=False).value(10, 10) > 0
    assert standing(options, (20, 20), number, elder=True).value(10, 10) < 0


@pytest.mark.parametrize("options", LENGTHS)
def test_with_two_deals_to_come_neither_has_much_of_an_edge(options: Options) -> None:
    """Each is elder once; only where the last counts double its elder has one."""
    value = standing(options, (20, 20), last_of(options) - 2, elder=False).value(10, 10)
    if options.length is Length.SIX_DEALS:
        assert abs(value) < 8
    else:
        assert -60 < value < -3


@pytest.mark.parametrize("options", LENGTHS)
def test_a_point_of_mine_is_worth_the_more_where_no_rubicon_takes_it(options: Options) -> None:
    """Both have their hundred: more for me is never less."""
    for number in range(2, last_of(options)):
        seen = standing(options, (120, 130), number)
        values = seen.values((mine, 20) for mine in range(150))
        assert all(after > before for before, after in pairwise(values))


@pytest.mark.parametrize("options", LENGTHS)
def test_nothing_leaps_from_one_point_to_the_next_before_the_last_deals(options: Options) -> None:
    for number in range(2, last_of(options) - 1):
        for total in (0, 40), (60, 60), (95, 20), (97, 250):
            seen = standing(options, total, number)
            values = seen.values((mine, 20) for mine in range(150))
            assert all(abs(after - before) < 12 for before, after in pairwise(values))


@pytest.mark.parametrize("options", LENGTHS)
def test_a_partie_that_is_won_in_all_but_name_goes_on_beyond_the_sheets(options: Options) -> None:
    seen = standing(options, (700, 150), last_of(options) - 2)
    assert seen.value(50, 0) == pytest.approx(100 + 600, abs=40)
    assert seen.value(51, 0) == pytest.approx(seen.value(50, 0) + 1, abs=0.1)


# To a hundred


def test_who_reaches_a_hundred_has_won_it() -> None:
    seen = standing(HUNDRED, (70, 60), 3)
    assert seen.value(30, 39) == 100
    assert seen.value(29, 40) == -100
    assert -100 < seen.value(29, 39) < 100


def test_a_loser_below_fifty_pays_double_where_it_was_agreed() -> None:
    seen = standing(DOUBLE, (70, 20), 3)
    assert seen.value(30, 29) == 200
    assert seen.value(30, 30) == 100


def test_where_both_come_to_a_hundred_it_goes_by_who_needs_the_smaller_part() -> None:
    seen = standing(HUNDRED, (90, 70), 3)
    assert 0 < seen.value(40, 40) < 100
    level = standing(HUNDRED, (70, 70), 3)
    assert level.value(40, 40) == 0
    ahead = equity_of(Standing(HUNDRED, shared(HUNDRED, (70, 70), 2), 3, True, had=(25, 3)))
    assert ahead.value(40, 40) > 0


# What is asked for and how fast


def test_the_view_says_whose_points_are_mine_and_which_deals_are_over() -> None:
    results = ((10, 1), (20, 2), (30, 3))
    state = replace(start_deal(Options(), Player.A), results=results)
    state = apply(state, brought(Dealer(1), Phase.DEAL, 4))[-1].state
    assert equity(view(state, Player.A)).standing == Standing(Options(), results, 4, False)
    turned = ((1, 10), (2, 20), (3, 30))
    assert equity(view(state, Player.B)).standing == Standing(Options(), turned, 4, True)
    with pytest.raises(ValueError, match="no deal"):
        equity(view(start(), Player.A))


def test_to_a_hundred_it_counts_what_the_deal_has_brought_so_far() -> None:
    state = start_deal(HUNDRED, Player.A)
    state = apply(state, brought(Dealer(1), Phase.DEAL, 1))[-1].state
    while not state.current.table.tricks:
        turn = state.turn
        assert isinstance(turn, Player)
        state = apply(state, thumb.choose(view(state, turn), 0))[-1].state
    elder, younger = (counted(state.current.ledger, seat) for seat in Seat)
    assert equity(view(state, Player.A)).standing.had == (younger, elder)
    assert equity(view(state, Player.B)).standing.had == (elder, younger)


def test_an_average_lies_between_the_whole_points_beside_it() -> None:
    seen = standing(Options(), (60, 70), 5)
    between = 0.75 * seen.value(20, 30) + 0.25 * seen.value(21, 30)
    assert seen.value(20.25, 30) == pytest.approx(between)
    assert seen.value(20, 30.5) == pytest.approx((seen.value(20, 30) + seen.value(20, 31)) / 2)
    assert seen.values([(20, 30), (21, 30)]) == [seen.value(20, 30), seen.value(21, 30)]


MOST = 170  # about what can be made in a deal
RESULTS = ((0, 0), (MOST, 0), (0, MOST), (MOST // 2, MOST // 2), (40, 20), (20, 40))
SLIGHT = 0.5  # of a settlement point


def is_plain(worth: Equity) -> bool:
    """Whether a point is a point, mine or theirs: then there is nothing to choose between."""
    slope = (worth.value(MOST, 0) - worth.value(0, MOST)) / (2 * MOST)
    middle = worth.value(0, 0)
    return slope > 0 and all(
        abs(worth.value(mine, theirs) - middle - slope * (mine - theirs)) <= SLIGHT
        for mine, theirs in RESULTS
    )


def test_points_will_do_when_the_partie_is_decided_and_saved() -> None:
    assert is_plain(standing(Options(), (350, 120), 6))
    assert is_plain(standing(Options(rubicon=Rubicon.NONE), (250, 20), 6))
    assert not is_plain(standing(Options(), (350, 40), 6))
    assert not is_plain(standing(Options(), (120, 110), 6))
    assert not is_plain(standing(Options(), (0, 0), 1))
    assert not is_plain(standing(HUNDRED, (0, 0), 1))


def test_the_tables_are_small_and_read_with_little_work_and_without_numpy() -> None:
    assert ASSET.stat().st_size <= 60 * 1024
    script = (
        "import sys; from game.piquet.ai.values.equity_asset import tables; "
        "assert tables() is not None; assert 'numpy' not in sys.modules"
    )
    assert run([sys.executable, "-c", script], check=False).returncode == 0
    data = ASSET.read_bytes()
    assert calls_for(lambda: parse(data))[1] < 1_000


# Without the tables


def test_damaged_tables_are_refused() -> None:
    data = ASSET.read_bytes()
    assert parse(data).deals
    for damaged in (
        b"",
        MAGIC,
        data[:-1],
        data[:1000],
        b"X" + data[1:],
        data[:500] + bytes([data[500] ^ 1]) + data[501:],
    ):
        with pytest.raises(DamagedError):
            parse(damaged)


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_missing_or_damaged_tables_are_none(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "opponent"
    folder.mkdir()
    if damage == "damaged":
        (folder / NAME).write_bytes(ASSET.read_bytes()[:-7])
    monkeypatch.setattr("game.piquet.ai.values.equity_asset.files", lambda _: tmp_path)
    assert tables.__wrapped__() is None


@pytest.mark.usefixtures("without_tables")
@pytest.mark.parametrize("options", [*LENGTHS, HUNDRED, DOUBLE])
def test_without_tables_a_rough_value_stands_in(options: Options) -> None:
    luck = Random(3)
    missed = []
    for number in range(1, options.deals or 6):
        for _ in range(30):
            most = 100 if options.deals is None else 30 * number
            total = luck.randrange(most), luck.randrange(most)
            seen = standing(options, total if number > 1 else (0, 0), number)
            assert seen.degraded
            missed.append(abs(seen.value(0, 0) - _with_tables(seen).value(0, 0)))
    assert mean(missed) < 15
    assert max(missed) < 80


def _with_tables(seen: Equity) -> Equity:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "tables", tables)
        return equity_of.__wrapped__(seen.standing)


@pytest.mark.usefixtures("without_tables")
def test_the_last_deal_needs_no_tables() -> None:
    seen = standing(Options(), (120, 90), 6)
    assert not seen.degraded
    assert seen.value(20, 9) == settled((*seen.standing.results, (20, 9)), Options())


def test_there_is_a_sheet_for_each_row_of_deals_to_come() -> None:
    for options in (Options(), FOUR):
        for number in range(1, last_of(options) - 1):
            seen = standing(options, (50, 50), number)
            assert not seen.degraded
            assert abs(seen.value(30, 30)) < 100
    assert len(ROWS) == 6
