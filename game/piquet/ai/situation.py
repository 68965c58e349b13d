"""The exchange as it stands in a view, ready to be thought about."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist

from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.drawing import (
    Candidate,
    Effort,
    PossibleDeal,
    Situation,
    add_deals,
    worths_over,
)
from game.piquet.ai.sums.outcome import Worth
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import PlayValues
from rules.piquet.choices import MayAnnounce, MayExchange
from rules.piquet.events import CarteBlancheShown
from rules.piquet.seats import ELDER
from rules.piquet.view import View


def situation(view: View, most_cards: bool = False) -> Situation:
    """What is known when cards are to be put out; ValueError when none are.

    `most_cards`: as if no fewer than may be had could be taken.
    """
    deal = deal_of(view)
    match view.choices:
        case MayExchange(least, most) | MayAnnounce(least, most):
            pass
        case _:
            raise ValueError("nothing is exchanged now")
    blanche = deal.carte_blanche
    if isinstance(view.choices, MayAnnounce):
        blanche = deal.seat
    dealt = None
    for event in deal.history:
        if isinstance(event, CarteBlancheShown):
            blanche = event.seat
            if event.seat is not deal.seat:
                dealt = mask_of(event.cards)
    theirs = deal.discard_sizes[deal.seat.other] or None
    if deal.seat is not ELDER and theirs is None:
        theirs = deal.elder_takes
    return Situation(
        seat=deal.seat,
        hand=mask_of(deal.hand),
        least=most if most_cards else least,
        most=most,
        theirs=theirs,
        blanche=blanche,
        dealt=dealt,
    )


_LAP = 250  # deals after which it is asked who stays in
_LEAST = 0.01  # of a settlement point: what a discard that stays in may gain on the best
_NORMAL = NormalDist()


def raced(
    situation: Situation,
    worth: Worth,
    table: PlayValues,
    effort: Effort,
    chance: Random,
    found: Sequence[Candidate],
    deals: list[PossibleDeal],
) -> list[Candidate]:
    """The best few of these, the winner first; `deals` are those they were tried on, and grow."""
    if effort.race is None:
        return list(found)
    few, most = effort.race
    left = list(found[:few])
    values: dict[int, list[float]] = {one.out: [] for one in left}
    while len(left) > 1 and len(deals) < most:
        begin = len(deals)
        add_deals(deals, min(begin + _LAP, most), situation, effort, chance)
        lap = deals[begin:]
        for at, one in enumerate(left):
            more = list(worths_over(situation, one.out, lap, worth, table, effort.hidden))
            values[one.out] += more
            left[at] = _with(one, more, effort.prior)
        left.sort(key=lambda one: -one.worth)
        best = left[0]
        left = [
            one
            for one in left
            if one is best or _gain(best, one, values[best.out], values[one.out]) > _LEAST
        ]
    return left


def _with(one: Candidate, more: Sequence[float], prior: float) -> Candidate:
    """The same after so many more deals; the opinion before all counts as it did."""
    known = one.deals + prior
    worth = (one.worth * known + sum(more)) / (known + len(more))
    return replace(one, worth=worth, deals=one.deals + len(more))


def _gain(best: Candidate, other: Candidate, of_best: list[float], of_other: list[float]) -> float:
    """What the other would gain on average by being the better one after all."""
    differences = [one - two for one, two in zip(of_best, of_other, strict=True)]
    count, mean = len(differences), sum(differences) / len(differences)
    spread = sum([(one - mean) ** 2 for one in differences]) / (count - 1)
    if not spread:
        return 0.0
    error = sqrt(spread / best.deals)
    behind = (best.worth - other.worth) / error
    return error * (_NORMAL.pdf(behind) - behind * _NORMAL.cdf(-behind))
