"""What hangs in the air once something has happened: what was said, and for how long it stays."""

from __future__ import annotations

from game.piquet.face.said.speech import spoken
from game.table.face import Happened
from game.table.spoken import Spoken
from rules.piquet.events import TookIn, TrickWon
from rules.piquet.seats import YOUNGER
from rules.piquet.view import View


def heard(before: Spoken, happened: Happened) -> Spoken:
    """The sayings after an event."""
    event = happened.event
    if isinstance(event, TrickWon):
        before = before.last_of_each()
    if isinstance(event, TookIn) and event.seat is YOUNGER:
        before = Spoken()  # what elder took is over, and the calls are no answer to it
    said = spoken(event, happened.before_it, happened.after_it)
    return before if said is None else before.heard(said)


def lingers(happened: Happened) -> bool:
    """Whether the viewer has taken in cards, which he may look at."""
    event = happened.event
    deal = happened.seen.deal
    return isinstance(event, TookIn) and deal is not None and event.seat is deal.seat


def just_dealt(seen: View) -> bool:
    """Whether nothing has been done since the cards were dealt."""
    return seen.deal is not None and len(seen.deal.history) == 1
