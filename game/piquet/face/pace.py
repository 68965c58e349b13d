"""How long an opponent takes for each kind of deed, as at a table of people.

Whoever sinks a call takes no longer than whoever makes it.
"""

from __future__ import annotations

from game.table.pace import CARD, FORCED, WORDS, Span
from rules.piquet.choices import Choices, MayCut, MayExchange, MayPlay

EXCHANGE: Span = (1.2, 2.2)


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
