"""Advice for a person at the table: what a good player would do, from no more than the view.

It is thought out beside everything else, so that the table goes on meanwhile.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from game.piquet.mind.thumb import thumb
from game.players.program import Choose
from rules.piquet.actions import Action
from rules.piquet.view import View

_SEED = 1  # the same question gets the same advice


def _as_a_club_player(seen: View, seed: int) -> Action:
    """It answers in some hundredths of a second, the first time in one: tables are read for it."""
    from game.piquet.mind.levels import LEVELS  # noqa: PLC0415 - only who asks waits for it

    return LEVELS["club"](seen, seed)


class Adviser:
    """Asked about a view again and again, it says None until it has found what to do."""

    def __init__(self, choose: Choose = _as_a_club_player) -> None:
        self._choose = choose
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
        # Whatever fails there is no reason to end the program: the rules of thumb always answer.
        return thumb.choose(seen, _SEED) if thought.exception() else thought.result()

    def close(self) -> None:
        """Think no more."""
        self._thinker.shutdown(wait=False, cancel_futures=True)
