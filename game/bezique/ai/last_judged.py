"""The last tricks judged: every card worked out against the best play of both."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ai import last_nine, last_tricks
from game.bezique.ai.ending import SolvedCard
from game.bezique.ai.estimates import Points, reason_of, so_far
from game.bezique.ai.reading import Table
from game.bezique.ai.worths import by_game
from game.players.judgement import Analysis, Judgement
from rules.bezique.actions import Play
from rules.bezique.options import Brisques
from rules.bezique.pack import BRISQUES, pack_of
from rules.bezique.scoring import RUBICON_LAST_TRICK
from rules.bezique.view import View
from rules.core.cards import Card

_HUNDREDTHS = 100.0


def last_tricks_judged(seen: View, now: Table) -> Analysis:
    """Of the common game: by the chance to win it."""
    last = last_tricks.last_trick(now)
    judged = _by_points(seen, last_tricks.solved(seen, now, settles=False), last)
    if last_tricks.may_end(seen, now):
        ends = last_tricks.solved(seen, now, settles=True)
        sure = {one.card: one.worth if seen.player == 0 else 1.0 - one.worth for one in ends}
    else:
        worth = by_game(seen)
        sure = {
            card: worth(round(one.mine.total), round(one.theirs.total))
            for card, one in judged.items()
        }
    return _sorted(judged, {card: _HUNDREDTHS * chance for card, chance in sure.items()})


def last_of_rubicon_judged(seen: View) -> Analysis:
    """Of Rubicon Bezique: by what the deal pays."""
    judged = _by_points(seen, last_nine.solved(seen, settles=False), RUBICON_LAST_TRICK)
    sign = 1 if seen.player == 0 else -1
    paid = {one.card: sign * one.worth for one in last_nine.solved(seen, settles=True)}
    return _sorted(judged, {card: worth / _HUNDREDTHS for card, worth in paid.items()})


def _sorted(judged: dict[Card, Judgement], settlement: dict[Card, float]) -> Analysis:
    found = [replace(one, settlement=settlement[card]) for card, one in judged.items()]
    found.sort(key=lambda one: (-one.settlement, -one.points))
    return Analysis(tuple(found), reason_of(tuple(found)))


def _by_points(seen: View, solved: list[SolvedCard], last: int) -> dict[Card, Judgement]:
    """Each card with the points of the whole deal."""
    deal = seen.deal
    if deal is None:
        return {}
    taken = [0, 0]
    for trick in deal.tricks:
        taken[trick.winner] += len(BRISQUES & {trick.led, trick.reply})
    left = 10 * (len(BRISQUES & set(pack_of(seen.options))) - sum(taken)) + last
    counted = seen.options.brisques is Brisques.AT_ONCE
    me, other = seen.player, seen.player.other
    found = {}
    for one in solved:
        margin = one.worth if me == 0 else -one.worth
        sides = []
        for player, more in ((me, left + margin), (other, left - margin)):
            parts = so_far(deal, player)
            parts["brisques"] += more / 2 + (0 if counted else 10 * taken[player])
            sides.append(Points(**parts))
        found[one.card] = Judgement(Play(one.card), sides[0], sides[1], settlement=0.0)
    return found
