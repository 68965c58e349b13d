"""A player: gets a view, returns an action. Nothing else reaches it, so it cannot cheat.

What a person does the scene hears, and it becomes the reply, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:  # whoever only asks what a person is called does without
    from rules.core.game import Action, View
from rules.core.game import Action, View

HUMAN = "human"
"""The kind of player that a person at this screen is; any other but one is the name of a level."""
FRIEND = "friend"
"""The kind of a person elsewhere."""


class Seated(Struct, frozen=True, array_like=True):
    """Who sits there: a name, and HUMAN or the name of a program's level; a pair where written."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind == HUMAN


Seats: TypeAlias = tuple[Seated, Seated]
"""Who sits at a table, A first."""


def seated(names: tuple[str, str], kinds: tuple[str, str]) -> Seats:
    """Two with these names and kinds, A's first."""
    a, b = map(Seated, names, kinds)
    return a, b


class Occupant(Protocol):
    """Anything that can sit at the table: a person, a program."""

    def choose(self, seen: View) -> Action | None:
        """The action for this view, which has choices; None while it is still being thought about.

        Asked again on every turn of the loop until it answers; must return at once.
        """

    def close(self) -> None:
        """Leave the table: end threads and processes. May be called more than once."""


class Human:
    """A seat that answers with what the person did last, and has nothing to say until then."""

    def __init__(self) -> None:
        self._answer: Action | None = None

    def answer(self, action: Action) -> None:
        self._answer = action

    @property
    def idle(self) -> bool:
        """Whether nothing was answered that is still to be taken."""
        return self._answer is None

    def choose(self, seen: View) -> Action | None:
        """The person's answer, once; an answer to a question that is over is forgotten."""
        answer, self._answer = self._answer, None
        return answer if seen.choices is not None else None

    def close(self) -> None:
        self._answer = None
