"""What the one called to the table is to do, as the curtain may tell it to both."""

from __future__ import annotations

from game.piquet.words import say
from rules.piquet.state import Phase
from rules.piquet.view import View

_TASKS = (
    Phase.EXCHANGE,
    Phase.CALLS,
    Phase.ANSWER,
    Phase.TELLING,
    Phase.LOOK,
    Phase.RECKONING,
    Phase.CONCESSION,
    Phase.PLAY,
)


def task(seen: View) -> str:
    """A sentence where all may know it: no carte blanche; else empty."""
    return say(f"curtain.to.{seen.phase.value}") if seen.phase in _TASKS else ""
