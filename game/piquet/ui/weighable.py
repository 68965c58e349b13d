"""What is weighed while it is chosen: a discard with its report, a call with what it tells."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui import suggesting
from game.piquet.ui.gives_away import deeds as calling
from game.piquet.ui.hand_state import Desk
from game.piquet.ui.report import deeds as discarding
from game.table.state import TableState
from rules.piquet.actions import Action, Call
from rules.piquet.view import View


def weighable(seen: View) -> bool:
    """Whether a discard or a call is chosen."""
    return discarding.weighable(seen) or calling.call_open(seen)


def choice(top: TableState) -> Action | None:
    """The exchange that would be made now, or the call that stands ready."""
    return discarding.choice(top) or calling.choice(top.seen, top.desk)


def opened(top: TableState) -> Desk:
    """The desk with room for what is told; of a call it lies where nothing else does."""
    desk: Desk = top.desk
    if discarding.weighable(top.seen):
        return discarding.opened(desk)
    return replace(desk, hinted=frozenset())


def closed(top: TableState) -> Desk:
    """The desk without that room, whatever lies on it."""
    desk: Desk = top.desk
    return replace(desk, weighed=False)


def laid(top: TableState, action: Action) -> Desk:
    """The desk with a discard put out, or a call standing ready."""
    desk: Desk = top.desk
    if isinstance(action, Call):
        return suggesting.ready(top, action) or desk
    return discarding.laid(top, action)
