"""The measure of contrast itself, by pictures whose answer is known; the tour is measured by it."""

from __future__ import annotations

import pytest

from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.looks import TableLook
from game.stage.picture import Backdrop, Box, Item, Picture, Text
from tests.contrast import EYES, Measured, contrast, dressed, measure

INK, IVORY = Paint(Tone.INK), Paint(Tone.IVORY)
SHEET = Box(Rect(100, 100, 400, 200), 0, fill=IVORY)
WORDS = Text("A word", 150, 200, Font(18), INK)


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def found(*items: Item, table: TableLook = TableLook.BAIZE) -> list[Measured]:
    """What is measured of some items, lying on a table."""
    picture = Picture.of(Backdrop.SHEET, items)
    return measure(dressed(table), picture, 1.0, strong=table is TableLook.CONTRAST)


def words(*items: Item) -> list[Measured]:
    return [each for each in found(*items) if each.kind == "words"]


def test_words_are_measured_by_the_ink_asked_for_on_what_lies_beneath() -> None:
    (seen,) = words(SHEET, WORDS)
    assert (seen.what, seen.ground) == ("A word", "#f6f0e1")
    assert seen.ratio == pytest.approx(contrast((28, 26, 23), (246, 240, 225)), abs=0.2)
    faint = Text("Faint", 150, 200, Font(18), Paint(Tone.INK, 0.5))
    (seen,) = words(SHEET, faint)
    assert seen.ratio == pytest.approx(contrast((137, 133, 124), (246, 240, 225)), abs=0.1)
    assert seen.short


def test_a_veil_over_words_lies_over_their_ground_too() -> None:
    veil = Box(SHEET.rect, 0, fill=Paint(Tone.INK, 0.4))
    (seen,) = words(SHEET, WORDS, veil)
    assert seen.ground == "#9f9a90"
    assert 6 < seen.ratio < 7


def test_what_is_covered_is_not_measured() -> None:
    assert words(WORDS, SHEET) == []


def test_large_words_may_be_fainter_and_on_the_table_of_contrast_no_words_may() -> None:
    large = Text("Large", 150, 200, Font(24), Paint(Tone.INK, 0.5))
    (seen,) = words(SHEET, large)
    assert seen.least == 3
    strong = found(SHEET, large, table=TableLook.CONTRAST)
    assert {each.least for each in strong if each.kind == "words"} == {7}


def test_marks_of_one_shape_are_not_told_apart_by_colour_alone() -> None:
    dots = [
        Box(Rect(150 + 20 * at, 150, 8, 8), 4, fill=Paint(tone))
        for at, tone in enumerate((Tone.RED, Tone.BRASS_DARK))
    ]
    (pair,) = (each for each in found(SHEET, *dots) if each.kind == "alike")
    assert pair.short
    square = Box(Rect(170, 150, 8, 8), 0, fill=Paint(Tone.BRASS_DARK))
    assert all(each.kind != "alike" for each in found(SHEET, dots[0], square))


def test_who_lacks_a_cone_sees_red_on_black_darker() -> None:
    red, black = (179, 38, 30), (0, 0, 0)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert all(contrast((0, 0, 0), (255, 255, 255), eye) == pytest.approx(21, 0.01) for eye in EYES)
    assert contrast(red, black, "protanopia") < contrast(red, black) - 0.8
