"""Paints the ornaments of a picture: portraits, things, beads, capitals of gold, a feast, a pad."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import assert_never

import pygame
from msgspec import Struct

from game.stage.basics import Tone
from game.stage.ornaments import (
    Beads,
    Flecks,
    Legend,
    Lettering,
    Ornament,
    Pad,
    Portrait,
    Rays,
    Thing,
)
from game.window.canvas import Piece
from game.window.feast import Feast
from game.window.kit import Kit
from game.window.lettering import base_of, lettering
from game.window.pad import FRAME, Sheets, drawn_pad, margin, pad_of
from game.window.palette import Rgb, Rgba
from game.window.shapes import from_svg
from game.window.surfaces import centred, faded, ready

BEADS_MARGIN = 8
"""Room round the row for the glow of a lit one, in units."""
_TEN = 10
_GAP = 0.9  # more between two tens, in steps between neighbours
_GOLD = "#F6CB5C"  # of a bead that is lit, and of its glow
_NOTCH = 3.2  # units: half the width of the notch, and its height
_ABOVE = 5.2  # units from the middle of the row to the point of the notch's foot
NOTCH_TOP = _ABOVE + _NOTCH
"""Units from the middle of the row up to the tip of the notch."""


class BeadsLook(Struct, frozen=True):
    """How many beads and how many of them are filled, their colour, the notch in pixels."""

    count: int
    filled: int
    colour: Rgba
    notch: float | None
    lit: bool


def beads(width: int, scale: float, look: BeadsLook) -> pygame.Surface:
    """The row on `width` pixels, with `BEADS_MARGIN` on every side; its middle is the surface's."""
    margin = round(BEADS_MARGIN * scale)
    gaps = (look.count - 1) // _TEN
    step = width / (look.count + gaps * _GAP)
    radius = min(step * 0.36, 2.6 * scale)
    red, green, blue, alpha = look.colour
    ink, seen = f"rgb({red},{green},{blue})", alpha / 255
    high = 2 * margin + 2 * round(2 * scale)
    y = high / 2
    parts: list[str] = []
    for index in range(look.count):
        x = margin + step * (index + 0.5 + _GAP * (index // _TEN))
        if look.lit:
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="{radius * 2.5}" fill="{_GOLD}" fill-opacity="0.32"/>'
                f'<circle cx="{x}" cy="{y}" r="{radius * 1.9}" fill="{ink}"/>'
            )
        if index < look.filled:
            fill = _GOLD if look.lit else ink
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" fill-opacity="{seen}"/>'
            )
        else:
            line = max(1.0, radius * 0.4)
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="{radius - line / 2}" fill="none" stroke="{ink}"'
                f' stroke-opacity="{seen}" stroke-width="{line}"/>'
            )
    across = width
    if look.notch is not None:
        x, foot, half = margin + look.notch, y - _ABOVE * scale, _NOTCH * scale
        across = max(across, round(look.notch + half))
        parts.append(
            f'<path d="M{x} {foot - half} L{x + half} {foot} L{x - half} {foot} Z"'
            f' fill="{ink}" fill-opacity="{seen}"/>'
        )
    return from_svg(across + 2 * margin, high, "".join(parts))


_SUIT = 13.0  # units: height of one in a corner of a leaf
_STEPS = 8  # in which capitals of gold come and go
_PALE = 0.3  # of the rays, where words before them are to be read best


class Ornaments:
    """Draws them with the painter's kit. `height` is that of the picture, in pixels."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._feast = Feast()
        self._feasting = False
        self.height = 0  # no pad is higher

    def forget(self) -> None:
        """The scale or the colours have changed."""
        self._feast.clear()

    def rest(self, items: Sequence[object]) -> None:
        """Nothing moves and these lie there: of a celebration that is over no drawing is kept."""
        if self._feasting and not any(isinstance(item, Rays | Flecks) for item in items):
            self._feast.clear()
            self._feasting = False

    def pieces(self, item: Ornament) -> Iterator[Piece]:
        """The drawings of an ornament, each with the pixel it is laid on."""
        match item:
            case Portrait():
                return self._portrait(item)
            case Beads():
                return self._beads(item)
            case Lettering():
                return self._lettering(item)
            case Rays():
                return self._rays(item)
            case Flecks():
                return self._flecks(item)
            case Legend():
                return iter(())
            case Pad():
                return self._pad(item)
            case Thing():
                return self._thing(item)
            case _:
                assert_never(item)

    def _portrait(self, item: Portrait) -> Iterator[Piece]:
        width = max(8, round(item.width * self._kit.scale))
        name = f"{item.name}-{item.mood}"
        piece = self._kit.pieces.get(
            ("portrait", name, width), lambda: ready(self._kit.art.portrait(name, width))
        )
        yield centred(piece, item.x * self._kit.scale, item.y * self._kit.scale)

    def _beads(self, item: Beads) -> Iterator[Piece]:
        scale, colour = self._kit.scale, self._kit.line(item.paint)
        width = max(1, round(item.width * scale))
        notch = None if item.notch is None else item.notch * scale
        look = BeadsLook(item.count, item.filled, colour, notch, item.lit)
        piece = self._kit.pieces.get((width, scale, look), lambda: beads(width, scale, look))
        margin = round(BEADS_MARGIN * scale)
        yield (
            piece,
            (round(item.x * scale) - margin, round(item.y * scale) - piece.get_height() // 2),
        )

    def _lettering(self, item: Lettering) -> Iterator[Piece]:
        size, alpha = item.size * self._kit.scale, round(item.alpha * _STEPS)
        key = ("lettering", item.words, size, item.flourish)
        piece = self._kit.pieces.get(key, lambda: lettering(item.words, size, item.flourish))
        if alpha < _STEPS:
            seen = 255 * alpha // _STEPS
            piece = self._kit.pieces.get((*key, alpha), lambda: faded(piece.copy(), seen))
        x = item.x * self._kit.scale - piece.get_width() / 2
        yield piece, (round(x), round(item.y * self._kit.scale) - base_of(size))

    def _rays(self, item: Rays) -> Iterator[Piece]:
        x, y, width, height = self._kit.pixels(item.rect)
        self._feasting = True
        middle = item.x * self._kit.scale - x, item.y * self._kit.scale - y
        brass = self._kit.theme.tones[Tone.BRASS]
        alpha = item.alpha * (_PALE if self._kit.theme.plain else 1.0)
        yield self._feast.rays((width, height), middle, item.turn, alpha, brass), (x, y)

    def _flecks(self, item: Flecks) -> Iterator[Piece]:
        self._feasting = True
        middle = item.x * self._kit.scale, item.y * self._kit.scale
        place = pygame.Rect(self._kit.pixels(item.rect))
        clear = [pygame.Rect(self._kit.pixels(rect)) for rect in item.clear]
        leaves = self._feast.leaves(place, middle, self._kit.scale, item.share, item.alpha)
        return (leaf for leaf in leaves if leaf[0].get_rect(topleft=leaf[1]).collidelist(clear) < 0)

    def _pad(self, item: Pad) -> Iterator[Piece]:
        x, y, width, height = self._kit.pixels(item.rect)
        sheets = Sheets(width, self._kit.scale, self._kit.theme.plain, item.bound)
        most = max(height, self.height) if item.bound else height
        whole = self._kit.pieces.get((sheets, most), lambda: drawn_pad(sheets, most))
        if not item.bound:
            yield whole, (x - margin(sheets), y - margin(sheets))
            yield from self._corners(pygame.Rect(x, y, width, height))
            return
        for part, (left, top) in pad_of(sheets, whole, height):
            piece = self._kit.pieces.get(
                (sheets, most, height, top), partial(whole.subsurface, part)
            )
            yield piece, (x + left, y + top)

    def _corners(self, leaf: pygame.Rect) -> Iterator[Piece]:
        """The suits in the corners of the frame that is printed on a leaf."""
        theme, high = self._kit.theme, round(_SUIT * self._kit.scale)
        inner = leaf.inflate(*[-2 * round(FRAME * self._kit.scale)] * 2)
        spots = inner.topleft, inner.topright, inner.bottomleft, inner.bottomright
        for letter, spot in zip("SHCD", spots, strict=True):
            colour = theme.on_paper.get(letter, theme.tones[Tone.INK])
            piece = self._kit.pieces.get(
                ("suit", letter, high), partial(self._suit, letter, high, colour)
            )
            yield centred(piece, *spot)

    def _suit(self, letter: str, high: int, colour: Rgb) -> pygame.Surface:
        return ready(self._kit.art.suit(letter, high, colour))

    def _thing(self, item: Thing) -> Iterator[Piece]:
        width = max(4, round(item.width * self._kit.scale))
        piece = self._kit.pieces.get(
            ("thing", item.name, width), lambda: ready(self._kit.art.thing(item.name, width))
        )
        if item.turn:
            level = piece
            piece = self._kit.pieces.get(
                ("thing", item.name, width, item.turn),
                lambda: pygame.transform.rotozoom(level, -item.turn, 1),
            )
        yield centred(piece, item.x * self._kit.scale, item.y * self._kit.scale)
