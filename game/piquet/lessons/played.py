"""The record of a lesson, played through by the rules."""

from __future__ import annotations

from rules.piquet import partie
from rules.piquet.actions import Action
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import RecordedDeed
from rules.piquet.state import State


def played(text: str) -> tuple[tuple[Action, ...], tuple[State, ...]]:
    """The deeds of the one deal of a record, that of the pack first; and all states.

    NotationError where it breaks a rule.
    """
    record = parse_record(text)
    deeds = reckon(record).deals[0].actions
    state = partie.start_deal(record.options, record.deals[0].dealer)
    states = [state]
    for action in deeds:
        state = partie.apply(state, action)[-1].state
        states.append(state)
    return deeds, tuple(states)


def deeds_in(text: str) -> int:
    """How many deeds the beginning of such a record tells, those of chance among them.

    What the rules supply is not counted: a record for a lesson tells each deed.
    """
    (deal,) = parse_record(text).deals
    return 1 + sum(isinstance(step, RecordedDeed) for step in deal.steps)
