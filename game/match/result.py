"""What came of a pair, as plain values that figures are made of and a log keeps.

Pairs of values belong to the contestants, A's first. A game is a single deal or a whole partie; the
two games of a pair have the same packs, and the contestants have changed chairs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, convert, to_builtins

from game.games import PIQUET
from game.match.arena import Arena, DealFacts, Pair, Results, arena_of
from rules.core.game import Deals, Ending
from rules.core.seats import Player

Value = TypeVar("Value")
_PLAYERS: tuple[Literal["a"], Literal["b"]] = ("a", "b")


class DealResult(Struct, frozen=True, array_like=True):
    """A deal: who did not deal (0 for contestant A), the points, and what the game tells besides.

    `items`, `shared` and `own` are in the order in which the game's `Arena` names them.
    """

    elder: int
    points: Pair
    items: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    shared: tuple[bool, ...] = ()
    own: tuple[tuple[bool, bool], ...] = ()


class PartieEnd(Struct, frozen=True, array_like=True):
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


class Thinking(Struct, frozen=True, array_like=True):
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


class _GameTold(Struct):
    """A game as a log has it; of a deal what every game tells, then what its arena names."""

    deals: tuple[tuple[Any, ...], ...]
    end: PartieEnd | None
    first_dealer: Literal["a", "b"] | None
    scores: Results


class _PairTold(Struct):
    pair: int
    margin: int
    games: Annotated[tuple[_GameTold, ...], Meta(min_length=1)]
    thinking: tuple[Thinking, Thinking]


def data_of_pair(pair: PairResult) -> dict[str, Any]:
    """A pair as plain data for a line of JSON."""
    games = tuple(
        _GameTold(
            tuple((it.elder, it.points, it.items, *it.shared, *it.own) for it in game.deals),
            game.end,
            None if game.first_dealer is None else _PLAYERS[game.first_dealer],
            game.scores,
        )
        for game in pair.games
    )
    data: dict[str, Any] = to_builtins(_PairTold(pair.number, pair.margin, games, pair.thinking))
    return data


def pair_of_data(data: object, game: str = PIQUET) -> PairResult:
    """The pair that plain data tells; ValueError for anything else."""
    told, arena = convert(data, _PairTold), arena_of(game)
    games = tuple(
        GameResult(
            tuple(_deal_of_data(arena, *deal) for deal in each.deals),
            each.end,
            None if each.first_dealer is None else Player(_PLAYERS.index(each.first_dealer)),
            each.scores,
        )
        for each in told.games
    )
    pair = PairResult(told.pair, games, told.thinking)
    if pair.margin != told.margin:
        raise ValueError("the margin is not that of the games")
    return pair


def _deal_of_data(arena: Arena, *told: object) -> DealResult:
    shared = 3 + len(arena.shared)
    deal = convert((*told[:3], told[3:shared], told[shared:]), DealResult)
    count = len(arena.items), len(arena.items), len(arena.shared), len(arena.own)
    if (*map(len, deal.items), len(deal.shared), len(deal.own)) != count:
        raise ValueError("a deal tells other things")
    return deal
