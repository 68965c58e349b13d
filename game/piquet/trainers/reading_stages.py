"""How reading the hand grows from the first hand of a set to the last."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Player

YOU, OTHER = Player.A, Player.B
"""Who trains, and who sits opposite."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A hand of the set: who dealt, at what level both play, and about how many hands fit.

    `least` and `most` are hands alike likely that would leave one as much in doubt (the exponential
    of the entropy).
    """

    dealer: Player
    level: str
    least: float
    most: float


STAGES = (
    Stage(OTHER, "club", 2, 5),
    Stage(OTHER, "club", 3, 9),
    Stage(YOU, "club", 4, 14),
    Stage(OTHER, "expert", 6, 30),
    Stage(YOU, "expert", 10, 40),
    Stage(YOU, "master", 20, 90),
)
