"""How a partie ends and what it comes to, told a second time from the points of its deals.

Apart from the rules' settlement: from the description ("Scoring"), the Encyclopaedia's rubicon and
game to a hundred, and the numbered house choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.piquet.options import Options


@dataclass(frozen=True)
class End:
    """Both totals, A's first; who won (None: drawn), how many points, and whether by a rubicon."""

    totals: tuple[int, int]
    winner: int | None
    points: int
    rubicon: bool


def cut_at_a_hundred(
    before: tuple[int, int], elder: int, lines: Iterable[tuple[int, int]]
) -> tuple[int, int] | None:
    """The deal's points, A's first, up to the line that makes a hundred; None if none does.

    A line is a seat (0 for elder) and its points; `elder` is the player who was elder: 0 for A.
    """
    points = [0, 0]
    for seat, number in lines:
        player = elder if seat == 0 else 1 - elder
        points[player] += number
        if before[player] + points[player] >= 100:
            return points[0], points[1]
    return None


def second_totals(options: Options, deals: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """What the deals add up to; the first and the last of four count double (rule K8)."""
    twice = (0, 3) if options.length == "four-deals" else ()
    weights = [2 if place in twice else 1 for place in range(len(deals))]
    a, b = (sum(w * deal[one] for w, deal in zip(weights, deals, strict=True)) for one in (0, 1))
    return a, b


def second_end(options: Options, deals: Sequence[tuple[int, int]]) -> End | None:
    """How the partie ends with these deals; None while it goes on."""
    a, b = totals = second_totals(options, deals)
    hundred = options.length == "to-a-hundred"
    number = {"six-deals": 6, "four-deals": 4}.get(options.length, 0)
    if hundred and max(totals) < 100:
        return None
    if not hundred and len(deals) < number:
        return None
    if not hundred and len(deals) == number and a == b and options.tie == "extra-deals":
        return None
    if not hundred and number < len(deals) < number + 2:
        return None
    if a == b:
        return End(totals, None, 0, False)
    winner = 0 if a > b else 1
    more, less = max(totals), min(totals)
    if hundred:
        double = options.double_below_fifty and less < 50
        return End(totals, winner, 200 if double else 100, False)
    loser_has = less
    if options.rubicon_deals == "without-extra":
        loser_has = second_totals(options, deals[:number])[1 - winner]
    rubicon = loser_has < 100 and (
        options.rubicon == "always" or (options.rubicon == "winner-has-a-hundred" and more >= 100)
    )
    return End(totals, winner, more + less + 100 if rubicon else more - less + 100, rubicon)
