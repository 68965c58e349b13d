"""Paints the pack: a face is put together from few drawings, then rasterised at its exact size.

The reader of pygame-ce knows neither text nor `use` nor clipping, so the program repeats a suit's
one drawing for its pips, turns a court's half figure round, and sets the index from a font.
All measures are tenths of a millimetre on a card of 63 by 88 mm.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

import pygame
from msgspec import Struct

from game.stage.looks import BACKS
from game.window.assets import drawing, font_path
from game.window.ground.dither import light_map
from game.window.pack.names import set_name
from game.window.palette import FOUR_SUITS, Signs
from game.window.palette import SUITS as TWO_SUITS
from game.window.surfaces import raster
from game.window.things import drawn_thing, framed_portrait

RANKS: Final = "789TJQKA"
SUITS: Final = "SHDC"
FACES: Final = tuple(rank + suit for suit, rank in product(SUITS, RANKS))
"""The text of the 32 faces of a piquet pack."""
FULL_PACK: Final = tuple(rank + suit for suit, rank in product(SUITS, "23456" + RANKS))
"""And of all 52 that there are drawings of."""

Colour = str | tuple[int, int, int] | tuple[int, int, int, int] | pygame.Color

_CARD = _WIDTH, _HEIGHT = 630, 880
_CORNER = 38  # 6 % of the width
_IVORY, _INK, _BRASS = "#F6F0E1", "#1C1A17", "#C9A24B"
_SUIT_FILES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_COURT_FILES = {"K": "king", "Q": "queen", "J": "knave"}
_TEN = {"T": "10"}

_ROWS_OF_3, _ROWS_OF_4 = (-288, 0, 288), (-288, -96, 96, 288)
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "2": ((0, -288), (0, 288)),
    "3": ((0, -288), (0, 288), (0, 0)),
    "4": (*product((-1, 1), (-288, 288)),),
    "5": (*product((-1, 1), (-288, 288)), (0, 0)),
    "6": (*product((-1, 1), _ROWS_OF_3),),
    "7": (*product((-1, 1), _ROWS_OF_3), (0, -144)),
    "8": (*product((-1, 1), _ROWS_OF_3), (0, -144), (0, 144)),
    "9": (*product((-1, 1), _ROWS_OF_4), (0, 0)),
    "T": (*product((-1, 1), _ROWS_OF_4), (0, -192), (0, 192)),
}
"""Which column a pip stands in, and how far below the middle."""
_FEW_PIPS = 1.08
"""How much larger those are of which there are eight or fewer."""

_FINE_FROM = 32
"""Pixels of width, 45 of height, from which a court is drawn in full; smaller ones are plain."""
_CORNER_PIP = (131, 97, 52)
"""Middle and size of the small suit sign inside a court's frame."""

_FIBRES = 112
"""Of the paper, across a card."""
_DEEPEST = 241
"""What is left of 255 where there is most of them."""

_SQUEEZE = 0.72  # pack letters are narrow; the heavy face keeps its stems when squeezed


class Measures(NamedTuple):
    """Where an index stands, how large it is, and what room it leaves for the rest."""

    centre: int
    top: int
    height: int
    width: int
    ten: int  # the width of a ten, which is wider; it has no court's frame beside it
    suit: int
    gap: int
    most: float  # how much larger the index of a small card may be
    column: int  # how far a column of pips is from the middle
    pip: int
    court: float  # of the usual size
    ace: float  # the same for its ornament, that of spades apart
    spades: float


_USUAL = Measures(
    54, 40, 94, 61, 72, 64, 12, 1.15, column=119, pip=125, court=1.0, ace=1.2, spades=1.0
)
_LARGE = Measures(
    66, 28, 172, 106, 112, 106, 16, 1.0, column=92, pip=112, court=0.84, ace=0.94, spades=0.84
)
"""To be read from afar; index and suit still fit into the fifth of a card that a hand shows."""

_REDS_TO_BLUES: Mapping[str, str] = {
    "#C9362B": "#31569A",
    "#A92019": "#27467F",
    "#7E1310": "#172C58",
    "#4E0A0A": "#0B1735",
    "#F1DACB": "#DEDED8",
    "#EED0C2": "#D5D6D5",
    "#EDCBBD": "#CFD1D3",
    "#F1DCCD": "#E0DFD9",
}
"""The dyes of the courts, and the grounds they tinge."""
_EXCHANGED = {**_REDS_TO_BLUES, **{blue: red for red, blue in _REDS_TO_BLUES.items()}}

_RECOLOURED: Mapping[str, Mapping[str, str]] = {
    "D": {"#B3261E": "#1F5FA8", "#F3D3BF": "#CFE0F2", "#CF3A20": "#1F5FA8"} | _EXCHANGED,
    "C": {"#1C1A17": "#1C6C46", "#1F5B3F": "#0F4A2A"},
}
"""In four colours: reds and blues of the diamonds exchanged, the ink of the clubs turned green."""


class CardArt(Struct, frozen=True):
    """The pack with one back, and with the letters of king, queen and knave in its corners.

    `large` indices can be read from afar; with `four` colours diamonds are blue and clubs green;
    `names` are the old ones of the courts, along their frames where there is room for them, and the
    paper has its `fibre`.
    Paints a card anew whenever it is asked for: whoever lays it on the table keeps it.
    Raises AssetError when a drawing is missing or damaged.
    """

    back_of_all: str = "burgundy"
    courts: tuple[str, str, str] = ("K", "Q", "J")
    large: bool = False
    four: bool = False
    names: bool = True
    fibre: bool = False

    def __post_init__(self) -> None:
        if self.back_of_all not in BACKS:
            backs = ", ".join(BACKS)
            raise ValueError(f"There is no card back {self.back_of_all!r}; choose one of {backs}.")
        if not all(self.courts):
            raise ValueError(f"A court is without a letter among {self.courts!r}.")

    def face(self, text: str, width_px: int) -> pygame.Surface:
        """A face by its text ("KS"), the height following from the width; its corners are clear."""
        if text not in FULL_PACK:
            raise ValueError(f"{text!r} is no card that there is a drawing of.")
        rank, suit = text[0], text[1]
        measures = _LARGE if self.large else _USUAL
        letters = (_TEN | dict(zip(_COURT_FILES, self.courts, strict=True))).get(rank, rank)
        colours = FOUR_SUITS if self.four else TWO_SUITS
        painted = _paint_middle(rank, suit, _size(width_px), measures, self.four)
        painted.blit(_signs_and_edge(suit, painted.get_size(), measures, self.four), (0, 0))
        _set_letters(painted, letters, colours[suit], measures)
        if self.names:
            set_name(painted, text, measures.court)
        return _on_paper(painted) if self.fibre else painted

    def back(self, width_px: int) -> pygame.Surface:
        """The back of every card."""
        size = _size(width_px)
        drawn = _paint_back(self.back_of_all, size)
        return _on_paper(drawn) if self.fibre else drawn

    def suit(self, suit: str, height_px: int, colour: Colour) -> pygame.Surface:
        """A suit sign of S, H, D, C for use among words: a square of the given height."""
        return _tinted(f"cards/suits/{_SUIT_FILES[suit]}.svg", 100, height_px, colour)

    def icon(self, name: str, size_px: int, colour: Colour) -> pygame.Surface:
        """A small drawing of `assets/icons` by its name, in one colour."""
        return _tinted(f"icons/{name}.svg", 24, size_px, colour)

    def portrait(self, name: str, width_px: int) -> pygame.Surface:
        """Somebody of `assets/portraits` in an oval of brass."""
        return framed_portrait(name, width_px)

    def thing(self, name: str, width_px: int) -> pygame.Surface:
        """A coloured drawing of `assets/things`."""
        return drawn_thing(name, width_px)


def _on_paper(painted: pygame.Surface) -> pygame.Surface:
    """What is printed, with the fibre of its paper; changes what it is given."""
    painted.blit(_fibre(painted.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return painted


@lru_cache(2)
def _fibre(size: tuple[int, int]) -> pygame.Surface:
    """What the fibre of the paper leaves of the light on a card of a size in pixels."""
    columns, rows = _FIBRES, round(_FIBRES * _HEIGHT / _WIDTH)
    chance = Random(3).randbytes(columns * rows + 2)
    values = bytes(
        _DEEPEST + (255 - _DEEPEST) * sum(chance[at : at + 3]) // 765
        for at in range(columns * rows)
    )
    return light_map(columns, values, size)


def _size(width_px: int) -> tuple[int, int]:
    """Width and height of a card in whole pixels."""
    return width_px, round(width_px * _HEIGHT / _WIDTH)


def _paint_back(back: str, size: tuple[int, int]) -> pygame.Surface:
    return raster(_sheet() + drawing(f"cards/backs/{back}.svg") + _hairline(), size, _CARD)


def _paint_middle(
    rank: str, suit: str, size: tuple[int, int], measures: Measures, four: bool
) -> pygame.Surface:
    """The sheet with its court, the ornament of an ace, or pips, the lower half upside down."""
    if rank in _COURT_FILES:
        return _paint_court(f"{_COURT_FILES[rank]}-{_SUIT_FILES[suit]}", suit, size, measures, four)
    if rank == "A":
        ornament = drawing(f"cards/aces/{_SUIT_FILES[suit]}.svg")
        if four:
            ornament = _recoloured(ornament, suit)
        grown = measures.spades if suit == "S" else measures.ace
        return raster(f"{_sheet()}{_middling(grown)}{ornament}</g>", size, _CARD)
    colours = FOUR_SUITS if four else TWO_SUITS
    large = measures.pip * (_FEW_PIPS if len(_PIPS[rank]) <= 8 else 1.0)
    pips = []
    for column, down in _PIPS[rank]:
        aside = column * measures.column
        pip = _suit(suit, _WIDTH / 2 + aside, _HEIGHT / 2 - abs(down), large, colours)
        pips.append(_turned(pip) if down > 0 else pip)
    return raster(_sheet() + "".join(pips), size, _CARD)


def _paint_court(
    name: str, suit: str, size: tuple[int, int], measures: Measures, four: bool
) -> pygame.Surface:
    """A court in its frame. It takes longest: the half is painted once, its pixels are turned."""
    plain = size[0] < _FINE_FROM
    figure = drawing(f"cards/courts/{'plain/' if plain else ''}{name}.svg")
    if four and suit == "D":
        figure = _recoloured(figure, suit)
    if not plain:
        colours = FOUR_SUITS if four else TWO_SUITS
        figure += _suit(suit, *_CORNER_PIP, colours)
    painted = _sheet_of_court(size, measures.court).copy()
    half = raster(f"{_middling(measures.court)}{figure}</g>", size, _CARD)
    painted.blit(half, (0, 0))
    painted.blit(pygame.transform.flip(half, True, True), (0, 0))
    painted.blit(_frame_of_court(size, measures.court, plain), (0, 0))
    return painted


# What many cards have in common is painted once for all that are painted one after the other; it
# takes as long as a figure does.


@lru_cache(maxsize=1)
def _sheet_of_court(size: tuple[int, int], times: float) -> pygame.Surface:
    return raster(f"{_sheet()}{_middling(times)}{_SEAM}</g>", size, _CARD)


@lru_cache(maxsize=1)
def _frame_of_court(size: tuple[int, int], times: float, plain: bool) -> pygame.Surface:
    return raster(f"{_middling(times)}{_FRAME if plain else _THIN_FRAME}</g>", size, _CARD)


@lru_cache(maxsize=1)
def _signs_and_edge(
    suit: str, size: tuple[int, int], measures: Measures, four: bool
) -> pygame.Surface:
    signs = _signs(suit, size[0], measures, FOUR_SUITS if four else TWO_SUITS)
    return raster(signs + _hairline(), size, _CARD)


def _middling(times: float) -> str:
    """Opens a group that is so many times as large about the middle of the card."""
    aside, down = (side / 2 * (1 - times) for side in _CARD)
    return f'<g transform="translate({aside:g} {down:g}) scale({times})">'


def _recoloured(part: str, suit: str) -> str:
    """A drawing in the colours of the pack of four, all exchanged at once."""
    for usual, other in _RECOLOURED.get(suit, {}).items():
        part = part.replace(usual, other.lower())
    return part


def _signs(suit: str, width_px: int, measures: Measures, colours: Signs) -> str:
    """The suit under the index in two opposite corners."""
    grown = _growth(width_px, measures)
    top = measures.top + measures.height * grown + measures.gap
    size = measures.suit * grown
    sign = _suit(suit, measures.centre, top + size / 2, size, colours)
    return sign + _turned(sign)


def _growth(width_px: int, measures: Measures) -> float:
    """How much larger the index of a small card is: below 84 pixels it would be lost otherwise."""
    return min(measures.most, max(1.0, 84 / width_px))


def _set_letters(
    picture: pygame.Surface, letters: str, colour: tuple[int, int, int], measures: Measures
) -> None:
    """Paint the letters of the index into two opposite corners, on whole pixels."""
    width, height = picture.get_size()
    scale = width / _WIDTH
    index_height = measures.height * _growth(width, measures) * scale
    limit = (measures.ten if letters == "10" else measures.width) * scale
    letter = _letter(letters, colour, round(index_height), limit)
    x = round(measures.centre * scale - letter.get_width() / 2)
    y = round(measures.top * scale)
    picture.blit(letter, (x, y))
    opposite = pygame.transform.flip(letter, True, True)
    picture.blit(opposite, (width - x - letter.get_width(), height - y - letter.get_height()))


# Under the place where a court's two halves meet, so that no ivory shines through between them.
_SEAM: Final = f'<path d="M96 395L534 485" stroke="{_INK}" stroke-width="5"/>'
_FRAME: Final = (
    f'<rect x="96" y="60" width="438" height="760" fill="none" stroke="{_INK}" stroke-width="5"/>'
    f'<rect x="103" y="67" width="424" height="746" fill="none" stroke="{_BRASS}"'
    ' stroke-width="4"/>'
)
_THIN_FRAME: Final = (
    f'<rect x="96" y="60" width="438" height="760" fill="none" stroke="{_INK}"'
    ' stroke-width="2.8"/>'
    f'<rect x="91.6" y="55.6" width="446.8" height="768.8" fill="none" stroke="{_BRASS}"'
    ' stroke-width="2.8"/>'
)


def _sheet() -> str:
    return f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="{_CORNER}" fill="{_IVORY}"/>'


def _hairline() -> str:
    """The thin edge that parts ivory from ivory: half a unit at the width of a hand's card.

    Inside of it the arris of the stock, lit at the upper left and dark at the lower right.
    """
    return (
        '<defs><linearGradient id="arris" x1="0%" y1="0%" x2="100%" y2="100%">'
        '<stop offset="0%" stop-color="#FFFFFF" stop-opacity="0.95"/>'
        '<stop offset="46%" stop-color="#FFFFFF" stop-opacity="0.55"/>'
        '<stop offset="54%" stop-color="#5A4A30" stop-opacity="0.12"/>'
        '<stop offset="100%" stop-color="#5A4A30" stop-opacity="0.45"/></linearGradient></defs>'
        f'<rect x="4.6" y="4.6" width="{_WIDTH - 9.2}" height="{_HEIGHT - 9.2}"'
        f' rx="{_CORNER - 4}" fill="none" stroke="url(#arris)" stroke-width="4.4"/>'
        f'<rect x="1.4" y="1.4" width="{_WIDTH - 2.8}" height="{_HEIGHT - 2.8}" rx="{_CORNER - 1}"'
        ' fill="none" stroke="#281E14" stroke-opacity="0.38" stroke-width="2.8"/>'
    )


def _suit(suit: str, x: float, y: float, size: float, colours: Signs) -> str:
    """A suit sign of its own colour, centred."""
    return (
        f'<g fill="rgb{colours[suit]}" transform="translate({x - size / 2:g} {y - size / 2:g})'
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


def _letter(
    letters: str, colour: tuple[int, int, int], height_px: int, limit: float
) -> pygame.Surface:
    """The letters of an index, exactly as high as asked and at most `limit` pixels wide."""
    glyphs = _glyphs(letters, colour)
    width = glyphs.get_width() * height_px / glyphs.get_height() * _SQUEEZE
    return pygame.transform.smoothscale(glyphs, (round(min(width, limit)), height_px))


@cache
def _glyphs(letters: str, colour: tuple[int, int, int]) -> pygame.Surface:
    """The letters of an index at a size larger than any card needs, cut to their ink."""
    if not pygame.font.get_init():
        pygame.font.init()
    painted = pygame.font.Font(font_path("serif", "Bold"), 256).render(letters, True, colour)
    return painted.subsurface(painted.get_bounding_rect()).copy()
