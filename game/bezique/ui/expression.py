"""How whoever sits opposite looks: by what both have seen, never by a card that lies hidden."""

from __future__ import annotations

from game.stage.ornaments import Mood
from game.table.ui import Happened
from rules.bezique.combinations import worth
from rules.bezique.events import CardPlayed, DealEnded, Dealt, Declared

_MOVING = 60
"""Points of a declaration that nobody hears unmoved."""


def mood_after(before: Mood, happened: Happened) -> Mood:
    """The look after an event, of the one who is not the viewer."""
    event, viewer = happened.event, happened.seen.player
    match event:
        case Dealt() | CardPlayed():
            return Mood.CALM
        case Declared(player, kind, _) if worth(kind) >= _MOVING:
            return _glad(player is not viewer)
        case DealEnded(scores=scores) if scores[0] != scores[1]:
            return _glad(scores[viewer.other] > scores[viewer])
    return before


def _glad(pleased: bool) -> Mood:
    return Mood.PLEASED if pleased else Mood.VEXED
