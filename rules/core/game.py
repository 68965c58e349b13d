"""What any game of ours is to the outside: moments, refusals, and a log that can be replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

State = TypeVar("State")
Event = TypeVar("Event")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Moment(Generic[Event, State]):
    """An event and the state right after it."""

    event: Event
    state: State


@dataclass(frozen=True, slots=True)
class Refused:
    """Why an action is not allowed: a reason and the numbers or cards that go with it. No words."""

    reason: StrEnum
    details: tuple[int | str, ...] = ()


class Illegal(ValueError):  # noqa: N818  (read as a sentence: raise Illegal(refused))
    """Raised by `apply` for an action that `check` refuses; carries the refusal."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused.reason))
        self.refused = refused


@dataclass(frozen=True, slots=True)
class Replayed(Generic[State]):
    """How far a log could be replayed: the last state, how many actions, and what was refused."""

    state: State
    done: int
    refused: Refused | None


def replay(
    apply: Callable[[State, Action], tuple[Moment[Event, State], ...]],
    start: State,
    actions: Iterable[Action],
) -> Replayed[State]:
    """Apply a log from `start` as far as it is legal; the rest is reported, never guessed."""
    state, done = start, 0
    for action in actions:
        try:
            state = apply(state, action)[-1].state
        except Illegal as illegal:
            return Replayed(state, done, illegal.refused)
        done += 1
    return Replayed(state, done, None)
