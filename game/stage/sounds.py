"""Sounds by what they stand for; who plays them is not known here."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class Sound(StrEnum):
    """What can be heard at the table."""

    DEAL = "deal"  # a packet of cards leaves the pack
    SLIDE = "slide"  # cards pushed over the cloth
    PLACE = "place"  # a card laid down
    SWEEP = "sweep"  # a trick taken in
    KNOCK = "knock"  # on wood: this may not be done
    BELL = "bell"  # low: repique, pique, capot, the rubicon
    CHIME = "chime"  # a softer one: carte blanche


BELLS = frozenset({Sound.BELL, Sound.CHIME})
"""The sounds that have a volume of their own."""


class Loudness(Protocol):
    """How loud sounds are liked: effects and bells from 0 to 100, and whether all are muted."""

    @property
    def effects(self) -> int: ...
    @property
    def bells(self) -> int: ...
    @property
    def muted(self) -> bool: ...


class Sounds(Protocol):
    """Whoever lets sounds be heard."""

    def play(self, sound: Sound, /) -> None:
        """Let it be heard now, if it can be and is liked. Raises nothing."""


class Silent:
    """Nothing is heard."""

    def play(self, sound: Sound, /) -> None:
        """Not a sound."""
