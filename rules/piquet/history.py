"""All that has happened in a deal, in order, and beside it what follows from that alone.

What was said decides rights and points up to the last trick, and each player is shown his edition
of every event again and again. Both are kept with the history, event by event, so that nobody goes
through it anew; and as they are no field of a record, they cannot be wrong for the history they
stand with, and travel nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from types import MappingProxyType

from rules.piquet.editions import seen
from rules.piquet.events import Event
from rules.piquet.seats import Seat
from rules.piquet.talk.facts import TalkFacts, after


class DealHistory(tuple[Event, ...]):  # noqa: SLOT001  (what it keeps stands in its dictionary)
    """The events of a deal: a tuple like any other to whoever reads, compares or writes it.

    It keeps the facts of the talk, and the editions of those seats that have asked for theirs.
    """

    talk: TalkFacts
    editions: Mapping[Seat, tuple[Event, ...]] = MappingProxyType({})

    def __new__(cls, events: Iterable[Event] = ()) -> DealHistory:
        """The same events, their facts told from the first to the last."""
        history = super().__new__(cls, events)
        history.talk = reduce(after, history, TalkFacts())
        return history


def then(events: tuple[Event, ...], event: Event) -> DealHistory:
    """The history when this has happened after these."""
    before = _kept(events)
    longer = tuple.__new__(DealHistory, (*events, event))
    longer.talk = after(before.talk, event)
    if before.editions:
        longer.editions = {
            seat: (*edition, seen(event, seat)) for seat, edition in before.editions.items()
        }
    return longer


def talk_of(events: tuple[Event, ...]) -> TalkFacts:
    """What the talk among these events settled: kept with a history, else told from the events."""
    return _kept(events).talk


def edition_of(events: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    """What one seat may know of these events; once it was asked for it is kept and carried on."""
    history = _kept(events)
    if seat not in history.editions:
        edition = tuple(seen(event, seat) for event in history)
        history.editions = {**history.editions, seat: edition}
    return history.editions[seat]


def _kept(events: tuple[Event, ...]) -> DealHistory:
    return events if isinstance(events, DealHistory) else DealHistory(events)
