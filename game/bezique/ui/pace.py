"""How long an opponent takes for each kind of deed.

In the window after a trick always the same, whether there is anything to declare or not (ZO7).
"""

from __future__ import annotations

from game.table.pace import CARD, FORCED, Span
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.view import View

WINDOW: Span = (0.9, 1.4)


def span_of(seen: View) -> Span:
    """The kind of deed: the window, a card that must be played, anything else."""
    match seen.choices:
        case MayDeclare():
            return WINDOW
        case MayPlay(cards) if len(cards) == 1:
            return FORCED
    return CARD
