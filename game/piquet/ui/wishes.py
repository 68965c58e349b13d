"""What a player does on the own desk of which the rules need not know: calling, asking, naming."""

from __future__ import annotations

from enum import StrEnum


class DeskWish(StrEnum):
    """A deed on one's own desk."""

    SINK = "sink"
    LESS = "less"
    FEWER = "fewer"
    NAME = "name"
    BACK = "back"
    ASK = "ask"
    CORRECT = "correct"
    LATE = "late"
    WITHHOLD = "withhold"
    CONCEDE = "concede"


CLAIM = "claim"
"""The key of the button that claims the tricks that are left."""
