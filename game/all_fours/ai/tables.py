"""The computed tables: what deals come to by kinds of hands, and the chance to win from a score.

`assets/opponent/all-fours.json`, made by `packaging/opponent/all_fours_tables.py`: for each kind of
hand how often of `WHOLE` deals each of `OUTCOMES` came about, where elder stood (`stand`), where he
had begged and was given one (`given`, by elder's hand; `giving`, by the dealer's), and after a run
by how good a hand was without its trumps (`run`, `running`); how often of `WHOLE` a beg is given
(`gives`); and `wins`: by what elder lacks to the target, and the dealer, his chance to win, of
`WHOLE`. Where the file is missing or damaged, players go by rules of thumb and by the difference.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from math import erf, sqrt

from msgspec import Struct

from rules.all_fours.pack import height
from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank, Suit

_PAIR = ("2", "2", "4", "4", "6", "6", "8", "8", "T", "J", "Q", "K", "A")
_MANY = ("2", "2", "4", "4", "6", "6", "6", "6", "6", "6", "Q", "Q", "A")
BUCKETS = 5
"""How many kinds of hands there are for a run, the poorest 0."""
_BOUNDS = (1.0, 1.17, 1.33, 1.53)


def kind(held: Hand, trumps: Suit) -> str:
    """A hand by its trumps, and its tens beside them: "0.1", "J.0", "A4.2", "QJ2+.0"."""
    own = sorted((height(one) for one in held & ALL_OF_SUIT[trumps]), reverse=True)
    tens = sum(one.rank is Rank.TEN and one.suit is not trumps for one in held)
    knave = Card.of(Rank.KNAVE, trumps) in held
    if not own:
        shown = "0"
    elif len(own) == 1:
        shown = "23456789TJQKA"[own[0]]
    elif len(own) == 2:
        shown = _PAIR[own[0]] + _PAIR[own[1]]
    else:
        shown = _MANY[own[0]] + ("J" if knave else "") + _MANY[own[-1]] + "+"
    return f"{shown}.{min(tens, 2)}"


def _of_suit(own: Hand) -> float:
    """How much a holding would be worth as trumps, roughly, in points of elder's lead."""
    tops = [height(one) for one in own]
    value = 0.9 * (len(own) - 1)
    value += {12: 1.1, 11: 0.8, 10: 0.5}.get(max(tops), 0.0)
    value += {0: 0.9, 1: 0.6, 2: 0.3}.get(min(tops), 0.0)
    return value + (0.4 if any(one.rank is Rank.KNAVE for one in own) else 0.0)


def bucket(held: Hand, trumps: Suit) -> int:
    """How much a hand promises in the suits that are not trumps now: 0 to `BUCKETS` - 1."""
    others = [held & ALL_OF_SUIT[suit] for suit in SUITS if suit is not trumps]
    value = sum(_of_suit(own) if own else -0.9 for own in others) / len(others)
    return sum(value > bound for bound in _BOUNDS)


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


NAME = "all-fours.json"
WHOLE = 10_000
MOST = 15
"""Points to go, as far as the table of wins goes: as many as are ever played for."""
KNAVE = 1 / 13
"""How often a knave is turned up: a point for the dealer."""

Chances = Sequence[int]
"""How often of `WHOLE` each of `OUTCOMES` came about."""


class Tables(Struct, frozen=True):
    """What was computed; hands by `kinds.kind`, runs by `kinds.bucket`."""

    stand: Mapping[str, Chances]
    given: Mapping[str, Chances]
    giving: Mapping[str, Chances]
    gives: Mapping[str, int]
    run: Sequence[Chances]
    running: Sequence[Chances]
    wins: Sequence[Sequence[int]]


@cache
def tables() -> Tables | None:
    """The tables; None where the file is missing or damaged."""
    try:
        data = json.loads(files("assets.opponent").joinpath(NAME).read_text(encoding="ascii"))
        found = Tables(**data)
    except (OSError, ValueError, TypeError):
        return None
    rows = (*found.stand.values(), *found.given.values(), *found.giving.values())
    whole = (
        all(len(row) == len(OUTCOMES) for row in (*rows, *found.run, *found.running))
        and len(found.run) == len(found.running) == BUCKETS
        and [len(row) for row in found.wins] == [MOST] * MOST
    )
    return found if whole else None


def chance(elder: int, dealer: int) -> float:
    """How likely he wins who does not deal next, by what he and the dealer lack to the target."""
    if elder <= 0 or dealer <= 0:
        return 1.0 if elder <= 0 else 0.0
    known = tables()
    if known is None:
        return 0.5 + 0.5 * erf((dealer - elder) / (1.6 * sqrt(min(elder, dealer) + 1.0)))
    return known.wins[min(elder, MOST) - 1][min(dealer, MOST) - 1] / WHOLE


def chance_after(elder: int, dealer: int) -> float:
    """How likely he wins who was elder, once a deal has left them lacking so much."""
    if elder <= 0 or dealer <= 0:
        return 1.0 if elder <= 0 else 0.0
    return 1.0 - chance(dealer, elder)
