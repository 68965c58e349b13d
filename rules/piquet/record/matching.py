"""Giving every card a place it may lie in, so that each place gets its number of cards."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.cards import Card, Hand
from rules.piquet.pack import PACK
from rules.piquet.record.evidence import ZONES, Where


def match(where: Where, sizes: Mapping[int, int], turn: int = 0) -> dict[int, Hand] | None:
    """Give each card a zone it may lie in, each zone its number; None if that cannot be.

    Augmenting paths, as in any matching; `turn` only changes what is tried first.
    """
    zones: dict[int, list[Card]] = {zone: [] for zone in ZONES}

    def place(card: Card, tried: set[int]) -> bool:
        first = (card * (2 * turn + 1) + turn * turn) % len(ZONES) if turn else 0
        for zone in (*ZONES[first:], *ZONES[:first]):
            if not where[card] & zone or zone in tried:
                continue
            tried.add(zone)
            if len(zones[zone]) < sizes[zone]:
                zones[zone].append(card)
                return True
            for index, other in enumerate(zones[zone]):
                if place(other, tried):
                    zones[zone][index] = card
                    return True
        return False

    order = PACK[turn % len(PACK) :] + PACK[: turn % len(PACK)]
    if not all(place(card, set()) for card in order):
        return None
    return {zone: frozenset(cards) for zone, cards in zones.items()}
