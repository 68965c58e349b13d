"""What is counted of Piquet."""

from __future__ import annotations

from game.pages.statistics.figures import Figures
from game.piquet.statistics.parts import PARTS, Part, counts_of, crossed_late

STATISTICS = Figures(
    parts=PARTS,
    split=counts_of,
    occasions=(Part.PIQUE, Part.REPIQUE, Part.CAPOT),
    firsts=(Part.REPIQUE, Part.CAPOT),
    late=crossed_late,
    special=True,
)
