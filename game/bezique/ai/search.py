"""The thinking of all levels that think: choices tried on possible deals, played out by rule.

The choices that seem best by rule are tried on the same possible deals; those that fall behind are
left, and the rest tried on more. Where the stock is nearly gone the deals are played out into the
exact ending. Work is counted and never timed: the same view and seed give the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from game.bezique.ai.beliefs import Beliefs
from game.bezique.ai.ending import BothKnown
from game.bezique.ai.reading import Table
from game.bezique.ai.rubicon import RubiconDepth
from game.bezique.ai.swift.deal import Declaration, SwiftDeal
from game.bezique.ai.swift.numbers import CARD, WEIGHS
from game.bezique.ai.swift.policy import USUAL, Manner, card_worths
from game.bezique.ai.swift.rollout import play_on, use_window, window
from game.bezique.ai.worths import Worth, of
from rules.bezique.options import Options
from rules.bezique.scoring import LAST_TRICK
from rules.core.cards import SUITS

Step = Callable[[SwiftDeal], None]
"""What is done first in a possible deal."""


class Depth(Struct, frozen=True):
    """How a level thinks.

    `effort`: how many tricks of possible deals are played out for a choice; `most`: possible deals
    at most; `choices`: how many are tried at all; `trust`: how far it is believed that others play
    sensibly, 0 to 1; `settles`: by the chance to win the game, or by points; `exact`: from so many
    rounds before the end of the stock on, deals are played into the exact ending; `prior`: what
    the rule thinks of a card counts like so many deals; `manner`: the rule itself, by which deals
    are played out.
    `rubicon`: how it thinks in the stock of Rubicon Bezique; None: by rule, and `strays` says by
    how many points it misjudges a card then (deviation).
    """

    effort: int
    most: int = 400
    choices: int = 5
    trust: float = 1.0
    settles: bool = True
    exact: int = 1
    prior: float = 0.0
    rubicon: RubiconDepth | None = None
    strays: float = 0.0
    manner: Manner = USUAL


class Search:
    """Tries choices in one position."""

    def __init__(
        self, depth: Depth, options: Options, table: Table, beliefs: Beliefs, worth: Worth
    ) -> None:
        self._depth, self._table, self._beliefs, self._worth = depth, table, beliefs, worth
        last = 0 if table.public.agreed.last_of_stock else LAST_TRICK
        self._last = last
        self._ending: BothKnown | None = None
        if table.rounds <= depth.exact:
            self._ending = BothKnown(options, SUITS[table.public.agreed.trumps], None, last)

    def best(self, steps: list[Step], luck: Random, before: list[float] | None = None) -> int:
        """Which of some choices comes to most, the first of equals: its place.

        `before`: points that each seemed worth before it was tried.
        """
        if len(steps) == 1:
            return 0
        rounds = self._table.rounds
        whole = max(len(steps) * _LEAST, self._depth.effort // (rounds + _ENDING))
        if self._ending is not None:
            whole = min(whole, _EXACT_DEALS)
        weight = self._depth.prior * (_POINT if self._depth.settles else 0.01)
        totals = [weight * each for each in before] if before else [0.0] * len(steps)
        left = list(range(len(steps)))
        tried, spent = 0, 0
        while True:
            stages = max(1, (len(left) - 1).bit_length())
            count = max(2, (whole - spent) // (stages * len(left)))
            count = min(count, self._depth.most - tried)
            for _ in range(count):
                deal = self._table.world(self._beliefs.order(luck))
                for place in left:
                    totals[place] += self._tried(deal.copy(), steps[place])
            tried, spent = tried + count, spent + count * len(left)
            left.sort(key=lambda place: (-totals[place], place))
            if len(left) <= 2 or tried >= self._depth.most:
                return left[0]
            del left[(len(left) + 1) // 2 :]

    def _tried(self, deal: SwiftDeal, step: Step) -> float:
        """What a choice comes to in a possible deal."""
        step(deal)
        manner = self._depth.manner
        if self._ending is None:
            play_on(deal, manner)
        else:
            play_on(deal, manner, to_the_end=False)
            if deal.won < 0:
                return self._exact(deal, self._ending)
        return of(deal, self._table.player, self._worth)

    def _exact(self, deal: SwiftDeal, ending: BothKnown) -> float:
        """The worth of the last tricks at their best for both, by points."""
        hands = tuple(frozenset(CARD[one] for one in hand) for hand in deal.hands)
        margin = ending.value((hands[0], hands[1]), deal.leader)
        left = 10 * sum(WEIGHS[one] for hand in deal.hands for one in hand) + self._last
        before = [0, 0] if deal.agreed.at_once else [10 * each for each in deal.brisques]
        a = deal.points[0] + before[0] + (left + margin) / 2
        b = deal.points[1] + before[1] + (left - margin) / 2
        both = (int(a), int(b))
        return self._worth(both[self._table.player], both[1 - self._table.player])


_POINT = 0.0011  # by how much a point raises the chance to win, far from the end of a game
_LEAST = 4  # possible deals for each choice
_ENDING = 4  # what the last tricks cost, in tricks with a draw
_EXACT_DEALS = 60


def cards_to_try(now: Table, depth: Depth) -> list[tuple[int, float]]:
    """The cards that seem best by rule, one of those that come to the same, and their worths."""
    deal, player = now.public, now.player
    worths = card_worths(deal, player, depth.manner, now.rounds)
    order = sorted(range(len(worths)), key=lambda place: -worths[place])
    found: list[tuple[int, float]] = []
    known: set[tuple[int, ...]] = set()
    for place in order:
        card = deal.hands[player][place]
        alike = (card & 31, *served(deal, player, card))
        if alike not in known:
            known.add(alike)
            found.append((card, worths[place]))
    return found[: depth.choices]


def served(deal: SwiftDeal, player: int, card: int) -> tuple[int, ...]:
    """What a card has served for, and whether it is known."""
    sets = (deal.open[player], deal.married, deal.sequence, deal.single, deal.double, deal.fours)
    return tuple(each >> card & 1 for each in sets)


def played(player: int, card: int) -> Step:
    """To play a card; a trick that is complete by it has its window and draw."""

    def step(deal: SwiftDeal) -> None:
        replied = deal.led >= 0
        deal.play(player, card)
        if replied and deal.stock and deal.won < 0:
            window(deal)

    return step


def in_window(player: int, declaration: Declaration | None) -> Step:
    """To declare something or nothing, then what the rule still does in that window, and draw."""

    def step(deal: SwiftDeal) -> None:
        if declaration is None:
            deal.declared = True  # nothing is declared any more
        else:
            deal.declare(player, declaration)
        if deal.won < 0:
            use_window(deal, player)
        if deal.won < 0:
            deal.draw()

    return step
