"""What the one called to the table is to do, as the curtain may tell it to both."""

from __future__ import annotations

from game.all_fours.words import say
from rules.all_fours.state import Phase
from rules.all_fours.view import View

_TOLD = (
    *(Phase.BEG, Phase.ANSWER, Phase.LAY_AWAY, Phase.PLAY),
    *(Phase.CLAIM, Phase.MISDEAL),
)


def task(seen: View) -> str:
    """A sentence that tells nothing of the cards; a question at a trump goes with the card."""
    if seen.phase in (Phase.BUNCH, Phase.CONSENT):
        return say("curtain.to.bunch")
    known = Phase.PLAY if seen.phase is Phase.ASK else seen.phase
    return say(f"curtain.to.{known.value}") if known in _TOLD else ""
