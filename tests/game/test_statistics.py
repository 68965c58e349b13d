"""Statistics: what parties come to, with answers reckoned by hand."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.statistics.figures import read_parts, replayed_deals, write_parts
from game.pages.statistics.pair_page import pair_record
from game.pages.statistics.played import Against, PartiePlayed, partie_played
from game.pages.statistics.selection import Assistance, Period, Selection, chosen, rules_name
from game.pages.statistics.totals import balance_line, totals
from game.piquet.statistics import PART_OF, PARTS, Part
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.partie import apply
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.notation import write_action
from rules.piquet.scoring import Item
from rules.piquet.settlement import Pair
from tests.game.history_table import played
from tests.game.statistics_table import CLOSE, FIRST, NOW, SECOND, SIX, card, partie, points
from tests.rules.luck import random_partie

replayed = partial(replayed_deals, PIQUET)


def test_every_line_of_a_ledger_is_one_part() -> None:
    assert set(PART_OF) == set(Item)
    assert set(PART_OF.values()) == set(Part)


def test_a_partie_is_seen_from_the_person_at_the_screen() -> None:
    yours = partie(card(kinds=("human", "club")))
    theirs = partie(card(kinds=("club", "human")))
    assert (yours.against, yours.points, yours.won) == (Against("club"), 360, True)
    assert (theirs.against, theirs.points, theirs.won) == (Against("club"), -360, False)
    assert [deal.points for deal in theirs.deals[:2]] == [(12, 31), (34, 17)]


def test_two_people_are_the_same_pair_on_either_side() -> None:
    one = partie(card(kinds=("human", "human"), names=("bertrand", "Anne")))
    other = partie(card(kinds=("human", "human"), names=("Anne", "bertrand")))
    assert one.against == other.against == Against(people=("Anne", "bertrand"))
    assert (one.points, other.points) == (-360, 360)


def test_what_counts_nowhere_is_no_partie() -> None:
    assert partie_played(card(again="abc 3")) is None
    assert partie_played(card(kinds=("club", "master"))) is None
    assert partie_played(card(finished="last Tuesday")) is None


def test_the_seats_alternate_from_the_first_dealer_on() -> None:
    assert [deal.elder for deal in partie().deals] == [True, False] * 3
    first = replace(card(), first_dealer=Player.A)
    assert [deal.elder for deal in partie(first).deals] == [False, True] * 3


def test_figures_of_two_parties_by_hand() -> None:
    won = partie(card("one", assisted=(4,)), {1: FIRST, 2: SECOND})
    lost = partie(card("two", CLOSE))
    found = totals(PIQUET, [won, lost])
    assert (found.parties, found.won, found.drawn) == (2, (1, 1), 0)
    assert found.special == (1, 0)
    assert found.balance == 360 - 136
    assert found.totals == (262, 234)
    assert (found.assisted, found.deals, found.known) == (1, 12, 2)
    elder, younger, their_elder, their_younger = found.seats
    # 31 + 28 + 41 and 20 + 25 + 24 as elder; 17 + 19 + 26 and 12 + 10 + 9 as younger
    assert (elder.deals, elder.points, elder.average) == (6, 169, 169 / 6)
    assert (younger.deals, younger.points) == (6, 93)
    assert (their_elder.points, their_younger.points) == (147, 87)
    assert elder.average_of(Part.POINT) == 5
    assert elder.average_of(Part.CARDS) == 10
    assert younger.average_of(Part.PLAY) == 17
    assert their_elder.average_of(Part.POINT) == 6
    assert their_younger.average_of(Part.SET) == 3
    assert found.times(Part.CARDS) == (1, 1)
    assert found.times(Part.REPIQUE) == (0, 0)


def test_piques_repiques_and_capots_are_counted_for_and_against() -> None:
    great = points(point=5, sequence=15, set=14, repique=60, play=13, capot=40)
    small = points(pique=30, point=5, sequence=3, play=22)
    score = card(deals=((147, 0), (0, 60), (5, 5), (1, 2), (1, 2), (1, 2)))
    found = totals(PIQUET, [partie(score, {1: (great, points()), 2: (points(), small)})])
    assert found.known == 2
    assert found.times(Part.REPIQUE) == (1, 0)
    assert found.times(Part.CAPOT) == (1, 0)
    assert found.times(Part.PIQUE) == (0, 1)


def test_nothing_has_no_average() -> None:
    empty = totals(PIQUET, [])
    assert (empty.parties, empty.balance, empty.known) == (0, 0, 0)
    assert empty.seats[0].average is None
    assert empty.seats[0].average_of(Part.POINT) is None
    assert empty.times(Part.PIQUE) == (0, 0)


def test_parts_that_do_not_add_up_to_the_score_card_are_not_believed() -> None:
    assert partie(counts={1: SECOND}).deals[0].parts is None
    assert partie(counts={1: FIRST}).deals[0].parts == FIRST


def test_the_balance_goes_from_the_oldest_partie_to_the_newest() -> None:
    new = partie(card("new", CLOSE, finished="2026-03-15T20:00:00+00:00"))
    old = partie(card("old", finished="2026-03-01T20:00:00+00:00"))
    assert balance_line([new, old]) == ((old.finished, 360), (new.finished, 224))


# ---- parts from logs


@pytest.mark.parametrize("preset", Preset)
def test_the_parts_of_random_parties_add_up_to_their_results(preset: Preset) -> None:
    options: Options = PRESETS[preset]
    for seed in range(12 if options.deals is None else 2):
        actions = list(random_partie(Random(seed), options))
        before, last = actions[-1]
        end = apply(before, last)[-1].state
        lines = [write_action(action) for _, action in actions]
        found = dict(replayed(options, lines))
        assert [tuple(map(sum, found[n])) for n in sorted(found)] == list(end.results)


def test_what_was_taken_back_is_not_counted() -> None:
    lines, end = played(1)
    place = next(n for n, line in enumerate(lines) if line.startswith("play "))
    taken = (*lines[: place + 1], f"back {place}", "hint", *lines[place:])
    assert dict(replayed(Options(), taken)) == dict(replayed(Options(), lines))
    assert len(list(replayed(Options(), taken))) == len(end.results)


def test_a_log_that_breaks_off_gives_the_deals_before() -> None:
    lines, _ = played(1)
    deals = [n for n, line in enumerate(lines) if line.startswith("deal ")]
    broken = (*lines[: deals[2] + 3], "play XX", *lines[deals[2] + 4 :])
    assert sorted(dict(replayed(Options(), broken))) == [1, 2]


def test_what_is_kept_is_read_back_and_nonsense_passed_over() -> None:
    text = write_parts({1: FIRST, 2: SECOND})
    assert read_parts(text) == {1: FIRST, 2: SECOND}
    for wrong in ("", "{", "{}", "3", "[1, [2], [3]]", "[" * 100_000):
        assert read_parts(wrong) == {}
    assert read_parts(text.replace("13", '"x"')) == {2: SECOND}
    assert len(FIRST[0]) == len(PARTS)


# ---- which parties


def _keys(parties: object) -> list[str]:
    return [one.key for one in parties]  # type: ignore[attr-defined]


def test_parties_are_chosen_by_opponent_rules_and_help() -> None:
    modern = PRESETS[Preset.MODERN]
    every = [
        partie(card("club")),
        partie(card("master", kinds=("human", "master"), assisted=(2,))),
        partie(card("modern", options=modern)),
        partie(card("two", kinds=("human", "human"), names=("Anne", "Bertrand"))),
    ]
    assert _keys(chosen(every, Selection(), NOW)) == ["club", "master", "modern"]
    assert _keys(chosen(every, Selection(Against("master")), NOW)) == ["master"]
    pair = Against(people=("Anne", "Bertrand"))
    assert _keys(chosen(every, Selection(pair), NOW)) == ["two"]
    assert _keys(chosen(every, Selection(rules=rules_name(PIQUET, modern)), NOW)) == ["modern"]
    assert _keys(chosen(every, Selection(help=Assistance.ONLY), NOW)) == ["master"]
    assert _keys(chosen(every, Selection(help=Assistance.WITHOUT), NOW)) == ["club", "modern"]


def test_parties_are_chosen_by_time_and_a_reset_parts_them() -> None:
    days = {"today": 0, "days": 3, "weeks": 20, "spring": 70, "old": 500}
    every = [
        partie(card(key, finished=(NOW - timedelta(days=ago)).isoformat()))
        for key, ago in days.items()
    ]

    def keys(span: Period, since: datetime | None = None) -> list[str]:
        return _keys(chosen(every, Selection(span=span), NOW, since))

    assert keys(Period.ALL) == list(days)
    assert keys(Period.DAY) == ["today"]
    assert keys(Period.WEEK) == ["today", "days"]
    assert keys(Period.MONTH) == ["today", "days", "weeks"]
    assert keys(Period.YEAR) == ["today", "days", "weeks", "spring"]
    assert keys(Period.EARLIER) == []
    since = datetime(2026, 3, 10, tzinfo=UTC)
    assert keys(Period.ALL, since) == ["today", "days"]
    assert keys(Period.YEAR, since) == ["today", "days"]
    assert keys(Period.EARLIER, since) == ["weeks", "spring", "old"]


# ---- the pair_record of two


def _evening(day: int, hour: int, deals: tuple[Pair, ...], key: str) -> PartiePlayed:
    finished = f"2026-03-{day:02}T{hour:02}:00:00+00:00"
    people = ("human", "human")
    return partie(card(key, deals, people, ("Anne", "Bertrand"), finished))


def test_the_ledger_of_two_by_hand() -> None:
    drawn = ((20, 20),) * 6
    played_ = [
        _evening(14, 21, SIX, "c"),  # Anne 360, a rubicon
        _evening(2, 20, CLOSE, "a"),  # Bertrand 136
        _evening(14, 20, SIX, "b"),
        _evening(14, 23, drawn, "d"),
        _evening(15, 1, SIX, "e"),  # still the same sitting, past midnight
        _evening(19, 20, CLOSE, "f"),
    ]
    found = pair_record(played_)
    assert (found.parties, found.won, found.drawn) == (6, (3, 2), 1)
    assert found.special == (3, 0)
    assert found.run == (2, 1)  # the drawn partie ends a run
    assert found.best == (360, 136)
    assert found.points == (1080, 272)
    assert found.balance == 1080 - 272
    last, before, first = found.sittings
    assert (last.parties, last.points, last.balance) == (1, -136, 808)
    assert (before.parties, before.won, before.drawn) == (4, (3, 0), 1)
    assert (before.points, before.balance) == (1080, 944)
    assert (first.points, first.balance) == (-136, -136)


def test_an_empty_ledger_is_even() -> None:
    found = pair_record([])
    assert (found.parties, found.balance, found.run, found.sittings) == (0, 0, (0, 0), ())
