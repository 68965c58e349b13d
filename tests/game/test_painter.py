"""The painter: every kind of item leaves its pixels where the picture says, at every scale."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.looks import Looks, TableLook
from game.stage.picture import (
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Icon,
    Look,
    Picture,
    Shadow,
    Stroke,
    Tail,
    Text,
)
from game.window.ground.textures import Laid
from game.window.offscreen import make_painter
from game.window.pack.card_art import CardArt
from game.window.painter import Painter
from game.window.palette import PALETTES, theme
from game.window.text import Writer
from tests.game.plain import (
    BACK,
    FACE,
    GROUND,
    PlainArt,
    PlainGround,
    plain_ground,
    plain_painter,
    window_room,
)

SIZE = 400, 300
SCALES = pytest.mark.parametrize("scale", [0.75, 1.0, 1.35, 1.8, 2.7])
WHITE = Paint(Tone.IVORY)
GREEN_TABLE = PALETTES[TableLook.BAIZE]
IVORY = GREEN_TABLE[Tone.IVORY]


def painted(
    *items: Look, scale: float = 1.0, painter: Painter | None = None, moving: bool = False
) -> pygame.Surface:
    surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)))
    picture = Picture(Backdrop.TABLE, items)
    (painter or plain_painter()).paint(surface, picture, scale, moving)
    return surface


def at(surface: pygame.Surface, x: float, y: float, scale: float = 1.0) -> tuple[int, int, int]:
    red, green, blue, _ = surface.get_at((round(x * scale), round(y * scale)))
    return red, green, blue


def ink(surface: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle around all that is not ground."""
    mask = pygame.mask.from_threshold(surface, GROUND, (2, 2, 2, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    assert rects, "nothing was painted"
    return rects[0].unionall(rects[1:])


def near(colour: Sequence[int], other: Sequence[int], by: int = 3) -> bool:
    return all(abs(a - b) <= by for a, b in zip(colour, other, strict=True))


@SCALES
def test_a_card_lies_on_its_pose(scale: float) -> None:
    surface = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE), scale=scale)
    assert near(at(surface, 200, 150, scale), FACE)
    assert near(at(surface, 200 - 54, 150 - 76, scale), FACE)
    assert near(at(surface, 200 + 59, 150, scale), GROUND)
    assert near(at(surface, 200, 150 - 81, scale), GROUND)


@SCALES
def test_a_turned_card_turns_clockwise_about_its_centre(scale: float) -> None:
    surface = painted(CardItem("a", None, Pose(200, 150, 100, 20), Shadow.NONE), scale=scale)
    pose = Pose(200, 150, 100, 20)
    for x in range(100, 300, 20):
        for y in range(60, 240, 20):
            inside = Pose(200, 150, 96, 20).contains(x, y)
            if inside or not pose.contains(x, y):
                outside_by_far = not Pose(200, 150, 106, 20).contains(x, y)
                if inside or outside_by_far:
                    assert near(at(surface, x, y, scale), BACK if inside else GROUND)


def test_the_edge_of_a_turned_card_is_soft_and_never_darker_than_both_sides() -> None:
    surface = painted(CardItem("a", "KS", Pose(200, 150, 112, 3), Shadow.NONE))
    greens = {at(surface, x, y)[1] for x in range(135, 155) for y in range(120, 180)}
    assert min(greens) >= GROUND[1] - 1
    assert len(greens) > 5


def test_the_fine_lines_of_a_turned_card_are_whole() -> None:
    """Brought down without a mean, the frame of a court was a row of dashes: two in a hundred."""
    painter = make_painter()

    def queen(scale: int) -> bytes:
        item = CardItem("a", "QD", Pose(120, 140, 112, 12), Shadow.NONE)
        surface, size = pygame.Surface((240 * scale, 280 * scale)), (240, 280)
        painter.paint(surface, Picture(Backdrop.SHEET, (item,)), scale)
        small = pygame.transform.smoothscale(surface, size).subsurface(60, 60, 120, 160)
        return pygame.image.tobytes(small, "RGB")

    small, exact = queen(1), queen(4)
    off = [abs(a - b) for a, b in zip(small, exact, strict=True)]
    assert sum(each > 60 for each in off) < len(off) / 500


def test_a_card_that_may_not_be_played_is_a_little_darker() -> None:
    usual = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE))
    dimmed = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE, dimmed=True))
    lost = at(usual, 200, 150)[1] - at(dimmed, 200, 150)[1]
    assert 30 < lost < 70


def test_a_card_that_is_not_spoken_of_lies_a_step_in_the_shade() -> None:
    usual = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE))
    unlit = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE, unlit=True))
    barred = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE, dimmed=True))
    assert 30 < at(usual, 200, 150)[1] - at(unlit, 200, 150)[1] < 80
    assert at(unlit, 200, 150) == at(barred, 200, 150), "as one that may not be played"


def test_a_new_card_has_a_line_along_its_edge_and_a_dot() -> None:
    surface = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE, marked=True))
    assert near(at(surface, 200 - 55, 150), GREEN_TABLE[Tone.BRASS], 12)
    dot = 200 - 56 + 0.0873 * 112, 150 - 78 + 0.40 * 112
    assert near(at(surface, *dot), GREEN_TABLE[Tone.BRASS_DARK], 12)
    assert near(at(surface, 200, 150), FACE)


def test_the_focus_ring_lies_outside_the_card() -> None:
    surface = painted(CardItem("a", "KS", Pose(200, 150, 112), Shadow.NONE, focused=True))
    ring = [at(surface, x, 150) for x in range(136, 144)]
    assert any(near(colour, GREEN_TABLE[Tone.FOCUS], 30) for colour in ring)
    assert near(at(surface, 200 - 54, 150), FACE)


def test_a_card_turning_over_is_narrow_and_as_high_as_ever() -> None:
    flat = CardItem("a", "KS", Pose(200, 150, 112, 2), Shadow.NONE, squeeze=0.25)
    place = ink(painted(flat, moving=True))
    assert 26 <= place.width <= 42
    assert 154 <= place.height <= 162


@pytest.mark.parametrize("kind", [kind for kind in Shadow if kind is not Shadow.NONE])
def test_every_shadow_falls_below_its_card(kind: Shadow) -> None:
    surface = painted(CardItem("a", "KS", Pose(200, 140, 112), kind))
    below, above = at(surface, 200, 140 + 80), at(surface, 200, 140 - 80)
    assert below[1] < GROUND[1] - 4
    assert below[1] <= above[1]


def test_a_moving_card_is_where_a_resting_one_is() -> None:
    item = CardItem("a", "KS", Pose(200, 150, 101.3, 7.3), Shadow.NONE)
    painter = plain_painter()
    rest = ink(painted(item, painter=painter))
    motion = ink(painted(item, painter=painter, moving=True))
    assert abs(rest.width - motion.width) <= 2
    assert abs(rest.x - motion.x) <= 2


@SCALES
@pytest.mark.parametrize("size", [14, 16, 20, 28, 40])
def test_words_stand_on_their_baseline(scale: float, size: int) -> None:
    surface = painted(Text("HEH", 100, 150, Font(size)), scale=scale)
    place = ink(surface)
    assert abs(place.bottom - 150 * scale) <= 1.5
    assert place.top >= (150 - 0.75 * size) * scale - 1
    assert abs(place.x - 100 * scale) <= 0.12 * size * scale + 1


@pytest.mark.parametrize("serif", [True, False])
@pytest.mark.parametrize("bold", [True, False])
@pytest.mark.parametrize("italic", [True, False])
def test_every_face_can_be_had(serif: bool, bold: bool, italic: bool) -> None:
    surface = painted(Text("Quinte", 100, 150, Font(20, serif, bold, italic)))
    assert ink(surface).width > 30


@SCALES
def test_words_are_aligned_by_their_width(scale: float) -> None:
    font, painter = Font(28), plain_painter()
    places = {
        align: ink(
            painted(
                Text("HIH", 200, 150, font, align=align),
                scale=scale,
                painter=painter,
            )
        )
        for align in Align
    }
    assert abs(places[Align.CENTRE].centerx - 200 * scale) <= 2
    assert 200 * scale - places[Align.RIGHT].right <= 3 * scale + 1
    assert places[Align.LEFT].x >= 200 * scale
    assert places[Align.LEFT].width == pytest.approx(
        painter.ruler.width("HIH", font) * scale, abs=5 * scale
    )


def test_the_ruler_measures_alike_at_every_scale() -> None:
    painter = plain_painter()
    widths = []
    for scale in (1.0, 1.35, 1.8, 2.7):
        painter.set_scale(scale)
        widths.append(painter.ruler.width("Discard one to five cards, then exchange.", Font(20)))
    assert max(widths) - min(widths) < 0.02 * max(widths)


def test_a_red_sign_is_red_on_paper_and_of_its_words_colour_on_the_table() -> None:
    font = Font(40)
    for tone, expected in ((Tone.INK, GREEN_TABLE[Tone.RED]), (Tone.IVORY, IVORY)):
        surface = painted(Text("♥", 100, 150, font, Paint(tone)))
        assert near(at(surface, *ink(surface).center), expected)


def test_a_black_sign_has_the_colour_of_its_words() -> None:
    surface = painted(Text("♠", 100, 150, Font(40), Paint(Tone.INK)))
    assert near(at(surface, *ink(surface).center), GREEN_TABLE[Tone.INK])


def test_signs_take_their_room_between_words() -> None:
    ruler = plain_painter().ruler
    font = Font(20)
    with_sign = ruler.width("ace of ♥: four", font)
    assert with_sign > ruler.width("ace of : four", font) + 10


@SCALES
def test_a_box_fills_its_rectangle_and_spares_its_corners(scale: float) -> None:
    surface = painted(Box(Rect(100, 80, 120, 60), 20, WHITE), scale=scale)
    assert near(at(surface, 160, 110, scale), IVORY)
    assert near(at(surface, 101, 110, scale), IVORY)
    assert near(at(surface, 101, 81, scale), GROUND)
    place = ink(surface)
    assert place.topleft == (round(100 * scale), round(80 * scale))
    assert place.bottomright == (round(220 * scale), round(140 * scale))


@SCALES
def test_a_hairline_is_crisp(scale: float) -> None:
    surface = painted(Box(Rect(100, 80, 120, 60), 8, None, WHITE), scale=scale)
    y, thick = round(110 * scale), max(1, round(scale))
    column = [surface.get_at((round(100 * scale) + i, y))[:3] for i in range(-1, thick + 1)]
    assert near(column[0], GROUND)
    assert all(near(colour, IVORY) for colour in column[1:-1])
    assert near(column[-1], GROUND)


@SCALES
def test_a_dashed_place_has_gaps_and_nothing_inside(scale: float) -> None:
    box = Box(Rect(100, 80, 68, 95), 6, None, WHITE, 1.25, (6, 5))
    surface = painted(box, scale=scale)
    y = round(80 * scale)
    edge = [surface.get_at((round(x * scale), y))[:3] for x in range(110, 160)]
    assert any(near(colour, GROUND) for colour in edge)
    assert any(near(colour, IVORY, 60) for colour in edge)
    for x in range(105, 165, 5):
        assert near(at(surface, x, 127, scale), GROUND)


def test_a_turned_dashed_place_is_turned_about_its_centre() -> None:
    box = Box(Rect(150, 80, 112, 156), 7, None, WHITE, 1.25, (6, 5), angle=10)
    place = ink(painted(box))
    assert place.centerx == pytest.approx(206, abs=1)
    assert place.centery == pytest.approx(158, abs=1)
    assert place.width > 130


def test_a_half_clear_box_lets_half_of_the_ground_through() -> None:
    surface = painted(Box(Rect(100, 80, 120, 60), 0, Paint(Tone.IVORY, 0.5)))
    expected = tuple((a + b) // 2 for a, b in zip(IVORY, GROUND, strict=True))
    assert near(at(surface, 160, 110), expected)


def test_a_box_of_no_size_is_nothing() -> None:
    surface = painted(Box(Rect(100, 80, 0, 60), 4, WHITE, shadow=Shadow.PAPER))
    assert near(at(surface, 100, 110), GROUND)


@SCALES
def test_strokes_run_where_they_are_told(scale: float) -> None:
    surface = painted(
        Stroke(50, 60, 250, 60, WHITE), Stroke(300, 40, 300, 200, WHITE, 3), scale=scale
    )
    level_y = round(60 * scale) - max(1, round(scale)) // 2
    assert near(surface.get_at((round(150 * scale), level_y))[:3], IVORY)
    assert near(surface.get_at((round(150 * scale), level_y - 1))[:3], GROUND)
    assert near(at(surface, 300, 120, scale), IVORY)
    assert near(at(surface, 304, 120, scale), GROUND)


@pytest.mark.parametrize(
    ("tail", "x", "y"), [(Tail.TOP_LEFT, 97, 97.5), (Tail.BOTTOM_RIGHT, 243, 146.5)]
)
def test_a_bubble_speaks_from_its_corner(tail: Tail, x: float, y: float) -> None:
    surface = painted(Bubble(Rect(100, 100, 140, 44), "", tail, fresh=False))
    lost = at(surface, x, y)
    other = at(surface, 340 - x, 244 - y)
    assert lost[0] > GROUND[0] + 30
    assert near(other, GROUND)
    assert near(at(surface, 170, 105), IVORY, 30)


def test_the_words_of_a_bubble_stand_in_its_middle() -> None:
    said = painted(Bubble(Rect(100, 100, 140, 44), "HHH", Tail.TOP_LEFT))
    dark = pygame.mask.from_threshold(said, GREEN_TABLE[Tone.INK], (20, 20, 20, 255))
    rects = dark.get_bounding_rects()
    words = rects[0].unionall(rects[1:])
    assert words.centerx == pytest.approx(170, abs=2)
    assert words.centery == pytest.approx(122, abs=2)


def test_an_older_bubble_is_fainter_and_throws_no_shadow() -> None:
    fresh = painted(Bubble(Rect(100, 100, 140, 44), "", Tail.TOP_LEFT))
    older = painted(Bubble(Rect(100, 100, 140, 44), "", Tail.TOP_LEFT, fresh=False))
    assert at(older, 170, 105)[1] < at(fresh, 170, 105)[1]
    assert near(at(older, 170, 147), GROUND)
    assert at(fresh, 170, 147)[1] < GROUND[1] - 4


@SCALES
def test_an_icon_is_centred_on_its_place(scale: float) -> None:
    surface = painted(Icon("undo", 200, 150, 20, WHITE), scale=scale)
    place = ink(surface)
    assert place.centerx == pytest.approx(200 * scale, abs=1)
    assert place.width == round(20 * scale)


def test_later_items_lie_on_earlier_ones() -> None:
    below = Box(Rect(100, 80, 120, 60), 0, WHITE)
    above = Box(Rect(130, 90, 20, 20), 0, Paint(Tone.INK))
    assert near(at(painted(below, above), 140, 100), GREEN_TABLE[Tone.INK])
    assert near(at(painted(above, below), 140, 100), IVORY)


def test_the_same_picture_is_painted_the_same_twice() -> None:
    items = (
        CardItem("a", "KS", Pose(200, 150, 112, 4), marked=True),
        Text("Partie ♥", 20, 40, Font(20, serif=True)),
        Bubble(Rect(40, 200, 140, 44), "Good.", Tail.TOP_LEFT),
    )
    painter = plain_painter()
    first, second = painted(*items, painter=painter), painted(*items, painter=painter)
    fresh = painted(*items)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(fresh, "RGB")


def frames(painter: Painter, *pictures: tuple[Look, ...]) -> bytes:
    """Several frames of a motion painted one after the other; the pixels of the last."""
    surface = pygame.Surface(SIZE)
    for items in pictures:
        painter.paint(surface, Picture(Backdrop.TABLE, items), 1.0, moving=True)
    return pygame.image.tobytes(surface, "RGB")


def rows(count: int, first: float = 10) -> tuple[Look, ...]:
    return tuple(Box(Rect(10, first + 12 * i, 80, 8), 2, WHITE) for i in range(count))


def test_a_card_of_a_second_pack_is_painted_as_its_twin_of_the_first() -> None:
    painter = Painter(CardArt(), plain_ground)
    pose = Pose(200, 150, 112, 3)
    first = painted(CardItem("a", "KS", pose), painter=painter)
    second = painted(CardItem("a", "KS'", pose), painter=painter)
    assert second.get_buffer().raw == first.get_buffer().raw


def flying(x: float) -> CardItem:
    return CardItem("a", "KS", Pose(x, 150, 60, 5), Shadow.LIFT)


def test_what_stands_still_is_the_same_in_every_frame_of_a_motion() -> None:
    way = [(*rows(12), flying(x), Text("now", 20, 280, Font(16))) for x in (60, 120, 180, 240)]
    assert frames(plain_painter(), *way) == frames(plain_painter(), way[-1])


def test_what_stood_still_may_change_in_the_middle_of_a_motion() -> None:
    before = [(*rows(12), flying(x)) for x in (60, 120, 180)]
    after = [(*rows(12, first=30), flying(x)) for x in (240, 300)]
    shorter = [(*rows(3), flying(330))]
    for end in (after, shorter):
        assert frames(plain_painter(), *before, *end) == frames(plain_painter(), end[-1])


def test_another_pack_is_seen_at_once() -> None:
    class OtherArt(PlainArt):
        def back(self, width_px: int, /) -> pygame.Surface:
            return super().face("KS", width_px)

    painter = plain_painter()
    item = CardItem("a", None, Pose(200, 150, 112), Shadow.NONE)
    assert near(at(painted(item, painter=painter), 200, 150), BACK)
    painter.dress(OtherArt())
    assert near(at(painted(item, painter=painter), 200, 150), FACE)


def test_another_table_is_seen_at_once_and_draws_no_card_of_the_pack_anew() -> None:
    drawn: list[str] = []

    class CountingArt(PlainArt):
        def face(self, text: str, width_px: int, /) -> pygame.Surface:
            drawn.append(text)
            return super().face(text, width_px)

    art = CountingArt()
    painter = Painter(art, plain_ground)
    items = CardItem("a", "KS", Pose(200, 150, 112, 3)), Text("♣ I", 30, 60, Font(40), WHITE)
    painted(*items, painter=painter)
    assert drawn == ["KS"]
    contrast = theme(Looks(table=TableLook.CONTRAST, four_colours=True))
    painter.dress(art, Laid(TableLook.CONTRAST), contrast)
    surface = painted(*items, painter=painter)
    assert drawn == ["KS"]
    assert near(at(surface, 355, 250), (8, 8, 8))
    assert near(at(surface, 200, 150), FACE)
    assert near(at(surface, 46, 46), contrast.on_dark["C"])


def test_faint_lines_are_strong_on_the_table_of_contrast_and_fills_are_not() -> None:
    def brightness(table: TableLook, item: Look) -> int:
        painter = plain_painter()
        painter.dress(theme=theme(Looks(table=table)))
        return at(painted(item, painter=painter), 100, 100)[0]

    faint = Paint(Tone.IVORY, 0.12)
    line, filled = Stroke(50, 100, 150, 100, faint), Box(Rect(50, 50, 100, 100), fill=faint)
    assert brightness(TableLook.BAIZE, line) < 60
    assert brightness(TableLook.CONTRAST, line) > 190
    assert brightness(TableLook.CONTRAST, filled) < 60


def test_a_full_table_comes_to_rest_on_the_largest_screen() -> None:
    scale = 2.7
    hand = [CardItem(f"h{i}", "KS", Pose(300 + 60 * i, 600 + i, 112, i - 5.5)) for i in range(12)]
    backs = [CardItem(f"b{i}", None, Pose(300 + 30 * i, 60 + i, 66, i / 2 - 3)) for i in range(12)]
    talon = [
        CardItem(f"t{i}", None, Pose(500 + 40 * i, 200, 74, i - 3.5), Shadow.REST) for i in range(8)
    ]
    lying = [
        CardItem(f"l{i}", "7D", Pose(600 + 90 * i, 350, 84, i / 2), Shadow.LIFT) for i in range(5)
    ]
    picture = Picture(Backdrop.TABLE, (*hand, *backs, *talon, *lying))
    painter, surface = plain_painter(), pygame.Surface((3840, 2160))
    for _ in range(40):
        painter.paint(surface, picture, scale, work=8)
        if not painter.unfinished:
            break
    assert not painter.unfinished, "it would be painted for ever, and cost a core"


def test_the_table_and_faces_are_drawn_ahead_one_a_step() -> None:
    asked: list[str] = []
    grounds: list[Backdrop] = []

    class CountingGround(PlainGround):
        def __call__(
            self, kind: Backdrop, size: tuple[int, int], scale: float, panel: float, rim: float, /
        ) -> pygame.Surface:
            grounds.append(kind)
            return super().__call__(kind, size, scale, panel, rim)

    class CountingArt(PlainArt):
        def face(self, text: str, width_px: int, /) -> pygame.Surface:
            asked.append(text)
            return super().face(text, width_px)

    painter = Painter(CountingArt(), CountingGround())
    ahead = painter.prepare(["KS", "QH", "7D"], (400, 300))
    next(ahead)
    assert grounds == [Backdrop.TABLE]
    next(ahead)
    assert asked == []  # the back comes before all faces: it is seen most
    next(ahead)
    assert asked == ["KS"]
    assert list(ahead) == [None, None]
    painted(CardItem("a", "QH", Pose(200, 150, 112, 3)), painter=painter)
    assert asked == ["KS", "QH", "7D"]
    assert grounds == [Backdrop.TABLE]


def test_the_title_leaves_nothing_in_memory_for_the_table() -> None:
    asked: list[object] = []

    class CountingGround(PlainGround):
        def __call__(
            self, kind: Backdrop, size: tuple[int, int], scale: float, panel: float, rim: float, /
        ) -> pygame.Surface:
            asked.append(kind)
            return super().__call__(kind, size, scale, panel, rim)

    class CountingArt(PlainArt):
        def face(self, text: str, width_px: int, /) -> pygame.Surface:
            asked.append(text)
            return super().face(text, width_px)

    painter, surface = Painter(CountingArt(), CountingGround()), pygame.Surface((400, 300))
    card = CardItem("a", "QH", Pose(200, 150, 90))
    for kind, drawn in (
        (Backdrop.TITLE, [Backdrop.TITLE, "QH"]),
        (Backdrop.TITLE, []),
        (Backdrop.TABLE, [Backdrop.TABLE]),
        (Backdrop.TITLE, [Backdrop.TITLE]),
        (Backdrop.TABLE, []),
    ):
        asked.clear()
        painter.paint(surface, Picture(kind, (card,)), 1.0)
        assert asked == drawn


def test_a_card_away_from_the_lamp_is_darker_and_warmer_but_not_on_the_clear_table() -> None:
    def lying(x: float, y: float, look: TableLook = TableLook.BAIZE) -> tuple[int, int, int]:
        painter = plain_painter()
        painter.dress(ground=Laid(look), theme=theme(Looks(table=look)))
        card = CardItem("KS", "KS", Pose(x, y, 60), Shadow.NONE)
        return at(painted(card, painter=painter), round(x), round(y))

    near, far = lying(318, 130), lying(270, 285)
    assert 0.84 < sum(far) / sum(near) < 0.95
    assert far[0] / near[0] > far[2] / near[2]
    assert lying(318, 130, TableLook.CONTRAST) == lying(270, 285, TableLook.CONTRAST)


@SCALES
def test_a_bubble_that_opens_is_smaller_about_the_tip_of_its_tail(scale: float) -> None:
    for tail in Tail:
        whole = Bubble(Rect(120, 80, 150, 44), "Not good.", tail)
        sizes = [
            ink(painted(replace(whole, size=size), scale=scale)).size for size in (0.9, 0.95, 1.0)
        ]
        assert sizes == sorted(sizes)
        assert sizes[0] < sizes[-1]
        full = ink(painted(whole, scale=scale))
        small = ink(painted(replace(whole, size=0.9), scale=scale))
        assert full.inflate(4, 4).contains(small)


@pytest.mark.parametrize("serif", [False, True])
@pytest.mark.parametrize("name", ["\ud800", "An\x00na", "\udfff\ud800 Élise"])
def test_a_name_that_no_font_can_write_breaks_no_picture(name: str, serif: bool) -> None:
    """Another program may have written half a character into a file of ours."""
    room, font = window_room((1280, 800)), Font(20, serif=serif)
    shown = "".join("\N{REPLACEMENT CHARACTER}" if c in "\ud800\udfff\x00" else c for c in name)
    assert room.ruler.width(name, font) == room.ruler.width(shown, font)
    writer = room.ruler
    assert isinstance(writer, Writer)
    surface, _ = writer.line(name, font, (0, 0, 0, 255), {})
    assert surface.get_width() > 0
