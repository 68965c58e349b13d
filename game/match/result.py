"""What came of a pair, as plain values that figures are made of and a log keeps.

Pairs of values belong to the contestants, A's first. A game is a single deal or a whole partie; the
two games of a pair have the same packs, and the contestants have changed chairs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from game.games import PIQUET
from game.match.arena import Arena, DealFacts, Pair, Results, arena_of
from rules.core.game import Deals, Ending
from rules.core.seats import Player

Value = TypeVar("Value")


class DealResult(Struct, frozen=True):
    """A deal: who did not deal (0 for contestant A), the points, and what the game tells besides.

    `items`, `shared` and `own` are in the order in which the game's `Arena` names them.
    """

    elder: int
    points: Pair
    items: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    shared: tuple[bool, ...] = ()
    own: tuple[tuple[bool, bool], ...] = ()


class PartieEnd(Struct, frozen=True):
    """How a partie ended: by how much A won it (below 0: B), and whether with a rubicon."""

    margin: int
    rubicon: bool


class GameResult(Struct, frozen=True):
    """A game; `scores` and `first_dealer` as chairs have them, before contestants took them."""

    deals: tuple[DealResult, ...]
    end: PartieEnd | None
    first_dealer: Player | None
    scores: Results

    @property
    def margin(self) -> int:
        """What A won by: points of the settlement, or of a single deal."""
        return self.lead if self.end is None else self.end.margin

    @property
    def lead(self) -> int:
        """A's points less B's in all deals that were played, each counted once."""
        return sum(deal.points[0] - deal.points[1] for deal in self.deals)


class Thinking(Struct, frozen=True):
    """What each choice of a contestant took, in microseconds of a clock on the wall.

    The slow ones are those that the game's `Arena` has timed apart.
    """

    slow: tuple[int, ...]
    others: tuple[int, ...]


class PairResult(Struct, frozen=True):
    """Two games with the same packs."""

    number: int
    games: tuple[GameResult, ...]
    thinking: tuple[Thinking, Thinking]

    @property
    def deals(self) -> tuple[DealResult, ...]:
        """The deals of both games."""
        return tuple(deal for game in self.games for deal in game.deals)

    @property
    def margin(self) -> int:
        return sum(game.margin for game in self.games)

    @property
    def lead(self) -> int:
        return sum(game.lead for game in self.games)


def deal_result(deals: Deals, facts: DealFacts, first: int) -> DealResult:
    """The deal that was just finished, contestant `first` having sat in the chair of player A.

    Players deal by turns. Where nobody deals, A counts as elder first.
    """
    first_elder = Player.A if deals.first_dealer is None else deals.first_dealer.other
    elder = first_elder if len(deals.results) % 2 else first_elder.other
    return DealResult(
        elder ^ first,
        _seated(deals.results[-1], first),
        _seated(facts.items, first),
        facts.shared,
        tuple(_seated(each, first) for each in facts.own),
    )


def _seated(chairs: tuple[Value, Value], first: int) -> tuple[Value, Value]:
    """What belongs to two chairs as the contestants' who sit there."""
    return chairs[first], chairs[1 - first]


def partie_end(ending: Ending, first: int, *, rubicon: bool) -> PartieEnd:
    """The end of a partie, contestant `first` having sat in the chair of player A."""
    if ending.winner is None:
        return PartieEnd(0, rubicon)
    won_by_a = ending.winner ^ first == 0
    return PartieEnd(ending.points if won_by_a else -ending.points, rubicon)


def data_of_pair(pair: PairResult) -> dict[str, Any]:
    """A pair as plain data for a line of JSON."""
    return {
        "pair": pair.number,
        "margin": pair.margin,
        "games": [_data_of_game(game) for game in pair.games],
        "thinking": [[it.slow, it.others] for it in pair.thinking],
    }


def _data_of_game(game: GameResult) -> dict[str, Any]:
    return {
        "deals": [[it.elder, it.points, it.items, *it.shared, *it.own] for it in game.deals],
        "end": None if game.end is None else [game.end.margin, game.end.rubicon],
        "first_dealer": None if game.first_dealer is None else game.first_dealer.name.lower(),
        "scores": game.scores,
    }


def pair_of_data(data: Any, game: str = PIQUET) -> PairResult:  # noqa: ANN401  (a line of JSON)
    """The pair that plain data tells; ValueError for anything else."""
    arena = arena_of(game)
    try:
        pair = PairResult(
            int(data["pair"]),
            tuple(_game_of_data(each, arena) for each in data["games"]),
            _both(
                Thinking(*_both(tuple(map(int, it)) for it in both)) for both in data["thinking"]
            ),
        )
        if pair.margin != data["margin"] or not pair.games:
            raise ValueError("the margin is not that of the games")
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise ValueError(f"it is no pair: {error}") from None
    return pair


def _game_of_data(data: Any, arena: Arena) -> GameResult:  # noqa: ANN401  (a line of JSON)
    end, dealer = data["end"], data["first_dealer"]
    return GameResult(
        tuple(_deal_of_data(arena, *deal) for deal in data["deals"]),
        None if end is None else PartieEnd(int(end[0]), bool(end[1])),
        None if dealer is None else Player[dealer.upper()],
        tuple(_both(map(int, scores)) for scores in data["scores"]),
    )


def _deal_of_data(arena: Arena, elder: Any, points: Any, items: Any, *facts: Any) -> DealResult:  # noqa: ANN401
    a, b = (tuple(map(int, each)) for each in items)
    shared, own = facts[: len(arena.shared)], facts[len(arena.shared) :]
    if not len(a) == len(b) == len(arena.items) or len(own) != len(arena.own):
        raise ValueError("a deal tells other things")
    return DealResult(
        int(elder),
        _both(map(int, points)),
        (a, b),
        tuple(map(bool, shared)),
        tuple(_both(map(bool, each)) for each in own),
    )


def _both(values: Iterable[Value]) -> tuple[Value, Value]:
    a, b = values
    return a, b
