"""A whole partie as one text, and back: who played, what was agreed on, every action in its order.

The form of the text: rules/all_fours/NOTATION.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import field

from rules.all_fours import partie
from rules.all_fours.actions import Action, ClaimPoints, Deal, GoOn, Play, Spread
from rules.all_fours.dealing import dealer_of
from rules.all_fours.options import AGREED, Options
from rules.all_fours.presets import PRESETS
from rules.all_fours.record.notation import parse_action, write_action
from rules.all_fours.state import Phase, State
from rules.core import record as written
from rules.core.record import Form, RecordFault, WrittenPartie, write_record

__all__ = ["AllFoursRecord", "RecordFault", "read_record", "record_of", "write_record"]


def _begins_line(state: State, action: Action) -> bool:
    """Each deal begins one; so do the words after it, each trick, and what is claimed."""
    match action:
        case Deal() | Spread():
            return True
        case Play():
            return state.current.led is None
        case ClaimPoints():
            return state.current.turn is state.current.elder
        case _:
            return state.phase is Phase.BEG and not state.current.begs


def _unsaid(state: State, action: Action) -> tuple[Action, ...]:
    """Who plays on was asked whether he asks, and did not."""
    return (GoOn(),) if isinstance(action, Play) and state.phase is Phase.ASK else ()


FORM = Form(
    game="all-fours",
    version=1,
    agreed=AGREED,
    presets=PRESETS,
    verbs={
        "plays": "play",
        "leads": "play",
        "begs": "beg",
        "stands": "stand",
        "gives": "give",
        "runs": "run",
        "refuses": "refuse",
        "proposes": "bunch",
        "agrees": "agree",
        "disagrees": "disagree",
        "lays": "lay",
        "asks": "ask",
        "claims": "claim",
        "cuts": "cut",
        "announces": "announce",
        "demands": "demand",
        "abides": "abide",
        "draws": "draw",
    },
    start=partie.start,
    start_deal=partie.start_deal,
    doer=partie.doer,
    check=partie.check,
    apply=partie.apply,
    write=write_action,
    read=parse_action,
    dealer=dealer_of,
    points=lambda state, player: state.has(player),
    begins_line=_begins_line,
    unsaid=_unsaid,
)
"""How parties of All-Fours are written."""


class AllFoursRecord(WrittenPartie, frozen=True):
    """A partie of All-Fours in writing."""

    form: ClassVar[Form] = FORM

    options: Options = field(default_factory=Options)


def read_record(text: str) -> AllFoursRecord:
    """The partie that a text tells of; RecordFault names the line that is wrong."""
    return written.read_record(AllFoursRecord, text)


def record_of(
    options: Options, actions: Iterable[Action], names: tuple[str, str] = ("A", "B")
) -> AllFoursRecord:
    """The record of a log that begins with the cut."""
    return AllFoursRecord(options, names, None, tuple(actions))
