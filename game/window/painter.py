"""The painter: lays the items of a picture on a surface, in their order, in pixels.

Nothing here knows the game. Places become whole pixels so that edges and lines stay crisp.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

import pygame
from msgspec import Struct

from game.stage.basics import Align, Paint, Tone
from game.stage.picture import (
    BUBBLE_FONT,
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
from game.window import shapes
from game.window.cache import Cache
from game.window.canvas import Canvas, Piece
from game.window.kept import Kept
from game.window.kit import Art, Ground, Kit
from game.window.ornaments import Ornaments
from game.window.pack.sprites import Sprites
from game.window.palette import PLAIN_PAPER, USUAL, Theme
from game.window.shadows import SOFTNESS, shadow
from game.window.surfaces import centred, faded, ready
from game.window.text import Writer

PANEL, SMALL_PANEL = 304, 248
"""Width of the left panel in units, in a wide room and in a small one."""
RIM, SMALL_RIM = 16, 12
"""Width of the rim in units."""
HAND_CARD = 112
"""Width in units of a card in the hand, the largest there are many of."""

_PIECES, _MOST_PIECES = 1_500_000, 12_000_000
"""Pixels of boxes, shadows and signs kept, where a unit is a pixel, and on the largest screens: a
sheet of paper and its shadow are most of it."""
_FROM_BELOW = (Tail.BOTTOM_RIGHT, Tail.BOTTOM_LEFT)
_OLDER_BUBBLE = 0.88
_OF_PAPER = (Shadow.PAPER, Shadow.BUTTON)
_RIM_OF_BUTTON = Paint(Tone.BRASS_DARK, 0.6)
_INKS = (Tone.INK, Tone.INK_SOFT, Tone.PRINT, Tone.WRITTEN)


def _frame(size: tuple[int, int], scale: float) -> tuple[float, float]:
    """Width of panel and rim in units, in a room of so many pixels."""
    small = size[0] / scale < 1200 or size[1] / scale < 760
    return (SMALL_PANEL, SMALL_RIM) if small else (PANEL, RIM)


class Crop(Struct, frozen=True):
    """Of a picture of so many pixels as the `whole`, what lies right of a corner and below."""

    whole: tuple[int, int]
    corner: tuple[int, int]


class Painter:
    """Paints pictures at a scale: pixels for a unit."""

    def __init__(self, art: Art, ground: Ground, theme: Theme = USUAL) -> None:
        self._kit = Kit(art, theme, Cache(_PIECES))
        self._ground = ground
        pygame.font.init()
        self.ruler = Writer(art)
        self._sprites = Sprites(art, theme)
        self._grounds = Cache(17_000_000)
        self._ornaments = Ornaments(self._kit)
        self._canvas = Canvas()
        self._moving = False
        self._kept: Kept | None = None

    def set_scale(self, scale: float) -> bool:
        """Pixels for a unit from now on, for the ruler too; gives whether this is a change."""
        changed = scale != self._kit.scale
        if changed:
            self._kit.scale = scale
            self._kit.pieces.hold(_PIECES, scale, _MOST_PIECES)
            self.forget()
            # Another ruler: what was measured by the one before may be kept somewhere.
            self.ruler = self.ruler.at_scale(scale)
        return changed

    def dress(
        self, art: Art | None = None, ground: Ground | None = None, theme: Theme | None = None
    ) -> None:
        """Paints with another pack, on another ground, in other colours; None: as before.

        What can still be used is kept: no new table draws the pack anew, no pack the table.
        """
        art = None if art == self._kit.art else art
        theme = None if theme == self._kit.theme else theme
        self._sprites.dress(art, theme)
        if art is not None:
            self._kit.art = art
        if ground is not None and ground != self._ground:
            self._ground = ground
            self._grounds.clear()
        if theme is not None:
            self._kit.theme = theme
            self.ruler.forget()
            self._kit.pieces.clear()
            self._ornaments.forget()
        self._canvas.forget()

    def keep(self, kept: Kept) -> None:
        """Take cards that were drawn at an earlier start, and keep those of this one there."""
        self._kept = kept
        self._sprites.keep(kept)

    def store(self) -> bool:
        """Keep one more drawing of this start; whether there was one left."""
        return self._kept is not None and self._kept.store()

    def forget(self) -> None:
        """Drops every drawing kept: the scale, the pack or the table has changed."""
        self._sprites.clear()
        self._grounds.clear()
        self._kit.pieces.clear()
        self._ornaments.forget()
        self._canvas.forget()

    def forget_frame(self) -> None:
        """The surface has lost what was painted on it: the next frame is painted whole."""
        self._canvas.forget()

    @property
    def unfinished(self) -> bool:
        """Whether the last picture wants painting again, to be sharp everywhere."""
        return self._sprites.unfinished

    def paint(
        self,
        surface: pygame.Surface,
        picture: Picture,
        scale: float,
        moving: bool = False,
        work: int | None = None,
        crop: Crop | None = None,
    ) -> None:
        """Paints the whole picture. While things are `moving`, cards may be a little less sharp.

        `work` says how many cards at rest may be drawn sharply in this one frame (None: all). A
        surface that is smaller than the picture shows a `crop` of it.
        """
        self.set_scale(scale)
        size, corner = (surface.get_size(), (0, 0)) if crop is None else (crop.whole, crop.corner)
        ground = self._backdrop(picture.backdrop, size)
        if picture.backdrop is not Backdrop.TITLE:
            self._grounds.drop((Backdrop.TITLE, size))
        self._ornaments.height = size[1]
        self._moving = moving
        self._begin(picture, None if moving else work, size)
        self._canvas.paint(surface, ground, picture.items, self._pieces_of, moving, corner)
        if not moving:
            self._ornaments.rest(picture.items)

    def prepare(self, faces: Iterable[str], size: tuple[int, int]) -> Iterator[None]:
        """Draws ahead, one thing a step, so that no frame waits.

        First the table's ground on so many pixels, then faces as large as they lie in a hand.
        """
        pack = self._sprites.prepare(faces, round(HAND_CARD * self._kit.scale))

        def steps() -> Iterator[None]:
            self._backdrop(Backdrop.TABLE, size)
            yield
            yield from pack

        return steps()

    def ahead(self, picture: Picture, size: tuple[int, int]) -> Iterator[None]:
        """Draws all that a picture on so many pixels is made of, a little at each step.

        Cards as they may look for a moment; to paint the picture then means only to lay it.
        """
        self._moving = False
        self._backdrop(picture.backdrop, size)
        self._ornaments.height = size[1]
        yield
        for item in picture.items:
            self._begin(picture, 0, size)
            for _ in self._pieces_of(item):
                pass
            yield

    def _begin(self, picture: Picture, work: int | None, size: tuple[int, int]) -> None:
        kind, scale = picture.backdrop, self._kit.scale
        lamp = self._ground.lamp(kind, size, scale, *_frame(size, scale))
        self._sprites.begin(work, scale, lamp, kind is Backdrop.TITLE)

    def _pieces_of(self, item: Look) -> Iterator[Piece]:
        match item:
            case CardItem():
                return self._sprites.pieces(item, self._kit.scale, self._moving)
            case Text():
                return self._text(item)
            case Box():
                return self._box(item)
            case Stroke():
                return self._stroke(item)
            case Bubble():
                return self._bubble(item)
            case Icon():
                return self._icon(item)
            case _:
                return self._ornaments.pieces(item)

    def _backdrop(self, kind: Backdrop, size: tuple[int, int]) -> pygame.Surface:
        scale = self._kit.scale
        return self._grounds.get(
            (kind, size), lambda: self._ground(kind, size, scale, *_frame(size, scale))
        )

    def _text(self, item: Text) -> Iterator[Piece]:
        on_paper = item.paint.tone in _INKS
        line, ascent = self.ruler.line(
            item.words,
            item.font,
            self._kit.theme.rgba(item.paint, self._kit.theme.least_words),
            self._kit.theme.on_paper if on_paper else self._kit.theme.on_dark,
        )
        x = round((item.x - self._before(item)) * self._kit.scale)
        y = round(item.y * self._kit.scale) - ascent
        if not item.turn:
            yield line, (x, y)
            return
        turned = self._kit.pieces.get(
            ("turned", item.words, item.font, item.paint, item.turn),
            lambda: pygame.transform.rotozoom(line, -item.turn, 1),
        )
        yield centred(turned, x + line.get_width() / 2, y + line.get_height() / 2)

    def _before(self, item: Text) -> float:
        """How much of the words stands left of their place, in units."""
        match item.align:
            case Align.LEFT:
                return 0.0
            case Align.CENTRE:
                return self.ruler.width(item.words, item.font) / 2
            case Align.RIGHT:
                return self.ruler.width(item.words, item.font)
            case _:
                assert_never(item.align)

    def _box(self, item: Box) -> Iterator[Piece]:
        x, y, width, height = self._kit.pixels(item.rect)
        if width <= 0 or height <= 0:
            return
        yield from self._cast((x, y, width, height), item.radius, item.shadow)
        scale, plain = self._kit.scale, self._kit.theme.plain
        paper = item.shadow in _OF_PAPER and item.fill == Paint(Tone.IVORY)
        if paper and not plain:
            yield self._paper(item, width, height), (x, y)
            return
        if item.fill == Paint(Tone.LEATHER) and not plain:
            yield self._leather(item, width, height), (x, y)
            return
        dash = (item.dash[0] * scale, item.dash[1] * scale) if item.dash else None
        fill = self._kit.rgba(item.fill) if item.fill else None
        look = shapes.BoxLook(
            radius=min(item.radius * scale, width / 2, height / 2),
            fill=(*PLAIN_PAPER, 255) if paper and item.shadow is Shadow.PAPER else fill,
            outline=self._kit.line(item.outline) if item.outline else None,
            line=max(1, round(item.line * scale)) if item.outline else 0,
            dash=dash,
        )
        if item.angle:
            piece = self._kit.pieces.get(
                (width, height, look, item.angle),
                lambda: shapes.turned_box(width, height, look, item.angle),
            )
            x += (width - piece.get_width()) // 2
            y += (height - piece.get_height()) // 2
        else:
            piece = self._kit.pieces.get(
                (width, height, look), lambda: shapes.box(width, height, look)
            )
        yield piece, (x, y)

    def _paper(self, item: Box, width: int, height: int) -> pygame.Surface:
        """A sheet of paper, or a button made of it, so many pixels wide and high."""
        scale, brass = self._kit.scale, item.shadow is Shadow.BUTTON
        look = shapes.PaperLook(
            radius=min(item.radius * scale, width / 2, height / 2),
            ivory=self._kit.rgba(Paint(Tone.IVORY)),
            unit=scale,
            brass=self._kit.rgba(_RIM_OF_BUTTON) if brass else None,
        )
        return self._kit.pieces.get(
            (width, height, look), lambda: shapes.paper(width, height, look)
        )

    def _leather(self, item: Box, width: int, height: int) -> pygame.Surface:
        """A plate of leather with an edge of brass, so many pixels wide and high."""
        assert item.fill is not None
        assert item.outline is not None
        look = shapes.LeatherLook(
            radius=min(item.radius * self._kit.scale, width / 2, height / 2),
            hide=self._kit.rgba(item.fill),
            brass=self._kit.rgba(item.outline),
            line=item.line * self._kit.scale,
        )
        return self._kit.pieces.get(
            (width, height, look), lambda: shapes.leather(width, height, look)
        )

    def _cast(
        self, place: tuple[int, int, int, int], radius: float, kind: Shadow
    ) -> Iterator[Piece]:
        """The shadow of a box whose place is given in pixels."""
        if kind is Shadow.NONE:
            return
        x, y, width, height = place
        scale, soft = self._kit.scale, SOFTNESS[kind]
        piece = self._kit.pieces.get(
            (kind, width, height, radius),
            lambda: shadow(width, height, radius * scale, soft.sigma * scale, soft.alpha),
        )
        yield centred(piece, x + width / 2, y + height / 2 + soft.down * scale)

    def _stroke(self, item: Stroke) -> Iterator[Piece]:
        scale = self._kit.scale
        thick = max(1, round(item.width * scale))
        x1, x2 = sorted((round(item.x1 * scale), round(item.x2 * scale)))
        y1, y2 = sorted((round(item.y1 * scale), round(item.y2 * scale)))
        if y2 - y1 <= x2 - x1:
            place = pygame.Rect(x1, y1 - thick // 2, max(1, x2 - x1), thick)
        else:
            place = pygame.Rect(x1 - thick // 2, y1, thick, max(1, y2 - y1))
        look = shapes.BoxLook(fill=self._kit.line(item.paint))
        piece = self._kit.pieces.get(
            (place.size, look), lambda: shapes.box(place.width, place.height, look)
        )
        yield piece, place.topleft

    def _bubble(self, item: Bubble) -> Iterator[Piece]:
        if item.size < 1.0:
            return self._opening(item)
        return self._whole_bubble(item)

    def _opening(self, item: Bubble) -> Iterator[Piece]:
        """A bubble on its way, smaller about the tip of its tail: painted once for each size."""
        pieces = list(self._whole_bubble(item))
        left, top = (min(at[axis] for _, at in pieces) for axis in (0, 1))
        place = self._kit.pixels(item.rect)
        key = ("opening", item.words, place[2:], item.tail, item.size, self._horn(item), item.inset)

        def make() -> pygame.Surface:
            right = max(at[0] + piece.get_width() for piece, at in pieces)
            bottom = max(at[1] + piece.get_height() for piece, at in pieces)
            whole = pygame.Surface((right - left, bottom - top), pygame.SRCALPHA)
            for piece, at in pieces:
                whole.blit(piece, (at[0] - left, at[1] - top))
            width, height = whole.get_size()
            return pygame.transform.smoothscale(
                whole, (round(width * item.size), round(height * item.size))
            )

        x = (
            item.rect.x
            if item.tail in (Tail.TOP_LEFT, Tail.BOTTOM_LEFT, Tail.NONE)
            else item.rect.right
        )
        y = item.rect.bottom if item.tail in _FROM_BELOW else item.rect.y
        x, y = item.lips or (x, y)
        x, y = x * self._kit.scale, y * self._kit.scale
        corner = round(x - (x - left) * item.size), round(y - (y - top) * item.size)
        yield self._kit.pieces.get(key, make), corner

    def _whole_bubble(self, item: Bubble) -> Iterator[Piece]:
        place = self._kit.pixels(item.rect)
        x, y, width, height = place
        if item.fresh:
            yield from self._cast(place, shapes.ROUND_OF_BUBBLE, Shadow.BUTTON)
        fill = self._kit.rgba(Paint(Tone.IVORY, 1.0 if item.fresh else _OLDER_BUBBLE))
        horn, scale = self._horn(item), self._kit.scale
        if horn is not None:
            inset = round(item.inset * scale)
            drawn = self._kit.pieces.get(
                ("horned", width, height, horn, fill, inset),
                lambda: shapes.horned(width, height, scale, horn, fill, inset),
            )
            left, top = shapes.horned_corner(scale, horn)
            yield drawn, (x - left, y - top)
        else:
            piece = self._kit.pieces.get(
                ("bubble", width, height, item.tail, fill),
                lambda: shapes.bubble(width, height, scale, item.tail, fill),
            )
            margin = (piece.get_width() - width) // 2
            yield piece, (x - margin, y - margin)
        centre_x, centre_y = item.rect.centre
        yield from self._text(
            Text(item.words, centre_x, centre_y + 7, BUBBLE_FONT, Paint(Tone.INK), Align.CENTRE)
        )

    def _horn(self, item: Bubble) -> tuple[int, int] | None:
        """From a bubble's corner to the lips it comes from, in pixels."""
        if item.lips is None:
            return None
        scale, (x, y, _, _) = self._kit.scale, self._kit.pixels(item.rect)
        return round(item.lips[0] * scale) - x, round(item.lips[1] * scale) - y

    def _icon(self, item: Icon) -> Iterator[Piece]:
        size = max(4, round(item.size * self._kit.scale))
        colour = self._kit.rgba(item.paint)

        def make() -> pygame.Surface:
            return faded(ready(self._kit.art.icon(item.name, size, colour[:3])), colour[3])

        piece = self._kit.pieces.get((item.name, size, colour), make)
        yield centred(piece, item.x * self._kit.scale, item.y * self._kit.scale)
