"""What is counted of Piquet."""

from __future__ import annotations

from game.pages.figures.figures import Figures
from game.piquet.figures.parts import PARTS, Part, counts_of, crossed_late

FIGURES = Figures(
    parts=PARTS,
    split=counts_of,
    occasions=(Part.PIQUE, Part.REPIQUE, Part.CAPOT),
    firsts=(Part.REPIQUE, Part.CAPOT),
    late=crossed_late,
    special=True,
)
