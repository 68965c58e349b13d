"""A point of a partie as those who watch may ask for it: each player's own edition, nothing else.

Scenes get these and never a state of the rules, so what a seat may not see cannot reach a picture.
"""

from __future__ import annotations

from msgspec import Struct

from rules.core.game import Deals, Event, Rules, State, View
from rules.core.seats import Player, Turn


class Edition(Struct, frozen=True):
    """What one player sees: what has just happened, and the partie after it.

    `event` is None where nothing led there: the partie was opened, or went back. What is in `deals`
    all may know.
    """

    event: Event | None
    view: View
    deals: Deals


class Juncture:
    """A point of a partie. The same one is the same object, and so are a player's editions."""

    __slots__ = ("_editions", "_event", "_rules", "_state", "deals", "turn")

    def __init__(self, rules: Rules, state: State, event: Event | None = None) -> None:
        """`event` is what has led to the state."""
        self._rules, self._state, self._event = rules, state, event
        self._editions: dict[Player, Edition] = {}
        self.turn: Turn | None = state.turn  # whose action is awaited; None when the partie is over
        self.deals: Deals = rules.deals(state)  # how far the partie is

    def edition(self, player: Player) -> Edition:
        """What a player sees, made once."""
        if player not in self._editions:
            rules, state, event = self._rules, self._state, self._event
            seen = None if event is None else rules.seen(event, state, player)
            edition = Edition(seen, rules.view(state, player), self.deals)
            self._editions[player] = edition
        return self._editions[player]
