"""Whoever sits opposite.

How he or she looks after what both have seen, and how long each kind of action takes.
"""

from __future__ import annotations

from game.stage.ornaments import Mood
from game.table.opposite import glad
from game.table.timing import CARD, FORCED, Span
from game.table.ui_parts import Happened
from rules.all_fours.choices import MayAnswerBeg, MayAsk, MayBeg, MayLayAway, MayPlay
from rules.all_fours.events import Counted, DealEnded, Dealt, Gave, Ran, TurnedUp
from rules.all_fours.scoring import Item
from rules.all_fours.view import View


def mood_after(before: Mood, happened: Happened) -> Mood:
    """The look after an event, of the one who is not the viewer."""
    event, viewer = happened.event, happened.seen.player
    match event:
        case Dealt(more=False) | Ran() | Gave():
            return Mood.CALM
        case Counted(line, _) if line.item in (Item.TURNED_KNAVE, Item.JACK):
            return glad(line.player is not viewer)
        case DealEnded(scores=scores) if scores[0] != scores[1]:
            return glad(scores[viewer.other] > scores[viewer])
        case TurnedUp():
            return before
    return before


_WORD: Span = (1.0, 1.8)
_ASKING: Span = (0.35, 0.35)


def span_of(seen: View) -> Span:
    """The kind of action: a word, a question, a card that must be played, anything else."""
    match seen.choices:
        case MayBeg() | MayAnswerBeg() | MayLayAway():
            return _WORD
        case MayAsk():
            return _ASKING
        case MayPlay(cards) if len(cards) == 1:
            return FORCED
    return CARD
