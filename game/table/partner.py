"""Who sits on one's own side in an evening of three: a portrait beside the hand, and what he does.

The game's face says where; a person on one's own side has a name and no portrait.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.words.catalogue import say

_NAME, _DOES = Font(16, bold=True), Font(14)
WORDS_HIGH = 44.0
"""Units below the portrait that name and duty take."""


class PartnerRole(StrEnum):
    """What one's partner does."""

    ADVISES = "advises"
    HOLDS = "holds"


class Partner(Struct, frozen=True):
    """One's partner: what he or she is called and does, and who of `assets/portraits` that is."""

    name: str
    duty: PartnerRole
    portrait: str = ""


def seat_of(left: float, foot: float, width: float) -> Rect:
    """The place of a portrait so wide with its words, by left edge and foot."""
    height = width * PORTRAIT_RATIO + WORDS_HIGH
    return Rect(left, foot - height, width, height)


def partner_items(partner: Partner | None, seat: Rect | None, places: Places) -> list[Item]:
    """The portrait, the name and what he does; nothing where there is no partner or no room."""
    if partner is None or seat is None:
        return []
    items: list[Item] = []
    if partner.portrait:
        high = seat.height - WORDS_HIGH
        items.append(Portrait(partner.portrait, seat.centre[0], seat.y + high / 2, seat.width))
    most = places.centre - seat.x
    name = fitted(partner.name, _NAME, most, places.room)
    does = fitted(say(f"evening.partner.{partner.duty}"), _DOES, most, places.room)
    return [
        *items,
        Text(name, seat.x, seat.bottom - 22, _NAME),
        Text(does, seat.x, seat.bottom - 4, _DOES, Paint(Tone.SOFT)),
    ]
