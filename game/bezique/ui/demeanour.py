"""Whoever sits opposite.

How he or she looks after what both have seen, and how long each kind of action takes.
"""

from __future__ import annotations

from game.stage.ornaments import Mood
from game.table.opposite import glad
from game.table.timing import CARD, FORCED, Span
from game.table.ui_parts import Happened
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import worth
from rules.bezique.events import CardPlayed, DealEnded, Dealt, Declared
from rules.bezique.view import View

_MOVING = 60
"""Points of a declaration that nobody hears unmoved."""


def mood_after(before: Mood, happened: Happened) -> Mood:
    """The look after an event, of the one who is not the viewer."""
    event, viewer = happened.event, happened.seen.player
    match event:
        case Dealt() | CardPlayed():
            return Mood.CALM
        case Declared(player, kind, _) if worth(kind) >= _MOVING:
            return glad(player is not viewer)
        case DealEnded(scores=scores) if scores[0] != scores[1]:
            return glad(scores[viewer.other] > scores[viewer])
    return before


WINDOW: Span = (0.9, 1.4)


def span_of(seen: View) -> Span:
    """The kind of action: the window, a card that must be played, anything else."""
    match seen.choices:
        case MayDeclare():
            return WINDOW
        case MayPlay(cards) if len(cards) == 1:
            return FORCED
    return CARD
