"""What is counted of Bezique."""

from __future__ import annotations

from game.bezique.statistics.parts import PARTS, BeziquePart, counts_of
from game.pages.statistics.figures import Figures

STATISTICS = Figures(
    parts=PARTS,
    split=counts_of,
    occasions=(BeziquePart.SEQUENCES, BeziquePart.BEZIQUE, BeziquePart.DOUBLE_BEZIQUE),
    special=True,
)
