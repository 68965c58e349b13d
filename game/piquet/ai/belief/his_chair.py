"""What the other believes of one's own hand: seen from his chair, as far as one can know it.

He sees his own cards, which are among those that lie out of one's sight; so what is hidden from him
are at least one's own cards and what one put out. He is taken to know all the others: the talon's
last cards too, where somebody left some.
"""

from __future__ import annotations

from math import log
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.facts import facts, twelve
from game.piquet.ai.belief.manners import oddness
from game.piquet.ai.belief.worlds import possible, weighed
from game.piquet.ai.values.masks import WHOLE, hand_of, mask_of
from game.piquet.ai.values.tables import beliefs
from rules.piquet.combinations import Combination, Point, RankSet, Sequence
from rules.piquet.events import Event, PointCalled, SequenceCalled, SetCalled
from rules.piquet.view import DealView


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
