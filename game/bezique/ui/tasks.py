"""What the one called to the table is to do, as the curtain may tell it to both."""

from __future__ import annotations

from game.bezique.words import say
from rules.bezique.state import Phase
from rules.bezique.view import View


def task(seen: View) -> str:
    """A sentence that tells nothing of what there is to declare (ZO7)."""
    known = seen.phase in (Phase.PLAY, Phase.WINDOW)
    return say(f"curtain.to.{seen.phase.value}") if known else ""
