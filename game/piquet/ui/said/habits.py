"""What whoever sits opposite adds to a call, an answer, a great count: now and then a word."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui.celebrations import celebrations
from game.table.manners import Occasion, added, joined
from game.table.spoken import Saying
from game.table.ui import Happened
from rules.piquet.actions import Reply
from rules.piquet.events import Answered, Counted, Event, PointCalled, SequenceCalled, SetCalled
from rules.piquet.seats import YOUNGER, Seat

_ANSWERS = {
    Reply.GOOD: Occasion.GOOD,
    Reply.EQUAL: Occasion.EQUAL,
    Reply.NOT_GOOD: Occasion.NOT_GOOD,
}


def in_ones_manner(said: Saying | None, happened: Happened) -> tuple[Saying, ...]:
    """The saying of an event as whoever sits opposite puts it, and what he or she says to yours."""
    deal = happened.seen.deal
    plain = () if said is None else (said,)
    if deal is None or not (happened.opposite and happened.likes.habits):
        return plain
    theirs = deal.seat.other
    occasion = _occasion(happened, theirs)
    if occasion is None:
        return plain
    more = added(happened.opposite, occasion, deal.number + len(deal.history))
    if occasion is Occasion.STRUCK:
        return (*plain, Saying(theirs, more)) if more else plain
    return () if said is None else (replace(said, words=joined(said.words, more)),)


def _occasion(happened: Happened, theirs: Seat) -> Occasion | None:
    """What an event is to whoever sits in that seat."""
    event: Event = happened.event
    match event:
        case PointCalled(seat=seat) | SequenceCalled(seat=seat) | SetCalled(seat=seat):
            return Occasion.CALL if seat is theirs else None
        case Answered(reply=reply) if theirs is YOUNGER:
            return _ANSWERS[reply]
        case Counted(line=line) if celebrations(event, happened.before, happened.seen):
            return Occasion.FEAT if line.seat is theirs else Occasion.STRUCK
    return None
