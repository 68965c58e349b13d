"""Parties that the program plays against itself, to look at what comes of them."""

from __future__ import annotations

from collections.abc import Iterator

from game.piquet.ai.heuristic.thumb import choose
from game.session.dealer import Dealer
from game.session.session import Session
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.state import DealState, State
from rules.piquet.view import View


class Thumb:
    """The player by rules of thumb, at the table itself."""

    def choose(self, seen: View) -> Action | None:
        return choose(seen, 0)

    def close(self) -> None:
        """Nothing is held."""


def after_deals(seed: int) -> Iterator[State]:
    """The state after each deal of a partie; the last one holds its settlement."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
    finished = 0
    while session.advance():
        if len(session.state.results) > finished:
            finished = len(session.state.results)
            yield session.state


def deals(seeds: range) -> Iterator[DealState]:
    """Every deal of some parties."""
    for seed in seeds:
        for state in after_deals(seed):
            yield state.current
