"""Holes in the own hand close to a slot once the pointer has rested or left.

Where cards lie put out it must have left; then what is held moves to the middle too. Till then each
card stays where it stood, so that none slips under the pointer that chooses. The layout leaves the
hole of a card that was played or put out; here the cards on both sides of it move together.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import radians, tan

from msgspec.structs import replace

from game.stage.director import PACE, Motion
from game.stage.picture import CardItem

SLOT = 12.0
"""Units a closed hole is wider than the step between two cards."""
REST = 0.5
"""Seconds the pointer lies still before holes close."""
_SECONDS = 0.18  # for a hole to close, at normal motion
_WIDER = 1.5  # of a step: where a hole begins

Hole = tuple[str, str]
"""The cards beside it."""


class Closing:
    """Which holes are closed or closing, and how far each card of the hand has moved for them."""

    def __init__(self) -> None:
        self._rested = 0.0
        self._inside = self._choosing = False
        self._open: frozenset[Hole] = frozenset()  # while the pointer goes about among the cards
        self._holes: frozenset[Hole] = frozenset()
        self._away: dict[str, float] = {}
        self._wanted: dict[str, float] = {}
        self._there = True  # each card is where it is wanted
        self._bend = 0.0  # degrees that a card turns for each unit along the fan

    def moved(self, *, inside: bool) -> None:
        """The pointer moved: `inside` the hand, or elsewhere."""
        self._inside, self._rested = inside, 0.0

    @property
    def rested(self) -> bool:
        """Whether holes may close: another picture follows when this becomes true.

        While cards lie put out the next one is clicked where it was seen: they wait till it left.
        """
        return not self._inside or (self._rested >= REST and not self._choosing)

    @property
    def state(self) -> tuple[object, ...]:
        """What a still picture follows from."""
        return self.rested, tuple(self._away.items())

    @property
    def moving(self) -> bool:
        """Whether cards move together or apart."""
        return not self._there

    def tick(self, seconds: float, motion: Motion) -> None:
        """Let time pass for a pointer that rests, and for cards on their way."""
        self._rested += seconds
        if self._there:
            return
        pace = PACE[motion]
        for key, to in self._wanted.items():
            now = self._away.get(key, 0.0)
            far = max(abs(to), abs(now), 1.0)
            step = far * seconds / (_SECONDS * pace) if pace else abs(to - now)
            self._away[key] = min(to, now + step) if now < to else max(to, now - step)
        self._arrive()

    def closed(
        self, cards: tuple[CardItem, ...], hand: Collection[str], centre: float, *, still: bool
    ) -> tuple[CardItem, ...]:
        """The cards with those of the `hand` moved together, as far as they have come.

        Unless they are `still`, what flies past is no hole, and all goes on as it did. What is
        left of a hand of which cards lie put out goes to the `centre`.
        """
        if still:
            own = [card for card in cards if card.key in hand]
            held = held_of(own)
            self._choosing = len(held) < len(own)
            if self._choosing and not self.rested:
                self._stay(sorted(held, key=_place))
            else:
                self._look(sorted(held, key=_place), centre)
        if not any(self._away.values()):
            return cards
        return tuple(self._along(card) if self._away.get(card.key) else card for card in cards)

    def _along(self, card: CardItem) -> CardItem:
        """A card as far along the bow of the fan as it has come."""
        away, pose = self._away[card.key], card.pose
        turn = self._bend * away
        down = away * tan(radians(pose.angle + turn / 2))
        pose = replace(pose, x=pose.x + away, y=pose.y + down, angle=pose.angle + turn)
        return replace(card, pose=pose)

    def _stay(self, lying: Sequence[CardItem]) -> None:
        """Leave each card where it is seen; one that came back goes between those beside it."""
        known = [self._wanted[card.key] for card in lying if card.key in self._wanted]
        places, left = {}, next(iter(known), 0.0)
        for index, card in enumerate(lying):
            after = (self._wanted[one.key] for one in lying[index:] if one.key in self._wanted)
            right = next(after, left)
            left = self._wanted.get(card.key, (left + right) / 2)
            places[card.key] = left
        self._go(places)

    def _look(self, lying: Sequence[CardItem], centre: float) -> None:
        """Find the holes, and where each card is to go for those that are closed."""
        if not lying:
            self._open, self._holes = frozenset(), frozenset()
            self._wanted, self._away, self._there = {}, {}, True
            return
        first, last = lying[0].pose, lying[-1].pose
        self._bend = (last.angle - first.angle) / (last.x - first.x) if len(lying) > 1 else 0.0
        gaps = [b.pose.x - a.pose.x for a, b in pairwise(lying)]
        step = min(gaps, default=0.0)
        holes = [
            (a.key, b.key) if gap > _WIDER * step > 0 else None
            for (a, b), gap in zip(pairwise(lying), gaps, strict=True)
        ]
        now = frozenset(hole for hole in holes if hole is not None)
        fresh = now - self._holes
        self._open = (self._open & now) | fresh if not self.rested else frozenset()
        self._holes = now
        shrinks = [
            gap - step - SLOT if hole is not None and hole not in self._open else 0.0
            for hole, gap in zip(holes, gaps, strict=True)
        ]
        aside = centre - (first.x + last.x) / 2
        moves = self._choosing and abs(aside) > SLOT  # a card that is lifted leans a little
        away, places = sum(shrinks) / 2 + (aside if moves else 0.0), {}
        for card, shrink in zip(lying, (*shrinks, 0.0), strict=True):
            places[card.key] = away
            away -= shrink
        self._go(places)

    def _go(self, places: dict[str, float]) -> None:
        """Let each card go as far from where the layout has it."""
        self._wanted = places
        self._away = {key: far for key, far in self._away.items() if key in places}
        self._arrive()

    def _arrive(self) -> None:
        """See whether all are where they are wanted."""
        self._there = all(self._away.get(key, 0.0) == to for key, to in self._wanted.items())


def _place(card: CardItem) -> float:
    return card.pose.x


def held_of(own: Sequence[CardItem]) -> list[CardItem]:
    """Those that lie in the fan: what was put out lies higher, by more than half a card."""
    foot = max((card.pose.y for card in own), default=0.0)
    return [card for card in own if foot - card.pose.y < card.pose.height * 0.6]
