"""Why a choice would have been better, in Piquet's words."""

from __future__ import annotations

from typing import assert_never

from game.pages.history.words import clause_in
from game.piquet.ai.estimates import Holding, reason_of
from game.piquet.ui.report.why import discard_words
from game.piquet.words import say
from game.players.judgement import Reason
from game.players.review import Reviewed
from game.words.terms import sign
from rules.core.cards import Rank, Suit
from rules.core.game import Action
from rules.piquet.actions import Exchange


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def advice(better: Action, played: Action, reason: Reason) -> str:
    """Of a discard which cards to keep or to throw instead; nothing of another action."""
    match better, played:
        case Exchange(best), Exchange(done) if best:
            return discard_words(best, done, reason)
        case _:
            return ""


def reason_words(reason: Reason) -> str:
    """A reason as a clause: "you win the cards more often"."""
    return clause_in(say, reason, hope_words(reason))


def hope_words(reason: Reason) -> str:
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
