"""What each choice of a view is expected to come to, for both sides and for the game, and why.

Everything follows from the view and the seed: while there is a stock by trying the choices on
possible deals (`weighing`), in the last tricks by working them out (`last_judged`). Of the cut, of
what is announced for later and of strict play gone wrong nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.bezique.ai import rubicon_table
from game.bezique.ai.estimates import reason_of
from game.bezique.ai.last_judged import last_of_rubicon_judged, last_tricks_judged
from game.bezique.ai.last_nine import both_known
from game.bezique.ai.reading import readable, table
from game.bezique.ai.rubicon_trying import TryingRubicon, tried
from game.bezique.ai.weighing import EFFORT, stages, weighed
from game.players.judgement import Analysis, Weighed
from game.players.tried import settled
from rules.bezique.actions import Action
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.view import View


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
