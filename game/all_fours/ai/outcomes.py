"""What a deal may come to, and how it counts from a score: the ends told apart, and their chances.

An end says who makes each point that is out; its chances by kinds of hands are in the tables.
"""

from __future__ import annotations

from itertools import product

from msgspec import Struct

ELDER, DEALER, NOBODY = 0, 1, 2


class DealOutcome(Struct, frozen=True):
    """Who makes High, Low, Jack and Game: `ELDER`, `DEALER` or `NOBODY`, where it is not out."""

    high: int
    low: int
    jack: int
    game: int


OUTCOMES = tuple(
    DealOutcome(high, low, jack, game)
    for high, low in (*product((ELDER, DEALER), repeat=2), (NOBODY, NOBODY))
    for jack in (ELDER, DEALER, NOBODY)
    for game in (ELDER, DEALER)
    if not (high == NOBODY and jack != NOBODY)
)
"""Every end in a fixed order, that of the tables."""

PLACE = {outcome: place for place, outcome in enumerate(OUTCOMES)}


def marked(outcome: DealOutcome, *first: int) -> tuple[int, ...]:
    """Whose points are marked one after the other; `first` came before the four."""
    four = (outcome.high, outcome.low, outcome.jack, outcome.game)
    return (*first, *(whose for whose in four if whose != NOBODY))


def after(points: tuple[int, ...], elder: int, dealer: int) -> tuple[int, int]:
    """What both lack to the target when these points are marked; nothing more once one is out."""
    lacks = [elder, dealer]
    for whose in points:
        lacks[whose] -= 1
        if not lacks[whose]:
            break
    return lacks[0], lacks[1]
