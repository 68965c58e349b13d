"""Paints the pack: a face is put together from few drawings, then rasterised at its exact size.

The reader of pygame-ce knows neither text nor `use` nor clipping, so the program repeats a suit's
one drawing for its pips, turns a court's half figure round, and sets the index from a font.
All measures are tenths of a millimetre on a card of 63 by 88 mm.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import pygame

from game.stage.looks import BACKS
from game.window.assets import drawing, font_path
from game.window.svg import raster

RANKS: Final = "789TJQKA"
SUITS: Final = "SHDC"
FACES: Final = tuple(rank + suit for suit, rank in product(SUITS, RANKS))
"""The text of all 32 faces."""

Colour = str | tuple[int, int, int] | tuple[int, int, int, int] | pygame.Color

_CARD = _WIDTH, _HEIGHT = 630, 880
_CORNER = 38  # 6 % of the width
_IVORY, _INK, _RED, _BRASS = "#F6F0E1", "#1C1A17", "#B3261E", "#C9A24B"
_SUIT_FILES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_SUIT_COLOURS = {"S": _INK, "H": _RED, "D": _RED, "C": _INK}
_COURT_FILES = {"K": "king", "Q": "queen", "J": "knave"}
_INDICES = {
    "english": {"T": "10"},
    "french": {"T": "10", "J": "V", "Q": "D", "K": "R"},
}

_COLUMNS = (202, 428)
_ROWS_OF_3, _ROWS_OF_4 = (152, 440, 728), (152, 344, 536, 728)
_PIP = 118
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "7": (*product(_COLUMNS, _ROWS_OF_3), (315, 296)),
    "8": (*product(_COLUMNS, _ROWS_OF_3), (315, 296), (315, 584)),
    "9": (*product(_COLUMNS, _ROWS_OF_4), (315, 440)),
    "T": (*product(_COLUMNS, _ROWS_OF_4), (315, 248), (315, 632)),
}

_INDEX_CENTRE, _INDEX_TOP, _INDEX_HEIGHT = 55, 32, 104
_INDEX_WIDTH, _TEN_WIDTH = 73, 82  # a ten is wider; it has no court's frame beside it
_INDEX_SQUEEZE = 0.72  # pack letters are narrow; the heavy face keeps its stems when squeezed
_INDEX_SUIT = 70
_INDEX_GAP = 13


class CardArt:
    """The pack with one back and one kind of index ("english": K Q J, "french": R D V).

    Paints a card anew whenever it is asked for: whoever lays it on the table keeps it.
    Raises AssetError when a drawing is missing or damaged.
    """

    def __init__(self, back: str = "burgundy", indices: str = "english") -> None:
        if back not in BACKS:
            raise ValueError(f"There is no card back {back!r}; choose one of {', '.join(BACKS)}.")
        if indices not in _INDICES:
            raise ValueError(f"There is no index {indices!r}; choose {' or '.join(_INDICES)}.")
        self._back = back
        self._letters = _INDICES[indices]

    def face(self, text: str, width_px: int) -> pygame.Surface:
        """A face by its text ("KS"), the height following from the width; its corners are clear."""
        if text not in FACES:
            raise ValueError(f"{text!r} is no card of a piquet pack.")
        size = _size(width_px)
        return _paint_face(text, size, self._letters)

    def back(self, width_px: int) -> pygame.Surface:
        """The back of every card."""
        size = _size(width_px)
        return _paint_back(self._back, size)

    def suit(self, suit: str, height_px: int, colour: Colour) -> pygame.Surface:
        """A suit sign of S, H, D, C for use among words: a square of the given height."""
        return _tinted(f"cards/suits/{_SUIT_FILES[suit]}.svg", 100, height_px, colour)

    def icon(self, name: str, size_px: int, colour: Colour) -> pygame.Surface:
        """A small drawing of `assets/icons` by its name, in one colour."""
        return _tinted(f"icons/{name}.svg", 24, size_px, colour)


def _size(width_px: int) -> tuple[int, int]:
    """Width and height of a card in whole pixels."""
    return width_px, round(width_px * _HEIGHT / _WIDTH)


def _paint_back(back: str, size: tuple[int, int]) -> pygame.Surface:
    return raster(_sheet() + drawing(f"cards/backs/{back}.svg") + _hairline(), size, _CARD)


def _paint_face(text: str, size: tuple[int, int], letters: dict[str, str]) -> pygame.Surface:
    """A whole face: sheet and middle, index suits and hairline, then the letters, twice."""
    rank, suit = text[0], text[1]
    grown = _index_growth(size[0])
    sign_size = _INDEX_SUIT * grown
    sign_top = _INDEX_TOP + _INDEX_HEIGHT * grown + _INDEX_GAP
    sign = _suit(suit, _INDEX_CENTRE, sign_top + sign_size / 2, sign_size)
    border = sign + _turned(sign) + _hairline()
    if rank in _COURT_FILES:
        picture = raster(_sheet() + _SEAM, size, _CARD)
        figure = drawing(f"cards/courts/{_COURT_FILES[rank]}-{_SUIT_FILES[suit]}.svg")
        half = raster(figure, size, _CARD)  # a court takes longest: paint it once, turn its pixels
        picture.blit(half, (0, 0))
        picture.blit(pygame.transform.flip(half, True, True), (0, 0))
        picture.blit(raster(_FRAME + border, size, _CARD), (0, 0))
    else:
        picture = raster(_sheet() + _middle(rank, suit) + border, size, _CARD)
    _set_letters(picture, letters.get(rank, rank), _SUIT_COLOURS[suit])
    return picture


def _index_growth(width_px: int) -> float:
    """How much larger the index of a small card is: below 84 pixels it would be lost otherwise."""
    return min(1.2, max(1.0, 84 / width_px))


def _set_letters(picture: pygame.Surface, letters: str, colour: str) -> None:
    """Paint the letters of the index into two opposite corners, on whole pixels."""
    width, height = picture.get_size()
    scale = width / _WIDTH
    index_height = _INDEX_HEIGHT * _index_growth(width) * scale
    limit = (_TEN_WIDTH if letters == "10" else _INDEX_WIDTH) * scale
    letter = _letter(letters, colour, round(index_height), limit)
    x = round(_INDEX_CENTRE * scale - letter.get_width() / 2)
    y = round(_INDEX_TOP * scale)
    picture.blit(letter, (x, y))
    opposite = pygame.transform.flip(letter, True, True)
    picture.blit(opposite, (width - x - letter.get_width(), height - y - letter.get_height()))


def _middle(rank: str, suit: str) -> str:
    """The ornament of an ace, or the pips, those of the lower half upside down."""
    if rank == "A":
        return drawing(f"cards/aces/{_SUIT_FILES[suit]}.svg")
    return "".join(
        _turned(_suit(suit, _WIDTH - x, _HEIGHT - y, _PIP))
        if y > _HEIGHT / 2
        else _suit(suit, x, y, _PIP)
        for x, y in _PIPS[rank]
    )


# Under the place where a court's two halves meet, so that no ivory shines through between them.
_SEAM: Final = f'<path d="M96 395L534 485" stroke="{_INK}" stroke-width="5"/>'
_FRAME: Final = (
    f'<rect x="96" y="60" width="438" height="760" fill="none" stroke="{_INK}" stroke-width="5"/>'
    f'<rect x="103" y="67" width="424" height="746" fill="none" stroke="{_BRASS}"'
    ' stroke-width="4"/>'
)


def _sheet() -> str:
    return f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="{_CORNER}" fill="{_IVORY}"/>'


def _hairline() -> str:
    """The thin edge that parts ivory from ivory: half a unit at the width of a hand's card."""
    return (
        f'<rect x="1.4" y="1.4" width="{_WIDTH - 2.8}" height="{_HEIGHT - 2.8}" rx="{_CORNER - 1}"'
        ' fill="none" stroke="#281E14" stroke-opacity="0.38" stroke-width="2.8"/>'
    )


def _suit(suit: str, x: float, y: float, size: float) -> str:
    """A suit sign of its own colour, centred."""
    return (
        f'<g fill="{_SUIT_COLOURS[suit]}" transform="translate({x - size / 2:g} {y - size / 2:g})'
        f' scale({size / 100:g})">{drawing(f"cards/suits/{_SUIT_FILES[suit]}.svg")}</g>'
    )


def _turned(part: str) -> str:
    """A part of the card turned by half a turn about its middle."""
    return f'<g transform="rotate(180 {_WIDTH / 2:g} {_HEIGHT / 2:g})">{part}</g>'


def _tinted(path: str, box: int, size_px: int, colour: Colour) -> pygame.Surface:
    """A drawing of one colour: painted white, then coloured, so that any theme can use it."""
    inner = f'<g fill="#FFFFFF">{drawing(path)}</g>'
    picture = raster(inner, (size_px, size_px), (box, box))
    picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _letter(letters: str, colour: str, height_px: int, limit: float) -> pygame.Surface:
    """The letters of an index, exactly as high as asked and at most `limit` pixels wide."""
    glyphs = _glyphs(letters, colour)
    width = glyphs.get_width() * height_px / glyphs.get_height() * _INDEX_SQUEEZE
    return pygame.transform.smoothscale(glyphs, (round(min(width, limit)), height_px))


@cache
def _glyphs(letters: str, colour: str) -> pygame.Surface:
    """The letters of an index at a size larger than any card needs, cut to their ink."""
    if not pygame.font.get_init():
        pygame.font.init()
    painted = pygame.font.Font(font_path("serif", "Bold"), 256).render(letters, True, colour)
    return painted.subsurface(painted.get_bounding_rect()).copy()
