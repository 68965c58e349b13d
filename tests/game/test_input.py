"""Events of the window become intents: keys by name, places in units."""

from __future__ import annotations

import pygame
import pytest

from game.stage.intents import (
    CloseAsked,
    Drag,
    FocusGained,
    FocusLost,
    Hover,
    Intent,
    Key,
    OutOfSight,
    Press,
    Release,
    Resized,
    Scroll,
    TextTyped,
)
from game.window.screen.input import Translator, wants_whole_screen


def intents(*events: pygame.Event, density: float = 1.0, scale: float = 1.0) -> list[Intent | None]:
    translator = Translator()

    def units(place: tuple[float, float]) -> tuple[float, float]:
        return place[0] / scale, place[1] / scale

    return [translator.intent(event, density, units) for event in events]


def moved(x: int, y: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def pressed(x: int, y: int, button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button)


def released(x: int, y: int, button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button)


def key(code: int, typed: str = "", mod: int = pygame.KMOD_NONE, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, unicode=typed, mod=mod, scancode=scancode)


def test_a_click_is_a_press_and_a_release() -> None:
    assert intents(moved(5, 6), pressed(10, 20), released(10, 20)) == [
        Hover(5, 6),
        Press(10, 20),
        Release(10, 20),
    ]


def test_a_trembling_hand_still_clicks() -> None:
    assert intents(pressed(10, 20), moved(13, 22), released(13, 22)) == [
        Press(10, 20),
        None,
        Release(13, 22),
    ]


def test_a_drag_begins_six_units_away_and_lasts_until_the_release() -> None:
    assert intents(pressed(10, 20), moved(16, 20), moved(11, 20), released(11, 20)) == [
        Press(10, 20),
        Drag(16, 20),
        Drag(11, 20),
        Release(11, 20),
    ]


def test_after_the_release_the_pointer_hovers_again() -> None:
    assert intents(pressed(1, 1), moved(50, 1), released(50, 1), moved(60, 1))[-1] == Hover(60, 1)


def test_other_buttons_do_nothing() -> None:
    assert intents(pressed(1, 1, button=3), released(1, 1, button=3)) == [None, None]


def test_on_a_sharp_screen_places_are_units_all_the_same() -> None:
    # 2 pixels for a point and 1.8 pixels for a unit: a point is 1.11 units
    assert intents(pressed(900, 450), density=2.0, scale=1.8) == [Press(1000, 500)]


def test_a_drag_is_measured_in_units_too() -> None:
    assert intents(pressed(10, 10), moved(14, 10), density=2.0)[1] == Drag(28, 20)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (pygame.K_RETURN, "enter"),
        (pygame.K_KP_ENTER, "enter"),
        (pygame.K_SPACE, "space"),
        (pygame.K_ESCAPE, "escape"),
        (pygame.K_LEFT, "left"),
        (pygame.K_RIGHT, "right"),
        (pygame.K_UP, "up"),
        (pygame.K_DOWN, "down"),
        (pygame.K_TAB, "tab"),
        (pygame.K_BACKSPACE, "backspace"),
        (pygame.K_F1, "f1"),
        (pygame.K_F12, "f12"),
    ],
)
def test_keys_have_names(code: int, name: str) -> None:
    assert intents(key(code)) == [Key(name)]


def test_letters_are_named_by_what_they_write() -> None:
    assert intents(key(pygame.K_s, "s")) == [Key("s")]
    assert intents(key(pygame.K_s, "S", pygame.KMOD_LSHIFT)) == [Key("s", shift=True)]
    assert intents(key(pygame.K_SLASH, "?", pygame.KMOD_LSHIFT)) == [Key("?", shift=True)]
    assert intents(key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL)) == [Key("z", ctrl=True)]
    assert intents(key(pygame.K_z, "", pygame.KMOD_LMETA)) == [Key("z", ctrl=True)]


def test_digits_need_no_shift_on_a_french_keyboard() -> None:
    assert intents(key(pygame.K_AMPERSAND, "&", scancode=pygame.KSCAN_1)) == [Key("1")]
    assert intents(key(0xE9, "é", scancode=pygame.KSCAN_2)) == [Key("2")]


def test_a_modifier_alone_is_no_key() -> None:
    assert intents(key(pygame.K_LSHIFT, "", pygame.KMOD_LSHIFT)) == [None]


def test_typing_scrolling_and_the_window_itself() -> None:
    assert intents(
        pygame.Event(pygame.TEXTINPUT, text="é"),
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0),
        pygame.Event(pygame.QUIT),
        pygame.Event(pygame.WINDOWSIZECHANGED, x=1300, y=900),
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.WINDOWFOCUSGAINED),
        pygame.Event(pygame.WINDOWENTER),
    ) == [TextTyped("é"), Scroll(-1), CloseAsked(), Resized(), FocusLost(), FocusGained(), None]


@pytest.mark.parametrize("kind", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_a_window_that_goes_out_of_sight_is_told_to_the_scenes(kind: int) -> None:
    assert intents(pygame.Event(kind)) == [OutOfSight()]


def test_a_press_is_forgotten_when_another_window_takes_over() -> None:
    assert intents(pressed(1, 1), pygame.Event(pygame.WINDOWFOCUSLOST), moved(90, 1))[-1] == Hover(
        90, 1
    )


def test_f11_and_alt_with_enter_fill_the_screen() -> None:
    assert wants_whole_screen(key(pygame.K_F11))
    assert wants_whole_screen(key(pygame.K_RETURN, mod=pygame.KMOD_LALT))
    assert not wants_whole_screen(key(pygame.K_RETURN))
    assert not wants_whole_screen(moved(1, 1))
