"""Why a choice would have been better, in a few words: the part of the points that weighs most.

A game says it with its own `say`, which knows what its parts (`history.part.NAME`) and its chances
(`history.chance.NAME`) are called.
"""

from __future__ import annotations

from collections.abc import Callable

from game.players.judgement import SETTLEMENT, Reason

Says = Callable[..., str]


_MANY = 1000  # tenths


def clause_in(say: Says, reason: Reason, hope: str = "") -> str:
    """A reason as a clause: "you win the cards 62 times in 100, not 35".

    `hope` is what its hope is called, if it has one.
    """
    if reason.part == SETTLEMENT:
        return say("history.why.settlement")
    best, following = _percent(reason.best), _percent(reason.next)
    if best != following:
        chance = reason.chance
        words = hope or ("" if chance is None else say(f"history.chance.{chance.value}"))
        if words:
            return say("history.why.chance", what=words, best=best, next=following)
    part = say("history.part." + reason.part.replace("_", "-"))
    key = "mine" if reason.mine else "theirs"
    if round(reason.more * 10) == 10:
        return say(f"history.why.{key}.single", part=part)
    count = round(reason.more * 10) // 10  # French counts what is less than two in the singular
    return say(f"history.why.{key}", count=count, part=part, more=_points(say, reason.more))


def _percent(chance: float) -> int:
    return round(chance * 100)


def _points(say: Says, more: float) -> str:
    """With a tenth, which nobody reads from a hundred on, and which a whole number has not."""
    tenths = round(more * 10)
    if tenths >= _MANY or tenths % 10 == 0:
        return say("history.whole", number=round(more))
    return say("history.decimal", whole=tenths // 10, tenth=tenths % 10)
