"""The record of a lesson's deal in lines of words: who deals and holds what, then action by action.

`"A deals"`, `"A holds KS QS"`, `"turned 7H"`, `"stock 9S"`; then `"B plays KS; A plays 9S"`. What a
verb does is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.core.game import AnyMoment

PLACES = ("turned", "stock")
"""Where cards lie that nobody holds."""
_BEFORE = ("deals", "holds")

ActionT = TypeVar("ActionT")
StateT = TypeVar("StateT")


def actions_in(text: str) -> int:
    """How many actions the beginning of such a record tells, the deal among them."""
    return int(any(" holds " in line for line in text.splitlines())) + len(actions_told(text))


def actions_told(text: str) -> list[list[str]]:
    """The actions in words: who, what, which cards."""
    told = [part.split() for line in text.splitlines() for part in line.split(";")]
    return [words for words in told if words and words[0] not in PLACES and words[1] not in _BEFORE]


def played_through(
    text: str,
    before: StateT,
    deal: ActionT,
    action: Callable[[list[str], StateT], ActionT],
    apply: Callable[[StateT, ActionT], Sequence[AnyMoment]],
) -> tuple[tuple[ActionT, ...], tuple[StateT, ...]]:
    """The actions of a record, that of the pack first, and all states; ValueError for no record."""
    actions, states = [deal], [before, apply(before, deal)[-1].state]
    for words in actions_told(text):
        actions.append(action(words, states[-1]))
        states.append(apply(states[-1], actions[-1])[-1].state)
    return tuple(actions), tuple(states)
