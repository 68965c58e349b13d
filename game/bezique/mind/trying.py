"""Choices tried on the same possible deals, for a judgement: what each brings, and how surely.

As when a player thinks (`search`), but of every choice all is kept (`players.tried`): the points by
what they are for, and what was declared. Those that fall behind are tried on fewer deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from game.bezique.mind.beliefs import Beliefs
from game.bezique.mind.ending import BothKnown
from game.bezique.mind.estimates import MINE, PART_OF, PARTS, THEIRS, Points, Prospect
from game.bezique.mind.reading import Table
from game.bezique.mind.search import Step
from game.bezique.mind.swift.deal import KINDS, POINTS, SwiftDeal
from game.bezique.mind.swift.numbers import CARD, WEIGHS
from game.bezique.mind.swift.policy import USUAL
from game.bezique.mind.swift.rollout import play_on
from game.bezique.mind.swift.told import ToldDeal
from game.bezique.mind.worths import Worth, of
from game.players import tried
from rules.bezique.actions import Action
from rules.bezique.combinations import MARRIAGES, RANK_OF_FOUR, SEQUENCES, Kind
from rules.bezique.options import Options
from rules.bezique.scoring import LAST_TRICK
from rules.core.cards import SUITS

_PROSPECT: dict[Kind, Prospect] = {
    **dict.fromkeys(MARRIAGES, Prospect.MARRIAGE),
    **dict.fromkeys(SEQUENCES, Prospect.SEQUENCE),
    **dict.fromkeys(RANK_OF_FOUR, Prospect.FOUR),
    Kind.BEZIQUE: Prospect.BEZIQUE,
    Kind.DOUBLE_BEZIQUE: Prospect.DOUBLE,
}
_LOST = dict(zip(MINE, THEIRS, strict=True))
_EXACT = 1  # rounds before the end of the stock from which deals are played into the exact ending
_ENDING = 4  # what the last tricks cost, in tricks with a draw
_EXACT_DEALS = 60


@dataclass(slots=True)
class TriedChoice(tried.Tried):
    """A choice of Bezique, and how it is carried out.

    A row is what one deal brought: my points by their parts, the other's, and of each thing that
    may come whether it came.
    """

    step: Step = field(kw_only=True)


def points(row: Sequence[float], before: Mapping[str, float]) -> Points:
    """Of one side's share of a row, beside what was counted before."""
    return Points(**{part: before[part] + more for part, more in zip(PARTS, row, strict=True)})


def chances(row: Sequence[float]) -> dict[Prospect, float]:
    """Of the last share of a row."""
    return {one: min(1.0, max(0.0, share)) for one, share in zip(PROSPECTS, row, strict=True)}


PROSPECTS = (*MINE, *THEIRS)


class Trying:
    """Tries choices in one position; what is tried follows from the luck and nothing else."""

    def __init__(self, options: Options, table: Table, beliefs: Beliefs, worth: Worth) -> None:
        self._table, self._beliefs, self._worth = table, beliefs, worth
        agreed = table.public.agreed
        self._last = 0 if agreed.last_of_stock else LAST_TRICK
        self._ending: BothKnown | None = None
        if table.rounds <= _EXACT:
            self._ending = BothKnown(options, SUITS[agreed.trumps], None, self._last)

    def stages(
        self, every: Sequence[TriedChoice], keep: Action | None, effort: int, luck: Random
    ) -> Iterator[None]:
        """Try all on some deals, the better ones and `keep` on more, until the effort is spent.

        `effort`: tricks of possible deals that are played out. A pause after each deal.
        """
        deals = effort // (self._table.rounds + _ENDING)
        if self._ending is not None:
            deals = min(deals, _EXACT_DEALS * len(every))
        left = list(every)
        for share in (0.25, 0.3, 0.45):
            for _ in range(max(2, int(deals * share / len(left)))):
                world = self._table.world(self._beliefs.order(luck))
                for one in left:
                    self._try(ToldDeal.of(world), one)
                yield
            left.sort(key=lambda one: -one.mean)
            left = [
                one
                for place, one in enumerate(left)
                if place < max(2, (len(left) + 1) // 2) or one.action == keep
            ]

    def _try(self, deal: ToldDeal, one: TriedChoice) -> None:
        me = self._table.player
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
            _PROSPECT[KINDS[number]] if player == me else _LOST[_PROSPECT[KINDS[number]]]
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
