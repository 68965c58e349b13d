"""What each choice of a view is expected to come to, for both sides and for the game, and why.

Everything follows from the view and the seed. Of the cut, of questions and claims, of what is said
after a run and of hands that are too long to be played out nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.all_fours.ai.reason import reason_of
from game.all_fours.ai.trials import trial_of
from game.all_fours.ai.weighing import EFFORT, weighed
from game.players.judgement import Analysis, Weighed
from game.players.tried import settled
from rules.all_fours.actions import Action
from rules.all_fours.view import View


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
    if view.choices is None:
        raise ValueError("this view leaves nothing to choose")
    trial = trial_of(view, also)
    if trial is None or len(trial.actions) < 2:
        yield Weighed(Analysis(()), settled=True)
    else:
        yield from weighed(view, trial, seed, effort)
