"""Tricks of two cards without trumps: who must follow, who wins."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.cards import ALL_OF_SUIT, Card, Hand


def may_play(held: Hand, led: Card | None) -> Hand:
    """The cards that may be played: any to a lead of one's own, else the suit led if one has it."""
    if led is None:
        return held
    return held & ALL_OF_SUIT[led.suit] or held


def reply_wins(led: Card, reply: Card, height: Callable[[Card], int]) -> bool:
    """Whether the second card takes the trick: only a higher card of the suit led does."""
    return reply.suit is led.suit and height(reply) > height(led)
