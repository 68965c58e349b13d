"""What a lead or a reply makes of each suit's code, looked up: the play thought one trick ahead.

Positions are those of `positions`, values those of the table of the play. A value here is always
the value for the one who asks, over the tricks from this one on: `2 * tricks + last`.
"""

from __future__ import annotations

from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.positions import CODES, LONGEST, length, turned, without
from game.piquet.ai.values.search import cheapest_winner, lowest

_PLACES = LONGEST


def _each(found: list[int], code: int, place: int) -> None:
    if not code >> place & 1:
        return
    winner, loser = cheapest_winner(code, place), lowest(code)
    at = code * _PLACES + place
    OUT[at] = without(code, place)
    if winner is not None:
        WINNER[at] = turned(without(without(code, winner), place))
    if loser is not None and loser < place:
        found[at] = without(without(code, place), loser)


OUT = [0] * (CODES * _PLACES)
"""By `code * LONGEST + place`: the suit without the card led."""
WINNER = [0] * (CODES * _PLACES)
"""... and without the cheapest card that beats it, turned; 0 for none."""
LOSER = [0] * (CODES * _PLACES)
"""... and without the lowest card that follows and loses; 0 for none."""
TURNED = [0] + [turned(code) for code in range(1, CODES)]
"""By code: the suit seen from the other side."""
THROWN = [0] * CODES
"""By code: the suit without the follower's lowest card; 0 if he has none."""
for _code in range(1, CODES):
    for _place in range(length(_code)):
        _each(LOSER, _code, _place)
    _low = lowest(_code)
    THROWN[_code] = 0 if _low is None else without(_code, _low)


def lead_value(
    table: PlayValues, code: int, place: int, one: int, two: int, three: int, cards: int
) -> int:
    """The value of leading the card at a place of a suit, the others' codes beside it.

    `cards` are those in each hand before the lead.
    """
    at = code * _PLACES + place
    value = table.value
    best = 99
    winner, loser = WINNER[at], LOSER[at]
    if winner:
        best = 2 * cards - 1 - value(winner, TURNED[one], TURNED[two], TURNED[three])
    if loser:
        found = 2 + value(loser, one, two, three)
        best = min(best, found)
    if best < 99:
        return best
    out = OUT[at]
    for thrown, first, second in (
        (THROWN[one], two, three),
        (THROWN[two], one, three),
        (THROWN[three], one, two),
    ):
        if thrown:
            found = 2 + value(out, thrown, first, second)
            best = min(best, found)
    return best


def reply_value(table: PlayValues, after: tuple[int, int, int, int], wins: bool, cards: int) -> int:
    """The value of a reply that leaves these codes, seen from the one who replied.

    `cards` are those in each hand before the trick.
    """
    one, two, three, four = after
    if wins:
        return 2 + table.value(one, two, three, four)
    return 2 * cards - 1 - table.value(TURNED[one], TURNED[two], TURNED[three], TURNED[four])
