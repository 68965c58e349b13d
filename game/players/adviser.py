"""Advice for a person at the table: what a good player would do, from no more than the view.

It is thought out beside everything else, so that the table goes on meanwhile.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from game.games import PIQUET
from game.players.mind import Choose, mind_of
from rules.core.game import Action, View

_SEED = 1  # the same question gets the same advice


class Adviser:
    """Asked about a view again and again, it says None until it has found what to do."""

    def __init__(self, choose: Choose | None = None, game: str = PIQUET) -> None:
        """Without another the level that the game's mind names gives the advice."""
        self._mind = mind_of(game)
        self._choose = choose or self._as_a_player
        self._thinker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="adviser")
        self._about: tuple[View, Future[Action]] | None = None

    def __call__(self, seen: View) -> Action | None:
        """What to do in a view that leaves a choice; None while that is still thought about."""
        if self._about is None or self._about[0] is not seen:
            if self._about is not None:
                self._about[1].cancel()
            self._about = seen, self._thinker.submit(self._choose, seen, _SEED)
        thought = self._about[1]
        if not thought.done():
            return None
        # Whatever fails there is no reason to end the program: one player always answers.
        quick = self._mind.player(self._mind.fallback)
        return quick(seen, _SEED) if thought.exception() else thought.result()

    def _as_a_player(self, seen: View, seed: int) -> Action:
        """Loaded here, so that only who asks waits for it."""
        return self._mind.player(self._mind.adviser)(seen, seed)

    def close(self) -> None:
        """Think no more."""
        self._thinker.shutdown(wait=False, cancel_futures=True)
