"""What is counted of Piquet."""

from __future__ import annotations

from game.pages.figures.figures import Figures
from game.piquet.figures.parts import PARTS, Part, counts_of

FIGURES = Figures(
    parts=PARTS,
    split=counts_of,
    occasions=(Part.PIQUE, Part.REPIQUE, Part.CAPOT),
    special=True,
)
