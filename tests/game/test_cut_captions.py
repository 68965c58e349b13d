"""The names of who cut which card never run together, however close the cards lie."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest

from game.stage.basics import Align, Pose, Rect, Room
from game.stage.director import Motion
from game.stage.geometry import meet
from game.stage.picture import CardItem, Shadow, Text
from game.stage.places import Places
from game.table.cut import cut_captions
from game.table.render_context import RenderContext
from game.words.catalogue import speak
from tests.game.all_fours.sitting import Sitting as AllFours
from tests.game.bezique.sitting import Sitting as Bezique
from tests.game.pilot import EstimatingRuler

NAMES = "Jean-Sébastien", "Madame Argand"


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("apart", [8, 40, 90, 169, 171, 400])
def test_the_names_over_two_cut_cards_lie_clear_of_each_other(apart: int, first: int) -> None:
    places = Places.of(Room(1024, 640, EstimatingRuler()))
    poses = [Pose(500, 260, 96), Pose(500 + apart, 262, 96)]
    cut = (3, 9) if first == 0 else (9, 3)
    cards = [
        CardItem(f"pack:{at}", "AS", pose, Shadow.REST)
        for at, pose in zip((3, 9), poses, strict=True)
    ]
    table = cast(RenderContext, SimpleNamespace(cards=cards, names=NAMES))
    found = [one for one in cut_captions(cut, table, places) if isinstance(one, Text)]
    assert [one.words for one in sorted(found, key=left)] == [NAMES[first], NAMES[1 - first]]
    for one, other in pairwise(found):
        assert not meet(line(one), line(other))


def test_each_name_stands_over_its_own_card() -> None:
    """ "You" and "Toby Wren" stood side by side between the two."""
    places = Places.of(Room(1280, 800, EstimatingRuler()))
    cards = [
        CardItem("pack:3", "AS", Pose(500, 260, 96), Shadow.REST),
        CardItem("pack:9", "KD", Pose(600, 262, 96), Shadow.REST),
    ]
    table = cast(RenderContext, SimpleNamespace(cards=cards, names=("Toby Wren", "You")))
    found = [one for one in cut_captions((9, 3), table, places) if isinstance(one, Text)]
    assert {(one.words, one.x, one.align) for one in found} == {
        ("You", 500, Align.CENTRE),
        ("Toby Wren", 600, Align.CENTRE),
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("table", [Bezique, AllFours])
@pytest.mark.parametrize("hurried", [False, True])
def test_both_cards_that_were_cut_lie_there_to_be_read_unless_one_goes_on(
    table: type[Bezique | AllFours], language: str, hurried: bool
) -> None:
    """The cut was over before one had seen both."""
    speak(language)
    sitting = table(seed=3, motion=Motion.NORMAL)
    sitting.until(lambda: sitting.asked)
    sitting.one("keys")
    read, frame = 0.0, 1 / 30
    for _ in range(300):
        sitting.stack.tick(frame)
        items = sitting.picture.items
        cut = [one for one in items if isinstance(one, CardItem) and one.face]
        if sitting.seen.deal is not None or sitting.asked:
            break
        if len(cut) == 2 and set(sitting.table.names) <= set(sitting.words):
            read += frame
            if hurried:
                sitting.press("space")
    assert (read < 1.0) if hurried else (read > 2.2)


def left(one: Text) -> float:
    """Where a line of words begins."""
    width = EstimatingRuler().width(one.words, one.font)
    return one.x - {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[one.align]


def line(one: Text) -> Rect:
    """The place of a line of words."""
    width = EstimatingRuler().width(one.words, one.font)
    return Rect(left(one), one.y - one.font.size, width, one.font.size * 1.3)
