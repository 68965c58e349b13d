"""The balance on which Game is weighed: the heavier dish hangs lower, and cards stand in both."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.all_fours.ui.count import balance
from game.all_fours.ui.scale import ScaleMeasures, in_weight, scale_items
from game.stage.basics import Room
from game.stage.ornaments import Thing
from game.stage.picture import Box, CardItem, Item, Text
from game.stage.places import Places
from game.window.things import BOXES, drawn_thing
from rules.all_fours.pack import pips
from rules.core.cards import Card, card
from tests.game.pilot import SIZES, EstimatingRuler

AT = ScaleMeasures(784, 430, 220, 300, 74, 78)
TEN, QUEEN, KNAVE, TWO = (card(text) for text in ("TC", "QS", "JH", "2D"))


def weighed(left: tuple[Card, ...], right: tuple[Card, ...], shown: float = 99) -> list[Item]:
    return scale_items(in_weight(left), in_weight(right), shown, AT)


def things(items: list[Item], name: str) -> list[Thing]:
    found = [item for item in items if isinstance(item, Thing) and item.name == f"balance-{name}"]
    return sorted(found, key=lambda item: item.x)


@pytest.mark.parametrize(
    ("left", "right"), [((TEN,), (QUEEN, KNAVE)), ((KNAVE,), (QUEEN,)), ((TWO,), (TEN, KNAVE))]
)
def test_the_heavier_dish_hangs_lower_from_the_lower_end_of_the_beam(
    left: tuple[Card, ...], right: tuple[Card, ...]
) -> None:
    items = weighed(left, right)
    (beam,) = things(items, "beam")
    ours, theirs = things(items, "dish")
    assert (ours.y > theirs.y) == (pips(left) > pips(right))
    assert (beam.turn < 0) == (pips(left) > pips(right))
    for dish, chains in zip((ours, theirs), things(items, "chains"), strict=True):
        assert dish.x == chains.x, "a dish hangs straight down"


def test_with_nothing_on_it_or_with_equals_it_stands_level() -> None:
    for items in (weighed((), ()), weighed((KNAVE,), (KNAVE,)), weighed((TEN,), (QUEEN,), 0)):
        (beam,) = things(items, "beam")
        first, second = things(items, "dish")
        assert (beam.turn, first.y) == (0, second.y)


def test_it_leans_by_steps_and_never_so_far_that_a_dish_touches_the_foot() -> None:
    cards = tuple(card(f"T{suit}") for suit in "CDHS")
    turns = set()
    for shown in range(81):
        items = weighed(cards, (), shown / 20)
        turns.add(things(items, "beam")[0].turn)
        assert things(items, "dish")[0].y < things(items, "stand")[0].y + 120
    ordered = sorted(turns)
    assert ordered[0] >= -7
    assert all(after - before >= 0.25 for before, after in pairwise(ordered))
    assert len(ordered) < 30, "as many pictures of it are kept"


def test_cards_of_worth_stand_in_the_dish_and_bear_what_they_count() -> None:
    items = weighed((TWO, KNAVE, TEN), (QUEEN,))
    (dish, _) = things(items, "dish")
    lying = [item for item in items if isinstance(item, CardItem)]
    assert [item.face for item in lying] == [str(TEN), str(KNAVE), str(QUEEN)]
    for item in lying[:2]:
        assert abs(item.pose.y + item.pose.height / 2 - dish.y) < 16
        assert abs(item.pose.x - dish.x) + item.pose.width / 2 < dish.width / 2
    assert [item.words for item in items if isinstance(item, Text)] == ["10", "1", "2"]


@pytest.mark.parametrize("size", [*SIZES, (1024, 1400), (1600, 1200)])
def test_in_a_window_of_any_shape_it_stands_between_the_points_and_the_sentence(
    size: tuple[int, int],
) -> None:
    places = Places.of(Room(*size, EstimatingRuler()))
    at = balance(places)
    items = scale_items(in_weight((TEN,)), (), 9, at)
    parts = [item for item in items if isinstance(item, Thing)]
    heights = [item.width * BOXES[item.name][1] / BOXES[item.name][0] for item in parts]
    lowest = max(item.y + high / 2 for item, high in zip(parts, heights, strict=True))
    assert lowest < places.sentence_line - 16
    assert at.y - at.arm * 0.25 > (310 if size[0] >= 1280 else 225), "and below the four points"


@pytest.mark.parametrize("name", [name for name in BOXES if name.startswith("balance-")])
def test_every_part_of_it_is_drawn(name: str) -> None:
    part = drawn_thing(name, 240)
    assert part.get_bounding_rect().width >= 0.85 * 240
    assert part.get_height() == round(240 * BOXES[name][1] / BOXES[name][0])


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_what_a_card_counts_stands_beside_a_chain_and_not_on_it(
    size: tuple[float, float], count: int
) -> None:
    at = balance(Places.of(Room(*size, EstimatingRuler())))
    cards = tuple(map(card, ("TC", "AD", "KD", "KS", "JH")))[:count]
    items = scale_items(cards, (), 99, at)
    (dish, _), (chains, _) = things(items, "dish"), things(items, "chains")
    end = chains.y - at.pan * 89 / 300
    told = [item for item in items if isinstance(item, Box)]
    assert len(told) == count
    for field in told:
        for corner in (field.rect.y, field.rect.bottom):
            away = at.pan / 2 * (corner - end) / at.drop
            for chain in (dish.x - away, dish.x + away):
                assert not field.rect.x - 1 < chain < field.rect.right + 1
    for one, next_one in pairwise(sorted(told, key=lambda box: box.rect.x)):
        assert one.rect.right < next_one.rect.x
