"""Which deeds may be taken back and brought again; and whether the deal then counts as assisted.

Only deeds of the deal on the table are taken back, never the deal itself: its cards were seen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core.seats import Player
from rules.piquet.actions import Action, Deal, Exchange, Look
from rules.piquet.choices import MayAnswer, MayPlay, choices
from rules.piquet.rights import doer
from rules.piquet.state import State

Course = Sequence[tuple[State, Action]]
"""Deeds in their order, each with the state it was done in."""


def start_of_deal(course: Course) -> int:
    """How many deeds there were when the deal on the table had been dealt; all, if none is."""
    for count in range(len(course), 0, -1):
        if isinstance(course[count - 1][1], Deal):
            return count
    return len(course)


def way_back(course: Course, people: Collection[Player]) -> int | None:
    """To how many deeds one goes back for the last free choice of one of these people.

    None where there is none in this deal.
    """
    for count in range(len(course) - 1, start_of_deal(course) - 1, -1):
        state, action = course[count]
        if doer(state, action) in people and _was_free(state):
            return count
    return None


def way_forward(course: Course, undone: Course, people: Collection[Player]) -> int | None:
    """To how many deeds one goes forward: to the next free choice of these people, or the end."""
    for count in range(1, len(undone)):
        state, action = undone[count]
        if doer(state, action) in people and _was_free(state):
            return len(course) + count
    return len(course) + len(undone) if undone else None


def is_assisted(taken_back: Course) -> bool:
    """Whether whoever takes these deeds back has seen something since: drawn cards, a reply."""
    return len(taken_back) > 1 or any(
        isinstance(action, Exchange | Look) for _, action in taken_back
    )


def _was_free(state: State) -> bool:
    """Whether more than one thing could be done: a forced deed would only be done again."""
    match choices(state):
        case MayPlay(cards):
            return len(cards) > 1
        case MayAnswer(replies, ask):
            return len(replies) > 1 or ask
    return True
