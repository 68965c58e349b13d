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
    PAPER = "paper"  # the sheet of a deal is laid down
    COIN = "coin"  # a partie is settled
    MURMUR = "murmur"  # somebody speaks, without words


BELLS = frozenset({Sound.BELL, Sound.CHIME})
"""The sounds that have a volume of their own."""


def volume(sound: Sound, likes: Loudness) -> int:
    """How loud a sound is liked, from 0 to 100."""
    if likes.muted:
        return 0
    if sound is Sound.MURMUR:
        return likes.voices
    return likes.bells if sound in BELLS else likes.effects


class Loudness(Protocol):
    """How loud sounds are liked: effects, bells and voices from 0 to 100; whether all are muted."""

    @property
    def effects(self) -> int: ...
    @property
    def bells(self) -> int: ...
    @property
    def voices(self) -> int: ...
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
