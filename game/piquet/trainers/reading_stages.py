"""How reading the hand grows from the first hand of a set to the last."""

from __future__ import annotations

from msgspec import Struct

from rules.core.seats import Player

YOU, OTHER = Player.A, Player.B
"""Who trains, and who sits opposite."""


class ReadingStage(Struct, frozen=True):
    """A hand of the set: who dealt, at what level both play, and about how many hands fit.

    `least` and `most` are hands alike likely that would leave one as much in doubt (the exponential
    of the entropy).
    """

    dealer: Player
    level: str
    least: float
    most: float


STAGES = (
    ReadingStage(OTHER, "club", 2, 5),
    ReadingStage(OTHER, "club", 3, 9),
    ReadingStage(YOU, "club", 4, 14),
    ReadingStage(OTHER, "expert", 6, 30),
    ReadingStage(YOU, "expert", 10, 40),
    ReadingStage(YOU, "master", 20, 90),
)
