"""Where the window shows but a part of the picture: how it moves, and what is pressed in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.demo import tour
from game.stage.basics import Font, Rect
from game.stage.intents import Drag, Hover, Intent, Key, Press
from game.stage.looks import Careless, Looks
from game.stage.picture import Backdrop, Box, Bubble, Item, Picture, Role, Tail, Text, Widget
from game.stage.tween import LONGEST_TICK
from game.window.painter import Crop
from game.window.screen.loop import Hooks, run
from game.window.screen.part import DWELL, REST, SeenPart
from game.window.screen.window import Window
from tests.game.pilot import EstimatingRuler
from tests.game.plain import plain_painter
from tests.game.test_loop import Play, no_failure
from tests.magnified import looked_through

WINDOW, WHOLE, SCALE = (1280, 800), (2048, 1280), 2.0
PLACES = st.tuples(st.integers(0, WINDOW[0] - 1), st.integers(0, WINDOW[1] - 1))


def part_of(*parts: Item) -> SeenPart:
    """The part of a picture, seen from the upper left on."""
    part = SeenPart()
    point(part, (0, 0))
    part.fit(WINDOW, WHOLE, SCALE)
    show(part, *parts)
    part.painted()
    return part


def show(part: SeenPart, *parts: Item) -> None:
    part.see(Picture.of(Backdrop.SHEET, parts), EstimatingRuler())


def event(
    kind: int, place: tuple[float, float], *, held: bool = False, touch: bool = False
) -> pygame.Event:
    return pygame.Event(kind, pos=place, buttons=(held, 0, 0), button=1, touch=touch)


def point(part: SeenPart, *places: tuple[float, float]) -> None:
    for place in places:
        part.hear(event(pygame.MOUSEMOTION, place), 1.0, dragging=False)


def pass_time(part: SeenPart, until: float, *, since: float = 0.0, still: bool = False) -> None:
    now = since
    while now < until:
        part.tick(now, LONGEST_TICK, still)
        now += LONGEST_TICK


def seen(part: SeenPart, place: Rect) -> bool:
    """Whether a place can be seen whole."""
    left, top = part.corner
    return (
        left <= place.x * SCALE
        and place.right * SCALE <= left + WINDOW[0]
        and top <= place.y * SCALE
        and place.bottom * SCALE <= top + WINDOW[1]
    )


def focused(place: Rect) -> Widget:
    return Widget.pressed("it", place, (Box(place),), focused=True, name="It")


# ---- the pointer


def test_at_the_edges_of_the_window_are_those_of_the_picture() -> None:
    part = part_of()
    for place, corner in (
        ((1279, 799), (768, 480)),
        ((0, 799), (0, 480)),
        ((1279, 0), (768, 0)),
        ((640, 400), (384, 240)),
    ):
        point(part, place)
        assert part.corner == corner


@settings(max_examples=40)
@given(st.lists(PLACES, min_size=1), PLACES)
def test_wherever_it_was_the_pointer_brings_it_to_any_edge_and_never_by_leaps(
    places: Sequence[tuple[int, int]], last: tuple[int, int]
) -> None:
    part = part_of()
    point(part, *places)
    before, (x, y) = part.corner, places[-1]
    point(part, (x + 1, y))
    assert abs(part.corner[0] - before[0]) <= WINDOW[0] / 4 or x > WINDOW[0] * 0.8
    point(part, last, (1279, 799))
    assert part.corner == (768, 480)
    point(part, last, (0, 0))
    assert part.corner == (0, 0)


def test_what_is_pressed_is_what_was_seen_there() -> None:
    part = part_of()
    point(part, (640, 400))  # has come there, but nobody has seen it yet
    part.hear(event(pygame.MOUSEBUTTONDOWN, (640, 400)), 1.0, dragging=False)
    assert part.units((640, 400)) == (320, 200)
    point(part, (640, 400))
    part.painted()
    point(part, (700, 400))
    part.painted()
    part.hear(event(pygame.MOUSEBUTTONDOWN, (700, 400)), 1.0, dragging=False)
    left, top = part.corner
    assert left > 0
    assert part.units((700, 400)) == ((700 + left) / 2, (400 + top) / 2)


def test_it_lies_still_under_a_hand_that_presses_and_goes_with_what_is_dragged() -> None:
    part = part_of()
    part.hear(event(pygame.MOUSEBUTTONDOWN, (600, 400)), 1.0, dragging=False)
    part.hear(event(pygame.MOUSEMOTION, (605, 400), held=True), 1.0, dragging=False)
    assert part.corner == (0, 0)
    part.hear(event(pygame.MOUSEMOTION, (1279, 799), held=True), 1.0, dragging=True)
    assert part.corner == (768, 480)


def test_a_finger_presses_where_it_comes_down_and_pushes_the_picture_where_nothing_lies() -> None:
    button = Widget.pressed("it", Rect(0, 0, 100, 120), (), focused=False)
    part = part_of(button)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        part.hear(event(kind, (900, 700), touch=True), 1.0, dragging=False)
        assert part.corner == (0, 0)
    part.hear(event(pygame.MOUSEMOTION, (800, 500), held=True, touch=True), 1.0, dragging=False)
    assert part.corner == (100, 200)
    assert part.units((800, 500)) == (450, 350), "what lies under the finger stays there"
    part.hear(event(pygame.MOUSEBUTTONUP, (800, 500), touch=True), 1.0, dragging=False)
    part.painted()
    part.hear(event(pygame.MOUSEBUTTONDOWN, (50, 0), touch=True), 1.0, dragging=False)
    part.hear(event(pygame.MOUSEMOTION, (20, 0), held=True, touch=True), 1.0, dragging=False)
    assert part.corner == (100, 200), "what can be pressed is not pushed"


def test_where_all_is_seen_nothing_moves() -> None:
    part = SeenPart()
    part.fit(WINDOW, WINDOW, 1.25)
    point(part, (0, 0), (1279, 799))
    show(part, focused(Rect(900, 600, 100, 40)))
    part.touched(Key("tab"), 0.0)
    show(part, focused(Rect(900, 600, 100, 40)))
    assert (part.crop, part.moved, part.gliding) == (None, False, False)
    assert part.units((1000, 500)) == (800, 400)


def test_of_another_size_is_what_lay_under_the_pointer() -> None:
    part = SeenPart()
    part.fit(WINDOW, WINDOW, 1.25)
    point(part, (1000, 200))
    share = part.units((1000, 200))[0] / 1024
    part.fit(WINDOW, WHOLE, SCALE)
    assert part.units((1000, 200))[0] / 1024 == pytest.approx(share, abs=0.001)


# ---- the keys


@pytest.mark.parametrize("still", [False, True])
def test_what_the_keys_point_at_comes_wholly_into_view(still: bool) -> None:
    part = part_of()
    for place in (Rect(900, 590, 100, 44), Rect(20, 300, 300, 44), Rect(500, 10, 44, 44)):
        part.touched(Key("tab"), 0.0)
        show(part, focused(place))
        pass_time(part, LONGEST_TICK if still else 1.0, still=still)
        assert seen(part, place)


def test_of_lines_wider_than_the_part_the_next_shows_what_one_went_to_see_of_the_last() -> None:
    part, lines = part_of(), [Rect(34, y, 936, 44) for y in (100, 560)]
    right = pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_LCTRL)
    seen_at = []
    for line in lines:
        part.touched(Key("down"), 0.0)
        show(part, focused(line))
        pass_time(part, 1.0)
        seen_at.append(part.corner)
        part.steps(right)
        pass_time(part, 1.0)
    assert seen_at == [(36, 0), (676, 440)]


def test_what_the_pointer_points_at_does_not_run_away_from_it() -> None:
    part = part_of()
    part.touched(Hover(10, 10), 0.0)
    show(part, focused(Rect(900, 590, 100, 44)))
    pass_time(part, 1.0)
    assert part.corner == (0, 0)


def test_the_frame_of_one_switch_is_always_in_view() -> None:
    part, place = part_of(), Rect(900, 590, 100, 44)
    part.touched(Press(10, 10), 0.0)
    show(part, Widget(Role.FRAME, (Box(place),)))
    pass_time(part, 1.0)
    assert seen(part, place)


def test_control_and_an_arrow_move_it_by_a_half() -> None:
    part = part_of()
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=pygame.KMOD_LCTRL)
    assert part.steps(down)
    pass_time(part, 1.0)
    assert part.corner == (0, 400)
    assert not part.steps(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0))
    part.fit(WINDOW, WINDOW, 1.0)
    assert not part.steps(down)


# ---- what is said


PROMPT = Widget(Role.STATUS, (Text("Lead a card.", 272, 574, Font(20)),), "Lead a card.")
PROMPTED = Rect(272, 560, 60, 20)
SPOKEN = Bubble(Rect(800, 40, 200, 44), "Good.", Tail.TOP_LEFT)


def test_it_goes_to_what_is_asked_once_nothing_was_touched_for_a_moment() -> None:
    part = part_of()
    part.touched(Press(1, 1), 0.0)
    show(part, PROMPT)
    assert part.gliding
    pass_time(part, REST)
    assert part.corner == (0, 0)
    pass_time(part, 2.0, since=REST)
    assert seen(part, PROMPTED)
    assert not part.gliding


@pytest.mark.parametrize("touch", [Press(1, 1), Key("left"), Hover(1, 1)])
def test_whoever_goes_on_is_not_called_away(touch: Intent) -> None:
    part = part_of()
    show(part, PROMPT)
    if isinstance(touch, Hover):
        point(part, (0, 60))
    part.touched(touch, 0.0)
    pass_time(part, 3.0)
    assert part.corner == (0, 0)


def test_of_two_that_lie_too_far_apart_each_is_seen_for_a_while() -> None:
    part = part_of()
    show(part, SPOKEN, PROMPT)
    pass_time(part, 1.0)
    assert seen(part, SPOKEN.rect)
    pass_time(part, DWELL + 1.0, since=1.0)
    assert seen(part, PROMPTED)


def test_what_is_said_is_shown_with_what_the_keys_point_at_where_both_have_room() -> None:
    part, card = part_of(), Rect(700, 400, 100, 140)
    part.touched(Key("right"), 0.0)
    show(part, focused(card))
    pass_time(part, 1.0)
    assert not seen(part, PROMPTED)
    show(part, focused(card), PROMPT)
    pass_time(part, 3.0, since=1.0)
    assert seen(part, PROMPTED)
    assert seen(part, card)


def test_what_was_there_before_and_what_has_gone_is_not_gone_to() -> None:
    part = SeenPart()
    part.fit(WINDOW, WINDOW, 1.25)
    show(part, PROMPT)
    part.fit(WINDOW, WHOLE, SCALE)
    at = part.corner
    show(part, PROMPT)
    assert not part.gliding
    show(part, PROMPT, SPOKEN)
    show(part, PROMPT)
    pass_time(part, 3.0)
    assert part.corner == at


# ---- painted and pressed in a window


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = Window("Piquet", WINDOW)
    pygame.event.clear()
    yield opened
    opened.close()


def test_a_part_is_painted_as_sharp_as_the_whole(window: Window) -> None:
    del window
    items = (
        Text("A word of some length", 400, 300, Font(18)),
        Box(Rect(250, 100, 700, 400), 12, outline=None, fill=None, line=2),
        Bubble(Rect(500, 350, 200, 44), "Good.", Tail.TOP_LEFT),
    )
    picture, painter = Picture(Backdrop.TABLE, items), plain_painter()
    whole, part = pygame.Surface(WHOLE), pygame.Surface(WINDOW)
    painter.paint(whole, picture, SCALE)
    for corner in ((0, 0), (300, 211), (768, 480)):
        painter.paint(part, picture, SCALE, crop=Crop(WHOLE, corner))
        there = whole.subsurface(pygame.Rect(corner, WINDOW))
        assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(there, "RGB")


def test_in_a_motion_a_part_is_painted_where_it_differs_as_if_it_were_painted_whole(
    window: Window,
) -> None:
    del window
    painter, fresh = plain_painter(), plain_painter()
    moved, whole = pygame.Surface(WINDOW), pygame.Surface(WINDOW)
    word = Text("It stays", 500, 300, Font(18))
    for at in range(6):
        here = Crop(WHOLE, (300, 211)) if at < 4 else Crop(WHOLE, (310, 230))
        picture = Picture(Backdrop.TABLE, (word, Text("It goes", 400 + 9 * at, 280, Font(18))))
        painter.paint(moved, picture, SCALE, moving=True, crop=here)
        fresh.forget_frame()
        fresh.paint(whole, picture, SCALE, moving=True, crop=here)
        assert pygame.image.tobytes(moved, "RGB") == pygame.image.tobytes(whole, "RGB")


class Large(Careless):
    """A keeper who likes everything at 200 %."""

    def looks(self) -> Looks:
        return Looks(scale=200)


def test_presses_hovers_and_drags_mean_what_is_seen_under_the_pointer(window: Window) -> None:
    def motion(x: int, y: int, held: int = 0) -> None:
        pygame.event.post(event(pygame.MOUSEMOTION, (x, y), held=bool(held)))

    def use(_: Play, number: int) -> None:
        match number:
            case 3:
                motion(0, 0)
            case 5:
                motion(1279, 799)
            case 7:
                pygame.event.post(event(pygame.MOUSEBUTTONDOWN, (1279, 799)))
            case 8:
                motion(1200, 799, 1)
            case 9:
                motion(0, 0, 1)

    show = Play(14, use)
    run(show, window, plain_painter(), no_failure, Hooks(keeper=Large()))
    assert [(room.width, room.height) for room in show.rooms[:1]] == [(1024, 640)]
    hovers = [intent for intent in show.heard if isinstance(intent, Hover)]
    assert (hovers[-1].x, hovers[-1].y) == (1023.5, 639.5)
    (press,) = (intent for intent in show.heard if isinstance(intent, Press))
    assert (press.x, press.y) == (1023.5, 639.5)
    drags = [intent for intent in show.heard if isinstance(intent, Drag)]
    assert (drags[0].x, drags[0].y) == (984, 639.5)
    assert (drags[-1].x, drags[-1].y) == (0, 0)


# ---- the scenes


def test_in_any_of_some_scenes_all_that_is_read_can_be_seen_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those with the longest lines; the command looks through all."""
    for name in [each for each in vars(tour) if each.startswith("show_")]:
        if name not in ("show_help", "show_settings", "show_beginning"):
            monkeypatch.setattr(tour, name, lambda *_: None)
    album = looked_through("de")
    assert album.seen > 20
    assert album.lost == []
