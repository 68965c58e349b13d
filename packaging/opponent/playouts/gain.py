"""What a call gains over silence, as Master reckons it: all that is said with it, and without it.

It is the price at which a call is weighed, in points and in settlement; the play-outs of
`playouts.both_ways` say how true it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.piquet.ai.calls_judged import worth_telling
from game.piquet.ai.claims import if_called
from game.piquet.ai.given_away import costs
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import beliefs, worth_of
from game.piquet.ai.saying import CallChances, best_with, best_without, chances, strength_of
from game.piquet.ai.sums.reckoner import Reckoner
from rules.piquet.actions import Call
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import View


class CallGain(NamedTuple):
    """A call that might be made, what it gains, and how likely it is good or equal.

    `cost`: the points of it that go in the play for what it tells. `told` and `kept`: the kinds of
    which it is best to speak from here with the call, and with its kind kept back.
    """

    call: Combination
    points: float
    settlement: float
    chances: CallChances
    cost: float
    told: frozenset[Kind]
    kept: frozenset[Kind]


def gains(view: View, seed: int = 0) -> Iterable[CallGain]:
    """Those of the best call of each kind that may be made now."""
    if not isinstance(view.choices, MayCall):
        return
    held = beliefs(MASTER, view, Random(seed))
    every = worth_telling(view, view.choices.calls, None)
    reckoner = Reckoner(view, held, worth_of(MASTER, view), costs(view, every, MASTER.odd))
    for call in every:
        plans = best_with(reckoner, every, call), best_without(reckoner, every, call.kind)
        yield _gain(reckoner, call, *plans)


def gain_of(view: View, call: Combination, told: Iterable[Kind], kept: Iterable[Kind]) -> CallGain:
    """That of one call, if of these kinds the best is said with it, and of these without it."""
    if not isinstance(view.choices, MayCall):
        raise TypeError("nothing may be called")
    held = beliefs(MASTER, view, Random(0))
    every = {one.kind: one for one in worth_telling(view, view.choices.calls, Call(call))}
    every[call.kind] = call
    reckoner = Reckoner(view, held, worth_of(MASTER, view), costs(view, every.values(), MASTER.odd))
    plans = ({kind: strength_of(every[kind]) for kind in kinds} for kinds in (told, kept))
    return _gain(reckoner, call, *plans)


def _gain(
    reckoner: Reckoner, call: Combination, with_it: dict[Kind, int], without: dict[Kind, int]
) -> CallGain:
    ending = reckoner.whole_play()
    told, kept = (
        reckoner.expected(if_called(reckoner.view, plan), ending, reckoner.given(plan))
        for plan in (with_it, without)
    )
    return CallGain(
        call,
        told.margin - kept.margin,
        told.settlement - kept.settlement,
        chances(reckoner.view, call, reckoner.believed),
        reckoner.given((call.kind,)),
        frozenset(with_it),
        frozenset(without),
    )
