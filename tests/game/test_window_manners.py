"""How the window behaves on the desktop: where it opens, what it remembers, what it takes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli.play import run as play
from game.pages.questions import QuitQuestion
from game.players.player import HUMAN, seated
from game.program.house import OurHouse
from game.stage.looks import Careless, Looks, Place, Screen, TableLook
from game.stage.picture import Picture
from game.window.painter import Painter
from game.window.scaling import SMALLEST, USUAL
from game.window.screen import window as windows
from game.window.screen.loop import Hooks, run
from game.window.screen.window import TITLE_BAR, Window, opening, seen
from game.window.screen.window import areas as find_areas
from tests.game.plain import plain_painter
from tests.game.test_loop import Play, no_failure

ONE: tuple[Place, ...] = ((0, 0, 1920, 1080),)
TWO: tuple[Place, ...] = (*ONE, (1920, -200, 2560, 1440))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(windows, "areas", lambda **_: ONE)
    opened = Window("Piquet", before=(40, 60, 1100, 700))
    pygame.event.clear()
    yield opened
    opened.close()


# ---- where it opens


def test_a_first_start_leaves_the_place_to_the_desktop() -> None:
    assert opening(None, None, ONE) == (None, USUAL)


def test_a_size_that_is_asked_for_goes_before_what_was() -> None:
    assert opening((1500, 900), (10, 50, 1100, 700), ONE) == (None, (1500, 900))


def test_it_opens_where_it_was() -> None:
    assert opening(None, (10, 50, 1100, 700), ONE) == ((10, 50), (1100, 700))
    assert opening(None, (2100, -100, 1100, 700), TWO) == ((2100, -100), (1100, 700))


def test_a_screen_that_is_gone_brings_it_back_to_the_middle_of_the_first() -> None:
    assert seen((2100, -100, 1100, 700), ONE) == (410, 190, 1100, 700)


def test_its_title_bar_is_always_to_be_seen() -> None:
    assert seen((100, -50, 1100, 700), ONE) == (100, TITLE_BAR, 1100, 700)
    assert seen((-600, 500, 1100, 700), ONE) == (0, 380, 1100, 700)


def test_a_place_asked_for_with_the_frame_leaves_room_for_it_below() -> None:
    notebook: tuple[Place, ...] = ((0, 0, 1366, 768),)
    place, size = opening(None, (43, 36, 1280, 736), notebook, framed=True)
    assert (place, size) == ((43, 0), (1280, 736)), "with a title bar its foot is at 768 at most"
    assert opening(None, (43, 36, 1280, 736), notebook) == ((43, 32), (1280, 736))


def test_a_window_larger_than_the_screen_becomes_as_large_as_it() -> None:
    assert seen((0, 0, 3000, 2000), ONE) == (0, 0, 1920, 1080)


def test_on_a_notebook_the_foot_of_a_first_window_is_seen_below_its_title_bar() -> None:
    _, (_, high) = opening(None, None, ((0, 0, 1366, 768),))
    assert (768 - high) // 2 + TITLE_BAR + high <= 768


def test_on_a_small_screen_a_first_window_is_no_larger_than_it() -> None:
    small: tuple[Place, ...] = ((0, 0, 1024, 600),)
    assert opening(None, None, small) == (None, (1024, 600 - 2 * TITLE_BAR))
    assert seen((0, 0, 1280, 800), small) == (0, 0, 1024, 600)


@given(
    st.tuples(*(st.integers(-9000, 9000),) * 2, *(st.integers(1, 9000),) * 2),
    st.lists(
        st.tuples(*(st.integers(-5000, 5000),) * 2, *(st.integers(1100, 4000),) * 2),
        min_size=1,
        max_size=3,
    ),
)
def test_whatever_was_stored_all_of_it_lies_on_one_screen(
    place: Place, screens: list[Place]
) -> None:
    left, top, width, height = seen(place, screens)
    assert (width, height) >= (SMALLEST[0], 1)
    assert any(
        x <= left and y <= top and left + width <= x + wide and top + height <= y + high
        for x, y, wide, high in screens
    )


def test_several_screens_are_found_beside_each_other(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.size == (1100, 700)
    desktops = [(1920, 1080), (2560, 1440)]
    corners = [(0, 0), (1920, -200)]

    class Probe:
        def __init__(
            self, _: str, size: tuple[int, int], at: tuple[int, int], hidden: bool
        ) -> None:
            assert hidden
            index = at[0] - pygame.WINDOWPOS_CENTERED
            (x, y), (wide, high) = corners[index], desktops[index]
            self.position = x + (wide - size[0]) // 2, y + (high - size[1]) // 2

        def destroy(self) -> None:
            """There is none."""

    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: desktops)
    monkeypatch.setattr(pygame, "Window", Probe)
    assert find_areas() == ((0, 0, 1920, 1080), (1920, -200, 2560, 1440))


# ---- what is told of it


class Keeper(Careless):
    """Writes down what it is told, and wants what a test wants."""

    def __init__(self) -> None:
        self.wanted = Looks()
        self.screens: list[Screen] = []
        self.places: list[Place] = []
        self.whole: list[bool] = []

    def looks(self) -> Looks:
        return self.wanted

    def screen_is(self, screen: Screen, /) -> None:
        self.screens.append(screen)

    def window_is(self, place: Place, /) -> None:
        self.places.append(place)

    def whole_is(self, whole: bool, /) -> None:
        self.whole.append(whole)


def show(
    window: Window,
    keeper: Keeper,
    each: Callable[[Play, int], None],
    dress: Callable[[Painter, Looks], None] | None = None,
    rounds: int = 12,
) -> Play:
    played = Play(rounds, each)
    run(played, window, plain_painter(), no_failure, Hooks(keeper=keeper, dress=dress))
    return played


def pressed(code: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, unicode="", mod=0, scancode=0))


def test_a_new_place_is_told_when_the_window_closes(window: Window) -> None:
    keeper = Keeper()

    def move(_: Play, number: int) -> None:
        if number == 3:
            window._window.position = (300, 200)
            window._window.size = (1300, 820)

    show(window, keeper, move)
    assert keeper.places == [(300, 200, 1300, 820)]


def test_a_new_place_is_told_when_it_has_rested(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, told = Keeper(), []
    time = 0.0

    def clock() -> float:
        nonlocal time
        time += 0.1
        return time

    monkeypatch.setattr("game.window.screen.loop.perf_counter", clock)

    def move(_: Play, number: int) -> None:
        if number == 2:
            window._window.position = (300, 200)
            pygame.event.post(pygame.Event(pygame.WINDOWMOVED, x=300, y=200))
        told.append(len(keeper.places))

    show(window, keeper, move, rounds=40)
    assert keeper.places == [(300, 200, 1100, 700)]
    assert told[4] == 0
    assert told[-1] == 1


def test_a_window_that_was_not_moved_tells_nothing(window: Window) -> None:
    keeper = Keeper()
    show(window, keeper, lambda _show, _number: None)
    assert keeper.places == []


def test_the_frame_of_the_desktop_does_not_make_it_wander(window: Window) -> None:
    window._window.position = (41, 80)
    window.landed()
    assert window.place == (40, 60, 1100, 700)
    window.switch_whole()
    assert window.place == (40, 60, 1100, 700)
    window.switch_whole()
    assert window._window.position == (40, 60)
    window._window.position = (41, 80)
    window.landed()
    assert window.place == (40, 60, 1100, 700)


def test_f11_is_remembered_and_gives_the_old_place_back(window: Window) -> None:
    keeper = Keeper()

    def press(_: Play, number: int) -> None:
        if number in (3, 7):
            pressed(pygame.K_F11)

    show(window, keeper, press)
    assert keeper.whole == [True, False]
    assert window.place == (40, 60, 1100, 700)


def test_the_whole_screen_is_chosen_on_the_page_too(window: Window) -> None:
    keeper, was = Keeper(), []

    def choose(_: Play, number: int) -> None:
        was.append(window.whole)
        keeper.wanted = Looks(whole=3 <= number < 7)

    show(window, keeper, choose)
    assert True in was
    assert not window.whole
    assert keeper.whole == []  # the page knows it already


def test_how_large_things_are_is_told_when_it_changes(window: Window) -> None:
    window._window.size = (1280, 800)
    keeper = Keeper()

    def choose(_: Play, number: int) -> None:
        if number == 4:
            keeper.wanted = Looks(scale=200)

    show(window, keeper, choose)
    assert keeper.screens == [Screen(100, 125), Screen(200, 125)]


def test_the_pack_is_made_anew_only_for_other_cards_or_another_table(window: Window) -> None:
    keeper, made = Keeper(), []

    def choose(_: Play, number: int) -> None:
        if number == 3:
            keeper.wanted = Looks(scale=100)
        if number == 5:
            keeper.wanted = Looks(table=TableLook.DARK, scale=100)
        if number == 7:
            keeper.wanted = Looks(table=TableLook.DARK, scale=100, whole=True)

    show(window, keeper, choose, lambda _, looks: made.append(looks.table))
    assert made == [TableLook.DARK]


# ---- the house behind it


def test_everything_is_kept_for_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    house = OurHouse()
    house.wishes.window_is((5, 60, 1300, 900))
    house.wishes.whole_is(True)
    house.wishes.screen_is(Screen(125, 125))
    assert house.surroundings().screen == Screen(125, 125)
    house.close()
    again = OurHouse()
    assert again.wishes.settings.window == (5, 60, 1300, 900)
    assert again.wishes.looks().whole
    again.close()


def test_the_whole_screen_of_last_time_is_that_of_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    stored = {"window": [7, 70, 1111, 777], "whole_screen": True}
    (tmp_path / "settings.json").write_text(json.dumps(stored), encoding="utf-8")
    found: list[tuple[bool, Place]] = []

    def look(self: Window) -> None:
        found.append((self.whole, self.place))
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr(windows, "areas", lambda **_: ONE)
    monkeypatch.setattr(Window, "show", look)
    assert play([]) == 0
    assert found[0] == (True, (7, 70, 1111, 777))


def test_one_is_asked_before_a_partie_is_lost_and_never_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    house = OurHouse()
    assert house.question() is None
    house.new_partie(seated(("Anne", "Bertrand"), (HUMAN, HUMAN)))
    assert house.question() is None
    house.close()
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    monkeypatch.setenv("PIQUET_HOME", str(in_the_way))
    house = OurHouse()
    house.new_partie(seated(("Anne", "Bertrand"), (HUMAN, HUMAN)))
    assert isinstance(house.question(), QuitQuestion)
    house.close()


def test_a_new_size_is_drawn_ahead_step_by_step_and_then_shown_whole(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 0.0

    def clock() -> float:
        nonlocal time
        time += 0.05
        return time

    monkeypatch.setattr("game.window.screen.loop.perf_counter", clock)
    slices: list[int] = []
    ahead = Painter.ahead

    def counted(self: Painter, picture: Picture, size: tuple[int, int]) -> Iterator[None]:
        for _ in ahead(self, picture, size):
            slices.append(len(played.rooms))
            yield

    monkeypatch.setattr(Painter, "ahead", counted)

    def grow(_: Play, number: int) -> None:
        if number == 3:
            window._window.size = (1900, 1000)
            pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1900, y=1000))

    played = Play(40, grow)
    run(played, window, plain_painter(), no_failure, Hooks(keeper=Keeper()))
    assert len(slices) >= 2, "the ground, and every item"
    scale = window.scale
    assert (played.rooms[-1].width, played.rooms[-1].height) == (1900 / scale, 1000 / scale)
    assert window.surface.get_at((1880, 980))[:3] == (20, 70, 50)
    assert len(played.rooms) <= 5, "nothing is painted over and over"
