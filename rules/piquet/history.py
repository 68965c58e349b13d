"""All that has happened in a deal, in order, and beside it what the talk has settled.

What was said decides rights and points up to the last trick. It is kept with the history, event by
event, so that nobody looks for it in there again; and as it belongs to no field of a record, it
cannot be wrong for the history it stands with, and travels nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from rules.piquet.events import Event
from rules.piquet.talk.facts import TalkFacts, after


class DealHistory(tuple[Event, ...]):  # noqa: SLOT001  (what it keeps stands in its dictionary)
    """The events of a deal: a tuple like any other, but that it keeps the facts of the talk."""

    talk: TalkFacts

    def __new__(cls, events: Iterable[Event] = ()) -> DealHistory:
        """The same events, their facts told from the first to the last."""
        history = super().__new__(cls, events)
        history.talk = reduce(after, history, TalkFacts())
        return history


def then(events: tuple[Event, ...], event: Event) -> DealHistory:
    """The history when this has happened after these."""
    longer = tuple.__new__(DealHistory, (*events, event))
    longer.talk = after(talk_of(events), event)
    return longer


def talk_of(events: tuple[Event, ...]) -> TalkFacts:
    """What the talk among these events settled: kept with a history, else told from the events."""
    return events.talk if isinstance(events, DealHistory) else DealHistory(events).talk
