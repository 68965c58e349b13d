"""The steps of a deal of Bezique that is looked back on."""

from __future__ import annotations

from msgspec import Struct

from game.pages.history.partie import OpenDeal
from rules.bezique.actions import Action
from rules.bezique.events import Counted, TrickTaken
from rules.bezique.scoring import Line
from rules.bezique.state import State
from rules.core.seats import Player


class BeziqueStep(Struct, frozen=True):
    """A deed and how the table lay after it; what it counted, and who took a trick by it."""

    state: State
    action: Action | None
    who: Player | None
    lines: tuple[Line, ...]
    taken: Player | None


def steps_of(deal: OpenDeal) -> tuple[BeziqueStep, ...]:
    """A step for every deed; the first is the deal of the cards."""
    found = []
    for deed in deal.deeds:
        events = [moment.event for moment in deed.moments]
        turn = deed.before.turn
        found.append(
            BeziqueStep(
                state=deed.after,
                action=deed.action,
                who=turn if isinstance(turn, Player) else None,
                lines=tuple(each.line for each in events if isinstance(each, Counted)),
                taken=next((each.player for each in events if isinstance(each, TrickTaken)), None),
            )
        )
    return tuple(found)
