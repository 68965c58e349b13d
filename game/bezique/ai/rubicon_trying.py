"""The stock of Rubicon Bezique thought through: choices tried on possible deals, by what it pays.

Fifty-five rounds are too many to be played out for every choice. So a possible deal is played on by
rule for `HORIZON` rounds, to its very end where that is nearer; what points and brisques then are
worth is the settlement that may be expected of them (`rubicon_worth`). Cards of the bezique count
by what they make later on, for that is most of what a hand promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

from game.bezique.ai.estimates import PART_OF, PARTS
from game.bezique.ai.rubicon import RubiconDepth, in_window
from game.bezique.ai.rubicon_table import RubiconTable
from game.bezique.ai.swift.deal import Declaration
from game.bezique.ai.swift.numbers import CARD, NUMBER, bits_of
from game.bezique.ai.swift.rubicon_deal import (
    KINDS,
    KNAVES,
    POINTS,
    QUEENS,
    RubiconDeal,
)
from game.bezique.ai.swift.rubicon_policy import card_worths, play_on, window
from game.bezique.ai.swift.told import ToldRubicon
from game.bezique.ai.trying import LOST, PROSPECT, PROSPECTS, TriedChoice, TryingAny
from game.bezique.ai.weighing import meant
from rules.bezique.actions import Action, Declare, Draw, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.settlement import settle_rubicon
from rules.bezique.view import View
from rules.core.seats import Player

Standing = tuple[int, int, int, int]
"""Points of both without brisques, mine first, then the brisques of both."""
Worth = Callable[[Standing], float]

A_ROUND = 20.5
"""Points a side makes in a round by rule."""
_SPREAD = 76.0  # ... and their deviation in one round
_LAST_TRICK = 25.0  # of the fifty, to either
_BRISQUES = 32
_STEP = 100  # between standings that are worked out; those between them are weighed
_AHEAD = 8  # brisques
_UNITS = 10_000.0  # settlement points: a worth is told in hundreds of hundreds
_LEVELS = (-1.28, -0.52, 0.0, 0.52, 1.28)
"""A normal spread in five equal parts, each by its middle."""


def settled(options: Options, standing: Standing) -> float:
    """What it pays me when the deal is over."""
    mine, theirs, my_brisques, their_brisques = standing
    end = settle_rubicon((mine, theirs), (my_brisques, their_brisques), options)
    if end.winner is None:
        return 0.0
    return (end.points if end.winner is Player.A else -end.points) / _UNITS


def expected(options: Options, rounds: int) -> Worth:
    """What a standing is worth with so many rounds of the stock to come; at 0 the deal is over."""
    if not rounds:
        return lambda standing: settled(options, standing)
    more = A_ROUND * rounds + _LAST_TRICK
    spread = _SPREAD * sqrt(rounds)
    coming = [max(0, 10 * round((more + spread * level) / 10)) for level in _LEVELS]
    known: dict[tuple[int, int, int], float] = {}

    def at(mine: int, theirs: int, ahead: int) -> float:
        """On the grid: in hundreds, and by how many brisques I shall be ahead."""
        key = mine, theirs, ahead
        if key not in known:
            mine_of_them = (_BRISQUES + ahead) // 2
            brisques = (mine_of_them, _BRISQUES - mine_of_them)
            ends = (
                settled(options, (_STEP * mine + own, _STEP * theirs + other, *brisques))
                for own in coming
                for other in coming
            )
            known[key] = sum(ends) / len(coming) ** 2
        return known[key]

    def worth(standing: Standing) -> float:
        mine, theirs, my_brisques, their_brisques = standing
        ahead = _AHEAD * round((my_brisques - their_brisques) / _AHEAD)
        i, j = mine // _STEP, theirs // _STEP
        x, y = mine / _STEP - i, theirs / _STEP - j
        return (
            (1 - x) * (1 - y) * at(i, j, ahead)
            + x * (1 - y) * at(i + 1, j, ahead)
            + (1 - x) * y * at(i, j + 1, ahead)
            + x * y * at(i + 1, j + 1, ahead)
        )

    return worth


HORIZON = 12
"""Rounds that are played out."""
_ENDING = 4  # what the last tricks cost, in rounds
_BEZIQUE_CARD = 150.0  # points that a card of the bezique in hand promises, with a long stock
_PROMISE = 30  # rounds that are long
_BRISQUE = 10
_POINTS_A_ROUND = {
    "marriages": 2.4,
    "sequences": 4.3,
    "beziques": 7.3,
    "fours": 7.1,
    "brisques": 0.0,
    "others": 0.0,
}
"""What a side makes in a round by rule, by what it is for: for the rounds beyond the horizon."""

Step = Callable[[RubiconDeal], None]


class TryingRubicon(TryingAny[RubiconDeal]):
    """Tries choices in one position of the stock."""

    def __init__(self, seen: View, table: RubiconTable, horizon: int = HORIZON) -> None:
        self._table, self._horizon = table, min(horizon, table.rounds)
        self._beyond = table.rounds - self._horizon
        self._worth = expected(seen.options, self._beyond)
        self.length = self._horizon + (0 if self._beyond else _ENDING)

    def world(self, luck: Random) -> RubiconDeal:
        """A possible deal."""
        return self._table.world(self._table.order(luck))

    def play(self, world: RubiconDeal, one: TriedChoice[RubiconDeal]) -> None:
        """Play a choice in a copy of a possible deal, and keep what it came to."""
        deal, me = ToldRubicon.of(world), self._table.player
        before = deal.points[:]
        one.step(deal)
        play_on(deal, self._horizon - (self._table.rounds - (len(deal.stock) >> 1)))
        mine, theirs = (deal.points[who] + self._promise(deal, who) for who in (me, 1 - me))
        one.worths.append(self._worth((mine, theirs, deal.brisques[me], deal.brisques[1 - me])))
        row: list[float] = []
        for who in (me, 1 - me):
            row += self._parts(deal, who, deal.points[who] - before[who])
        made = {
            PROSPECT[KINDS[number]] if who == me else LOST[PROSPECT[KINDS[number]]]
            for who in (0, 1)
            for number, count in enumerate(deal.made[who])
            if count
        }
        one.rows.append([*row, *(float(chance in made) for chance in PROSPECTS)])

    def _promise(self, deal: RubiconDeal, player: int) -> int:
        """Points that what is in hand promises beyond the rounds that were played out."""
        if not self._beyond:
            return 0
        count = (deal.held[player] & (QUEENS | KNAVES)).bit_count()
        return round(_BEZIQUE_CARD * count * min(1.0, self._beyond / _PROMISE))

    def _parts(self, deal: ToldRubicon, player: int, more: int) -> list[float]:
        """What somebody makes from here on, by its parts."""
        parts = {part: each * self._beyond for part, each in _POINTS_A_ROUND.items()}
        parts["beziques"] += self._promise(deal, player)
        scored = 0
        for number, count in enumerate(deal.made[player]):
            parts[PART_OF[KINDS[number]]] += count * POINTS[number]
            scored += count * POINTS[number]
        parts["brisques"] += _BRISQUE * deal.brisques[player] + more - scored  # and the last trick
        return [parts[part] for part in PARTS]


def best(depth: RubiconDepth, seen: View, now: RubiconTable, luck: Random) -> Action:
    """What seems best: a card, or what the window is used for."""
    every = sorted(tried(seen, now, None), key=_by_rule(seen, now))[: depth.choices]
    usual = every[0]
    by_rule: Action = usual.action
    if len(every) == 1:
        return by_rule
    for _ in TryingRubicon(seen, now).stages(every, by_rule, depth.effort, luck):
        pass
    most = max(len(one.worths) for one in every)
    found = max((one for one in every if len(one.worths) == most), key=lambda one: one.mean)
    if found is usual:
        return by_rule
    behind, doubt = usual.behind(found)
    better: Action = found.action
    return better if behind > depth.sure * doubt else by_rule


def _by_rule(seen: View, now: RubiconTable) -> Callable[[TriedChoice[RubiconDeal]], float]:
    """The order of choices by rule, the best first."""
    if isinstance(seen.choices, MayDeclare):
        usual = in_window(seen, seen.choices)
        return lambda one: 0.0 if one.action == usual else 1.0
    worths = card_worths(now.public, now.player, now.rounds)
    known = dict(zip(now.public.hands[now.player], worths, strict=True))

    def order(one: TriedChoice[RubiconDeal]) -> float:
        return -known[NUMBER[one.action.card]] if isinstance(one.action, Play) else 0.0

    return order


def tried(seen: View, now: RubiconTable, also: Action | None) -> Iterator[TriedChoice[RubiconDeal]]:
    """Every choice that comes to something of its own; of equal ones that which is asked about."""
    me = now.player
    match seen.choices:
        case MayPlay():
            wish = NUMBER[also.card] if isinstance(also, Play) else -1
            for card in _different(now.public, me, wish):
                yield TriedChoice(Play(CARD[card]), step=_played(me, card))
        case MayDeclare(declarations):
            wanted = meant(declarations, also)
            for one in declarations:
                cards = also.cards if one is wanted and isinstance(also, Declare) else one.cards
                step = _declared(me, (KINDS.index(one.kind), bits_of(cards)))
                yield TriedChoice(Declare(cards), step=step)
            yield TriedChoice(Draw(), step=_drawn)


def _different(deal: RubiconDeal, player: int, wish: int) -> list[int]:
    """One card of those that come to the same: the one wished for, or the lowest."""
    known: dict[object, int] = {}
    for card in sorted(deal.hands[player], key=lambda one: (one != wish, one)):
        bit = 1 << card
        served = (
            bool(deal.open[player] & bit),
            *(place for place, one in enumerate(deal.lying) if one[1] & bit),
            *(~place for place, one in enumerate(deal.weddings) if one & bit),
        )
        risen = sum(bool(each & bit) for each in (*deal.risen, deal.sequence))
        known.setdefault((card & 31, risen, served), card)
    return sorted(known.values())


def _played(player: int, card: int) -> Step:
    def step(deal: RubiconDeal) -> None:
        replied = deal.led >= 0
        deal.play(player, card)
        if replied:
            window(deal)

    return step


def _declared(player: int, declaration: Declaration) -> Step:
    def step(deal: RubiconDeal) -> None:
        deal.declare(player, declaration)
        deal.draw()

    return step


def _drawn(deal: RubiconDeal) -> None:
    deal.draw()
