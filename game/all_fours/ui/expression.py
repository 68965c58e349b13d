"""How whoever sits opposite looks: by what both have seen, never by a card that lies hidden."""

from __future__ import annotations

from game.stage.ornaments import Mood
from game.table.ui import Happened
from rules.all_fours.events import Counted, DealEnded, Dealt, Gave, Ran, TurnedUp
from rules.all_fours.scoring import Item


def mood_after(before: Mood, happened: Happened) -> Mood:
    """The look after an event, of the one who is not the viewer."""
    event, viewer = happened.event, happened.seen.player
    match event:
        case Dealt(more=False) | Ran() | Gave():
            return Mood.CALM
        case Counted(line, _) if line.item in (Item.TURNED_KNAVE, Item.JACK):
            return _glad(line.player is not viewer)
        case DealEnded(scores=scores) if scores[0] != scores[1]:
            return _glad(scores[viewer.other] > scores[viewer])
        case TurnedUp():
            return before
    return before


def _glad(pleased: bool) -> Mood:
    return Mood.PLEASED if pleased else Mood.VEXED
