"""The card of the own hand under the pointer rises a little, and its neighbours part for it.

It stays where it is to be touched, so that it never sinks away under a pointer at its foot.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from game.stage.basics import Pose
from game.stage.director import PACE, Motion
from game.stage.picture import CardAt, CardItem, Picture, Shadow, Target

RISE, PART = 16.0, 6.0
"""Units a card rises that is pointed at, and each neighbour moves away."""
SECONDS = 0.1
"""For all of it, at normal motion."""


class Pointing:
    """Which card is pointed at, and how far each has risen: a share from 0 to 1."""

    def __init__(self) -> None:
        self.key: str | None = None
        self._risen: dict[str, float] = {}
        self._foot: dict[str, Pose] = {}  # where those lay that rose in the last picture

    def at(self, key: str | None) -> None:
        """The pointer has come to a card, or to none."""
        self.key = key
        if key is not None:
            self._risen.setdefault(key, 0.0)

    @property
    def moving(self) -> bool:
        """Whether a card still rises or sinks."""
        return any(share != (key == self.key) for key, share in self._risen.items())

    def tick(self, seconds: float, motion: Motion) -> None:
        """Let time pass; without motion each card is there at once."""
        step = seconds / (SECONDS * PACE[motion]) if PACE[motion] else 1.0
        for key, share in list(self._risen.items()):
            now = min(1.0, share + step) if key == self.key else max(0.0, share - step)
            if now or key == self.key:
                self._risen[key] = now
            else:
                del self._risen[key]

    def raised(self, cards: tuple[CardItem, ...], hand: Collection[str]) -> tuple[CardItem, ...]:
        """The cards as they lie now; `hand` are the keys of those that may rise."""
        self._foot = {}
        lying = {card.key: card for card in cards if card.key in hand}
        risen = {key: _smooth(share) for key, share in self._risen.items() if key in lying}
        if not any(risen.values()):
            return cards
        moved = dict(lying)
        for key, share in risen.items():
            card = lying[key]
            shadow = Shadow.LIFT if key == self.key else card.shadow
            moved[key] = replace(moved[key], pose=card.pose.raised(RISE * share), shadow=shadow)
            self._foot[key] = card.pose
            for other, side in _beside(card, lying):
                pose = moved[other.key].pose
                moved[other.key] = replace(
                    moved[other.key], pose=replace(pose, x=pose.x + side * PART * share)
                )
        return tuple(moved.get(card.key, card) for card in cards)

    def touchable(self, seen: Picture) -> Picture:
        """The picture with each card that rose to be touched where it lay as well."""
        if not self._foot:
            return seen
        targets: list[Target] = []
        for target in seen.targets:
            if isinstance(target.key, CardAt) and target.key.key in self._foot:
                targets.append(Target(target.key, self._foot[target.key.key]))
            targets.append(target)
        return replace(seen, targets=tuple(targets))


def _beside(card: CardItem, lying: dict[str, CardItem]) -> list[tuple[CardItem, int]]:
    """The neighbours of a card in the fan, with the side each lies on: at most one on a side."""
    near = [other for other in lying.values() if other.key != card.key and _same_row(other, card)]
    left = [other for other in near if other.pose.x < card.pose.x]
    right = [other for other in near if other.pose.x > card.pose.x]
    found = []
    if left:
        found.append((max(left, key=lambda other: other.pose.x), -1))
    if right:
        found.append((min(right, key=lambda other: other.pose.x), 1))
    return found


def _same_row(one: CardItem, other: CardItem) -> bool:
    """Whether two cards lie side by side, one of them perhaps lifted."""
    close = abs(one.pose.x - other.pose.x) < other.pose.width
    return close and abs(one.pose.y - other.pose.y) < other.pose.height / 2


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)
