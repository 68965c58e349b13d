"""The record of a lesson's deal in lines of words: who deals and holds what, then deed by deed.

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


def deeds_in(text: str) -> int:
    """How many deeds the beginning of such a record tells, the deal among them."""
    return int(any(" holds " in line for line in text.splitlines())) + len(deeds_told(text))


def deeds_told(text: str) -> list[list[str]]:
    """The deeds in words: who, what, which cards."""
    told = [part.split() for line in text.splitlines() for part in line.split(";")]
    return [words for words in told if words and words[0] not in PLACES and words[1] not in _BEFORE]


def played_through(
    text: str,
    before: StateT,
    deal: ActionT,
    action: Callable[[list[str], StateT], ActionT],
    apply: Callable[[StateT, ActionT], Sequence[AnyMoment]],
) -> tuple[tuple[ActionT, ...], tuple[StateT, ...]]:
    """The deeds of a record, that of the pack first, and all states; ValueError for no record."""
    deeds, states = [deal], [before, apply(before, deal)[-1].state]
    for words in deeds_told(text):
        deeds.append(action(words, states[-1]))
        states.append(apply(states[-1], deeds[-1])[-1].state)
    return tuple(deeds), tuple(states)
