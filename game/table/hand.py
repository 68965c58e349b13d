"""The own hand follows the pointer: the card under it rises, holes close once it has rested.

What the second line tells of stands up.

The layout says where each card belongs; what is seen, touched and dropped beside is a little off.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import pi, sin

from msgspec.structs import replace

from game.stage.basics import Pose, Rect
from game.stage.director import PACE, Director, Motion
from game.stage.picture import CardAt, CardItem, Picture, Shadow, Target
from game.stage.tween import Clock
from game.table.closing import Closing, held_of

TOLD_RISE = 16.0
"""Units a card stands up."""
TOLD_SECONDS = 0.2
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
        step = seconds / (TOLD_SECONDS * PACE[motion]) if PACE[motion] else 1.0
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
        by = TOLD_RISE * share * share * (3 - 2 * share)
        return replace(card, pose=card.pose.raised(by), shadow=Shadow.LIFT)


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


class OwnFan:
    """Where the pointer is among the cards of the hand, and where those are seen for it."""

    def __init__(self) -> None:
        self._pointing, self._closing, self._told = Pointing(), Closing(), ToldCards()
        self._seen: dict[str, Pose] = {}
        self._from: Pose | None = None  # where the card was seen when the pointer came to it
        self._band = Rect(0, 0, 0, 0)  # over which the fan reaches

    def hover(self, card: str | None, x: float, y: float) -> None:
        """The pointer is there, in units: over a card of the hand, or over none of it.

        Over a hole it is among the cards all the same.
        """
        if card != self._pointing.key:
            self._from = self._seen.get(card) if card is not None else None
        self._pointing.at(card)
        self._closing.moved(inside=card is not None or self._band.contains(x, y))

    def tell(self, keys: frozenset[str]) -> None:
        """The second line tells of those cards."""
        self._told.of(keys)

    def tick(self, seconds: float, motion: Motion) -> None:
        """Let time pass."""
        self._pointing.tick(seconds, motion)
        self._closing.tick(seconds, motion)
        self._told.tick(seconds, motion)

    @property
    def moving(self) -> bool:
        """Whether cards of it are on their way."""
        return self._pointing.moving or self._closing.moving or self._told.moving

    @property
    def state(self) -> tuple[object, ...]:
        """What a still picture of it follows from."""
        moving = self._pointing.moving or self._told.moving
        return self._pointing.key, moving, self._closing.state, self._told.keys

    def cards(
        self, lying: tuple[CardItem, ...], hand: Collection[str], centre: float, *, still: bool
    ) -> tuple[CardItem, ...]:
        """All cards as they are seen now; `hand` are the keys of those it is about.

        Unless they are `still`, what flies past is no hole. While cards lie put out the middle of
        the others is the `centre`.
        """
        self._leave_what_left(lying)
        standing = self._told.raised(self._closing.closed(lying, hand, centre, still=still), hand)
        seen = self._pointing.raised(standing, hand)
        own = [card for card in seen if card.key in hand]
        self._seen = {card.key: card.pose for card in own}
        self._band = _band(held_of(own))
        return seen

    def place_of(self, card: CardItem) -> float:
        """How far from the left the middle of a card was seen last, in units."""
        return self._seen.get(card.key, card.pose).x

    def _leave_what_left(self, lying: Sequence[CardItem]) -> None:
        """A card that went from under a still pointer is pointed at no more."""
        was, key = self._from, self._pointing.key
        card = next((card for card in lying if card.key == key), None) if was else None
        if was and card and abs(card.pose.y - was.y) > was.height / 2:
            self._from = None
            self._pointing.at(None)

    def touchable(self, picture: Picture) -> Picture:
        """The picture with each card that rose to be touched where it lay as well."""
        return self._pointing.touchable(picture)


def _band(held: Sequence[CardItem]) -> Rect:
    """The place from the first card of the fan to the last."""
    if not held:
        return Rect(0, 0, 0, 0)
    left = min(card.pose.x - card.pose.width / 2 for card in held)
    right = max(card.pose.x + card.pose.width / 2 for card in held)
    top = min(card.pose.y - card.pose.height / 2 for card in held)
    foot = max(card.pose.y + card.pose.height / 2 for card in held)
    return Rect(left, top, right - left, foot - top)


SHAKE = 0.36
"""Seconds a card shakes its head."""


class Shaking:
    """Which card does, and since when; none where nothing moves."""

    def __init__(self, clock: Clock, director: Director) -> None:
        self._clock, self._director = clock, director
        self._key: str | None = None
        self._since = 0.0

    @property
    def moving(self) -> bool:
        """Whether one shakes its head now."""
        return self._key is not None and self._clock.now < self._since + SHAKE

    def begin(self, key: str) -> None:
        """Let a card shake its head."""
        if self._director.motion is not Motion.OFF:
            self._key, self._since = key, self._clock.now

    def of(self, items: tuple[CardItem, ...]) -> tuple[CardItem, ...]:
        """Cards as they lie, the one that shakes its head turned to and fro, less and less."""
        if not self.moving:
            return items
        share = (self._clock.now - self._since) / SHAKE
        turn = 5.0 * sin(share * 4 * pi) * (1 - share)
        return tuple(
            replace(item, pose=replace(item.pose, angle=item.pose.angle + turn))
            if item.key == self._key
            else item
            for item in items
        )
