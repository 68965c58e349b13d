"""Sheets to be looked at: packs, grounds, and every choice of looks on every table."""

from __future__ import annotations

from functools import partial
from itertools import product

import pygame

from game.stage.basics import CARD_RATIO, Font, Pose, Room
from game.stage.looks import BACKS, Looks, TableLook
from game.stage.picture import Backdrop, CardItem, Picture, Text
from game.window.ground.textures import backdrop
from game.window.offscreen import dress, make_painter, render
from game.window.pack.card_art import FULL_PACK, CardArt
from game.window.painter import Painter
from game.words.languages import courts

_GROUND = 640, 400
_SHOWN = "AS", "KH", "QD", "JC", "TS", "9H", "8D", "7C"
_CHOICES = tuple(product(courts().values(), (False, True), (False, True)))


def dressed(looks: Looks) -> Painter:
    """A painter of a window with these looks."""
    painter = make_painter()
    dress(painter, looks)
    return painter


def pack(looks: Looks, width: int) -> pygame.Surface:
    """All 52 faces, a suit a row, and the backs at the right, each that many pixels wide."""
    height, gap = round(width * CARD_RATIO), max(4, width // 14)
    columns = len(FULL_PACK) // 4
    sheet = pygame.Surface(((columns + 1) * (width + gap) + gap, 4 * (height + gap) + gap))
    sheet.fill((31, 79, 59))
    art = CardArt(looks.back, looks.courts, looks.large, looks.four_colours)
    cards = [art.face(face, width) for face in FULL_PACK]
    for at, card in enumerate(cards):
        row, column = divmod(at, columns)
        sheet.blit(card, (gap + column * (width + gap), gap + row * (height + gap)))
    for at, back in enumerate(BACKS):
        place = gap + columns * (width + gap), gap + at * (height + gap)
        sheet.blit(CardArt(back).back(width), place)
    return sheet


def grounds() -> pygame.Surface:
    """Each table with each of its grounds, small: a table a row."""
    width, height = (side // 4 for side in _GROUND)
    sheet = pygame.Surface((width * len(Backdrop), height * len(TableLook)))
    for row, table in enumerate(TableLook):
        draw = partial(backdrop, table=table)
        for column, kind in enumerate(Backdrop):
            ground = draw(kind, _GROUND, 0.5, 304, 16)
            small = pygame.transform.smoothscale(ground, (width, height))
            sheet.blit(small, (column * width, row * height))
    return sheet


class Choices:
    """A page with cards of one look; `picture` is what a window would show."""

    def __init__(self, looks: Looks, width: float) -> None:
        self._looks, self._width = looks, width

    def picture(self, room: Room) -> Picture:
        """The last card is dimmed, the last but one marked as new, one has the focus."""
        step, left, width = self._width * 0.62, self._width, self._width
        items: list[CardItem | Text] = [
            CardItem(
                face,
                face,
                Pose(left + at * step, room.height / 2, width, at - 4),
                dimmed=at == 7,
                marked=at == 6,
                focused=at == 3,
            )
            for at, face in enumerate(_SHOWN)
        ]
        items += [
            CardItem(f"back {at}", None, Pose(left + 9.2 * step + at * 14, room.height / 2, width))
            for at in range(3)
        ]
        likes = self._looks
        words = f"{' '.join(likes.courts)} {'large ' if likes.large else ''}♠ ♥ ♦ ♣"
        items.append(Text(words, left / 2, 22, Font(15)))
        return Picture(Backdrop.SHEET, tuple(items))


def choices(table: TableLook, back: str, width: int) -> pygame.Surface:
    """On a table with a back: each kind of index, large or not, of two colours or four."""
    size = round(width * 8.2), round(width * CARD_RATIO + 70)
    sheet = pygame.Surface((size[0] * 2, size[1] * len(_CHOICES) // 2))
    for at, (letters, large, four) in enumerate(_CHOICES):
        looks = Looks(table=table, back=back, courts=letters, large=large, four_colours=four)
        shown = render(Choices(looks, width), size, dressed(looks), 1.0)
        sheet.blit(shown, (at % 2 * size[0], at // 2 * size[1]))
    return sheet
