"""What each choice of a view is expected to come to, for both sides and for the game, and why.

Everything follows from the view and the seed: while there is a stock by trying the choices on
possible deals (`weighing`), in the last tricks by working them out. Of the cut, of
what is announced for later and of strict play gone wrong nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.bezique.ai import last_nine, last_tricks, rubicon_table
from game.bezique.ai.ending import SolvedCard
from game.bezique.ai.estimates import Points, reason_of, so_far
from game.bezique.ai.last_nine import both_known
from game.bezique.ai.reading import Table, readable, table
from game.bezique.ai.rubicon_trying import TryingRubicon, tried
from game.bezique.ai.weighing import EFFORT, stages, weighed
from game.bezique.ai.worths import by_game
from game.players.judgement import Analysis, Judgement, Weighed
from game.players.tried import settled
from rules.bezique.actions import Action, Play
from rules.bezique.choices import MayDeclare, MayPlay
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


def analyse(
    view: View, seed: int = 0, *, also: Action | None = None, effort: int = EFFORT
) -> Analysis:
    """What the choices of this view come to; ValueError when it leaves nothing to choose.

    The best by its settlement first, however little it is better by: nothing loses less than it.
    """
    return settled(weigh(view, seed, also=also, effort=effort), reason_of)


def weigh(
    view: View, seed: int, *, also: Action | None = None, effort: int = EFFORT
) -> Iterator[Weighed | None]:
    """The same, at once as well as it can, and then better; None where one may stop in between.

    Of those that are as good as the best within doubt the one of most points stands first.
    """
    match view.choices:
        case None:
            raise ValueError("this view leaves nothing to choose")
        case MayPlay(cards, False) if len(cards) > 1 and both_known(view):
            yield Weighed(last_of_rubicon_judged(view), settled=True)
        case MayPlay(cards) if readable(view) and len(cards) > 1:
            now = table(view)
            if now.rounds:
                yield from weighed(view, now, seed, also, effort)
            else:
                yield Weighed(last_tricks_judged(view, now), settled=True)
        case MayDeclare() if readable(view):
            yield from weighed(view, table(view), seed, also, effort)
        case MayPlay(cards) if rubicon_table.readable(view) and len(cards) > 1:
            yield from _in_rubicon(view, seed, also, effort)
        case MayDeclare() if rubicon_table.readable(view):
            yield from _in_rubicon(view, seed, also, effort)
        case _:
            yield Weighed(Analysis(()), settled=True)


def _in_rubicon(
    view: View, seed: int, also: Action | None, effort: int
) -> Iterator[Weighed | None]:
    """While there is a stock of Rubicon Bezique."""
    now = rubicon_table.table(view)
    every = list(tried(view, now, also))
    yield from stages(view, TryingRubicon(view, now), every, seed, also, effort // _LONGER)


_LONGER = 2  # a deal has so many times the choices of the common game, and is judged as soon
