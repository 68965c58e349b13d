"""Cards as they lie: turned, dimmed, marked, narrow while they turn over; and kept.

A card at rest is drawn from its vectors at twice its size and brought down while it is turned,
which keeps its small pips sharp. A card in motion may come from any drawing of it at hand, and so
may one that has just come to rest, until the allowance of the next frames has made it sharp.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

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
_ROUGH_TURN, _ROUGH_BACK, _ROUGH_SHADOW = 0.5, 1.0, 3
"""Degrees told apart in motion: of a face, of a back, of a shadow."""
_ROUGH_WORK, _STAND_INS = 6, 3
"""Cards drawn anew in one frame while things move, and only for a moment when they come to rest;
when more are turning, what is nearest will do."""
_COMPARED = 48
"""Among so many of the last drawings the nearest is looked for."""
_FACE_WORK = 4
"""How many turned cards can be made in the time a face takes to be drawn."""
_SAME_INDEX = 84
"""Pixels of width from which on all drawings of a face are alike; the index of less is larger."""
_RING_LINES = ((5.0, 5.0, Tone.INK), (4.0, 2.5, Tone.FOCUS))
"""The focus ring, in units: how far its outer edge is from the card, how thick, which colour. The
dark lines on both sides of the bright one show it on ivory too."""
_MARGIN = 4
"""Clear pixels on each side of a drawing that is kept to be turned."""
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
    sharp: bool = True

    @property
    def kind(self) -> tuple[str | None, bool, bool, float]:
        """All but its size and turn."""
        return self.face, self.dimmed, self.marked, self.squeeze

    def away(self, other: _Look) -> float:
        """How far a card looks from another of its kind, in pixels at its edge."""
        return abs(self.width - other.width) + abs(self.turn - other.turn) * self.width / 60


@dataclass(frozen=True, slots=True)
class _Cast:
    """All that decides how a card's shadow looks; width and narrowed width in pixels."""

    kind: Shadow
    width: int
    across: float
    turn: float


class Sprites:
    """Cards ready to be laid on the table, by face, size and turn."""

    def __init__(self, art: Art, palette: Palette) -> None:
        self._art = art
        self._palette = palette
        self._drawn = Cache(8_000_000)
        self._cards = Cache(4_000_000)
        self._shadows = Cache(2_000_000)
        self._rings = Cache(500_000)
        self._left: int | None = None
        self._rough_left = 0
        self._at_hand: dict[Hashable, list[_Look]] | None = None  # in this frame
        self.unfinished = False

    def dress(self, art: Art) -> None:
        """Takes its cards from another pack from now on."""
        self._art = art
        self.clear()

    def clear(self) -> None:
        """Forgets every drawing: the scale or the pack has changed."""
        for cache in (self._drawn, self._cards, self._shadows, self._rings):
            cache.clear()

    def allow(self, work: int | None) -> None:
        """How many sharp drawings may be made from now on (None: all). Clears `unfinished`.

        When it is used up, drawings at hand stand in and `unfinished` is set.
        """
        self._left, self.unfinished = work, False
        self._rough_left = _ROUGH_WORK if work is None else _STAND_INS
        self._at_hand = None

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
        """Draws backs and faces for hands whose cards are that many pixels wide, one a step."""
        for face in (None, *faces):
            self._flat(face, 2 * width)
            yield

    def _sprite(self, look: _Look, moving: bool) -> pygame.Surface:
        # What lies still while others move was drawn sharply before, and stays so.
        found = self._cards.find(look)
        if found is not None:
            return found
        if not moving and self._may_make():
            return self._cards.get(look, lambda: self._card(look, exact=True))
        return self._rough(_roughened(look))

    def _rough(self, look: _Look) -> pygame.Surface:
        """A card as it may look for the blink of an eye."""
        found = self._cards.find(look)
        if found is None and self._rough_left <= 0:
            near = min(self._alike(look), key=look.away, default=None)
            found = self._cards.find(near) if near else None
        if found is not None:
            return found
        self._rough_left -= 1
        return self._cards.get(look, lambda: self._card(look, exact=False))

    def _alike(self, look: _Look) -> Sequence[_Look]:
        """The looks of a kind for which there was a drawing when they were first asked for."""
        if self._at_hand is None:
            self._at_hand = {}
            for held in reversed(self._cards.held()):
                if isinstance(held, _Look):
                    alike = self._at_hand.setdefault(held.kind, [])
                    if len(alike) < _COMPARED:
                        alike.append(held)
        return self._at_hand.get(look.kind, ())

    def _may_make(self) -> bool:
        """Whether the allowance lets one more sharp drawing be made, which it then pays for."""
        if self._left is not None and self._left <= 0:
            self.unfinished = True
            return False
        self._spend(1)
        return True

    def _spend(self, work: int) -> None:
        if self._left is not None:
            self._left -= work

    def _card(self, look: _Look, exact: bool) -> pygame.Surface:
        upright = look.turn == 0 and exact
        width = look.width if upright else 2 * look.width
        flat = self._flat(look.face, width) if exact else self._near(look.face, look.width)
        zoom = look.width / _inside(flat).get_width()
        if look.dimmed or look.marked or look.squeeze < 1:
            flat = _padded(self._changed(_inside(flat), look))
        if look.turn == 0 and zoom == 1:
            return _inside(flat)
        return pygame.transform.rotozoom(flat, -look.turn, zoom)

    def _changed(self, flat: pygame.Surface, look: _Look) -> pygame.Surface:
        if look.dimmed:
            flat = _veiled(flat)
        if look.marked:
            flat = self._marked(flat)
        if look.squeeze < 1:
            size = max(1, round(flat.get_width() * look.squeeze)), flat.get_height()
            flat = pygame.transform.smoothscale(flat, size)
        return flat

    def _flat(self, face: str | None, width: int) -> pygame.Surface:
        """A drawing exactly that wide, in a clear margin; one made from a larger is not kept."""
        larger = [held for held in self._widths(face) if held > width >= _SAME_INDEX]
        if larger and self._drawn.find((face, width)) is None:
            flat = _inside(self._flat(face, min(larger)))
            return _padded(pygame.transform.smoothscale(flat, (width, _height(width))))

        def make() -> pygame.Surface:
            self._spend(_FACE_WORK)
            drawn = self._art.back(width) if face is None else self._art.face(face, width)
            return _padded(ready(drawn))

        return self._drawn.get((face, width), make)

    def _near(self, face: str | None, width: int) -> pygame.Surface:
        """A drawing that will do for a card that wide in motion: the best at hand, if any."""
        good = [held for held in self._widths(face) if 1.4 <= held / width <= 5]
        return self._flat(face, min(good, key=lambda held: abs(held - 2 * width), default=width))

    def _widths(self, face: str | None) -> list[int]:
        """How wide the drawings of a face are that are at hand."""
        return [key[1] for key in self._drawn.held() if isinstance(key, tuple) and key[0] == face]

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
        cast = _cast(item, scale)
        found = self._shadows.find(cast)
        if found is not None:
            return found
        if moving or not self._may_make():
            # Soft things need no exact size: in motion a few of them serve the whole flight.
            cast = _cast(item, scale, width_step=6, turn_step=_ROUGH_SHADOW)
        soft = SOFTNESS[item.shadow]
        upright = self._shadows.get(
            replace(cast, turn=0.0),
            lambda: shadow(
                cast.across,
                cast.width * CARD_RATIO,
                CARD_CORNER * cast.width,
                soft.sigma * scale,
                soft.alpha,
            ),
        )
        if not cast.turn:
            return upright
        return self._shadows.get(cast, lambda: pygame.transform.rotozoom(upright, -cast.turn, 1))

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


def _roughened(look: _Look) -> _Look:
    step = _ROUGH_BACK if look.face is None else _ROUGH_TURN
    return replace(
        look,
        width=2 * ((look.width + 1) // 2),
        turn=round(look.turn / step) * step,
        squeeze=max(0.02, round(20 * look.squeeze) / 20),
        sharp=False,
    )


def _cast(item: CardItem, scale: float, width_step: int = 1, turn_step: int = 1) -> _Cast:
    width = max(4, round(item.pose.width * scale / width_step) * width_step)
    return _Cast(
        kind=item.shadow,
        width=width,
        across=max(2.0, width * round(abs(item.squeeze), 1)),
        turn=float(round(item.pose.angle / turn_step) * turn_step),
    )


def _height(width: int) -> int:
    return round(width * CARD_RATIO)


def _padded(flat: pygame.Surface) -> pygame.Surface:
    """The drawing with a clear margin, so that its edges stay soft when it is turned."""
    out = clear((flat.get_width() + 2 * _MARGIN, flat.get_height() + 2 * _MARGIN))
    lay(out, flat, (_MARGIN, _MARGIN))
    return out


def _inside(padded: pygame.Surface) -> pygame.Surface:
    """The drawing within the margin; it shares its pixels."""
    return padded.subsurface(padded.get_rect().inflate(-2 * _MARGIN, -2 * _MARGIN))


def _veiled(flat: pygame.Surface) -> pygame.Surface:
    """A card under a thin dark veil of its own shape."""
    veil = flat.copy()
    veil.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((*DIMMED[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    veil.fill((255, 255, 255, DIMMED[3]), special_flags=pygame.BLEND_RGBA_MULT)
    out = flat.copy()
    lay(out, ready(veil), (0, 0))
    return out
