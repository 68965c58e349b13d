"""Whoever sits opposite: a portrait on the cloth, its plate of brass, and its words that grow.

The portrait stands where the game's face has room for it; nobody is drawn where two people sit at
one screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.players.mind import mind_of
from game.stage.basics import Rect, Room
from game.stage.ornaments import Mood, Portrait
from game.stage.picture import Bubble, Item, Tail
from game.stage.signs import plate_of
from game.stage.tween import ease_out

SPEAKING = 0.14
"""Seconds in which a bubble opens."""
_SHUT = 0.9
_STEPS = 4
"""In how many sizes it is seen on its way: each is painted once."""


class Opposite(Struct, frozen=True):
    """Who sits there, by the kind of a header, and who of `assets/portraits` that is."""

    kind: str = ""
    portrait: str = ""


NOBODY = Opposite()
"""A person sits there, or a program without a face."""


def opposite_of(kind: str | None, game: str) -> Opposite:
    """Whoever plays that kind in a game; nobody for None."""
    return NOBODY if kind is None else Opposite(kind, mind_of(game).portraits.get(kind, ""))


def drawn(who: Opposite, mood: Mood, place: Rect | None) -> tuple[Portrait, ...]:
    """The portrait in its place; nothing where there is neither."""
    if not who.portrait or place is None:
        return ()
    return (Portrait(who.portrait, *place.centre, place.width, mood),)


class Mouth(Struct, frozen=True):
    """Where words come from: the edge of a portrait beside its lips, and how far left it goes."""

    lips: tuple[float, float]
    left: float  # of the portrait
    under: float  # of the plate, or of the portrait where that is wider
    foot: float  # of the plate


def mouth_of(name: str, face: Rect, room: Room, *, signed: bool) -> Mouth:
    """The mouth of a portrait that hangs there with a plate."""
    plate = plate_of(name, face, room, signed=signed)
    lips = face.x + face.width * 0.03, face.y + face.height * 0.60
    return Mouth(lips, face.x, min(face.x, plate.x), plate.bottom)


def opening(said: Sequence[Item], share: float) -> list[Item]:
    """The bubbles, the other's last one as far open as it is when a share of its time is over."""
    if share >= 1.0:
        return list(said)
    open_now = _SHUT + (1 - _SHUT) * int(ease_out(share) * _STEPS) / _STEPS
    return [
        replace(each, size=open_now)
        if isinstance(each, Bubble) and each.fresh and each.tail is not Tail.BOTTOM_LEFT
        else each
        for each in said
    ]


def glad(pleased: bool) -> Mood:
    """The look of whoever is pleased, or vexed."""
    return Mood.PLEASED if pleased else Mood.VEXED
