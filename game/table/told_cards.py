"""Cards of the own hand that the second line tells of stand up while it does.

They rise and sink softly, as what is told changes with every card that is put out.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from game.stage.director import PACE, Motion
from game.stage.picture import CardItem, Shadow

RISE = 16.0
"""Units a card stands up."""
SECONDS = 0.2
"""For all of it, at normal motion."""


class ToldCards:
    """Which cards are told of, and how far each has risen: a share from 0 to 1."""

    def __init__(self) -> None:
        self.keys: frozenset[str] = frozenset()
        self._risen: dict[str, float] = {}

    def of(self, keys: frozenset[str]) -> None:
        """These are told of now."""
        self.keys = keys
        for key in keys:
            self._risen.setdefault(key, 0.0)

    @property
    def moving(self) -> bool:
        """Whether a card still rises or sinks."""
        return any(share != (key in self.keys) for key, share in self._risen.items())

    def tick(self, seconds: float, motion: Motion) -> None:
        """Let time pass; without motion each card is there at once."""
        if not self.moving:
            return
        step = seconds / (SECONDS * PACE[motion]) if PACE[motion] else 1.0
        for key, share in list(self._risen.items()):
            now = min(1.0, share + step) if key in self.keys else max(0.0, share - step)
            if now or key in self.keys:
                self._risen[key] = now
            else:
                del self._risen[key]

    def raised(self, cards: tuple[CardItem, ...], hand: Collection[str]) -> tuple[CardItem, ...]:
        """The cards as they stand now; only those of the `hand` do."""
        if not any(self._risen.values()):
            return cards
        return tuple(
            self._standing(card) if card.key in hand and self._risen.get(card.key) else card
            for card in cards
        )

    def _standing(self, card: CardItem) -> CardItem:
        share = self._risen[card.key]
        by = RISE * share * share * (3 - 2 * share)
        return replace(card, pose=card.pose.raised(by), shadow=Shadow.LIFT)
