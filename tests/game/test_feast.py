"""What is painted of a celebration: the light goes down, and gold comes up."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin

import pygame
import pytest

from game.stage import capitals
from game.stage.basics import Rect
from game.stage.ornaments import Flecks, Lettering, Rays, lettering_width
from game.stage.picture import Backdrop, Look, Picture
from game.window.feast import FLECKS, RAYS, Feast
from game.window.lettering import base_of, lettering
from game.window.offscreen import render
from game.window.shapes import from_svg
from tests.game.pilot import EstimatingRuler
from tests.game.plain import plain_painter
from tests.game.tongues import sentences

SIZE = 1280, 800
WHOLE = Rect(0, 0, *SIZE)


def painted(*items: Look) -> pygame.Surface:
    class Shown:
        def picture(self, _room: object) -> Picture:
            return Picture(Backdrop.SHEET, items)

    return render(Shown(), SIZE, plain_painter())


def light(surface: pygame.Surface, place: pygame.Rect | None = None) -> float:
    """How bright a surface is on the whole, of 255."""
    red, green, blue, _ = pygame.transform.average_color(surface, place or surface.get_rect())
    return (red + green + blue) / 3


def test_the_light_goes_down_by_nearly_half_where_no_ray_is() -> None:
    corner = pygame.Rect(40, 700, 60, 60)
    before = light(painted(), corner)
    after = light(painted(Rays(WHOLE, 640, 300, 0.0)), corner)
    assert 0.4 < after / before < 0.75


def test_the_rays_come_from_a_core_of_gold() -> None:
    middle, aside = pygame.Rect(600, 260, 80, 80), pygame.Rect(100, 260, 80, 80)
    lit = painted(Rays(WHOLE, 640, 300, 0.0))
    red, _, blue, _ = pygame.transform.average_color(lit, middle)
    assert red > 2 * blue, "warm, where all rays meet"
    assert light(lit, middle) > 1.3 * light(lit, aside)


def test_nothing_of_a_celebration_that_is_over_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheels of a window of 3840 by 2160 are more than all cards together."""
    drawn: list[object] = []

    def counted(*asked: object) -> pygame.Surface:
        drawn.append(asked)
        return pygame.Surface(SIZE, pygame.SRCALPHA)

    monkeypatch.setattr("game.window.feast._wheel", counted)
    painter, window = plain_painter(), pygame.Surface(SIZE)

    def paint(*items: Look, moving: bool = False) -> int:
        painter.paint(window, Picture(Backdrop.SHEET, items), 1.0, moving)
        return len(drawn)

    rays, another = Rays(WHOLE, 640, 300, 0.0), Rays(WHOLE, 640, 300, 0.0, alpha=0.5)
    assert paint(rays) == 1
    assert paint(rays, another) == 1, "as long as it is seen it is kept"
    assert paint(moving=True) == 1
    assert paint(rays) == 1, "what moves may come back"
    assert paint() == 1
    assert paint(rays) == 2


def test_what_has_not_come_yet_changes_nothing() -> None:
    bare = pygame.image.tobytes(painted(), "RGB")
    assert pygame.image.tobytes(painted(Rays(WHOLE, 640, 300, 0.0, alpha=0.0)), "RGB") == bare


def test_a_wheel_turned_by_one_ray_is_the_same_wheel_and_half_of_that_is_another() -> None:
    feast, brass = Feast(), (220, 180, 90)

    def wheel(turn: float) -> bytes:
        return pygame.image.tobytes(feast.rays(SIZE, (640, 300), turn, 1.0, brass), "RGBA")

    assert wheel(0.0) == wheel(360 / RAYS)
    assert wheel(0.0) != wheel(180 / RAYS)


def test_how_far_the_rays_reach_is_drawn_once_however_the_wheel_turns_and_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[object, ...]] = []

    def counted(*asked: object) -> pygame.Surface:
        drawn.append(asked)
        return from_svg(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr("game.window.feast.from_svg", counted)
    feast = Feast()
    for share in (0.0, 0.1, 0.4, 0.7, 1.0):
        feast.rays(SIZE, (640, 300), 9 * share, share, (220, 180, 90))
    once = len(drawn)
    assert once == 2, "how far the rays reach, and the gold they come from"
    feast.rays(SIZE, (600, 300), 9, 1.0, (220, 180, 90))
    assert len(drawn) == 2 * once


def test_a_wheel_that_goes_is_the_same_wheel_fainter_and_stays_whole_itself() -> None:
    feast, brass = Feast(), (220, 180, 90)

    def wheel(alpha: float) -> pygame.Surface:
        return feast.rays(SIZE, (640, 300), 0.0, alpha, brass)

    whole = pygame.image.tobytes(wheel(1.0), "RGBA")
    assert light(wheel(0.5)) < 0.6 * light(wheel(1.0))
    assert pygame.image.tobytes(wheel(1.0), "RGBA") == whole


def test_the_leaves_spread_and_stay_on_their_cloth() -> None:
    place = pygame.Rect(300, 20, 900, 700)

    def spread(share: float) -> int:
        places = [at for _, at in Feast().leaves(place, (700, 300), 1.0, share, 1.0)]
        assert len(places) <= FLECKS
        return max(x for x, _ in places) - min(x for x, _ in places)

    assert spread(0.02) < spread(0.2) < spread(0.6)
    assert spread(0.6) > 0.8 * place.width


@pytest.mark.parametrize("size", [40, 92, 250])
def test_capitals_are_light_above_and_dark_below_and_a_tail_runs_on(size: int) -> None:
    plain, tailed = (
        lettering("pique", size, flourish=False),
        lettering("pique", size, flourish=True),
    )
    base, cap = base_of(size), round(0.67 * size)
    upper = pygame.Rect(0, base - cap, plain.get_width(), cap // 3)
    lower = pygame.Rect(0, base - cap // 3, plain.get_width(), cap // 3)
    letters = pygame.Surface(plain.get_size())
    letters.blit(plain, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    assert light(letters, upper) > light(letters, lower)
    below = pygame.Rect(plain.get_width() * 3 // 4, base + 2, plain.get_width() // 8, size // 4)
    gilded = pygame.Surface(tailed.get_size())
    gilded.blit(tailed, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    assert light(gilded, below) > light(letters, below) + 5


def test_a_lettering_and_leaves_are_painted_where_they_are_said_to_be() -> None:
    bare = painted()
    gold = painted(Lettering("Capot", 640, 400, 92))
    assert light(gold, pygame.Rect(500, 340, 280, 60)) > light(bare, pygame.Rect(500, 340, 280, 60))
    assert light(gold, pygame.Rect(40, 40, 300, 200)) == light(bare, pygame.Rect(40, 40, 300, 200))
    strewn = painted(Flecks(WHOLE, 640, 300, 0.5))
    assert pygame.image.tobytes(strewn, "RGB") != pygame.image.tobytes(bare, "RGB")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_stands_in_capitals_of_our_own(language: str) -> None:
    told = [
        words
        for game in ("piquet", "bezique")
        for key, words in sentences(language, game).items()
        if key.startswith("feat.")
    ]
    assert len(told) > 5
    for words in told:
        assert capitals.drawn(words), words


@pytest.mark.parametrize("words", ["Repique", "Carte blanche", "Quadruple bésigue"])
def test_capitals_of_our_own_are_as_wide_as_it_is_said(words: str) -> None:
    size = 134
    across = lettering_width(words, size, EstimatingRuler(), flourish=True)
    ink = lettering(words, size, flourish=True).get_bounding_rect(min_alpha=200)
    assert abs(ink.width - across) < 0.04 * across


def test_a_tail_ends_under_the_last_letter_however_few_there_are() -> None:
    for words in ("Pique", "Repique", "Sequence"):
        drawing = lettering(words, 134, flourish=True)
        below = pygame.Rect(0, base_of(134) + 8, drawing.get_width(), 40)
        tail = drawing.subsurface(below).get_bounding_rect(min_alpha=200)
        letters = drawing.get_bounding_rect(min_alpha=200)
        assert 0 < tail.right <= letters.right, words


def test_the_edges_of_a_ray_are_soft() -> None:
    """From the dark beside a ray to its light goes over some pixels, not from one to the next."""
    wheel = Feast().rays(SIZE, (640, 300), 0.0, 1.0, (220, 180, 90))
    round_it = [
        wheel.get_at((640 + round(300 * cos(a)), 300 + round(300 * sin(a)))).r
        for a in (radians(step / 8) for step in range(8 * 90))
    ]
    most = max(round_it) - min(round_it)
    assert most > 30, "rays are seen"
    assert max(abs(a - b) for a, b in pairwise(round_it)) < 0.35 * most
