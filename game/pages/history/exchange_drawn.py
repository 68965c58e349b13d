"""What a review of an exchange says of its cards: which go out, which stay, and who put them out.

A tick over a card would say "keep it" to one and "throw it" to another; so these are told in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.picture import Box, CardItem, Item, Text
from game.words.catalogue import say, say_of
from game.words.terms import capital

_WORD, _HIGH = Font(14, bold=True), 20.0
_ABOVE = 13.0
"""From the upper edge of a card to the middle of the word over it."""


class ChosenCards(NamedTuple):
    """The keys of the cards of what was done, and of what had better been done."""

    done: tuple[str, ...]
    better: tuple[str, ...]

    @property
    def stays(self) -> tuple[str, ...]:
        """Cards that were put out and should not have been."""
        return tuple(key for key in self.done if key not in self.better)

    @property
    def goes(self) -> tuple[str, ...]:
        """Cards that should have been put out and were not."""
        return tuple(key for key in self.better if key not in self.done)

    @property
    def alike(self) -> tuple[str, ...]:
        """What is put out either way, if the two differ."""
        same = tuple(key for key in self.done if key in self.better)
        return () if self.done == self.better else same


def done_title(game: str, name: str) -> str:
    """Over what was put out: "You put out"."""
    if name.casefold() == say("you.lower"):
        return say_of(game, "review.out.you")
    return say_of(game, "review.out.name", who=capital(name))


def better_title(game: str) -> str:
    """Over what had better been put out."""
    return say_of(game, "review.out.better")


def hand_items(
    cards: Mapping[str, CardItem], chosen: ChosenCards, up: float, room: Room
) -> list[Item]:
    """The hand, `up` units out of it what should go out, and words where something else did."""
    items: list[Item] = []
    told: list[Item] = []
    for key, card in cards.items():
        goes = key in chosen.better
        pose = card.pose.raised(up) if goes else card.pose
        items.append(replace(card, pose=pose))
        if key in chosen.stays or key in chosen.goes:
            told += word_at(pose, room, goes=goes)
    return [*items, *told]


def word_at(pose: Pose, room: Room, *, goes: bool, below: bool = False) -> list[Item]:
    """What should be done with a card: out, or keep; over its index, or below its foot."""
    away = pose.height / 2 + _ABOVE
    high = pose.raised(-away if below else away)
    x, y = high.x - (0.0 if below else pose.width * 0.22), high.y
    words = say("review.goes" if goes else "review.stays")
    width = room.ruler.width(words, _WORD) + 16
    place = Rect(x - width / 2, y - _HIGH / 2, width, _HIGH)
    fill = Paint(Tone.INK) if goes else Paint(Tone.BRASS)
    ink = Paint(Tone.IVORY) if goes else Paint(Tone.INK)
    edge = Paint(Tone.IVORY, 0.7)
    return [
        Box(place, _HIGH / 2, fill=fill, outline=edge, line=1.0),
        Text(words, x, y + 5, _WORD, ink, Align.CENTRE),
    ]
