"""Choices tried on the same possible deals, for a judgement: what each brings, and how surely.

As when a player thinks (`search`), but of every choice all is kept (`players.tried`): the points by
what they are for, and what was declared. Those that fall behind are tried on fewer deals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar

from game.bezique.ai.beliefs import Beliefs
from game.bezique.ai.ending import BothKnown
from game.bezique.ai.estimates import MINE, PART_OF, PARTS, THEIRS, Points, Prospect
from game.bezique.ai.reading import Table
from game.bezique.ai.swift.deal import KINDS, POINTS, SwiftDeal
from game.bezique.ai.swift.numbers import CARD, WEIGHS
from game.bezique.ai.swift.policy import USUAL
from game.bezique.ai.swift.rollout import play_on
from game.bezique.ai.swift.told import ToldDeal
from game.bezique.ai.worths import Worth, of
from game.players import tried
from rules.bezique.actions import Action
from rules.bezique.combinations import BEZIQUES, MARRIAGES, RANK_OF_FOUR, SEQUENCES, Kind
from rules.bezique.options import Options
from rules.bezique.scoring import LAST_TRICK
from rules.core.cards import SUITS

PROSPECT: dict[Kind, Prospect] = {
    **dict.fromkeys(MARRIAGES, Prospect.MARRIAGE),
    **dict.fromkeys(SEQUENCES, Prospect.SEQUENCE),
    **dict.fromkeys(RANK_OF_FOUR, Prospect.FOUR),
    Kind.BEZIQUE: Prospect.BEZIQUE,
    **dict.fromkeys(BEZIQUES[1:], Prospect.DOUBLE),
}
"""What may come of each kind."""
LOST = dict(zip(MINE, THEIRS, strict=True))
"""The same, when it is the other's."""
_EXACT = 1  # rounds before the end of the stock from which deals are played into the exact ending
_ENDING = 4  # what the last tricks cost, in tricks with a draw
_EXACT_DEALS = 60


DealT = TypeVar("DealT")


@dataclass(slots=True)
class TriedChoice(tried.Tried, Generic[DealT]):
    """A choice of Bezique, and how it is carried out.

    A row is what one deal brought: my points by their parts, the other's, and of each thing that
    may come whether it came.
    """

    step: Callable[[DealT], None] = field(kw_only=True)


def points(row: Sequence[float], before: Mapping[str, float]) -> Points:
    """Of one side's share of a row, beside what was counted before."""
    return Points(**{part: before[part] + more for part, more in zip(PARTS, row, strict=True)})


def chances(row: Sequence[float]) -> dict[Prospect, float]:
    """Of the last share of a row."""
    return {one: min(1.0, max(0.0, share)) for one, share in zip(PROSPECTS, row, strict=True)}


PROSPECTS = (*MINE, *THEIRS)


class TryingAny(ABC, Generic[DealT]):
    """Tries choices in one position; what is tried follows from the luck and nothing else."""

    length: int
    """Tricks that are played out of a deal."""
    most: int = 10**6
    """Deals that are enough for each choice."""

    def stages(
        self, every: Sequence[TriedChoice[DealT]], keep: Action | None, effort: int, luck: Random
    ) -> Iterator[None]:
        """Try all on some deals, the better ones and `keep` on more, until the effort is spent.

        `effort`: tricks of possible deals that are played out. A pause after each deal.
        """
        deals = min(effort // self.length, self.most * len(every))
        left = list(every)
        for share in (0.25, 0.3, 0.45):
            for _ in range(max(2, int(deals * share / len(left)))):
                world = self.world(luck)
                for one in left:
                    self.play(world, one)
                yield
            left.sort(key=lambda one: -one.mean)
            left = [
                one
                for place, one in enumerate(left)
                if place < max(2, (len(left) + 1) // 2) or one.action == keep
            ]

    @abstractmethod
    def world(self, luck: Random) -> DealT:
        """A possible deal."""

    @abstractmethod
    def play(self, world: DealT, one: TriedChoice[DealT]) -> None:
        """Play a choice in a copy of a possible deal, and keep what it came to."""


class Trying(TryingAny[SwiftDeal]):
    """In the common game."""

    def __init__(self, options: Options, table: Table, beliefs: Beliefs, worth: Worth) -> None:
        self._table, self._beliefs, self._worth = table, beliefs, worth
        agreed = table.public.agreed
        self._last = 0 if agreed.last_of_stock else LAST_TRICK
        self._ending: BothKnown | None = None
        if table.rounds <= _EXACT:
            self._ending = BothKnown(options, SUITS[agreed.trumps], None, self._last)
            self.most = _EXACT_DEALS
        self.length = table.rounds + _ENDING

    def world(self, luck: Random) -> SwiftDeal:
        """A possible deal."""
        return self._table.world(self._beliefs.order(luck))

    def play(self, world: SwiftDeal, one: TriedChoice[SwiftDeal]) -> None:
        """Play a choice in a copy of a possible deal, and keep what it came to."""
        me, deal = self._table.player, ToldDeal.of(world)
        before = deal.points[:]
        known = deal.brisques[:] if deal.agreed.at_once else (0, 0)
        one.step(deal)
        exact = (0.0, 0.0)
        if self._ending is None:
            play_on(deal, USUAL)
            worth = of(deal, me, self._worth)
        else:
            play_on(deal, USUAL, to_the_end=False)
            if deal.won < 0:
                exact = self._exact(deal, self._ending)
                both = [int(deal.points[player] + exact[player]) for player in (0, 1)]
                worth = self._worth(both[me], both[1 - me])
            else:
                worth = of(deal, me, self._worth)
        one.worths.append(worth)
        row: list[float] = []
        for player in (me, 1 - me):
            more = deal.points[player] - before[player]
            brisques = self._brisques(deal, player, known[player])
            row += _parts(deal.made[player], more, brisques, exact[player])
        made = {
            PROSPECT[KINDS[number]] if player == me else LOST[PROSPECT[KINDS[number]]]
            for player in (0, 1)
            for number, count in enumerate(deal.made[player])
            if count
        }
        one.rows.append([*row, *(float(chance in made) for chance in PROSPECTS)])

    def _brisques(self, deal: SwiftDeal, player: int, known: int) -> int:
        """Points for brisques and the last trick among those a player has scored from here on."""
        over = not deal.held[0] and not deal.held[1]
        if not over and not deal.agreed.at_once:
            return 0
        return 10 * (deal.brisques[player] - known) + (
            self._last if over and deal.leader == player else 0
        )

    def _exact(self, deal: SwiftDeal, ending: BothKnown) -> tuple[float, float]:
        """What the last tricks bring each at their best for both, brisques of before with them."""
        hands = tuple(frozenset(CARD[one] for one in hand) for hand in deal.hands)
        margin = ending.value((hands[0], hands[1]), deal.leader)
        left = 10 * sum(WEIGHS[one] for hand in deal.hands for one in hand) + self._last
        counted = deal.agreed.at_once
        before = [0, 0] if counted else [10 * each for each in deal.brisques]
        return before[0] + (left + margin) / 2, before[1] + (left - margin) / 2


def _parts(made: bytearray, more: int, brisques: int, exact: float) -> list[float]:
    """What somebody scored by its parts; `exact` is what the last tricks bring, worked out."""
    parts = dict.fromkeys(PARTS, 0.0)
    for number, count in enumerate(made):
        parts[PART_OF[KINDS[number]]] += count * POINTS[number]
    parts["others"] = more - sum(parts.values()) - brisques
    parts["brisques"] = brisques + exact
    return list(parts.values())
