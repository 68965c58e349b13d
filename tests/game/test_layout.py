"""Containers: where parts lie, how high they are together, and what of them is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from msgspec import Struct

from game.pages.lists import ListOf, ListWindow
from game.pages.page import Page
from game.stage.basics import Align, Font, Rect, Room
from game.stage.blocks import Block, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.controls import ListLine, Pressed
from game.stage.layout import Boxed, Column, Grid, Layers, Row
from game.stage.picture import Box, Item, Role, Text, Widget, touched


class Ten:
    """Every letter is ten units wide."""

    def width(self, words: str, font: Font) -> float:
        return 10.0 * len(words)


ROOM = Room(1000, 800, Ten())
PLACE = Rect(100, 50, 300, 200)


class Part(Struct, frozen=True):
    """A part of a size, of which the place is seen."""

    across: float = 40
    high: float = 20

    def width(self, _room: Room) -> float:
        return self.across

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, _room: Room) -> list[Item]:
        return [Box(place)]


def laid(block: Block, place: Rect = PLACE) -> list[tuple[float, float, float, float]]:
    boxes = [item for item in block.lay(place, ROOM) if isinstance(item, Box)]
    return [(box.rect.x, box.rect.y, box.rect.width, box.rect.height) for box in boxes]


def lines(words: WordBlock, place: Rect = PLACE) -> list[tuple[str, float, float]]:
    texts = [item for item in words.lay(place, ROOM) if isinstance(item, Text)]
    return [(text.words, text.x, text.y) for text in texts]


@pytest.mark.parametrize(
    ("block", "places"),
    [
        (Row((Part(), Part()), 10), [(100, 50, 40, 200), (150, 50, 40, 200)]),
        (Row((Part(), Part()), 10, Align.RIGHT), [(310, 50, 40, 200), (360, 50, 40, 200)]),
        (Row((Part(),), 10, Align.CENTRE), [(230, 50, 40, 200)]),
        (Row((Fill(Part()), Part()), 10), [(100, 50, 250, 200), (360, 50, 40, 200)]),
        (
            Row((Fill(Part()), Fill(Part(), 2)), 0),
            [(100, 50, 100, 200), (200, 50, 200, 200)],
        ),
        (Column((Part(), Part()), 10), [(100, 50, 300, 20), (100, 80, 300, 20)]),
        (Column((Part(), Part()), 10, middle=True), [(100, 125, 300, 20), (100, 155, 300, 20)]),
        (Column((Part(), Fill(Part()))), [(100, 50, 300, 20), (100, 70, 300, 180)]),
        (Inset(Part(), 1, 2, 3, 4), [(101, 52, 296, 194)]),
        (Sized(Part(), 90), [(100, 50, 90, 200)]),
        (Sized(Part(), most=120), [(100, 50, 120, 200)]),
        (Layers((Part(), Part())), [(100, 50, 300, 200)] * 2),
        (
            Grid((Part(), Part(), Part()), 2, 20, 5),
            [(100, 50, 140, 20), (260, 50, 140, 20), (100, 75, 140, 20)],
        ),
        (
            Grid((Part(), Part(), Part()), 2, 20, down=True, high=30),
            [(100, 50, 140, 30), (260, 50, 140, 30), (100, 80, 140, 30)],
        ),
    ],
)
def test_parts_lie_where_their_container_says(
    block: Block, places: Sequence[tuple[float, float, float, float]]
) -> None:
    assert laid(block) == list(places)


@pytest.mark.parametrize(
    ("block", "width", "height"),
    [
        (Row((Part(), Part(60, 30)), 10), 110, 30),
        (Column((Part(), Part(60, 30)), 10), 60, 60),
        (Layers((Part(), Part(60, 30))), 60, 30),
        (Inset(Part(), 1, 2, 3, 4), 44, 26),
        (Sized(Part(), 90, 50), 90, 50),
        (Grid((Part(), Part(), Part()), 2, 20, 5), 100, 45),
        (WordBlock("seven", Font(20)), 50, 28),
        (WordBlock("one two three", lines=0, step=24), 130, 24),
        (Boxed(Part(), Box(PLACE), 34, 10), 60, 34),
    ],
)
def test_a_container_is_as_large_as_its_parts_make_it(
    block: Block, width: float, height: float
) -> None:
    assert (block.width(ROOM), block.height(300, ROOM)) == (width, height)


def test_words_stand_in_the_middle_of_their_place_and_are_cut_at_its_end() -> None:
    assert lines(WordBlock("A line")) == [("A line", 100, 156)]
    assert lines(WordBlock("A line", align=Align.RIGHT)) == [("A line", 400, 156)]
    assert lines(WordBlock("far too long", step=24), Rect(0, 0, 80, 24)) == [("far too…", 0, 18)]


def test_words_in_several_lines_are_as_high_as_these() -> None:
    words = WordBlock("one two three four", lines=0, step=24)
    assert words.height(80, ROOM) == 72
    assert lines(words, Rect(0, 0, 80, 72)) == [
        ("one two", 0, 18),
        ("three", 0, 42),
        ("four", 0, 66),
    ]
    two = WordBlock("one two three four", lines=2)
    assert [line for line, _, _ in lines(two, Rect(0, 0, 80, 48))] == ["one two", "three f…"]


def test_what_is_drawn_is_as_high_as_it_says_and_in_the_middle() -> None:
    assert laid(Drawn(40, 20, lambda place: [Box(place)])) == [(100, 140, 300, 20)]
    assert laid(Drawn(0, 0, lambda place: [Box(place)])) == [(100, 50, 300, 200)]


def test_what_is_pressed_shows_the_focus_and_rests_where_it_cannot_be() -> None:
    pressed = Pressed(Part(), "it", "It", Role.CHOICE, chosen=True, value="7")
    (widget,) = pressed.lay(PLACE, ROOM.at("it"))
    assert isinstance(widget, Widget)
    assert (widget.key, widget.name, widget.value) == ("it", "It", "7")
    assert widget.chosen
    assert widget.focused
    assert len(widget.parts) == 2, "the part and the ring"
    (resting,) = Pressed(Part(), "it", rests=True).lay(PLACE, ROOM.at("it"))
    assert isinstance(resting, Widget)
    assert (resting.key, resting.focused, touched([resting])) == (None, False, [])


def test_a_line_is_pressed_as_a_whole_or_only_its_parts_are() -> None:
    (line,) = touched(ListLine(Part(), "a", aside=8).lay(PLACE, ROOM))
    assert line.place == Rect(92, 50, 316, 200)
    inner = Pressed(Part(), "b")
    assert [each.key for each in touched(ListLine(inner, "a", touched=False).lay(PLACE, ROOM))] == [
        "b"
    ]


def test_a_list_shows_the_lines_that_have_room_and_how_far_down_one_is() -> None:
    window = ListWindow(9)
    listed = ListOf(window, 50, lambda at: ListLine(Part(), f"line-{at}"))
    assert [each.key for each in touched(listed.lay(PLACE, ROOM))] == [
        f"line-{n}" for n in range(4)
    ]
    assert len(laid(listed)) == 2, "the slider beside the list"
    window.turn(-1)
    assert touched(listed.lay(PLACE, ROOM))[0].key == "line-3"
    window.show(8)
    low = Rect(100, 50, 300, 100)
    assert [each.key for each in touched(listed.lay(low, ROOM))] == ["line-7", "line-8"]


def test_a_part_of_a_page_is_made_anew_only_where_its_key_is_another() -> None:
    page, made = Page(), list[str]()
    for key in ("a", "a", "b", "a"):
        shown = page.kept("part", key, partial(_made, key, made))
        assert shown == key.upper()
    assert made == ["a", "b", "a"], "only the last is kept"


def _made(key: str, made: list[str]) -> str:
    made.append(key)
    return key.upper()
