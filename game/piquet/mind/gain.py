"""What a call gains over silence, as Master reckons it: all that is said with it, and without it.

It is the price at which a call is weighed, in points and in settlement; the play-outs of
`game.piquet.match.both_ways` say how true it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.piquet.mind.calls_judged import worth_telling
from game.piquet.mind.claims import if_called
from game.piquet.mind.given_away import costs
from game.piquet.mind.levels import MASTER
from game.piquet.mind.master import beliefs, worth_of
from game.piquet.mind.saying import CallChances, best_with, best_without, chances
from game.piquet.mind.sums.reckoner import Reckoner
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Combination
from rules.piquet.view import View


class CallGain(NamedTuple):
    """A call that might be made, what it gains, and how likely it is good or equal.

    `cost`: the points of it that go in the play for what it tells.
    """

    call: Combination
    points: float
    settlement: float
    chances: CallChances
    cost: float


def gains(view: View, seed: int = 0) -> Iterable[CallGain]:
    """Those of the best call of each kind that may be made now."""
    if not isinstance(view.choices, MayCall):
        return
    held = beliefs(MASTER, view, Random(seed))
    every = worth_telling(view, view.choices.calls, None)
    reckoner = Reckoner(view, held, worth_of(MASTER, view), costs(view, every, MASTER.odd))
    ending = reckoner.whole_play()
    for call in every:
        told, kept = (
            reckoner.expected(if_called(view, plan), ending, reckoner.given(plan))
            for plan in (best_with(reckoner, every, call), best_without(reckoner, every, call.kind))
        )
        yield CallGain(
            call,
            told.margin - kept.margin,
            told.settlement - kept.settlement,
            chances(view, call, held),
            reckoner.given((call.kind,)),
        )
