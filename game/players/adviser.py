"""Advice for a person at the table: what a good player would do, from no more than the view.

It is thought out in a process of its own, so that the table goes on meanwhile, and only whoever
asks for advice has the memory it takes.
"""

from __future__ import annotations

from collections.abc import Callable

from game.games import PIQUET
from game.players.engine import EnginePlayer, engine_command
from game.players.mind import mind_of
from game.players.player import Occupant
from rules.core.game import Action, View

_SEED = 1  # the same question gets the same advice


class Adviser:
    """Asked about a view again and again, it says None until it has found what to do."""

    def __init__(
        self,
        level: str | None = None,
        game: str = PIQUET,
        thinker: Callable[[], Occupant] | None = None,
    ) -> None:
        """Without another the level that the game's mind names gives the advice.

        `thinker` is who is asked; he is called with the first question. A process that fails too
        often gives way to the game's player that needs none.
        """
        command = engine_command(level or mind_of(game).adviser, game)
        self._thinker = thinker or (lambda: EnginePlayer(command, _SEED, game=game))
        self._asked: Occupant | None = None
        self._about: View | None = None
        self._advice: Action | None = None
        self._closed = False

    def __call__(self, seen: View) -> Action | None:
        """What to do in a view that leaves a choice; None while that is still thought about."""
        if self._about is not seen:
            self._about, self._advice = seen, None
        if self._advice is None and not self._closed:
            if self._asked is None:
                self._asked = self._thinker()
            self._advice = self._asked.choose(seen)
        return self._advice

    def close(self) -> None:
        """Think no more."""
        self._closed = True
        if self._asked is not None:
            self._asked.close()
            self._asked = None
