"""Whether an action from outside is one of the choices that a view offers."""

from __future__ import annotations

from rules.all_fours.actions import Action, LayAway
from rules.all_fours.choices import MayLayAway, every_action
from rules.all_fours.view import View


def is_allowed(seen: View, action: Action) -> bool:
    """Whether the one who sees this may do that now; of many ways to lay away none is listed."""
    may = seen.choices
    if may is None:
        return False
    if isinstance(may, MayLayAway):
        if not isinstance(action, LayAway):
            return False
        return len(action.cards) == may.number and action.cards <= may.cards
    return action in every_action(may)
