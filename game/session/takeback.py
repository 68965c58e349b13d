"""Which deeds may be taken back and brought again; and whether the deal then counts as assisted.

Only deeds of the deal on the table are taken back, never the deal itself: its cards were seen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rules.core.game import Action, Rules, State
from rules.core.seats import Player


class Done(NamedTuple):
    """A deed, and the state it was done in."""

    state: State
    action: Action


def start_of_deal(rules: Rules, deeds: Sequence[Done]) -> int:
    """How many deeds there were when the deal on the table had been dealt; all, if none is."""
    for count in range(len(deeds), 0, -1):
        if rules.is_deal(deeds[count - 1].action):
            return count
    return len(deeds)


def way_back(rules: Rules, deeds: Sequence[Done], people: Collection[Player]) -> int | None:
    """To how many deeds one goes back for the last free choice of one of these people.

    None where there is none in this deal.
    """
    for count in range(len(deeds) - 1, start_of_deal(rules, deeds) - 1, -1):
        if _was_free(rules, deeds[count], people):
            return count
    return None


def way_forward(
    rules: Rules, deeds: Sequence[Done], undone: Sequence[Done], people: Collection[Player]
) -> int | None:
    """To how many deeds one goes forward: to the next free choice of these people, or the end."""
    for count in range(1, len(undone)):
        if _was_free(rules, undone[count], people):
            return len(deeds) + count
    return len(deeds) + len(undone) if undone else None


def is_assisted(rules: Rules, taken_back: Sequence[Done]) -> bool:
    """Whether whoever takes these deeds back has seen something since: drawn cards, a reply."""
    return len(taken_back) > 1 or any(rules.reveals(action) for _, action in taken_back)


def _was_free(rules: Rules, done: Done, people: Collection[Player]) -> bool:
    """Whether one of these people chose it: a forced deed would only be done again."""
    return rules.doer(done.state, done.action) in people and rules.is_free(done.state)
