"""How long an opponent takes for each kind of deed, as at a table of people.

Whoever sinks a call takes no longer than whoever makes it.
"""

from __future__ import annotations

from game.piquet.ui.said.shown import objection_is_open
from game.table.pace import CARD, FORCED, WORDS, Span
from rules.piquet.choices import Choices, MayCut, MayExchange, MayPlay
from rules.piquet.view import View

EXCHANGE: Span = (1.2, 2.2)
OBJECTION: Span = (3.0, 4.0)


def span_of(seen: View) -> Span:
    """How long an opponent takes in this view, which must have choices.

    One whose count may be withdrawn leaves elder the time to say so.
    """
    if seen.choices is None:
        raise ValueError("nobody is asked")
    if seen.deal is not None and objection_is_open(seen.phase, seen.deal):
        return OBJECTION
    return span(seen.choices)


def span(asked: Choices) -> Span:
    """The kind of deed: a card that must be played, one to choose, words, an exchange."""
    match asked:
        case MayPlay(cards) if len(cards) == 1:
            return FORCED
        case MayPlay() | MayCut():
            return CARD
        case MayExchange():
            return EXCHANGE
        case _:
            return WORDS
