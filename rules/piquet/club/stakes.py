"""What points are worth when the players rise: stakes by the point or by the hundred.

Points are settled once, on the final difference of a card, and odd money is dropped: a stake pays
for full steps of points only. Source: Cavendish, "Scoring" (rules K12, K13; contradiction X19;
house choice 22).

Units: points are points of Piquet, money is whole pence, twelve to a shilling and twenty shillings
to a pound. Players who stake another coin read "pence" as its smallest piece.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SHILLING = 12
"""Pence in a shilling."""

POUND = 20 * SHILLING
"""Pence in a pound."""

HUNDRED = 100


class Stake(Struct, frozen=True):
    """So many pence for each full step of points; what is left over a step is not reckoned.

    `step` is in points and at least one; `pence` is what one step pays, and may be nothing.
    ValueError for any other numbers.
    """

    step: int
    pence: int

    def __post_init__(self) -> None:
        if self.step < 1:
            raise ValueError(f"a stake pays for steps of one point or more, not of {self.step}")
        if self.pence < 0:
            raise ValueError(f"a stake pays nothing or more, not {self.pence} pence")


def every_point(pence: int) -> Stake:
    """A stake that drops no point: so many pence for each (the players' own agreement)."""
    return Stake(1, pence)


def by_the_hundred(pence: int, fraction: Literal[50, 25] = 50) -> Stake:
    """So many pence a hundred, fractions of fifty points dropped; of 25 where so agreed (K12).

    ValueError where a step would not come to whole pence: ask for a stake that divides.
    """
    if pence * fraction % HUNDRED:
        raise ValueError(
            f"{pence} pence a hundred make no whole pence for {fraction} points; "
            f"take a stake that is a multiple of {HUNDRED // fraction} pence"
        )
    return Stake(fraction, pence * fraction // HUNDRED)


TWOPENNY_POINTS = by_the_hundred(POUND)
"""Reckoned at a pound a hundred, and not at the 16 shillings and 8 pence they would make (K13)."""

THREEPENNY_POINTS = Stake(40, 40 * 3)
"""Not by the hundred but by forties, each ten shillings (K12)."""

SIXPENNY_POINTS = Stake(POUND // 6, POUND)
"""Fractions of a pound are dropped, and a pound is forty points: 75 count 40 (X19)."""

SHILLING_POINTS = Stake(POUND // SHILLING, POUND)
"""Fractions of a pound are dropped, and a pound is twenty points: 75 count 60 (X19)."""


def reckoned(points: int, stake: Stake) -> int:
    """The points that count: whole steps of the stake. ValueError for points below nought.

    It is the winner's points that are reckoned; his adversary pays what they come to.
    """
    if points < 0:
        raise ValueError(f"a stake is reckoned on what was won, which cannot be {points} points")
    return points - points % stake.step


def worth(points: int, stake: Stake) -> int:
    """What the winner of so many points receives, in pence; errors as for `reckoned`."""
    return reckoned(points, stake) // stake.step * stake.pence
