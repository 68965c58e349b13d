"""What is played of a code, in order: which deal, who is elder, and from which pack.

Against a program each deal is played once, the person elder in the first, third and so on. Two
people play every deal twice, changing sides: first all in their order, then all again in pairs
turned round (2 1 4 3 6 5), so that they still deal in turn and five deals at least lie between. The
second time the suits have changed places, which nothing in the play depends on: the cards are worth
the same, and nobody knows the hand again at sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from msgspec import Struct

from game.duplicate.code import Code
from game.games import rules_of
from game.players.wire import question_seed
from game.session.dealer import Dealer
from rules.core.cards import SUITS, Card, Suit
from rules.core.seats import Player


class CodedDeal(Struct, frozen=True):
    """A deal to be played: its number in the order of playing and among the packs, both from 1.

    `seed` is that of the programs at the table: one number for one pack.
    """

    number: int
    board: int
    elder: Player
    pack: tuple[Card, ...]
    seed: int


def schedule(code: Code) -> tuple[CodedDeal, ...]:
    """All that is played of a code; the same on every machine."""
    boards = tuple(range(1, code.deals + 1))
    order = [(board, False) for board in boards]
    if code.for_two:
        order += [(board + (1 if board % 2 else -1), True) for board in boards]
    return tuple(
        CodedDeal(
            number,
            board,
            _elder(board, turned=again),
            _pack(code, board, turned=again),
            question_seed(code.seed, f"board {board}"),
        )
        for number, (board, again) in enumerate(order, 1)
    )


def _elder(board: int, *, turned: bool) -> Player:
    return Player.A if (board % 2 == 1) is not turned else Player.B


def _pack(code: Code, board: int, *, turned: bool) -> tuple[Card, ...]:
    pack = Dealer(f"same deals {code.seed}").shuffled(rules_of(code.game).pack, f"deal {board}")
    if not turned:
        return pack
    places = _changed_suits(f"same deals {code.seed} suits {board}")
    return tuple(Card.of(card.rank, places[card.suit], card.pack) for card in pack)


def _changed_suits(seed: str) -> dict[Suit, Suit]:
    """Another suit for each suit."""
    chance, others = Random(seed), list(SUITS)
    while any(suit is other for suit, other in zip(SUITS, others, strict=True)):
        chance.shuffle(others)
    return dict(zip(SUITS, others, strict=True))


Pair = tuple[int, int]
"""Points of both in one deal, A's first; against a program the person is A."""


class CodedResult(Struct, frozen=True):
    """A deal that was played: its points, and whether help was had in it."""

    points: Pair
    helped: bool = False

    @property
    def gain(self) -> int:
        """What A made more than B."""
        return self.points[0] - self.points[1]


def against(mine: CodedResult, datum: CodedResult) -> int:
    """What was made of these cards more than the datum; what the other had counts too."""
    return mine.gain - datum.gain


class BothSides(Struct, frozen=True):
    """A deal that two people played from both sides, as far as it was played."""

    board: int
    elder: tuple[CodedResult | None, CodedResult | None]
    """When A was elder, and when B was."""
    better: int | None
    """What A made more than B on the same cards, in both chairs together; None: not yet known."""


def both_sides(
    deals: Iterable[CodedDeal], results: Mapping[int, CodedResult]
) -> tuple[BothSides, ...]:
    """Every deal of two people, in the order of the packs; `results` by the number of play."""
    boards: dict[int, dict[Player, CodedResult | None]] = {}
    for deal in deals:
        boards.setdefault(deal.board, {})[deal.elder] = results.get(deal.number)
    return tuple(_both(board, of_elder) for board, of_elder in sorted(boards.items()))


def _both(board: int, of_elder: Mapping[Player, CodedResult | None]) -> BothSides:
    a, b = of_elder[Player.A], of_elder[Player.B]
    better = None if a is None or b is None else a.gain + b.gain
    return BothSides(board, (a, b), better)
