"""Tricks of two cards, with trumps or without: who must follow, who wins."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rules.core.cards import ALL_OF_SUIT, Card, Hand, Suit
from rules.core.seats import Player


class WonTrick(Struct, frozen=True, gc=False):
    """A trick that was taken."""

    leader: Player
    led: Card
    reply: Card
    winner: Player


def may_play(held: Hand, led: Card | None) -> Hand:
    """The cards that may be played: any to a lead of one's own, else the suit led if one has it."""
    if led is None:
        return held
    return held & ALL_OF_SUIT[led.suit] or held


def reply_wins(
    led: Card, reply: Card, height: Callable[[Card], int], trumps: Suit | None = None
) -> bool:
    """Whether the second card takes the trick: a higher one of the suit led, or a trump on others.

    Of two that are equal, from two packs, the one that was led wins.
    """
    if reply.suit is led.suit:
        return height(reply) > height(led)
    return reply.suit is trumps
