"""What stands at the top of the table: it is whole however few cards are left in a hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.piquet.ui.measures import (
    left_middle,
    other_discard,
    other_hand,
    other_won_right,
    portrait_place,
)
from game.stage.basics import CARD_RATIO, Rect, Room
from game.stage.geometry import spread
from game.stage.places import Places
from game.stage.signs import plate_of
from game.table.opposite import mouth_of
from game.table.picture import icons_left
from game.table.spoken import at_mouth
from game.window.shapes import horned, horned_corner
from rules.piquet.options import ELDER_MOST, HAND
from tests.game.pilot import EstimatingRuler

SIZES = [(1024, 640), (1280, 800), (1920, 1080), (1024, 1400)]


@pytest.fixture(params=SIZES, ids=str)
def places(request: pytest.FixtureRequest) -> Places:
    width, height = request.param
    return Places.of(Room(width, height, EstimatingRuler()))


def test_whoever_sits_opposite_hangs_in_the_middle_and_the_hand_beside(places: Places) -> None:
    """With the last card there was nobody and nothing at the top middle."""
    face = portrait_place(places)
    assert face.x < places.centre < face.right + 40
    lefts = []
    for count in range(1, HAND + 1):
        middle, step = other_hand(places, count, faced=True)
        half = spread(count, places.sizes.other, step) / 2
        assert face.right < middle - half < middle + half <= icons_left(places) - 20
        lefts.append(middle - half)
        assert step >= 9
    assert all(one == pytest.approx(other) for one, other in pairwise(lefts))


@pytest.mark.parametrize("name", ["Mrs Lavelle", "Captain Brandt"])
def test_the_tricks_of_the_other_and_his_words_keep_off_his_plate(
    places: Places, name: str
) -> None:
    """His plate lay under his tricks, and a tail over the first of his cards."""
    face = portrait_place(places)
    plate = plate_of(name, face, places.room, signed=True)
    assert other_won_right(places) < plate.x
    mouth = mouth_of(name, face, places.room, signed=True)
    piles = Rect(places.left, places.sizes.other_top, other_won_right(places) - places.left, 0)
    coins = places.sizes.other_top + places.sizes.won * CARD_RATIO + places.sizes.behind + 9
    for words in ("Eight.", "Twenty-nine, with the cards.", "Cent soixante-quatorze, capot."):
        for beside in (None, piles):
            said = at_mouth(mouth, words, places, fresh=True, beside=beside)
            assert said.lips == mouth.lips, "a tail that points elsewhere was drawn"
            assert face.x <= said.lips[0] < face.x + face.width * 0.1, "no tail lies on a face"
            root = said.rect.right - said.inset
            over = said.rect.bottom < plate.y
            assert places.left + 60 < root < (face.x if over else plate.x), "nor on a plate"
            assert over or said.rect.right < plate.x or 4 < said.rect.y - plate.bottom < 40
            assert said.rect.x >= places.left
            if beside is not None and said.rect.x < piles.right:
                assert said.rect.y > coins


def test_the_discard_of_the_other_lies_between_the_small_signs_and_what_was_left(
    places: Places,
) -> None:
    place = other_discard(places, ELDER_MOST)
    assert place.right == places.right
    assert place.y >= places.baize.y + 38 + 20
    left = left_middle(places) - places.sizes.lying * CARD_RATIO / 2
    assert place.bottom + 8 <= left


@pytest.mark.parametrize(("inset", "lips", "away"), [(0, (147, -71), 12), (40, (117, -71), 19)])
def test_a_tail_from_below_goes_round_the_end_of_a_long_plate(
    inset: int, lips: tuple[int, int], away: int
) -> None:
    """The end of the plate is so far `away` from the root of the tail."""
    drawn = horned(100, 40, 1.0, lips, (250, 240, 220, 255), inset)
    left, top = horned_corner(1.0, lips)
    end = 100 - inset + away  # of the plate, 26 to 44 units over the bubble
    plate = [(left + x, top - y) for x in range(end, lips[0] + 1) for y in range(26, 45)]
    assert not any(drawn.get_at(place).a for place in plate)
    assert any(drawn.get_at((left + x, top - 30)).a for x in range(100 - inset, end))
