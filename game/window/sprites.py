"""Cards as they lie: turned, dimmed, marked, narrow while they turn over; and kept.

A card at rest is drawn from its vectors at twice its size and brought down while it is turned,
which keeps its small pips sharp. A card in motion may come from any drawing of it at hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pygame

from game.stage.picture import CARD_RATIO, CardItem, Shadow, Tone
from game.window.art import Art
from game.window.cache import Cache
from game.window.canvas import Piece
from game.window.palette import DIMMED, Palette
from game.window.premultiplied import centred, clear, lay, lay_centred, ready
from game.window.shadows import SOFTNESS, shadow
from game.window.shapes import Look, box, turned_box

CARD_CORNER = 0.06
"""Radius of a card's corner for a width of one."""

_TURNS = 4
"""Angles told apart in one degree; a quarter of a degree moves a corner by half a pixel."""
_RING_LINES = ((5.0, 5.0, Tone.INK), (4.0, 2.5, Tone.FOCUS))
"""The focus ring, in units: how far its outer edge is from the card, how thick, which colour. The
dark lines on both sides of the bright one show it on ivory too."""
_MARK = 0.028
_DOT = 0.05
_DOT_AT = (0.0873, 0.40)
"""Brass line and dot of a new card, for a width of one; the dot stands under the index."""


@dataclass(frozen=True, slots=True)
class _Look:
    """All that decides how a card looks; the width in pixels."""

    face: str | None
    width: int
    turn: float
    dimmed: bool
    marked: bool
    squeeze: float


class Sprites:
    """Cards ready to be laid on the table, by face, size and turn."""

    def __init__(self, art: Art, palette: Palette) -> None:
        self._art = art
        self._palette = palette
        self._drawn = Cache(16_000_000)
        self._cards = Cache(8_000_000)
        self._shadows = Cache(4_000_000)
        self._rings = Cache(1_000_000)

    def dress(self, art: Art) -> None:
        """Takes its cards from another pack from now on."""
        self._art = art
        self.clear()

    def clear(self) -> None:
        """Forgets every drawing: the scale or the pack has changed."""
        for cache in (self._drawn, self._cards, self._shadows, self._rings):
            cache.clear()

    def pieces(self, item: CardItem, scale: float, moving: bool) -> Iterator[Piece]:
        """A card's shadow, the card, its ring, at their places; `scale` is pixels for a unit."""
        x, y = item.pose.x * scale, item.pose.y * scale
        if item.shadow is not Shadow.NONE:
            down = SOFTNESS[item.shadow].down * scale
            yield centred(self._shadow(item, scale, moving), x, y + down)
        look = _Look(
            face=item.face,
            width=max(8, round(item.pose.width * scale)),
            turn=_turn(item),
            dimmed=item.dimmed,
            marked=item.marked,
            squeeze=round(abs(item.squeeze), 2),
        )
        yield centred(self._sprite(look, moving), x, y)
        if item.focused:
            yield centred(self._ring(item, scale), x, y)

    def prepare(self, faces: Iterable[str], width: int) -> Iterator[None]:
        """Draws faces for hands whose cards are that many pixels wide, one a step."""
        for face in faces:
            self._flat(face, 2 * width, exact=True)
            yield

    def _sprite(self, look: _Look, moving: bool) -> pygame.Surface:
        # What lies still while others move was drawn sharply before, and stays so.
        if not moving:
            return self._cards.get(look, lambda: self._card(look, exact=True))
        return self._cards.find(look) or self._cards.get(
            (look, "moving"), lambda: self._card(look, exact=False)
        )

    def _card(self, look: _Look, exact: bool) -> pygame.Surface:
        upright = look.turn == 0 and exact
        flat = self._flat(look.face, look.width if upright else 2 * look.width, exact)
        zoom = look.width / flat.get_width()
        if look.dimmed:
            flat = _veiled(flat)
        if look.marked:
            flat = self._marked(flat)
        if look.squeeze < 1:
            size = max(1, round(flat.get_width() * look.squeeze)), flat.get_height()
            flat = pygame.transform.smoothscale(flat, size)
        if look.turn == 0 and zoom == 1:
            return flat
        return pygame.transform.rotozoom(_padded(flat), -look.turn, zoom)

    def _flat(self, face: str | None, width: int, exact: bool) -> pygame.Surface:
        """A drawing exactly that wide, or of a size near it if that is at hand and will do."""
        if not exact:
            near = [
                key[1]
                for key in self._drawn.held()
                if isinstance(key, tuple) and key[0] == face and 0.7 <= key[1] / width <= 2.5
            ]
            width = min(near, key=lambda held: abs(held - width), default=width)
        return self._drawn.get(
            (face, width),
            lambda: ready(self._art.back(width) if face is None else self._art.face(face, width)),
        )

    def _marked(self, flat: pygame.Surface) -> pygame.Surface:
        """A card newly taken in: a brass line along its edge, and a dot under its index."""
        width, height = flat.get_size()
        out = flat.copy()
        edge = Look(CARD_CORNER * width, None, (*self._palette[Tone.BRASS], 255), _MARK * width)
        lay(out, box(width, height, edge), (0, 0))
        across = max(3, round(_DOT * width))
        dot = box(across, across, Look(across / 2, (*self._palette[Tone.BRASS_DARK], 255)))
        for x, y in (_DOT_AT, (1 - _DOT_AT[0], CARD_RATIO - _DOT_AT[1])):
            lay_centred(out, dot, x * width, y * width)
        return out

    def _shadow(self, item: CardItem, scale: float, moving: bool) -> pygame.Surface:
        # Soft things need no exact size: in motion a few of them serve the whole flight.
        step = 4 if moving else 1
        width = max(4, round(item.pose.width * scale / step) * step)
        turn = float(round(item.pose.angle))
        across = max(2.0, width * round(abs(item.squeeze), 1))
        soft = SOFTNESS[item.shadow]
        return self._shadows.get(
            (item.shadow, width, turn, across),
            lambda: shadow(
                across,
                width * CARD_RATIO,
                CARD_CORNER * width,
                soft.sigma * scale,
                soft.alpha,
                turn,
            ),
        )

    def _ring(self, item: CardItem, scale: float) -> pygame.Surface:
        """The focus ring, on a dark one so that it can be seen on ivory too."""
        width, height, turn = item.pose.width * scale, item.pose.height * scale, _turn(item)

        def line(outside: float, thick: float, tone: Tone) -> pygame.Surface:
            far = outside * scale
            colour = (*self._palette[tone], 255)
            look = Look(CARD_CORNER * width + far, None, colour, thick * scale)
            return turned_box(width + 2 * far, height + 2 * far, look, turn)

        def make() -> pygame.Surface:
            under, over = (line(*measures) for measures in _RING_LINES)
            lay_centred(under, over, under.get_width() / 2, under.get_height() / 2)
            return under

        return self._rings.get((round(width), turn), make)


def _turn(item: CardItem) -> float:
    return round(item.pose.angle * _TURNS) / _TURNS


def _padded(flat: pygame.Surface) -> pygame.Surface:
    """The drawing with a clear margin, so that its edges stay soft when it is turned."""
    out = clear((flat.get_width() + 8, flat.get_height() + 8))
    lay(out, flat, (4, 4))
    return out


def _veiled(flat: pygame.Surface) -> pygame.Surface:
    """A card under a thin dark veil of its own shape."""
    veil = flat.copy()
    veil.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((*DIMMED[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    veil.fill((255, 255, 255, DIMMED[3]), special_flags=pygame.BLEND_RGBA_MULT)
    out = flat.copy()
    lay(out, ready(veil), (0, 0))
    return out
