"""How long things take at the table.

How those who sit opposite take their time, and what is left to be seen before the table goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from math import inf
from typing import Final

from game.preferences import READ_UNTIL_PRESSED
from game.stage.director import PACE, Motion
from game.stage.tween import Clock
from game.table.opposite import SPEAKING
from game.words.catalogue import say, sentence, spoken
from game.words.files import GENERAL

Span = tuple[float, float]
"""The least and the most seconds of a pause."""

FORCED: Span = (0.25, 0.45)
CARD: Span = (0.5, 1.2)
WORDS: Span = (0.4, 0.9)

_SHARE = {Motion.OFF: 0.0, Motion.FAST: 1 / 3, Motion.NORMAL: 1.0, Motion.SLOW: PACE[Motion.SLOW]}
_STEPS = 997  # prime to every power of two: any seed's bits matter


def pause(span: Span, seed: int, motion: Motion, pace: float = 1.0) -> float:
    """Seconds from a question to its answer; `seed` is that of the question.

    A slower `pace` stretches what goes beyond the least that the action takes.
    """
    least, most = span
    more = (most - least) * pace * (seed % _STEPS) / (_STEPS - 1)
    return (least + more) * _SHARE[motion]


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


class Pauses:
    """The pauses that are made now; a press ends them all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pause_until = 0.0
        self._lies_until = 0.0  # a finished trick, or words
        self._spoken_at = -inf  # the last words of whoever sits opposite
        self.to_read = False  # words, as soon as all has come to rest

    @property
    def lying(self) -> bool:
        """Whether a finished trick lies to be read, or a newcomer reads what was said."""
        return self._clock.now < self._lies_until

    @property
    def kept(self) -> bool:
        """Whether what lies is left until a person goes on."""
        return self._lies_until == inf

    @property
    def pausing(self) -> bool:
        """Whether the other one takes the time of a person before an answer."""
        return self._clock.now < self._pause_until

    @property
    def voiced(self) -> float:
        """How far the bubble of the last words has opened, from 0 to 1."""
        return min(1.0, (self._clock.now - self._spoken_at) / SPEAKING)

    def speak(self, *, opposite: bool) -> None:
        """Somebody spoke; the bubble of whoever sits `opposite` opens."""
        self._spoken_at = self._clock.now if opposite else -inf

    def lie(self, flight: float, pause: int) -> None:
        """Leave a trick to be read when it has come, for a `pause` in milliseconds."""
        until_pressed = pause == READ_UNTIL_PRESSED
        self._lies_until = inf if until_pressed else self._clock.now + flight + pause / 1000

    def rest(self) -> None:
        """All has come to rest: what is to be read is left until a person goes on."""
        if self.to_read:
            self.to_read, self._lies_until = False, inf

    def pause(self, seconds: float) -> None:
        """Let the other one take so long for an answer, from now on."""
        self._pause_until = self._clock.now + seconds

    def end(self) -> None:
        """Nothing more is waited for."""
        self.to_read = False
        self._pause_until = self._lies_until = self._clock.now

    def hush(self) -> None:
        """The bubble of the last words is open at once."""
        self._spoken_at = -inf
