"""What is told of a lead: what it came to, and why a score has just jumped."""

from __future__ import annotations

from game.piquet.words import say
from game.piquet.words.terms import set_name
from game.words.terms import number
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered, CardPlayed, Counted, SetCalled
from rules.piquet.history import talk_of
from rules.piquet.options import FIRST_EDITION, Options
from rules.piquet.scoring import Item, Line
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View, barring_set

_JUMPS = (Item.PIQUE, Item.REPIQUE)


def jump_words(deal: DealView, options: Options, other: str, *, only_theirs: bool = False) -> str:
    """Why a pique or a repique was counted since one played last; empty where none was."""
    jump = _jumped(deal, options)
    if jump is None or (only_theirs and jump.seat is deal.seat):
        return ""
    whose = "mine" if jump.seat is deal.seat else "theirs"
    return say(f"now.{jump.item.value}.{whose}", other=other, more=number(jump.points))


def _jumped(deal: DealView, options: Options) -> Line | None:
    """The pique or repique that was counted since the viewer's last card.

    What waited while anything was open to younger is counted with her first card, just before it is
    put down: that is her news too.
    """
    played, second = False, deal.seat is YOUNGER and len(deal.table.tricks) == 1
    second = second and _was_open_to_younger(deal, options)
    for event in reversed(deal.history):
        match event:
            case Counted(line) if line.item in _JUMPS:
                return line
            case CardPlayed(seat=seat) if seat is deal.seat and second and not played:
                played = True
            case CardPlayed(seat=seat) if seat is deal.seat:
                return None
            case _ if played:
                return None
    return None


def _was_open_to_younger(deal: DealView, options: Options) -> bool:
    """Whether elder's pique had to wait for younger's card, when he had led."""
    closed = {
        event.kind
        for event in deal.history
        if isinstance(event, Answered) and event.reply is not Reply.NOT_GOOD
    }
    return options.edition == FIRST_EDITION or len(closed) < len(Kind)


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
