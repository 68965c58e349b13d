"""Which sayings hang in the air once something has happened, and for how long each stays."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui.said.habits import in_ones_manner
from game.piquet.ui.said.speech import spoken
from game.table.spoken import Spoken
from game.table.ui import Happened
from rules.piquet.events import (
    Counted,
    Event,
    PointCalled,
    PointLetGo,
    SequenceCalled,
    SetCalled,
    TookIn,
    TrickWon,
)
from rules.piquet.scoring import PLAYED
from rules.piquet.seats import ELDER, YOUNGER


def heard(before: Spoken, happened: Happened) -> Spoken:
    """The sayings after an event."""
    event = happened.event
    if isinstance(event, TrickWon):
        before = before.without_passing().last_of_each()
    if isinstance(event, TookIn) and event.seat is YOUNGER:
        before = Spoken()  # what elder took is over, and the calls are no answer to it
    if opens(event):
        before = Spoken()
    said = spoken(event, happened.before_it, happened.after_it)
    if said is not None and not _of_play(event):  # a call is over with the trick that follows it
        said = replace(said, passing=True)
    for each in in_ones_manner(said, happened):
        before = before.heard(each)
    return before


def _of_play(event: Event) -> bool:
    """Whether it is a count of the play, which stays till there is another."""
    return isinstance(event, Counted) and event.line.item in PLAYED


def opens(event: Event) -> bool:
    """Whether elder calls anew: what was said to the call before is over, and answers nothing."""
    match event:
        case PointCalled(seat=seat) | SequenceCalled(seat=seat) | SetCalled(seat=seat):
            return seat is ELDER
    return isinstance(event, PointLetGo)
