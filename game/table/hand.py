"""The own hand follows the pointer: the card under it rises, holes close once it has rested.

What the second line tells of stands up.

The layout says where each card belongs; what is seen, touched and dropped beside is a little off.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.stage.basics import Pose, Rect
from game.stage.director import Motion
from game.stage.picture import CardItem, Picture
from game.table.closing import Closing, held_of
from game.table.pointing import Pointing
from game.table.told_cards import ToldCards


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
        return self._pointing.key, moving, self._closing.rested, self._told.keys

    def cards(
        self, lying: tuple[CardItem, ...], hand: Collection[str], *, still: bool
    ) -> tuple[CardItem, ...]:
        """All cards as they are seen now; `hand` are the keys of those it is about.

        Unless they are `still`, what flies past is no hole.
        """
        self._leave_what_left(lying)
        standing = self._told.raised(self._closing.closed(lying, hand, still=still), hand)
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
