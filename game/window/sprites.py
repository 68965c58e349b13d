"""Cards as they lie: turned, dimmed, marked, seen from the side while they turn over; and kept.

A card at rest is drawn anew from its vectors at twice its size and brought down while it is turned, which
keeps its small pips sharp. A card in motion may come from any drawing of it that is at hand.
"""

from __future__ import annotations

import pygame

from game.stage.picture import CARD_RATIO, CardItem, Shadow
from game.window.art import Art
from game.window.cache import Cache
from game.window.palette import DIMMED, Palette, Rgb
from game.window.shadows import SOFTNESS, shadow
from game.window.shapes import Look, from_svg, reach, turned_box
from game.stage.picture import Tone

CARD_CORNER = 0.06
"""Radius of a card's corner for a width of one."""

_TURNS = 4
"""Angles told apart in one degree."""
_RING = 2.5
"""Width of the focus ring, and its distance from the card, in units."""
_PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


class Sprites:
    """Cards ready to be laid on the table, by face, size and turn."""

    def __init__(self, art: Art, palette: Palette) -> None:
        self._art = art
        self._palette = palette
        self._drawn: dict[tuple[str | None, int], pygame.Surface] = {}
        self._cards = Cache(8_000_000)
        self._shadows = Cache(4_000_000)
        self._rings = Cache(1_000_000)

    def clear(self) -> None:
        """Forgets every drawing: the scale or the pack has changed."""
        self._drawn.clear()
        self._cards.clear()
        self._shadows.clear()
        self._rings.clear()

    def lay(self, surface: pygame.Surface, item: CardItem, scale: float, moving: bool) -> None:
        """Lays a card and its shadow on the surface."""
        x, y = item.pose.x * scale, item.pose.y * scale
        if item.shadow is not Shadow.NONE:
            soft = SOFTNESS[item.shadow]
            _centre(surface, self._shadow(item, scale, moving), x, y + soft.down * scale)
        _centre(surface, self._card(item, scale, moving), x, y)
        if item.focused:
            _centre(surface, self._ring(item, scale), x, y)

    def _card(self, item: CardItem, scale: float, moving: bool) -> pygame.Surface:
        width = max(8, round(item.pose.width * scale))
        turn = round(item.pose.angle * _TURNS) / _TURNS
        squeeze = round(item.squeeze, 2)
        key = (item.face, width, turn, item.dimmed, item.marked, squeeze)
        if moving:
            return self._cards.get(
                (*key, "moving"), lambda: self._turned(item, width, turn, squeeze)
            )
        return self._cards.get(key, lambda: self._turned(item, width, turn, squeeze, exact=True))

    def _turned(
        self, item: CardItem, width: int, turn: float, squeeze: float, exact: bool = False
    ) -> pygame.Surface:
        flat = self._flat(item.face, width if exact and turn == 0 else 2 * width, exact)
        if item.dimmed:
            flat = _veiled(flat)
        if item.marked:
            flat = flat.copy()
            flat.blit(
                _mark(flat.get_size(), self._palette[Tone.BRASS]),
                (0, 0),
                special_flags=_PREMULTIPLIED,
            )
        if squeeze < 1:
            size = max(1, round(flat.get_width() * abs(squeeze))), flat.get_height()
            flat = pygame.transform.smoothscale(flat, size)
        if turn == 0 and flat.get_width() == width:
            return flat
        return pygame.transform.rotozoom(
            _padded(flat), -turn, width / self._full(item, flat, squeeze)
        )

    @staticmethod
    def _full(item: CardItem, flat: pygame.Surface, squeeze: float) -> float:
        """The width the drawing had before it was squeezed: heights are never squeezed."""
        return flat.get_height() / CARD_RATIO if squeeze < 1 else flat.get_width()

    def _flat(self, face: str | None, width: int, exact: bool) -> pygame.Surface:
        """A drawing of the card, exactly that wide or, if it need not be exact, of a size near it."""
        found = self._drawn.get((face, width))
        if found is None and not exact:
            near = [w for f, w in self._drawn if f == face and width / 2 <= w <= width * 2.5]
            if near:
                found = self._drawn[face, min(near, key=lambda w: abs(w - width))]
        if found is None:
            art = self._art
            drawn = art.back(width) if face is None else art.face(face, width)
            found = self._drawn[face, width] = drawn.premul_alpha()
        return found

    def _shadow(self, item: CardItem, scale: float, moving: bool) -> pygame.Surface:
        soft = SOFTNESS[item.shadow]
        step = 4 if moving else 1
        width = round(item.pose.width * scale / step) * step
        turn = float(round(item.pose.angle))
        squeeze = round(item.squeeze, 1)
        key = (item.shadow, width, turn, squeeze)
        return self._shadows.get(
            key,
            lambda: shadow(
                max(2.0, width * squeeze),
                width * CARD_RATIO,
                CARD_CORNER * width,
                soft.sigma * scale,
                soft.alpha,
                turn,
            ),
        )

    def _ring(self, item: CardItem, scale: float) -> pygame.Surface:
        """The focus ring, between two dark lines so that it can be seen on ivory too."""
        line = _RING * scale
        width, height = item.pose.width * scale, item.pose.height * scale
        turn = round(item.pose.angle * _TURNS) / _TURNS

        def make() -> pygame.Surface:
            dark = (*self._palette[Tone.INK], 255)
            bright = (*self._palette[Tone.FOCUS], 255)
            corner = CARD_CORNER * width
            under = turned_box(
                width + 6 * line,
                height + 6 * line,
                Look(corner + 3 * line, outline=dark, line=3 * line),
                turn,
            )
            over = turned_box(
                width + 4 * line,
                height + 4 * line,
                Look(corner + 2 * line, outline=bright, line=line),
                turn,
            )
            _centre(under, over, under.get_width() / 2, under.get_height() / 2)
            return under

        return self._rings.get((round(width), turn), make)


def _centre(surface: pygame.Surface, what: pygame.Surface, x: float, y: float) -> None:
    place = round(x - what.get_width() / 2), round(y - what.get_height() / 2)
    surface.blit(what, place, special_flags=_PREMULTIPLIED)


def _padded(flat: pygame.Surface) -> pygame.Surface:
    """The drawing with a clear margin, so that its edges stay soft when it is turned."""
    out = pygame.Surface((flat.get_width() + 8, flat.get_height() + 8), pygame.SRCALPHA)
    out.blit(flat, (4, 4), special_flags=_PREMULTIPLIED)
    return out


def _veiled(flat: pygame.Surface) -> pygame.Surface:
    """A card under a thin dark veil of its own shape."""
    veil = flat.copy()
    veil.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((*DIMMED[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    veil.fill((255, 255, 255, DIMMED[3]), special_flags=pygame.BLEND_RGBA_MULT)
    out = flat.copy()
    out.blit(veil.premul_alpha(), (0, 0), special_flags=_PREMULTIPLIED)
    return out


def _mark(size: tuple[int, int], brass: Rgb) -> pygame.Surface:
    """The mark of a card newly taken in: a brass line along its edge."""
    width, height = size
    line = width * 0.028
    red, green, blue = brass
    return from_svg(
        width,
        height,
        (
            f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}"'
            f' rx="{CARD_CORNER * width - line / 2}" fill="none" stroke="rgb({red},{green},{blue})"'
            f' stroke-width="{line}"/>'
        ),
    )
