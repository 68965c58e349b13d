"""What a review of an exchange says of its cards: which go out, which stay, and who put them out.

A tick over a card would say "keep it" to one and "throw it" to another; so these are told in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from game.stage.basics import Room
from game.stage.card_word import word_at
from game.stage.picture import CardItem, Item
from game.words.catalogue import say, say_of
from game.words.terms import capital


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
    """The hand; `up` units out of it what should go out, and words where something else did.

    Where the two differ in a few cards only these are spoken of: what goes out either way lies in
    the hand, and is as dim there as beside it.
    """
    items: list[Item] = []
    told: list[Item] = []
    for key, card in cards.items():
        goes = key in chosen.better and key not in chosen.alike
        pose = card.pose.raised(up) if goes else card.pose
        items.append(replace(card, pose=pose, dimmed=card.dimmed or key in chosen.alike))
        if key in chosen.stays or key in chosen.goes:
            told += word_at(pose, room, goes=goes, below=not goes)
    return [*items, *told]
