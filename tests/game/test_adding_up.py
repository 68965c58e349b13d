"""Rounded figures and the sum below them: they add up, and none is far from what it stands for."""

from __future__ import annotations

from random import Random

import pytest

from game.pages.history.brought import lost_by, lost_by_all, lost_in, luck_told
from game.pages.history.words import cost_of
from game.pages.statistics.figures import figures_of
from game.pages.statistics.tables import adding_up, averages
from game.pages.statistics.totals import SeatTotals, Totals
from game.piquet.ai.estimates import Points
from game.piquet.ui.report.row import PARTS, nets_told
from game.players.judgement import Judgement
from game.players.review import Choice, ChoiceKind, KeptReview, Luck
from game.stage.basics import Rect, Room
from game.stage.picture import Text
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from tests.game.pilot import EstimatingRuler


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ([], []),
        ([1.4, 1.4, 1.4], [2, 1, 1]),
        ([0.0, 0.5, 3.0, 2.5], [0, 1, 3, 2]),
        ([-1.6, 96.4, 56.4, -33.0, -208.2], [-2, 97, 56, -33, -208]),
        ([2.0, -2.0], [2, -2]),
    ],
)
def test_what_is_rounded_adds_up(values: list[float], told: list[int]) -> None:
    assert adding_up(values) == told


def test_every_figure_is_its_value_rounded_up_or_down() -> None:
    chance = Random(3)
    for _ in range(300):
        values = [chance.uniform(-20, 20) for _ in range(chance.randint(1, 9))]
        told = adding_up(values)
        assert sum(told) == round(sum(values))
        assert all(abs(one - value) < 1 for one, value in zip(told, values, strict=True))


def test_a_sum_that_is_told_elsewhere_is_kept_and_nothing_stays_nothing() -> None:
    assert adding_up([10.6, 11.9, 0.0], 22) == [10, 12, 0]
    assert adding_up([10.6, 11.9, 0.0], 25) == [12, 13, 0]


@pytest.mark.parametrize("game", ["piquet", "bezique", "all-fours"])
def test_the_parts_of_a_deal_add_up_and_a_partie_adds_up_its_deals(game: str) -> None:
    chance = Random(5)
    for _ in range(200):
        chair, hand, other, talon = (chance.uniform(-30, 30) for _ in range(4))
        luck = Luck(chair, hand, other, talon, chance.randint(-60, 60), 3.0)
        step = 10 if game == "all-fours" else 1
        told = luck_told(game, luck)
        parts = told.hand, told.talon, told.other, told.adjusted
        assert sum(parts) == luck.result * step == told.result
        assert told.cards == round(luck.cards * step)
        exact = luck.hand, luck.talon, luck.other, luck.adjusted
        near = zip(parts, exact, strict=True)
        assert all(abs(one - value * step) <= 1.5 for one, value in near)


def _reviews(seed: int) -> list[KeptReview]:
    chance = Random(seed)
    kinds = list(ChoiceKind)
    return [
        KeptReview(
            "1",
            deal,
            Player.A,
            tuple(
                Choice(at, chance.choice(kinds), "a", "b", chance.choice((0.0, 1.4, 3.5, 7.3)), 0.1)
                for at in range(12)
            ),
        )
        for deal in range(1, 7)
    ]


def test_the_same_was_lost_by_deals_and_by_kinds_of_choices() -> None:
    for seed in range(50):
        reviews = _reviews(seed)
        for one in reviews:
            assert sum(lost_by(one.choices).values()) == lost_in([one])
        together = lost_by_all(reviews)
        assert sum(together.values()) == lost_in(reviews)
        for kind, lost in together.items():
            assert lost == sum(lost_by(one.choices).get(kind, 0) for one in reviews)


def test_a_kind_with_one_mistake_lost_what_that_mistake_is_said_to_cost() -> None:
    speak("en")
    kinds = {ChoiceKind.EXCHANGE: 41.6, ChoiceKind.CARD: 3.507}
    choices = [Choice(0, kind, "7C", "8C", lost, 0.1) for kind, lost in kinds.items()]
    for one in choices:
        assert str(lost_by(choices)[one.kind]) in cost_of("piquet", "settlement", one).words


def test_the_columns_of_the_averages_add_up() -> None:
    speak("en")
    names = tuple(figures_of("piquet").parts)
    chance = Random(8)
    seats = []
    for _ in range(4):
        parts = tuple(chance.randint(0, 90) for _ in names)
        seats.append(SeatTotals(17, sum(parts), 17, parts, parts, names))
    total = Totals(
        3, (1, 2), 0, (0, 0), 0, (1, 1), 0, 17, 17, (seats[0], seats[1], seats[2], seats[3])
    )
    room = Room(1280, 800, EstimatingRuler())
    items = averages(total, "piquet", None, room).lay(Rect(0, 0, 900, 500), room)
    figures: dict[float, list[float]] = {}
    for item in items:
        if isinstance(item, Text) and item.words.replace(".", "").isdigit() and "." in item.words:
            figures.setdefault(item.x, []).append(float(item.words))
    assert len(figures) == 4
    for *column, whole in figures.values():
        assert sum(column) == pytest.approx(whole)


def test_the_numbers_of_a_discard_add_up_to_its_worth() -> None:
    chance = Random(9)
    for _ in range(100):
        mine, theirs = (Points(**{part: chance.uniform(0, 12) for part in PARTS}) for _ in "ab")
        one = Judgement(Exchange(frozenset()), mine, theirs, 0.0, doubt=1.0)
        assert sum(nets_told(one).values()) == pytest.approx(round(10 * one.points) / 10)
