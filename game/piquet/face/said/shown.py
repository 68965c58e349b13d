"""What is told of a trio or quatorze that elder's calls have shown although he called none (H6)."""

from __future__ import annotations

from game.piquet.words.say import say
from game.piquet.words.terms import set_name
from rules.piquet.events import SetCalled
from rules.piquet.history import talk_of
from rules.piquet.rights import MayClaimLate
from rules.piquet.seats import ELDER
from rules.piquet.view import View, barring_set


def barred_words(seen: View, other: str) -> str:
    """To younger, before she counts a set: it may be withdrawn; empty where it may not."""
    implied = barring_set(seen)
    return (
        "" if implied is None else say("now.implied.theirs", name=set_name(*implied), other=other)
    )


def objection_words(seen: View, other: str) -> str:
    """To elder, once younger has counted: what he may claim; empty where he may not."""
    if seen.deal is None or not any(isinstance(right, MayClaimLate) for right in seen.rights):
        return ""
    history = seen.deal.history
    called = any(isinstance(event, SetCalled) and event.seat is ELDER for event in history)
    implied = talk_of(history).implied
    if called or implied is None:
        return ""
    return say("now.implied.mine", name=set_name(*implied), other=other)
