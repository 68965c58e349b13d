"""All pages beside the table lie in one grid: the name at one height, the way back in one place."""

from __future__ import annotations

import pygame
import pytest

from game.demo import album as tour_album
from game.demo.album import Album
from game.demo.archive import Home
from game.demo.duplicate import show_duplicate
from game.demo.leaves import (
    show_beginning,
    show_help,
    show_nothing_yet,
    show_return,
    show_score_cards,
    show_settings,
)
from game.demo.school import show_training
from game.pages.grid import grid_in, ledger
from game.pages.help.book import Help
from game.pages.help.paper import sheet_in
from game.pages.scene import Scene
from game.preferences import Preferences
from game.stage.basics import Font, Rect, Room, Tone
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Backdrop, Box, Icon, Picture, Shadow, Stroke, Text
from game.window.text import Writer
from game.words.catalogue import speak, spoken
from rules.piquet.options import Options
from tests.game.plain import PlainArt

ROOMS = ((1024, 640), (1280, 800), (1422, 800), (1024, 1400))
ASKING = ("statistics-reset",)
"""Questions have their own place, in the middle."""
NOTHING = "score-cards-none", "statistics-none", "history-none"
CODES = {f"same-deals-{kind}" for kind in ("first", "codes", "half", "friend", "two")}
APART = {"apart", *(f"apart-{kind}" for kind in ("invite", "join", "offer", "talk"))}
LOWER = {*NOTHING, *CODES, *APART, "names", "open-parties"}
"""Pages of so little that their leaf is smaller."""


Drawn = dict[tuple[int, int], dict[str, Picture]]


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    """All pages of the tour that have a way back, in French, in each of the rooms."""
    pygame.font.init()
    rooms = {size: Room(*size, Writer(PlainArt())) for size in ROOMS}
    found: Drawn = {size: {} for size in ROOMS}

    def take(_album: Album, name: str, page: Scene) -> None:
        for size, room in rooms.items():
            picture = page.picture(room)
            if picture.backdrop is Backdrop.SHEET and name not in ASKING and _back(picture):
                found[size][name] = picture

    before = spoken()
    speak("fr")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(tour_album.Album, "take", take)
        look = rooms[ROOMS[0]]
        monkeypatch.setattr(tour_album.Album, "look", lambda _album, page: page.picture(look))
        album, house = object.__new__(Album), Home(7, Preferences())
        show_beginning(album, house)
        show_nothing_yet(album, house)
        show_duplicate(album, house)
        show_training(album, house)
        show_return(album, house)
        show_score_cards(album, house)
        show_settings(album, house)
        show_help(album)
    speak(before)
    return found


def _back(picture: Picture) -> Rect | None:
    places = (target.place for target in picture.targets if target.key == "back")
    return next((place for place in places if isinstance(place, Rect)), None)


@pytest.mark.parametrize("size", ROOMS)
def test_every_page_has_its_name_and_its_way_back_in_the_same_place(
    size: tuple[int, int], drawn: Drawn
) -> None:
    found = drawn[size]
    assert len(found) > 40
    grid = grid_in(Room(*size, Writer(PlainArt())))
    lower = set[str]()
    for name, picture in found.items():
        x, y = grid.whole.x, grid.name
        leaf = next((i.rect for i in picture.items if isinstance(i, Pad) and not i.bound), None)
        if leaf is not None and leaf.height < grid.leaf().height:  # it lies where others do
            assert leaf.centre == pytest.approx(grid.leaf().centre), name
            lower.add(name)
            x, y = x + leaf.x - grid.leaf().x, y + leaf.y - grid.leaf().y
        near = pytest.approx
        named = [item for item in picture.items if isinstance(item, Text) and item.y == near(y)]
        assert any(text.x == near(x) and text.font == grid.font for text in named), name
        back = _back(picture)
        assert back is not None
        assert (back.y, back.bottom) == (grid.foot - 24, grid.foot + 24), name
        after = [
            target.place
            for target in picture.targets
            if isinstance(target.place, Rect)
            and target.place.x > back.x
            and target.place.y == back.y
        ]
        assert len(after) <= 1, name
        last = after[0] if after else back
        assert last.right == pytest.approx(grid.whole.right), name
        primary = [rect for item in picture.items if (rect := _of_ivory(item))]
        assert all(place in primary for place in after), name
    assert size != (1280, 800) or lower == LOWER


@pytest.mark.parametrize("size", ROOMS)
def test_whatever_stands_on_the_paper_of_a_page_is_of_ink(
    size: tuple[int, int], drawn: Drawn
) -> None:
    """Words, lines and signs; what lies upon it, as a button does, has colours of its own."""
    ledgers = 0
    for name, picture in drawn[size].items():
        leaf = next((i.rect for i in picture.items if isinstance(i, Pad) and not i.bound), None)
        if leaf is None:
            continue
        ledgers += 1
        boxes = [item for item in picture.items if isinstance(item, Box)]
        upon = [box.rect for box in boxes if box.shadow is not Shadow.NONE]
        for item in picture.items:
            if isinstance(item, Text | Icon):
                x, y, tone = item.x, item.y, item.paint.tone
            elif isinstance(item, Stroke):
                x, y, tone = item.x1, item.y1, item.paint.tone
            else:
                continue
            if leaf.contains(x, y) and not any(each.contains(x, y) for each in upon):
                assert tone not in (Tone.IVORY, Tone.SOFT, Tone.BRASS, Tone.FOCUS), (name, item)
    assert ledgers > 30


def _of_ivory(item: object) -> Rect | None:
    if isinstance(item, Box) and item.fill is not None and item.fill.tone is Tone.IVORY:
        return item.rect
    return None


def test_the_book_is_printed_on_paper_in_two_columns_where_it_is_wide() -> None:
    pygame.font.init()
    for size, columns in (((1024, 640), 1), ((1280, 800), 2)):
        room = Room(*size, Writer(PlainArt()))
        picture = Help(Options(), "start").picture(room)
        (leaf,) = (item.rect for item in picture.items if isinstance(item, Pad))
        body = grid_in(room).body
        paper = Rect(body.x + 220, body.y, body.width - 220, body.height)
        assert leaf.contains(*paper.centre)
        assert sheet_in(paper, room).columns == columns
        words = [
            item
            for item in picture.items
            if isinstance(item, Text) and paper.contains(item.x, item.y)
        ]
        assert {text.paint.tone for text in words} <= {Tone.INK, Tone.INK_SOFT, Tone.RED}
        starts = {text.x for text in words if text.font == Font(17)}
        halves = {x > paper.centre[0] for x in starts}
        assert len(halves) == columns


@pytest.mark.parametrize(
    ("size", "free"), [((1024, 640), False), ((1280, 800), False), ((1024, 1400), True)]
)
def test_a_page_in_a_tall_window_lies_in_the_middle_below_the_name_of_the_house(
    size: tuple[int, int], free: bool
) -> None:
    room = Room(*size, Writer(PlainArt()))
    grid = grid_in(room)
    over = [item for item in ledger(grid, (), room) if isinstance(item, Thing)]
    assert bool(over) is free
    for thing in over:
        assert thing.width / 8 < thing.y < grid.whole.y - thing.width / 8
    assert abs(grid.whole.centre[1] - room.height / 2) < 5
