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
from math import erf, sqrt

from msgspec import Struct

from game.all_fours.ai.kinds import BUCKETS
from game.all_fours.ai.outcomes import OUTCOMES

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
