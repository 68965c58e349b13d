"""Why a choice would have been better, in Piquet's words."""

from __future__ import annotations

from typing import assert_never

from game.pages.history.why import clause_in, why_in
from game.piquet.mind.estimates import Holding
from game.piquet.mind.reason import reason_of
from game.piquet.words.say import say
from game.players.judgement import Reason
from game.players.review import Reviewed
from game.words.terms import sign
from rules.core.cards import Rank, Suit


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def why(reason: Reason) -> str:
    """A reason as a sentence, or nearly one."""
    return why_in(say, reason, _hope(reason))


def reason_words(reason: Reason) -> str:
    """A reason as a clause: "the cards are won in 62 % instead of 35 %"."""
    return clause_in(say, reason, _hope(reason))


def _hope(reason: Reason) -> str:
    """What a discard keeps a chance of; empty where that is not the reason."""
    if reason.hope is None:
        return ""
    what, of = reason.hope
    match of:
        case Suit():
            return say(f"history.hope.{what.value}", suit=sign(of))
        case Rank():
            return say(f"set.{4 if what is Holding.QUATORZE else 3}.{of.value}")
        case _:
            assert_never(of)
