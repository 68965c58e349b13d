"""Cards as they lie: turned, dimmed, marked, narrow while they turn over; and kept.

A card at rest is drawn from its vectors larger than it is and brought down while it is turned,
which keeps its small pips sharp. A card in motion may come from any drawing of it at hand, and so
may one that has just come to rest, until the allowance of the next frames has made it sharp.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

import pygame
from msgspec import Struct

from game.stage.basics import CARD_RATIO, Tone
from game.stage.picture import CardItem, Shadow
from game.window.cache import Allowance, Cache
from game.window.canvas import Piece
from game.window.ground.cloth import Lamp
from game.window.kept import Kept
from game.window.kit import Art
from game.window.pack.flats import Flats, brought_down, drawn_at, inside, padded
from game.window.palette import Rgb, Theme
from game.window.shadows import CARD_CORNER, SOFTNESS, CardShadows
from game.window.shapes import BoxLook, box, turned_box
from game.window.surfaces import centred, lay, lay_centred

_TURNS = 4
"""Angles told apart in one degree; a quarter of a degree moves a corner by half a pixel."""
_ROUGH_TURN, _ROUGH_BACK = 0.5, 1.0
"""Degrees told apart in motion: of a face, of a back."""
_COMPARED = 48
"""Among so many of the last drawings the nearest is looked for."""
_KEPT = 4_000_000
"""Pixels of cards kept, where a unit is a pixel; as many cards are kept on larger screens."""
_MOST_KEPT = 20_000_000
"""But no more than 80 MB of them."""
_OF_A_FAN = 0.35
"""How much of that there is while a title's fan is all there is to be seen."""
_FEWEST_WIDTHS = 64
"""A card in motion is drawn in steps of its width no finer than one in so many."""
_RING_LINES = ((5.0, 5.0, Tone.INK), (4.0, 2.5, Tone.FOCUS))
"""The focus ring, in units: how far its outer edge is from the card, how thick, which colour. The
dark lines on both sides of the bright one show it on ivory too."""
_MARK = 0.028
_DOT = 0.05
_DOT_ACROSS, _DOT_DOWN, _DOT_UNDER_LARGE = 0.0873, 0.40, 0.57
"""Brass line and dot of a new card, for a width of one; the dot stands under the index."""


_NEAR: Rgb = (255, 253, 245)
_FAR: Rgb = (234, 223, 200)
"""What is left of red, green and blue in the lamp's middle, and where it hardly reaches."""
_STEPS = 8
_TINTS = [
    tuple(
        round(near + (far - near) * step / (_STEPS - 1))
        for near, far in zip(_NEAR, _FAR, strict=True)
    )
    for step in range(_STEPS)
]
_BARRED: Rgb = (211, 200, 178)
_PLAIN_BARRED: Rgb = (195, 195, 195)
"""What is left of that of a card one step in the shade, and on a table without shades."""
_DARK: Rgb = (72, 63, 47)
"""What is left where the lamp is turned down, beside what is celebrated."""


class _Look(Struct, frozen=True):
    """All that decides how a card looks; the width in pixels."""

    face: str | None
    width: int
    turn: float
    dimmed: bool
    dark: bool
    lit: int | None  # its step of the light from the lamp on; None where nothing is in the shade
    marked: bool
    squeeze: float
    sharp: bool = True

    @property
    def kind(self) -> tuple[str | None, bool, bool, int | None, bool, float]:
        """All but its size and turn."""
        return self.face, self.dimmed, self.dark, self.lit, self.marked, self.squeeze

    @property
    def themed(self) -> bool:
        """Whether colours of the table lie on it."""
        return self.dimmed or self.dark or self.marked

    def away(self, other: _Look) -> float:
        """How far a card looks from another of its kind, in pixels at its edge."""
        return abs(self.width - other.width) + abs(self.turn - other.turn) * self.width / 60


class Sprites:
    """Cards ready to be laid on the table, by face, size and turn."""

    def __init__(self, art: Art, theme: Theme) -> None:
        self._theme = theme
        self._allowance = Allowance()
        self._flats = Flats(art, self._allowance)
        self._shadows = CardShadows(self._allowance)
        self._cards = Cache(_KEPT)
        self._scale = 0.0  # not known yet
        self._lamp: Lamp | None = None
        self._rings = Cache(500_000)
        self._at_hand: dict[Hashable, list[_Look]] | None = None  # in this frame
        self._kept: Kept | None = None
        self._title = False

    def keep(self, kept: Kept) -> None:
        """Take drawings of an earlier start, and leave those of this one to the next."""
        self._kept = kept
        self._flats.keep(kept)

    @property
    def unfinished(self) -> bool:
        """Whether something stands in for what was not to be drawn in one frame with the rest."""
        return self._allowance.unfinished

    def dress(self, art: Art | None, theme: Theme | None) -> None:
        """Takes its cards from another pack, its colours from another table; None: as before."""
        self._theme = theme or self._theme
        if art is not None:
            self._flats.art = art
            self._flats.clear()
        self._cards.clear()
        self._rings.clear()

    def clear(self) -> None:
        """Forgets every drawing: the scale or the pack has changed."""
        for cache in (self._flats, self._cards, self._shadows, self._rings):
            cache.clear()

    def begin(self, work: int | None, scale: float, lamp: Lamp | None, title: bool = False) -> None:
        """A new frame under a lamp, in which so many cards may be drawn sharply (None: all).

        On the `title` lies one fan alone, and no table wants its cards.
        """
        self._lamp = lamp
        self._allowance.begin(work, scale)
        self._at_hand = None
        if (scale, title) != (self._scale, self._title):
            if self._title:
                self._cards.clear()
                self._shadows.clear()
            self._scale, self._title = scale, title
            share = _OF_A_FAN if title else 1.0
            self._cards.hold(round(share * _KEPT), scale, _MOST_KEPT)
            self._shadows.hold(share, scale)

    def pieces(self, item: CardItem, scale: float, moving: bool) -> Iterator[Piece]:
        """A card's shadow, the card, its ring, at their places; `scale` is pixels for a unit."""
        x, y = item.pose.x * scale, item.pose.y * scale
        if item.shadow is not Shadow.NONE:
            down = SOFTNESS[item.shadow].down * scale
            yield centred(self._shadows.get(item, scale, moving), x, y + down)
        look = _Look(
            face=item.face and printed(item.face),
            width=max(8, round(item.pose.width * scale)),
            turn=_turn(item),
            dimmed=item.dimmed or item.unlit,
            dark=item.dimmed and item.unlit and not self._theme.plain,
            lit=self._step(x, y),
            marked=item.marked,
            squeeze=round(abs(item.squeeze), 2),
        )
        yield centred(self._sprite(look, moving), x, y)
        if item.focused:
            yield centred(self._ring(item, scale), x, y)

    def _step(self, x: float, y: float) -> int | None:
        """Which step of the light falls there."""
        if self._lamp is None:
            return None
        return min(_STEPS - 1, int(_STEPS * self._lamp.away(x, y)))

    def prepare(self, faces: Iterable[str], width: int) -> Iterator[None]:
        """Draws backs and faces for hands whose cards are that many pixels wide, one a step."""
        return self._flats.prepare((None, *faces), drawn_at(width))

    def _sprite(self, look: _Look, moving: bool) -> pygame.Surface:
        # What lies still while others move was drawn sharply before, and stays so.
        found = self._cards.find(look)
        if found is not None:
            return found
        if not moving and self._allowance.sharp():
            return self._cards.get(look, lambda: self._sharp(look))
        return self._rough(_roughened(look))

    def _sharp(self, look: _Look) -> pygame.Surface:
        """A card as it is to look, which may have been drawn at an earlier start."""
        if self._kept is None or look.themed or not self._title:
            return self._card(look, exact=True)
        name = f"{self._flats.art} {look}"
        return self._kept.get(name, lambda: self._card(look, exact=True))

    def _rough(self, look: _Look) -> pygame.Surface:
        """A card as it may look for the blink of an eye."""
        found = self._cards.find(look)
        if found is None and not self._allowance.rough():
            near = min(self._alike(look), key=look.away, default=None)
            found = self._cards.find(near) if near else None
        if found is not None:
            return found
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

    def _card(self, look: _Look, exact: bool) -> pygame.Surface:
        upright = look.turn == 0 and exact
        width = look.width if upright else drawn_at(look.width)
        flats = self._flats
        if exact:
            flat = flats.get(look.face, width)
        else:
            flat = flats.near(look.face, look.width, kept=self._title)
        zoom = look.width / inside(flat).get_width()
        if look.themed or look.lit is not None or look.squeeze < 1:
            flat = padded(self._changed(inside(flat), look))
        if look.turn == 0 and zoom == 1:
            return inside(flat)
        if exact and zoom < 1:
            return brought_down(pygame.transform.rotozoom(flat, -look.turn, 1), zoom)
        return pygame.transform.rotozoom(flat, -look.turn, zoom)

    def _changed(self, flat: pygame.Surface, look: _Look) -> pygame.Surface:
        shades = list[tuple[int, ...]]()
        if look.dimmed:
            shades.append(_DARK if look.dark else barred(self._theme))
        if look.lit is not None and not look.dark:
            shades.append(_TINTS[look.lit])
        if shades:
            flat = flat.copy()
        for shade in shades:
            flat.fill((*shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if look.marked:
            flat = self._marked(flat)
        if look.squeeze < 1:
            size = max(1, round(flat.get_width() * look.squeeze)), flat.get_height()
            flat = pygame.transform.smoothscale(flat, size)
        return flat

    def _marked(self, flat: pygame.Surface) -> pygame.Surface:
        """A card newly taken in: a brass line along its edge, and a dot under its index."""
        width, height = flat.get_size()
        out = flat.copy()
        edge = BoxLook(
            CARD_CORNER * width, None, (*self._theme.tones[Tone.BRASS], 255), _MARK * width
        )
        lay(out, box(width, height, edge), (0, 0))
        across = max(3, round(_DOT * width))
        dot = box(across, across, BoxLook(across / 2, (*self._theme.tones[Tone.BRASS_DARK], 255)))
        down = _DOT_UNDER_LARGE if self._theme.large else _DOT_DOWN
        for x, y in ((_DOT_ACROSS, down), (1 - _DOT_ACROSS, CARD_RATIO - down)):
            lay_centred(out, dot, x * width, y * width)
        return out

    def _ring(self, item: CardItem, scale: float) -> pygame.Surface:
        """The focus ring, on a dark one so that it can be seen on ivory too."""
        width, height, turn = item.pose.width * scale, item.pose.height * scale, _turn(item)

        def line(outside: float, thick: float, tone: Tone) -> pygame.Surface:
            far = outside * scale
            colour = (*self._theme.tones[tone], 255)
            look = BoxLook(CARD_CORNER * width + far, None, colour, thick * scale)
            return turned_box(width + 2 * far, height + 2 * far, look, turn)

        def make() -> pygame.Surface:
            under, over = (line(*measures) for measures in _RING_LINES)
            lay_centred(under, over, under.get_width() / 2, under.get_height() / 2)
            return under

        return self._rings.get((round(width), turn), make)


def barred(theme: Theme) -> Rgb:
    """What is left of red, green and blue of a card one step in the shade."""
    return _PLAIN_BARRED if theme.plain else _BARRED


def printed(face: str) -> str:
    """What is printed on a card: rank and suit ("KS"), whichever pack it comes from ("KS'")."""
    return face.rstrip("'")


def _turn(item: CardItem) -> float:
    return round(item.pose.angle * _TURNS) / _TURNS


def _roughened(look: _Look) -> _Look:
    step = _ROUGH_BACK if look.face is None else _ROUGH_TURN
    wide = 2 * max(1, round(look.width / _FEWEST_WIDTHS / 2))
    return _Look(  # written out: `replace` takes three times as long, for every card in the air
        face=look.face,
        width=wide * -(-look.width // wide),
        turn=round(look.turn / step) * step,
        dimmed=look.dimmed,
        dark=look.dark,
        lit=None if look.lit is None else look.lit | 1,
        marked=look.marked,
        squeeze=max(0.02, round(20 * look.squeeze) / 20),
        sharp=False,
    )
