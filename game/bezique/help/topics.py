"""The pages of the book of help on Bezique, and which of them a phase of the game asks for."""

from __future__ import annotations

from enum import StrEnum

from rules.bezique.state import Phase
from rules.bezique.view import View


class BeziqueTopic(StrEnum):
    """The pages of the book in their order."""

    START = "start"
    PACK = "pack"
    PLAY = "play"
    WINDOW = "window"
    COMBINATIONS = "combinations"
    AGAIN = "again"
    LAST = "last"
    COUNT = "count"
    RUBICON = "rubicon"
    OPTIONS = "options"
    STRATEGY = "strategy"
    KEYS = "keys"
    GLOSSARY = "glossary"


_T = BeziqueTopic


def topic_of(seen: View) -> BeziqueTopic:
    """The page that tells of what happens at the table now."""
    deal = seen.deal
    if deal is None:
        return _T.PACK
    if deal.opened is not None or seen.phase is Phase.OVER:
        return _T.RUBICON if seen.options.rubicon else _T.COUNT
    if seen.phase is Phase.WINDOW:
        return _T.WINDOW
    return _T.PLAY if deal.left else _T.LAST
