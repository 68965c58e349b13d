"""What a call costs in the play, by what it tells the other of one's hand.

How much he learns is counted in nats: by how much more likely the truth is to him once he has been
told (`HisView`). What it costs was learned from calls that are good at most one time in
five, played out both ways by the hundred (`packaging/opponent/calls.py`): of 48 trios and quatorzes
each cost 0.37 ± 0.16 points more in the play than it brought there, of 23 points 0.69 ± 0.41, of 45
sequences 0.09 ± 0.06, and how many nats it told made no difference that could be seen. Most cost
nothing; single hands, in which a guard hangs on it, cost many points, and this does not foresee
which: so the prices are less than those means. What tells him nothing costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.facts import facts, twelve
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import oddness
from game.piquet.ai.belief.worlds import possible, weighed
from game.piquet.ai.values.masks import WHOLE, hand_of, mask_of
from game.piquet.ai.values.tables import beliefs
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence
from rules.piquet.events import Event, PointCalled, SequenceCalled, SetCalled
from rules.piquet.view import DealView, View


class HisView(Struct, frozen=True):
    """The hands he holds possible for one's twelve cards, weighed; `true` is one's own."""

    true: int
    hands: list[int]
    weights: list[float]

    def of_truth(self) -> float:
        """How likely he thinks the truth, as its logarithm."""
        return log(self.weights[self.hands.index(self.true)])

    def chances(self) -> dict[int, float]:
        """By each of one's cards, and those he may take for one's, how likely he thinks it mine."""
        found: dict[int, float] = {}
        for hand, weight in zip(self.hands, self.weights, strict=True):
            left = hand
            while left:
                bit = left & -left
                found[bit] = found.get(bit, 0.0) + weight
                left ^= bit
        return found


def his_view(
    deal: DealView, chance: Random, odd: float, told: Combination | None = None
) -> HisView:
    """What he believes now, or when he has been told of this holding."""
    mine = twelve(deal)
    hidden = mine | mask_of(deal.discard)
    his = WHOLE & ~hidden
    said = deal.history if told is None else (*deal.history, _event(deal, told))
    theirs = replace(
        deal,
        seat=deal.seat.other,
        hand=hand_of(his),
        discard=frozenset(),
        left_seen=(),
        leavings=None,
        history=said,
    )
    known = facts(theirs)
    hands = possible(known, chance)
    if mine not in hands:
        hands = [*hands, mine]
    weights = weighed(hands, hidden, beliefs(deal.seat))
    factor = oddness(theirs, odd, odd)
    found = [w * factor(hand) for hand, w in zip(hands, weights, strict=True)]
    total = sum(found)
    return HisView(mine, hands, [weight / total for weight in found])


def _event(deal: DealView, told: Combination) -> Event:
    match told:
        case Point(cards):
            return PointCalled(deal.seat, len(cards), cards)
        case Sequence():
            return SequenceCalled(deal.seat, told.length, told.top, told.cards)
        case RankSet():
            return SetCalled(deal.seat, told.count, told.rank, told.cards)


PRICE = {Kind.POINT: 0.15, Kind.SEQUENCE: 0.05, Kind.SET: 0.3}  # points
A_LITTLE = 0.1  # nats: who learns less pays less


def costs(view: View, calls: Iterable[Combination], odd: float) -> dict[Kind, float]:
    """The points that each of these calls, one of a kind, costs in the play."""
    calls = list(calls)
    if not calls:
        return {}
    deal = deal_of(view)
    now = his_view(deal, Random(0), odd).of_truth()
    found = {}
    for call in calls:
        told = his_view(deal, Random(0), odd, call).of_truth()
        found[call.kind] = PRICE[call.kind] * min(1.0, max(0.0, told - now) / A_LITTLE)
    return found
