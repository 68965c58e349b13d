"""Whoever sits opposite.

How he or she looks after what was said and counted, and how long each kind of action takes.
"""

from __future__ import annotations

from game.piquet.ui.celebrations import celebrations
from game.piquet.ui.said.leads import objection_is_open
from game.stage.ornaments import Mood
from game.table.opposite import glad
from game.table.timing import CARD, FORCED, WORDS, Span
from game.table.ui_parts import Happened
from rules.piquet.actions import Reply
from rules.piquet.choices import Choices, MayCut, MayExchange, MayPlay
from rules.piquet.events import (
    Answered,
    CardPlayed,
    Counted,
    DealEnded,
    Dealt,
    PointCalled,
    SequenceCalled,
    SetCalled,
    TookIn,
    TrickWon,
)
from rules.piquet.scoring import Item
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_RESERVED = frozenset({"expert", "master", "bell"})
"""Those whom a single trick does not move."""


def mood_after(before: Mood, happened: Happened) -> Mood:
    """The look after an event, of the one who is not the viewer."""
    event, deal = happened.event, happened.seen.deal
    if deal is None:
        return Mood.CALM
    theirs = deal.seat.other
    match event:
        case Dealt() | TookIn() | CardPlayed() | PointCalled() | SequenceCalled() | SetCalled():
            return Mood.CALM
        case Answered(reply=Reply.EQUAL):
            return Mood.CALM
        case Answered(reply=reply):
            return glad((reply is Reply.GOOD) is (theirs is ELDER))
        case TrickWon(seat=seat) if happened.opposite not in _RESERVED:
            return glad(seat is theirs)
        case DealEnded(scores=scores):
            more = scores[happened.seen.player.other] - scores[happened.seen.player]
            return glad(more > 0) if more else Mood.CALM
        case Counted(line=line) if line.item is Item.CARDS or celebrations(
            event, happened.before, happened.seen
        ):
            return glad(line.seat is theirs)
    return before


EXCHANGE: Span = (1.2, 2.2)
OBJECTION: Span = (3.0, 4.0)


def span_of(seen: View) -> Span:
    """How long an opponent takes in this view, which must have choices.

    One whose count may be withdrawn leaves elder the time to say so.
    """
    if seen.choices is None:
        raise ValueError("nobody is asked")
    if seen.deal is not None and objection_is_open(seen.phase, seen.deal):
        return OBJECTION
    return span(seen.choices)


def span(asked: Choices) -> Span:
    """The kind of action: a card that must be played, one to choose, words, an exchange."""
    match asked:
        case MayPlay(cards) if len(cards) == 1:
            return FORCED
        case MayPlay() | MayCut():
            return CARD
        case MayExchange():
            return EXCHANGE
        case _:
            return WORDS
