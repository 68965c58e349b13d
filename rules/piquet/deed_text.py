"""What a statement of a record says is done: our actions, and what books leave open.

Beyond single actions it reads cards alone (played in turn), discards not wholly known (`KS ? ?` or
a number), calls without cards, and the books' other verbs (discards, leads).
"""

from __future__ import annotations

from rules.core.cards import Hand
from rules.piquet.actions import Exchange, Play
from rules.piquet.notation import read_action
from rules.piquet.options import HAND
from rules.piquet.record import OpenExchange, Said
from rules.piquet.spoken_text import KINDS, read_spoken
from rules.piquet.text import (
    Line,
    Reason,
    is_card,
    read_card,
    read_cards,
    read_number,
    read_open_cards,
)


def read_deeds(line: Line) -> tuple[Said, ...]:
    """What a statement says is done; more than one deed only where cards stand alone."""
    verb, rest = line.first, line.rest()
    if is_card(line):
        return tuple(map(Play, read_cards(line)))
    if verb in ("lead", "leads"):
        return (Play(read_card(rest)),)
    if verb in ("exchange", "exchanges", "discard", "discards"):
        cards, unknown = read_some(rest)
        return (OpenExchange(cards, unknown) if unknown else Exchange(cards),)
    calls = verb in ("call", "calls")
    call = rest if calls else line
    if call.first in KINDS and is_card(call.rest()):
        return (read_action(line if calls else _called(line)),)
    if calls or verb in KINDS:
        return (read_spoken(call),)
    return (read_action(line),)


def _called(line: Line) -> Line:
    """The same call with its verb."""
    return Line(line.number, (line.words[0]._replace(text="call"), *line.words), line.end)


def read_some(line: Line) -> tuple[Hand, int]:
    """Cards of which some may be unknown, or a bare number: the known ones, and how many not."""
    if len(line.words) == 1 and not is_card(line):
        count = read_number(line)
        if count > HAND:
            raise line.wrong(Reason.NO_NUMBER)
        return frozenset(), count
    if not line.words:
        raise line.wrong(Reason.NO_CARDS)
    found = read_open_cards(line)
    known = frozenset(placed.card for placed in found if placed.card is not None)
    return known, len(found) - len(known)
