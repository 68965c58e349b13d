"""A frame that paints only what differs looks as if all had been painted; rest brings sharpness."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame

from game.stage.basics import Font, Pose
from game.stage.picture import Backdrop, CardItem, Look, Picture, Text
from game.window.canvas import Canvas, Piece
from game.window.painter import Painter
from tests.game.plain import plain_painter

SIZE = 400, 300


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def veil(item: Look) -> list[Piece]:
    """Something half clear where the item is, in a colour of its own."""
    luck = Random(repr(item))
    sheet = pygame.Surface((luck.randrange(20, 90), luck.randrange(20, 90)), pygame.SRCALPHA)
    sheet.fill((luck.randrange(128), luck.randrange(128), luck.randrange(128), 128))
    place = luck.randrange(-20, SIZE[0]), luck.randrange(-20, SIZE[1])
    return [(sheet, place), (sheet, (place[0] + 9, place[1] + 5))]


def moments(luck: Random) -> Iterator[tuple[Look, ...]]:
    """A table, again and again a moment later: something came, went, moved, or lies above now."""
    items: list[Look] = [CardItem(str(n), "KS", Pose(10 * n, 90, 40)) for n in range(12)]
    items += [Text(str(n % 3), 20, 40, Font(20)) for n in range(6)]  # some of them alike
    for count in range(200):
        yield tuple(items)
        at = luck.randrange(len(items))
        match luck.randrange(4):
            case 0:
                items.insert(at, Text(str(count), 50, 50, Font(16)))
            case 1 if len(items) > 5:
                items.pop(at)
            case 2:
                items.append(items.pop(at))
            case _:
                items[at] = CardItem(f"new {count}", None, Pose(count, 150, 40))


def test_a_frame_of_what_differs_looks_like_a_frame_of_all() -> None:
    ground = pygame.Surface(SIZE)
    ground.fill((20, 70, 50))
    canvas, surface, whole = Canvas(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    for items in moments(Random(5)):
        canvas.paint(surface, ground, items, veil, moving=True)
        Canvas().paint(whole, ground, items, veil, moving=False)
        assert pixels(surface) == pixels(whole)


def test_only_what_differs_is_drawn() -> None:
    drawn: list[Look] = []

    def draw(item: Look) -> list[Piece]:
        drawn.append(item)
        return [(pygame.Surface((10, 10), pygame.SRCALPHA), (0, 0))]

    canvas, surface, ground = Canvas(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    still = tuple(Text(str(number), number, 10, Font(16)) for number in range(9))
    for x in (10, 20):
        moved = CardItem("a", "KS", Pose(x, 10, 40))
        drawn.clear()
        canvas.paint(surface, ground, (*still, moved), draw, moving=True)
    assert drawn == [moved]


def test_at_rest_cards_are_drawn_anew_to_be_sharp_and_nothing_else_is() -> None:
    drawn: list[Look] = []

    def draw(item: Look) -> list[Piece]:
        drawn.append(item)
        return [(pygame.Surface((10, 10), pygame.SRCALPHA), (0, 0))]

    canvas, surface, ground = Canvas(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    card = CardItem("a", "KS", Pose(10, 10, 40))
    items = (Text("one", 20, 10, Font(16)), card, Text("two", 40, 10, Font(16)))
    for moving in (True, False):
        drawn.clear()
        canvas.paint(surface, ground, items, draw, moving=moving)
    assert drawn == [card]


def hand(painter: Painter, surface: pygame.Surface, work: int | None) -> None:
    cards = tuple(
        CardItem(str(turn), "KS" if turn % 2 else "7D", Pose(60 + 24 * turn, 150, 60, 3 * turn))
        for turn in range(12)
    )
    painter.paint(surface, Picture(Backdrop.TABLE, cards), 1.0, work=work)


def test_cards_at_rest_are_all_sharp_after_a_few_frames() -> None:
    at_once, little_by_little = pygame.Surface(SIZE), pygame.Surface(SIZE)
    hand(plain_painter(), at_once, None)
    painter = plain_painter()
    frames = 0
    while frames == 0 or painter.unfinished:
        hand(painter, little_by_little, 4)
        frames += 1
        assert frames < 20
    assert frames > 2
    assert pixels(little_by_little) == pixels(at_once)
