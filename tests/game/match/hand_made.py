"""Pairs written by hand, of which every figure can be counted on the fingers."""

from __future__ import annotations

from game.match.result import DealResult, GameResult, PairResult, PartieEnd, Thinking
from game.piquet.match.facts import CLASSES
from rules.core.seats import Player

NO_TIME = Thinking((), ())


def deal(
    elder: int,
    a: dict[str, int],
    b: dict[str, int],
    *,
    divided: bool = False,
    sank: tuple[bool, bool] = (False, False),
) -> DealResult:
    """A deal in which A and B made these points by item."""
    items = tuple(a.get(name, 0) for name in CLASSES), tuple(b.get(name, 0) for name in CLASSES)
    return DealResult(elder, (sum(a.values()), sum(b.values())), items, (divided,), (sank,))


def game(*deals: DealResult, end: PartieEnd | None = None) -> GameResult:
    scores = tuple(deal.points for deal in deals)
    return GameResult(deals, end, Player.B, scores)


def pair(number: int, first: GameResult, second: GameResult) -> PairResult:
    return PairResult(number, (first, second), (NO_TIME, NO_TIME))


FIRST = pair(
    1,
    game(deal(0, {"point": 5, "play": 13, "pique": 30}, {"set": 3}, sank=(True, False))),
    game(deal(1, {"play": 6}, {"play": 8, "sequence": 3}, divided=True)),
)
"""A wins 45 and loses 5: 40."""

SECOND = pair(
    2,
    game(deal(0, {"play": 12, "cards": 10}, {"play": 4})),
    game(deal(1, {"capot": 40, "repique": 60}, {"play": 40}, sank=(True, True))),
)
"""A wins 18 and 60: 78."""

THIRD = pair(3, game(deal(0, {"play": 9}, {"play": 9})), game(deal(1, {}, {})))
"""Nobody wins."""

FOURTH = pair(4, game(deal(0, {"play": 1}, {"play": 9})), game(deal(1, {"play": 2}, {})))
"""A loses 8 and wins 2: -6."""
