"""How those who sit opposite take their time, and what they like to add to their words.

Neither tells of a card: a pace is that of a person whatever is asked, and what is added follows
from what was said aloud. The words of the game themselves stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from game.words.catalogue import GENERAL, say, sentence, spoken

PACES: Final[Mapping[str, float]] = {
    "novice": 0.3,  # answers too fast
    "club": 0.2,  # has a tram to catch
    "expert": 1.5,  # after a breath
    "master": 2.4,
    "brandt": 0.7,
    "bell": 1.2,
}
"""By the kind of a header, how much of what a pause may be longer than its least each takes."""

_SELDOM = 3
_LONGEST = 34
"""Letters of a saying with what is added to it: it is to be read at a glance."""


class Occasion(StrEnum):
    """When something may be added."""

    CALL = "call"  # to one's call
    GOOD = "good"  # to an answer of one's own
    EQUAL = "equal"
    NOT_GOOD = "not-good"
    FEAT = "feat"  # to a great count of one's own
    STRUCK = "struck"  # to that of the other


def pace_of(kind: str) -> float:
    """How long somebody takes, 1 for anyone else."""
    return PACES.get(kind, 1.0)


def added(kind: str, occasion: Occasion, number: int) -> str:
    """What somebody adds; often nothing: words come at every third `number`, except for a feat."""
    key = f"manner.{kind}.{occasion.value}"
    great = occasion in (Occasion.FEAT, Occasion.STRUCK)
    if not sentence(spoken(), GENERAL, key) or (not great and number % _SELDOM):
        return ""
    return say(key)


def joined(words: str, more: str) -> str:
    """A saying with what is added to it; without, where that would be too much to read."""
    both = f"{words} {more}"
    return both if more and len(both) <= _LONGEST else words
