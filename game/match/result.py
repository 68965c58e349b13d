"""What came of a pair, as plain values that figures are made of and a log keeps.

Pairs of values belong to the contestants, A's first. A game is a single deal or a whole partie; the
two games of a pair have the same packs, and the contestants have changed chairs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from game.match.sinking import sank
from rules.core.seats import Player
from rules.piquet.scoring import TRICKS, Item
from rules.piquet.seats import ELDER, Seat
from rules.piquet.settlement import Pair, Settlement
from rules.piquet.state import DealState

CLASSES: dict[str, tuple[Item, ...]] = {
    "point": (Item.POINT,),
    "sequence": (Item.SEQUENCE,),
    "set": (Item.SET,),
    "carte blanche": (Item.CARTE_BLANCHE,),
    "repique": (Item.REPIQUE,),
    "pique": (Item.PIQUE,),
    "play": (Item.LEAD, Item.TRICK, Item.LAST_TRICK, Item.CONCEDED),
    "cards": (Item.CARDS,),
    "capot": (Item.CAPOT,),
}
"""What points are made with, each as the lines of a ledger that belong to it."""

Value = TypeVar("Value")

_CLASS_OF = {item: place for place, items in enumerate(CLASSES.values()) for item in items}


@dataclass(frozen=True, slots=True)
class DealTold:
    """A deal: which contestant was elder (0 for A), the points, whose for what, what was sunk."""

    elder: int
    points: Pair
    items: tuple[tuple[int, ...], tuple[int, ...]]  # in the order of CLASSES
    divided: bool
    sank: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class End:
    """How a partie ended: by how much A won it (below 0: B), and whether with a rubicon."""

    margin: int
    rubicon: bool


@dataclass(frozen=True, slots=True)
class GameTold:
    """A game; `scores` and `first_dealer` as chairs have them, before contestants took them."""

    deals: tuple[DealTold, ...]
    end: End | None
    first_dealer: Player | None
    scores: tuple[Pair, ...]

    @property
    def margin(self) -> int:
        """What A won by: points of the settlement, or of a single deal."""
        return self.lead if self.end is None else self.end.margin

    @property
    def lead(self) -> int:
        """A's points less B's in all deals that were played, each counted once."""
        return sum(deal.points[0] - deal.points[1] for deal in self.deals)


@dataclass(frozen=True, slots=True)
class Thinking:
    """What each choice of a contestant took, in microseconds of a clock on the wall."""

    exchanges: tuple[int, ...]
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PairTold:
    """Two games with the same packs."""

    number: int
    games: tuple[GameTold, ...]
    thinking: tuple[Thinking, Thinking]

    @property
    def margin(self) -> int:
        return sum(game.margin for game in self.games)

    @property
    def lead(self) -> int:
        return sum(game.lead for game in self.games)


def tell_deal(deal: DealState, scores: Pair, first: int) -> DealTold:
    """A finished deal, contestant `first` having sat in the chair of player A."""
    elder = deal.player(ELDER) ^ first
    items = ([0] * len(CLASSES), [0] * len(CLASSES))
    for line in deal.ledger:
        items[_contestant(elder, line.seat)][_CLASS_OF[line.item]] += line.points
    a, b = sank(deal, Seat(elder)), sank(deal, Seat(1 - elder))
    won = deal.table.won(ELDER)
    divided = won * 2 == TRICKS == len(deal.table.tricks)
    points = (scores[first], scores[1 - first])
    return DealTold(elder, points, (tuple(items[0]), tuple(items[1])), divided, (a, b))


def _contestant(elder: int, seat: Seat) -> int:
    return elder if seat is ELDER else 1 - elder


def tell_end(settlement: Settlement, first: int) -> End:
    """The end of a partie, contestant `first` having sat in the chair of player A."""
    if settlement.winner is None:
        return End(0, settlement.rubicon)
    won_by_a = settlement.winner ^ first == 0
    return End(settlement.points if won_by_a else -settlement.points, settlement.rubicon)


def data_of_pair(pair: PairTold) -> dict[str, Any]:
    """A pair as plain data for a line of JSON."""
    return {
        "pair": pair.number,
        "margin": pair.margin,
        "games": [_data_of_game(game) for game in pair.games],
        "thinking": [[it.exchanges, it.others] for it in pair.thinking],
    }


def _data_of_game(game: GameTold) -> dict[str, Any]:
    return {
        "deals": [[it.elder, it.points, it.items, it.divided, it.sank] for it in game.deals],
        "end": None if game.end is None else [game.end.margin, game.end.rubicon],
        "first_dealer": None if game.first_dealer is None else game.first_dealer.name.lower(),
        "scores": game.scores,
    }


def pair_of_data(data: Any) -> PairTold:  # noqa: ANN401 - whatever a line of JSON holds
    """The pair that plain data tells; ValueError for anything else."""
    try:
        pair = PairTold(
            int(data["pair"]),
            tuple(_game_of_data(game) for game in data["games"]),
            _both(
                Thinking(*_both(tuple(map(int, it)) for it in both)) for both in data["thinking"]
            ),
        )
        if pair.margin != data["margin"] or not pair.games:
            raise ValueError("the margin is not that of the games")
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise ValueError(f"it is no pair: {error}") from None
    return pair


def _game_of_data(data: Any) -> GameTold:  # noqa: ANN401 - whatever a line of JSON holds
    deals = tuple(
        DealTold(
            int(elder),
            _both(map(int, points)),
            _both(_points_by_class(each) for each in items),
            bool(divided),
            _both(map(bool, sank)),
        )
        for elder, points, items, divided, sank in data["deals"]
    )
    end, dealer = data["end"], data["first_dealer"]
    return GameTold(
        deals,
        None if end is None else End(int(end[0]), bool(end[1])),
        None if dealer is None else Player[dealer.upper()],
        tuple(_both(map(int, scores)) for scores in data["scores"]),
    )


def _points_by_class(data: Iterable[Any]) -> tuple[int, ...]:
    points = tuple(map(int, data))
    if len(points) != len(CLASSES):
        raise ValueError("a deal has other classes of points")
    return points


def _both(values: Iterable[Value]) -> tuple[Value, Value]:
    a, b = values
    return a, b
