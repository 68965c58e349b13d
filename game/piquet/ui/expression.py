"""How whoever sits opposite looks: by what was said and counted aloud and by tricks all have seen.

Nothing here follows from a card that lies hidden: a face tells as much as the table does. Some show
nothing for a trick.
"""

from __future__ import annotations

from game.piquet.ui.celebrations import celebrations
from game.stage.ornaments import Mood
from game.table.ui import Happened
from rules.piquet.actions import Reply
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
            return _glad((reply is Reply.GOOD) is (theirs is ELDER))
        case TrickWon(seat=seat) if happened.opposite not in _RESERVED:
            return _glad(seat is theirs)
        case DealEnded(scores=scores):
            more = scores[happened.seen.player.other] - scores[happened.seen.player]
            return _glad(more > 0) if more else Mood.CALM
        case Counted(line=line) if line.item is Item.CARDS or celebrations(
            event, happened.before, happened.seen
        ):
            return _glad(line.seat is theirs)
    return before


def _glad(pleased: bool) -> Mood:
    return Mood.PLEASED if pleased else Mood.VEXED
