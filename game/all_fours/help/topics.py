"""The pages of the book of help on All-Fours, and which of them a phase of the game asks for."""

from __future__ import annotations

from enum import StrEnum

from rules.all_fours.state import Phase
from rules.all_fours.view import View


class AllFoursTopic(StrEnum):
    """The pages of the book in their order."""

    START = "start"
    PACK = "pack"
    BEG = "beg"
    RUN = "run"
    PLAY = "play"
    POINTS = "points"
    HIGH = "high"
    WIN = "win"
    OPTIONS = "options"
    STRATEGY = "strategy"
    KEYS = "keys"
    GLOSSARY = "glossary"


_T = AllFoursTopic
_OF_PHASE = {
    Phase.BEG: _T.BEG,
    Phase.ANSWER: _T.BEG,
    Phase.BUNCH: _T.RUN,
    Phase.CONSENT: _T.RUN,
    Phase.LAY_AWAY: _T.RUN,
    Phase.PLAY: _T.PLAY,
    Phase.ASK: _T.HIGH,
    Phase.CLAIM: _T.POINTS,
    Phase.OVER: _T.WIN,
}


def topic_of(seen: View) -> AllFoursTopic:
    """The page that tells of what happens at the table now."""
    if seen.deal is None:
        return _T.PACK
    return _OF_PHASE.get(seen.phase, _T.POINTS)
