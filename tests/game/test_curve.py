"""The curve of a partie: what it starts from and comes to, what turned it, and that it fits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.curve import (
    MOST_TURNS,
    CurvePoint,
    curve_items,
    curve_of,
    percent,
    turning_points,
)
from game.pages.settlement import SettlementScene
from game.piquet.preferences import LINE
from game.piquet.ui.sheet.page import DealSheet
from game.players.mind import mind_of
from game.preferences import Preferences
from game.stage.basics import Rect, Room
from game.stage.picture import Box, Item, Stroke, Text
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.options import Length, Options
from rules.piquet.settlement import settle_deals
from rules.piquet.view import view
from tests.game.houses import OpenHouse, header
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.test_foresight import states

RESULTS = ((24, 9), (11, 42), (107, 7), (29, 24), (26, 26), (17, 14))
PLACE = Rect(100, 200, 300, 90)
ROOM = Room(1280, 800, EstimatingRuler())


def curve(player: Player = Player.A, deals: int = 6) -> tuple[CurvePoint, ...]:
    return curve_of(PIQUET, Options(), RESULTS[:deals], Player.B, player)


def test_it_begins_even_and_ends_with_what_came() -> None:
    points = curve()
    assert [point.deals for point in points] == [0, 1, 2, 3, 4, 5, 6]
    assert points[0].share == pytest.approx(0.5, abs=0.01)
    assert points[-1].share == 1
    assert settle_deals(RESULTS, Options()).winner is Player.A


def test_the_other_side_sees_it_turned_upside_down() -> None:
    for mine, others in zip(curve(), curve(Player.B), strict=True):
        assert mine.share + others.share == pytest.approx(1)


def test_the_deal_that_is_shown_stands_in_a_band() -> None:
    def bands(now: int) -> list[Box]:
        found = curve_items(curve(), 6, PLACE, ROOM, now=now)
        return [item for item in found if isinstance(item, Box) and item.rect.height > 50]

    assert bands(0) == []
    (third,), (fifth,) = bands(3), bands(5)
    assert PLACE.x < third.rect.x < fifth.rect.x < PLACE.right
    (number,) = (item for item in curve_items(curve(), 6, PLACE, ROOM, now=3)
                 if isinstance(item, Text) and item.words == "3")  # fmt: skip
    assert third.rect.x < number.x < third.rect.right
    assert number.font.bold


def test_before_anything_was_played_there_is_no_curve() -> None:
    assert curve(deals=0) == ()


def test_a_game_that_tells_no_chances_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = replace(mind_of(PIQUET), outlook=None)
    monkeypatch.setattr("game.pages.curve.mind_of", lambda _game: silent)
    assert curve() == ()


def test_the_deals_that_turned_it_are_the_great_steps() -> None:
    turns = turning_points(curve())
    assert [point.deals for point, _ in turns] == [2, 3]
    assert [change > 0 for _, change in turns] == [False, True]
    assert len(turns) <= MOST_TURNS


def test_a_partie_without_a_great_step_has_no_turn() -> None:
    flat = tuple(CurvePoint(deals, 0.5 + deals / 100) for deals in range(7))
    assert turning_points(flat) == ()


def left(item: Item) -> float:
    match item:
        case Stroke():
            return item.x1
        case Box():
            return item.rect.x
        case Text():
            return item.x
    raise TypeError(item)


def test_it_keeps_to_its_place() -> None:
    for deals in range(1, 7):
        for item in curve_items(curve(deals=deals), 6, PLACE, ROOM):
            assert PLACE.x - 4 <= left(item)
            if isinstance(item, Stroke):
                assert item.x2 <= PLACE.right
                assert PLACE.y - 2 <= min(item.y1, item.y2)
                assert max(item.y1, item.y2) <= PLACE.bottom
            if isinstance(item, Text) and item.words.endswith("%"):
                assert item.x + ROOM.ruler.width(item.words, item.font) <= PLACE.right


def test_the_chance_it_has_come_to_stands_at_its_end() -> None:
    points = curve(deals=3)
    words = [item.words for item in curve_items(points, 6, PLACE, ROOM) if isinstance(item, Text)]
    assert percent(points[-1].share) in words
    assert [str(number) for number in range(1, 7)] == words[:6]


@pytest.mark.parametrize("high", [72, 90, 120])
@pytest.mark.parametrize("after", [0.2, 0.35, 0.65, 0.76, 0.8, 0.9])
def test_no_line_runs_through_the_words_at_a_turn(after: float, high: int) -> None:
    """The line in the middle ran through the foot of "+26%"."""
    points = (CurvePoint(0, 0.5), CurvePoint(1, after), CurvePoint(2, after))
    items = curve_items(points, 3, Rect(100, 200, 420, high), ROOM)
    (words,) = (i for i in items if isinstance(i, Text) and i.words[0] in "+−")
    for item in items:
        if isinstance(item, Stroke) and item.y1 == item.y2 and item.x2 > words.x:
            assert not words.y - 11 < item.y1 < words.y + 1


def test_points_between_the_deals_lie_between_them() -> None:
    finer = (CurvePoint(0, 0.5), CurvePoint(1, 0.5), CurvePoint(1.5, 0.8), CurvePoint(2, 0.3))
    uprights = [
        item.x1
        for item in curve_items(finer, 2, PLACE, ROOM)
        if isinstance(item, Stroke) and item.x1 == item.x2
    ]
    step = (PLACE.width - 46) / 2
    assert uprights == pytest.approx([PLACE.x + step, PLACE.x + 1.5 * step])


# The pages


def words_of(items: tuple[Item, ...]) -> list[str]:
    return [item.words for item in items if isinstance(item, Text)]


@pytest.mark.parametrize("size", SIZES)
def test_the_settlement_has_the_curve_with_all_of_it_on_the_page(size: tuple[int, int]) -> None:
    *_, end = states(5, 6)
    room = Room(*size, EstimatingRuler())
    items = SettlementScene(OpenHouse(), end, header()).picture(room).items
    assert say("line.title") in words_of(items)
    for item in items:
        if isinstance(item, Text):
            assert 16 < item.y < size[1] - 8


def test_the_settlement_of_a_game_to_a_hundred_has_it_too() -> None:
    options = Options(length=Length.TO_A_HUNDRED)
    points = curve_of(PIQUET, options, ((40, 12), (20, 30), (50, 9)), Player.A, Player.B)
    assert points[-1].share == 0
    assert all(before.share > 0 for before in points[:-1])


@pytest.mark.parametrize("liked", [False, True])
def test_the_sheet_of_a_deal_has_it_for_who_likes_the_line(liked: bool) -> None:
    *_, end = states(5, 2)
    seen = view(end, Player.A)
    likes = Preferences().having(LINE, liked)
    sheet = DealSheet(seen, ("You", "Rival"), Player.A, likes=likes)
    told = percent(curve_of(PIQUET, Options(), end.results, Player.B, Player.A)[-1].share)
    assert (told in words_of(sheet.picture(ROOM).items)) is liked
