"""A player: gets a view, returns an action. Nothing else reaches it, so it cannot cheat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # whoever only asks what a person is called does without
    from rules.core.game import Action, View

HUMAN = "human"
"""The kind of player that a person is; any other is the name of a level."""


class Occupant(Protocol):
    """Anything that can sit at the table: a person, a program."""

    def choose(self, seen: View) -> Action | None:
        """The action for this view, which has choices; None while it is still being thought about.

        Asked again on every turn of the loop until it answers; must return at once.
        """

    def close(self) -> None:
        """Leave the table: end threads and processes. May be called more than once."""
