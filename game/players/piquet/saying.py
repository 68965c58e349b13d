"""Whether to say what one holds: what a call is likely to bring against what it gives away.

A call that is hardly ever good tells the other a part of one's hand for nothing, so it is left out,
though not always, lest silence be read. And near the end of a partie points can be worth less than
nothing: who cannot save his rubicon gives every one of them to the winner.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.players.piquet.beliefs import Beliefs
from game.players.piquet.known import counted, deal_of
from game.players.piquet.manners import best, points_of, said
from game.players.piquet.opened import Worth
from game.players.piquet.reckoned import played_points
from rules.piquet.combinations import Combination, Kind
from rules.piquet.scoring import worth
from rules.piquet.seats import ELDER
from rules.piquet.view import View

# What plays come to for elder (values of the table) and how often, in a thousand deals. How these
# were counted was not kept; 20,000 open deals exchanged by the learned tables, played by the table
# of the play, give 30, 42, 73, 103, 136, 162, 165, 132, 98, 58. Only a worth that bends needs them.
_PLAYS = {3: 12, 6: 37, 8: 80, 10: 101, 12: 104, 14: 163, 16: 170, 18: 126, 20: 151, 23: 56}
# Both chosen by eye, and never measured one by one: a call must be good or equal this often to be
# worth its while, and where it is not one keeps silent this often, so that silence cannot be read.
_HARDLY = 0.02
_SILENT = 0.75
SLIGHT = 1e-6  # below what numbers that are added up in another order differ by


@dataclass(frozen=True, slots=True)
class Chances:
    """What may come of calling a kind: how likely it is good and equal, and the points at stake.

    `mine`: what I count if it is good; `theirs_good`, `theirs_bad`: what the other has of the kind
    where mine is good (he counts it if I am silent), and where it is not.
    """

    good: float
    equal: float
    mine: int
    theirs_good: float
    theirs_bad: float


def chances(view: View, call: Combination, believed: Beliefs) -> Chances:
    """What may come of this call, by the hands the other may hold; sure where no answer is due."""
    deal = deal_of(view)
    heard = said(deal)
    points = worth(call, view.options)
    if deal.seat is not ELDER or call.kind in heard.elders:
        return Chances(1.0, 0.0, points, 0.0, 0.0)
    strength = strength_of(call)
    good = equal = hers_good = hers_bad = 0.0
    mine = max(points_of(believed.facts.mine, call.kind), points)
    for hand, weight in zip(believed.whole, believed.weights, strict=True):
        rival = best(hand, call.kind)
        hers = weight * points_of(hand, call.kind)
        if rival > strength:
            hers_bad += hers
        elif rival == strength:
            equal += weight
            hers_good += hers
        else:
            good += weight
            hers_good += hers
    bad = 1 - good - equal
    if good + equal:
        hers_good /= good + equal
    return Chances(good, equal, mine, hers_good, hers_bad / bad if bad > SLIGHT else 0.0)


def strength_of(call: Combination) -> int:
    """How good a call is, as one number (see `manners.Said`)."""
    first, second = call.strength
    return first << (7 if call.kind is Kind.POINT else 3) | second


def gain(view: View, found: Chances, value: Worth) -> float:
    """What calling is worth more than silence, over what the play may come to."""
    deal = deal_of(view)
    mine, theirs = counted(deal)

    def worth_of(more: float, less: float) -> float:
        summed = 0.0
        for played, times in _PLAYS.items():
            elder, younger = played_points(played)
            own, other = (elder, younger) if deal.seat is ELDER else (younger, elder)
            summed += times * value(mine + more + own, theirs + less + other)
        return summed / sum(_PLAYS.values())

    bad = 1 - found.good - found.equal
    called = found.good * worth_of(found.mine, 0) + found.equal * worth_of(0, 0)
    silent = (found.good + found.equal) * worth_of(0, found.theirs_good)
    if bad > SLIGHT:
        after = worth_of(0, found.theirs_bad)
        called += bad * after
        silent += bad * after
    return called - silent


def is_said(view: View, call: Combination, believed: Beliefs, value: Worth, chance: Random) -> bool:
    """Whether to make a call rather than keep silent about its kind."""
    found = chances(view, call, believed)
    if gain(view, found, value) < -SLIGHT:
        return False
    if found.good + found.equal < _HARDLY:
        return chance.random() >= _SILENT
    return True
