"""Whether to say what one holds: what a call is likely to bring against what it gives away.

A call that is hardly ever good tells the other a part of one's hand for nothing: where that costs
more in the play than the call is likely to count, it is left out, though not always, lest silence
be read. And near the end of a partie points can be worth less than
nothing: who cannot save his rubicon gives every one of them to the winner.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import inf
from random import Random
from typing import NamedTuple

from game.piquet.ai.belief.beliefs import Beliefs
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import best, said
from game.piquet.ai.claims import bars, if_called
from game.piquet.ai.sums.reckoner import Reckoner
from rules.piquet.combinations import Combination, Kind
from rules.piquet.seats import ELDER
from rules.piquet.view import View, barring_set

# How often one keeps silent where a call costs more than it brings. Chosen by eye: so who hears
# nothing cannot be sure that there is nothing, nor that there is something.
_SILENT = 0.9
# A call that is good or equal so often brings more than any telling costs: half a point and more.
_OFTEN = 0.2
SLIGHT = 1e-6  # below what numbers that are added up in another order differ by


def that_stand(view: View, calls: tuple[Combination, ...]) -> tuple[Combination, ...]:
    """The calls but sets that elder may have withdrawn again, since his calls have shown a better.

    They count only if he lets his own be lost, and told of them he need not (rule H6).
    """
    if not any(call.kind is Kind.SET for call in calls) or barring_set(view) is None:
        return calls
    return tuple(call for call in calls if call.kind is not Kind.SET)


class CallChances(NamedTuple):
    """How likely a call is good, and equal."""

    good: float
    equal: float


def chances(view: View, call: Combination, believed: Beliefs) -> CallChances:
    """What may come of this call, by the hands the other may hold; sure where no answer is due."""
    deal = deal_of(view)
    if deal.seat is not ELDER or call.kind in said(deal).elders:
        return CallChances(1.0, 0.0)
    strength = strength_of(call)
    good = equal = 0.0
    for hand, weight in zip(believed.whole, believed.weights, strict=True):
        rival = best(hand, call.kind)
        good += weight * (rival < strength)
        equal += weight * (rival == strength)
    return CallChances(good, equal)


def is_doubtful(found: CallChances) -> bool:
    """Whether what a call with these chances tells may cost more than it brings."""
    return found.good + found.equal < _OFTEN


def strength_of(call: Combination) -> int:
    """How good a call is, as one number (see `manners.Said`)."""
    first, second = call.strength
    return first << (7 if call.kind is Kind.POINT else 3) | second


def best_plan(reckoner: Reckoner, every: Iterable[Combination]) -> frozenset[Kind]:
    """Of which kinds to say what one may, one call of each given; of equal plans the one of more.

    They are weighed together, with the pique or repique they may make: each by itself may be too
    little to save a rubicon that two of them save.
    """
    return frozenset(_best(reckoner, _plans({one.kind: strength_of(one) for one in every})))


def best_with(
    reckoner: Reckoner, every: Iterable[Combination], call: Combination
) -> dict[Kind, int]:
    """A call, and what it is best to say after it, of one call of each kind: all with strengths."""
    deal, options = deal_of(reckoner.view), reckoner.view.options
    rest = {
        one.kind: strength_of(one)
        for one in every
        if one.kind is not call.kind and not bars(options, deal.seat, call.kind, one.kind)
    }
    said_first = {call.kind: strength_of(call)}
    return _best(reckoner, [said_first | plan for plan in _plans(rest)])


def best_without(reckoner: Reckoner, every: Iterable[Combination], kind: Kind) -> dict[Kind, int]:
    """What it is best to say if one kind is kept back."""
    return _best(
        reckoner, _plans({one.kind: strength_of(one) for one in every if one.kind is not kind})
    )


def to_say(
    reckoner: Reckoner, weighed: Reckoner, every: list[Combination], chance: Random
) -> frozenset[Kind]:
    """The kinds to call: those worth it by their points, but seldom one that what it tells costs.

    `weighed` reckons with what telling costs, `reckoner` without.
    """
    worth = best_plan(reckoner, every)
    if not weighed.given(worth):
        return worth
    dear = worth - best_plan(weighed, [one for one in every if one.kind in worth])
    return worth if chance.random() >= _SILENT else worth - dear


def _plans(strengths: dict[Kind, int]) -> list[dict[Kind, int]]:
    """What may be said of these kinds: all of it first, nothing last."""
    return [
        {kind: strengths[kind] for kind in some}
        for count in range(len(strengths), -1, -1)
        for some in combinations(strengths, count)
    ]


def _best(reckoner: Reckoner, plans: list[dict[Kind, int]]) -> dict[Kind, int]:
    """The first of the best plans, over what the play may come to against each hand."""
    if len(plans) == 1:
        return plans[0]
    ending = reckoner.whole_play()
    best, most = plans[0], -inf
    for plan in plans:
        claims = if_called(reckoner.view, plan)
        found = reckoner.settlement(claims, ending, reckoner.given(plan))
        if found > most + SLIGHT:
            best, most = plan, found
    return best
