"""What a game comes to: who wins at the target, and what Rubicon Bezique pays.

Source: rows ZH2 to ZH5 and section L (laws 56 to 61 of the Portland Club). House choices 8 and 9.
"""

from __future__ import annotations

from msgspec import Struct

from rules.bezique.options import BrisqueTie, Options
from rules.bezique.scoring import BRISQUE
from rules.core.seats import Player

RUBICON = 1000  # ZL2: a loser below it is rubiconed
GAME = 500  # ZL3
LEAST = 100  # ZL3: the least difference that is paid; ZL4: the penalty for less than a hundred
RUBICON_GAME = 1000  # ZL4: a double game; the brisques come to it
BEST_OF_FIVE = 3  # ZH4: so many games win the match

Pair = tuple[int, int]
"""A's first."""


class Settlement(Struct, frozen=True):
    """The end of a partie. Points are the difference of the game, or by games in a match.

    `rubicon`: the loser was rubiconed; `double`: he lost two games at once; `games`: games won;
    `brisques`: aces and tens of both where they are settled apart, and `added`: whether they were
    added to the totals.
    """

    totals: Pair
    winner: Player | None
    points: int
    rubicon: bool = False
    double: bool = False
    games: Pair = (0, 0)
    brisques: Pair = (0, 0)
    added: bool = False


def higher(pair: Pair) -> Player | None:
    """Who has more; None where both have the same."""
    if pair[0] == pair[1]:
        return None
    return Player.A if pair[0] > pair[1] else Player.B


def reached(totals: Pair, before_brisques: Pair, last: Player, target: int) -> Player | None:
    """Who has won when a deal is over; None where nobody is at the target (ZH3).

    `before_brisques` are the totals without this deal's; `last` has taken the last trick.
    """
    if max(totals) < target:
        return None
    decided = (higher(totals), higher(before_brisques), last)
    return next((player for player in decided if player is not None), None)


def is_double(totals: Pair, winner: Player, options: Options) -> bool:
    """Whether the loser is below half the target, and loses two games for it (ZH4)."""
    return options.double_game and totals[winner.other] < options.target // 2


def settle_rubicon(scores: Pair, brisques: Pair, options: Options) -> Settlement:
    """A game of Rubicon Bezique by both players' points without brisques and their brisques."""
    full = scores[0] + BRISQUE * brisques[0], scores[1] + BRISQUE * brisques[1]
    leader, after = higher(scores), higher(full)
    only_equal = options.brisque_tie is BrisqueTie.ONLY_EQUAL
    decide = leader is None if only_equal else leader is not after
    ahead = after if decide else leader
    saved = ahead is not None and scores[ahead.other] < RUBICON <= full[ahead.other]
    added = decide or saved
    winner, counted = (after, full) if added else (leader, scores)
    if winner is None:
        return Settlement(counted, None, 0, brisques=brisques, added=added)
    loser = winner.other
    rubicon = max(scores[loser], full[loser]) < RUBICON
    if rubicon:
        points = _hundreds(scores[winner]) + _hundreds(scores[loser])
        points += RUBICON_GAME + options.rubicon_brisques
        points += LEAST if scores[loser] < LEAST else 0
    else:
        points = GAME + max(LEAST, _hundreds(counted[winner]) - _hundreds(counted[loser]))
    return Settlement(counted, winner, points, rubicon=rubicon, brisques=brisques, added=added)


def _hundreds(points: int) -> int:
    return points // 100 * 100
