"""Why a choice would have been better, in a few words: the part of the points that weighs most."""

from __future__ import annotations

from typing import assert_never

from game.piquet.mind.estimates import Holding
from game.piquet.mind.reason import reason_of
from game.piquet.words.say import say
from game.players.judgement import SETTLEMENT, Reason
from game.players.review import Reviewed
from game.words.terms import capital, sign
from rules.core.cards import Rank, Suit


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def why(reason: Reason) -> str:
    """A reason as a sentence, or nearly one."""
    words = reason_words(reason)
    if reason.part == SETTLEMENT:
        return capital(words)
    return say("history.with-it", why=words)  # or the figures might be read the other way round


def reason_words(reason: Reason) -> str:
    """A reason as a clause: "the cards are won in 62 % instead of 35 %"."""
    if reason.part == SETTLEMENT:
        return say("history.why.settlement")
    best, following = _percent(reason.best), _percent(reason.next)
    if best != following:
        if reason.hope is not None:
            words = _hope(*reason.hope)
            return say("history.why.chance", what=words, best=best, next=following)
        if reason.chance is not None:
            words = say(f"history.chance.{reason.chance.value}")
            return say("history.why.chance", what=words, best=best, next=following)
    part = say("history.part." + reason.part.replace("_", "-"))
    key = "mine" if reason.mine else "theirs"
    count = round(reason.more * 10) // 10  # French counts what is less than two in the singular
    return say(f"history.why.{key}", count=count, part=part, more=_points(reason.more))


def _percent(chance: float) -> int:
    return round(chance * 100)


def _points(more: float) -> str:
    tenths = round(more * 10)
    return say("history.decimal", whole=tenths // 10, tenth=tenths % 10)


def _hope(what: Holding, of: Suit | Rank) -> str:
    match of:
        case Suit():
            return say(f"history.hope.{what.value}", suit=sign(of))
        case Rank():
            return say(f"set.{4 if what is Holding.QUATORZE else 3}.{of.value}")
        case _:
            assert_never(of)
