"""Why a choice would have been better, in the words of All-Fours."""

from __future__ import annotations

from game.all_fours.ai.reason import reason_of
from game.all_fours.words import say
from game.pages.history.why import clause_in
from game.players.judgement import Reason
from game.players.review import Reviewed
from rules.all_fours.options import Options


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def unit(_options: Options) -> str:
    """In what it is told what a choice has lost: of the chance to win."""
    return "game"


def why(reason: Reason) -> str:
    """A reason as a clause."""
    return clause_in(say, reason)
