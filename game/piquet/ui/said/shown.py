"""What is told of a trio or quatorze that elder's calls have shown although he called none (H6)."""

from __future__ import annotations

from game.piquet.words import say
from game.piquet.words.terms import set_name
from rules.piquet.events import SetCalled
from rules.piquet.history import talk_of
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View, barring_set


def barred_words(seen: View, other: str) -> str:
    """To younger, before she counts a set: it may be withdrawn; empty where it may not."""
    implied = barring_set(seen)
    return (
        "" if implied is None else say("now.implied.theirs", name=set_name(*implied), other=other)
    )


def objection_is_open(phase: Phase, deal: DealView) -> bool:
    """Whether younger has counted what elder may still have withdrawn."""
    if phase is not Phase.RECKONING or talk_of(deal.history).implied is None:
        return False
    return not any(isinstance(one, SetCalled) and one.seat is ELDER for one in deal.history)


def objection_words(seen: View, other: str) -> str:
    """To elder, once younger has counted: what he may claim; empty where he may not."""
    deal = seen.deal
    if deal is None or deal.seat is YOUNGER or not objection_is_open(seen.phase, deal):
        return ""
    implied = talk_of(deal.history).implied
    return "" if implied is None else say("now.implied.mine", name=set_name(*implied), other=other)
