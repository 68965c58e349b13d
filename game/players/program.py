"""A program that thinks within our own process, for what thinks quickly."""

from __future__ import annotations

import json

from game.players.mind import Choose
from game.players.wire import question_seed, view_to_data
from rules.core.game import Action, View


def wire_text(seen: View) -> str:
    """The one text that stands for a view: sent to engines, and the ground of a question's seed."""
    return json.dumps(view_to_data(seen), separators=(",", ":"))


class Program:
    """A seat that answers at once with what a function chooses."""

    def __init__(self, choose: Choose, seed: int) -> None:
        self._choose = choose
        self._seed = seed

    def choose(self, seen: View) -> Action | None:
        return self._choose(seen, question_seed(self._seed, wire_text(seen)))

    def close(self) -> None:
        """Nothing to end."""
