"""How the last six tricks grow from the first position of a set to the last."""

from __future__ import annotations

from msgspec import Struct


class EndingStage(Struct, frozen=True):
    """What a position of the set is to be like.

    At how many turns a card is wrong, the best play given; whether a rule of thumb is to lose
    something; the greatest share of right cards at the turn that has fewest.
    """

    traps: range
    fools: bool
    share: float = 1.0


STAGES = (
    EndingStage(range(1, 3), fools=False),
    EndingStage(range(1, 4), fools=False),
    EndingStage(range(1, 4), fools=True),
    EndingStage(range(2, 4), fools=True),
    EndingStage(range(2, 5), fools=True),
    EndingStage(range(3, 6), fools=True),
    EndingStage(range(3, 7), fools=True, share=0.34),
    EndingStage(range(4, 7), fools=True, share=0.25),
)
