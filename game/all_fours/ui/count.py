"""The four points as they are counted, one after the other: what is told of each, and when.

A pure function of a finished deal: the sheet asks how far the count has come after some seconds.
"""

from __future__ import annotations

from msgspec import Struct

from game.all_fours.points import Made, made_in, won_by
from game.all_fours.ui.scale import in_weight
from game.all_fours.words import say
from rules.all_fours.actions import Point
from rules.all_fours.options import Marking
from rules.all_fours.pack import pips
from rules.all_fours.scoring import ITEM_OF, Line
from rules.all_fours.view import DealView, View
from rules.core.cards import Card
from rules.core.seats import Player

BEFORE, POINT, CARD = 0.35, 0.6, 0.17
"""Seconds before the first point, for each, and for each card that climbs a pan."""


class CountedPoint(Struct, frozen=True):
    """A point of a finished deal: who made it with which card, and who marked it for how much."""

    point: Point
    made: Made | None
    marked: Player | None
    begins: float  # after so many seconds
    done: float


class Count(Struct, frozen=True):
    """All four, and the cards that are weighed for Game, A's first."""

    points: tuple[CountedPoint, ...]
    weighed: tuple[tuple[Card, ...], tuple[Card, ...]]
    whole: float  # seconds it takes

    def shown(self, age: float) -> float:
        """How many cards lie on the pans after so many seconds."""
        game = self.points[-1]
        return max(0.0, (age - game.begins) / CARD)

    def ledger(self, deal: DealView, age: float) -> tuple[Line, ...]:
        """The lines that stand on the pad after so many seconds; fines come last."""
        after = {ITEM_OF[one.point]: one.done for one in self.points}
        first, last = list[Line](), list[Line]()
        four = tuple(after)
        seen_four = False
        for line in deal.ledger:
            seen_four = seen_four or line.item in four
            (last if seen_four and line.item not in four else first).append(line)
        at = self.whole
        return (
            *(line for line in first if after.get(line.item, 0.0) <= age),
            *(line for line in last if at <= age),
        )


def count_of(seen: View) -> Count | None:
    """The count of a deal that was played to its last card; None for one that ended before."""
    deal = seen.deal
    if deal is None or deal.bunched or not deal.tricks or deal.led or any(deal.hand_sizes):
        return None
    made = made_in(seen)
    marked = {line.item: line.player for line in deal.ledger}
    a, b = (in_weight(won_by(deal.tricks, player)) for player in Player)
    at, points = BEFORE, list[CountedPoint]()
    for point in Point:
        one = made.get(point)
        takes = POINT if one is not None else POINT / 2
        if point is Point.GAME and ITEM_OF[point] in marked | _open(seen, made):
            takes += CARD * (len(a) + len(b))
        points.append(CountedPoint(point, one, marked.get(ITEM_OF[point]), at, at + takes - 0.2))
        at += takes
    return Count(tuple(points), (a, b), at)


def _open(seen: View, made: dict[Point, Made]) -> dict[object, Player]:
    """By hand the truth is shown of every point."""
    if seen.options.marking is Marking.AUTOMATIC:
        return {}
    return {ITEM_OF[point]: one.player for point, one in made.items()}


def caption(
    one: CountedPoint, seen: View, names: tuple[str, str], you: Player | None
) -> tuple[str, Player | None]:
    """What is told under a point, and whose counter lies there."""
    if one.made is None:
        return say(f"count.{one.point.value}.nobody"), None
    if one.marked is None:
        by_hand = seen.options.marking is Marking.BY_HAND
        return say("count.not-claimed" if by_hand else "count.not-counted"), None
    key, player = f"count.{one.point.value}", one.made.player
    if player is you:
        return say(f"{key}.yours"), one.marked
    return say(key, name=names[player]), one.marked


def pips_now(cards: tuple[Card, ...]) -> int:
    """What cards count together."""
    return pips(cards)
