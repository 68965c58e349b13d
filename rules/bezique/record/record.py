"""A whole partie as one text, and back: who played, what was agreed on, every action in its order.

A card may be read as it is printed: the copy that is held is found. Writing names every copy, so
that each record has one text (rules/bezique/NOTATION.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import field

from rules.bezique import partie
from rules.bezique.actions import Action, Deal, Play, Spread
from rules.bezique.dealing import dealer_of
from rules.bezique.options import AGREED, Options
from rules.bezique.presets import PRESETS
from rules.bezique.record.naming import as_held, as_numbered
from rules.bezique.record.notation import parse_action, write_action
from rules.bezique.scoring import total
from rules.bezique.state import State
from rules.core import record as written
from rules.core.record import Form, RecordFault, WrittenPartie, write_record

__all__ = ["BeziqueRecord", "RecordFault", "read_record", "record_of", "write_record"]


def _begins_line(state: State, action: Action) -> bool:
    """Each deal begins one, and each trick with what follows it before the next lead."""
    leads = isinstance(action, Play) and state.deal is not None and state.deal.led is None
    return leads or isinstance(action, Deal | Spread)


FORM = Form(
    game="bezique",
    version=1,
    agreed=AGREED,
    presets=PRESETS,
    verbs={
        "plays": "play",
        "leads": "play",
        "draws": "draw",
        "declares": "declare",
        "announces": "announce",
        "exchanges": "exchange",
        "shows": "show",
        "picks": "pick",
        "calls": "call",
        "forfeits": "forfeit",
        "cuts": "cut",
        "chooses": "choose",
    },
    start=partie.start,
    start_deal=partie.start_deal,
    doer=partie.doer,
    check=partie.check,
    apply=partie.apply,
    write=write_action,
    read=parse_action,
    dealer=dealer_of,
    points=lambda state, player: total(state.current.ledger, player),
    begins_line=_begins_line,
    held=as_held,
    packed=as_numbered,
)
"""How parties of Bezique are written."""


class BeziqueRecord(WrittenPartie, frozen=True):
    """A partie of Bezique in writing."""

    form: ClassVar[Form] = FORM

    options: Options = field(default_factory=Options)


def read_record(text: str) -> BeziqueRecord:
    """The partie that a text tells of; RecordFault names the line that is wrong."""
    return written.read_record(BeziqueRecord, text)


def record_of(
    options: Options, actions: Iterable[Action], names: tuple[str, str] = ("A", "B")
) -> BeziqueRecord:
    """The record of a log that begins with the cut."""
    return BeziqueRecord(options, names, None, tuple(actions))
