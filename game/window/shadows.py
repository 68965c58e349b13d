"""Soft shadows of boxes and cards: round boxes, blurred, made small and drawn out.

How far each kind lies below its thing, how soft and how dark it is: the table's style sheet. Those
of cards are kept by what throws them; one upright drawing is turned for all angles.
"""

from __future__ import annotations

from math import ceil, sqrt

import pygame
from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO
from game.stage.picture import CardItem, Shadow
from game.window.cache import Allowance, Cache
from game.window.palette import SHADOW
from game.window.shapes import from_svg, reach
from game.window.surfaces import lay_centred


class Softness(Struct, frozen=True):
    """Lengths in units: how far down, the sigma of the blur; and the opacity.

    What lies on the cloth throws two shadows: that of the room, and close to it that of `contact`.
    """

    down: float
    sigma: float
    alpha: float
    contact: Softness | None = None


SOFTNESS = {
    Shadow.REST: Softness(2, 3.5, 0.20, Softness(1, 1.2, 0.30)),
    Shadow.HAND: Softness(5, 6, 0.30, Softness(1.6, 1.4, 0.40)),
    Shadow.LIFT: Softness(13, 9, 0.40, Softness(5, 2.6, 0.34)),
    Shadow.PAPER: Softness(10, 24, 0.45),
    Shadow.BUTTON: Softness(3, 6, 0.36),
}

_PASSES = 3
"""Three blurs by a box come close to a Gaussian."""


def shadow(
    width: float, height: float, radius: float, sigma: float, alpha: float, angle: float = 0.0
) -> pygame.Surface:
    """The shadow of a round box, all in pixels; its centre is the centre of the surface."""
    box_radius = 1 if sigma < 2.2 else 2
    at_full_size = sqrt(_PASSES) * (2 * box_radius + 1) / sqrt(12)
    shrink = max(1.0, sigma / at_full_size)
    passes = _PASSES if sigma >= at_full_size else max(1, round(sigma * sigma * 12 / 9))
    across, along = reach(width, height, angle)
    margin = 3 * sigma + 2
    small = ceil((across + 2 * margin) / shrink), ceil((along + 2 * margin) / shrink)
    red, green, blue = SHADOW
    body = (
        f'<g transform="translate({small[0] / 2} {small[1] / 2})'
        f' scale({1 / shrink}) rotate({angle})">'
        f'<rect x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="{radius}"'
        f' fill="rgb({red},{green},{blue})" fill-opacity="{alpha}"/></g>'
    )
    surface = from_svg(*small, body)
    for _ in range(passes):
        surface = pygame.transform.box_blur(surface, box_radius, repeat_edge_pixels=False)
    if shrink == 1.0:
        return surface
    return pygame.transform.smoothscale(
        surface, (round(small[0] * shrink), round(small[1] * shrink))
    )


CARD_CORNER = 0.06
"""Radius of a card's corner for a width of one."""

_ROUGH_WIDTH, _ROUGH_TURN = 6, 6
"""Pixels and degrees told apart in motion: soft things need no exact size."""

_WORK, _ALIKE = 3, 30
"""What an upright shadow takes, in roughly turned cards; and pixels or degrees off which another
may stand in for one that there is no time for."""

_WIDE_BLUR = 3.0
"""Pixels of sigma from which on a shadow may be turned without being smoothed."""

_KEPT = 3_000_000
"""Pixels of shadows kept, where a unit is a pixel."""
_MOST_KEPT = 6_000_000
"""All of one picture at 3840 by 2160, or it would never be finished."""


class _Cast(Struct, frozen=True):
    """All that decides how a card's shadow looks; width and narrowed width in pixels."""

    kind: Shadow
    width: int
    across: float
    turn: float

    def away(self, other: _Cast) -> float:
        """How far a shadow looks from another of its kind, about in pixels."""
        sizes = abs(self.width - other.width) + abs(self.across - other.across)
        return sizes + abs(self.turn - other.turn)


class CardShadows:
    """Shadows ready to be laid under cards."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._kept = Cache(_KEPT)

    def hold(self, share: float, scale: float) -> None:
        """Pixels for a unit from now on, and how much of the usual room there is."""
        self._kept.hold(round(share * _KEPT), scale, _MOST_KEPT)

    def clear(self) -> None:
        """Forgets every drawing: the scale has changed."""
        self._kept.clear()

    def get(self, item: CardItem, scale: float, moving: bool) -> pygame.Surface:
        """The shadow of a card, its centre that of the surface; `scale` is pixels for a unit."""
        cast = _cast(item, scale)
        found = self._kept.find(cast)
        if found is not None:
            return found
        if moving or not self._allowance.sharp():
            cast = _cast(item, scale, _ROUGH_WIDTH, _ROUGH_TURN)
            found = self._kept.find(cast)
            if found is not None:
                return found
        if moving:
            work = 1 if self._kept.find(replace(cast, turn=0.0)) else _WORK
            near = None if self._allowance.rough(work) else self._near(cast)
            if near is not None:
                return near
        soft = SOFTNESS[item.shadow]
        upright = self._kept.get(replace(cast, turn=0.0), lambda: _upright(cast, soft, scale))
        if not cast.turn:
            return upright
        sigma = (soft.contact or soft).sigma * scale
        return self._kept.get(cast, lambda: _turned(upright, cast.turn, sigma, moving))

    def _near(self, cast: _Cast) -> pygame.Surface | None:
        """A shadow that will do in its place for a frame of a motion, if there is one."""
        held = (one for one in self._kept.held() if isinstance(one, _Cast))
        alike = (one for one in held if one.kind is cast.kind and one.away(cast) <= _ALIKE)
        near = min(alike, key=cast.away, default=None)
        return None if near is None else self._kept.find(near)


def _upright(cast: _Cast, soft: Softness, scale: float) -> pygame.Surface:
    """Both shadows of a card in one drawing, placed by that of the room."""

    def one(part: Softness) -> pygame.Surface:
        size = cast.across, cast.width * CARD_RATIO
        return shadow(*size, CARD_CORNER * cast.width, part.sigma * scale, part.alpha)

    room = one(soft)
    if soft.contact is not None:
        width, height = room.get_size()
        below = (soft.contact.down - soft.down) * scale
        lay_centred(room, one(soft.contact), width / 2, height / 2 + below)
    return room


def _turned(upright: pygame.Surface, degrees: float, sigma: float, moving: bool) -> pygame.Surface:
    """A shadow turned; nobody sees the steps in a soft edge or in motion, which takes a sixth."""
    if moving or sigma >= _WIDE_BLUR:
        return pygame.transform.rotate(upright, -degrees)
    return pygame.transform.rotozoom(upright, -degrees, 1)


def _cast(item: CardItem, scale: float, width_step: int = 1, turn_step: int = 1) -> _Cast:
    width = max(4, round(item.pose.width * scale / width_step) * width_step)
    return _Cast(
        kind=item.shadow,
        width=width,
        across=max(2.0, width * round(abs(item.squeeze), 1)),
        turn=float(round(item.pose.angle / turn_step) * turn_step),
    )
