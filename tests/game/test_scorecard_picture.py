"""The score card as a picture: a page for the printer, and a sentence that says where it is."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import platformdirs
import pygame
import pytest

from game.pages.page import Page
from game.pages.score_cards import ScoreCards
from game.pages.scorecard import file_name, printed
from game.pages.settlement import SettlementScene
from game.program.exports import free_path, save_picture
from game.stage.basics import Align, Room
from game.stage.picture import Box, Icon, Shadow, Stroke, Text
from game.window.offscreen import PAGE, UNITS, print_picture
from game.words.catalogue import speak
from tests.game.houses import OpenHouse, header, score_card
from tests.game.parties import after_deals
from tests.game.pilot import EstimatingRuler, Pilot

CARD = score_card()
DRAW = partial(printed, CARD)


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for pictures of one's own."""
    folder = tmp_path / "Pictures"
    monkeypatch.setattr(platformdirs, "user_pictures_path", lambda: folder)
    return folder


def test_the_page_is_a5_in_ink_on_white(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    print_picture(DRAW, path)
    page = pygame.image.load(str(path))
    assert page.get_size() == PAGE == (1748, 2480)
    assert page.get_at((5, 5))[:3] == (255, 255, 255)
    dark = sum(
        max(page.get_at((x, y))[:3]) < 100
        for x in range(0, PAGE[0], 8)
        for y in range(0, PAGE[1], 8)
    )
    assert dark > 300
    light = sum(
        min(page.get_at((x, y))[:3]) > 250
        for x in range(0, PAGE[0], 8)
        for y in range(0, PAGE[1], 8)
    )
    assert light > 0.85 * (PAGE[0] // 8) * (PAGE[1] // 8)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_lies_on_the_page_and_has_no_shadow(language: str) -> None:
    speak(language)
    room = Room(UNITS, UNITS * PAGE[1] / PAGE[0], EstimatingRuler())
    for item in printed(CARD, room).items:
        match item:
            case Text(words, x, y, font, _, align):
                width = room.ruler.width(words, font)
                left = x - width * {Align.LEFT: 0, Align.CENTRE: 0.5, Align.RIGHT: 1}[align]
                assert left > 20
                assert left + width < room.width - 20
                assert 20 < y < room.height - 20
            case Box():
                assert item.shadow is Shadow.NONE
            case Stroke(x1, y1, x2, y2):
                assert 20 < x1 <= x2 < room.width - 20
                assert 20 < y1 <= y2 < room.height - 20
            case Icon(_, x, y):
                assert 20 < x < room.width - 20
                assert 20 < y < room.height - 20


def test_the_settlement_stands_on_it() -> None:
    room = Room(UNITS, 681, EstimatingRuler())
    words = [item.words for item in printed(CARD, room).items if isinstance(item, Text)]
    for figure in ("162", "98", "360", "31", "12"):
        assert figure in words


def test_it_goes_to_the_pictures_and_the_sentence_says_so(pictures: Path, tmp_path: Path) -> None:
    said = save_picture(DRAW, file_name(CARD), tmp_path / "data")
    path = pictures / "Piquet" / "piquet-2026-03-14.png"
    assert path.is_file()
    assert path.name in said
    again = save_picture(DRAW, file_name(CARD), tmp_path / "data")
    assert "piquet-2026-03-14-2.png" in again
    assert (pictures / "Piquet" / "piquet-2026-03-14-2.png").is_file()


def test_where_that_cannot_be_written_it_lies_with_the_data(pictures: Path, tmp_path: Path) -> None:
    pictures.write_text("a file where the folder should be", encoding="utf-8")
    said = save_picture(DRAW, file_name(CARD), tmp_path / "data")
    assert (tmp_path / "data" / "pictures" / "piquet-2026-03-14.png").is_file()
    assert "data" in said


def test_where_nothing_can_be_written_the_reason_is_told(pictures: Path, tmp_path: Path) -> None:
    pictures.write_text("", encoding="utf-8")
    (tmp_path / "data").write_text("", encoding="utf-8")
    said = save_picture(DRAW, file_name(CARD), tmp_path / "data")
    assert said.startswith("No picture could be saved")


def test_a_name_has_only_letters_a_file_may_have(tmp_path: Path) -> None:
    assert free_path(tmp_path, "a/b: c").name == "a-b-c.png"
    assert free_path(tmp_path, "../..").parent == tmp_path


def pages(house: OpenHouse) -> tuple[Page, Page]:
    *_, last = after_deals(3)
    return ScoreCards(house), SettlementScene(house, last, header())


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("way", ["key", "click", "focus"])
def test_a_card_is_saved_by_key_by_click_and_by_focus(which: int, way: str) -> None:
    house = OpenHouse(cards=(CARD,))
    pilot = Pilot(pages(house)[which])
    if way == "key":
        pilot.key("p")
    elif way == "click":
        pilot.click("picture")
    else:
        page = pilot.stack.top
        assert isinstance(page, Page)
        for _ in range(6):
            pilot.key("tab")
            if page.focus == "picture":
                break
        pilot.key("enter")
    ((draw, name),) = house.drawn
    assert f"It lies in {name}." in pilot.text
    assert draw(Room(UNITS, 681, EstimatingRuler())).items


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_where_it_lies_can_be_read_on_both_pages(size: tuple[int, int]) -> None:
    house = OpenHouse(cards=(CARD,) * 20)
    for page in pages(house):
        pilot = Pilot(page, *size)
        pilot.key("p")
        lines = [i for i in pilot.picture.items if isinstance(i, Text) and "It lies in" in i.words]
        (line,) = lines
        assert line.x > 0
        assert line.y < size[1] - 30


def test_an_empty_book_has_no_picture_to_save() -> None:
    house = OpenHouse()
    pilot = Pilot(ScoreCards(house))
    pilot.key("p")
    assert house.drawn == []
    assert "picture" not in pilot.keys
