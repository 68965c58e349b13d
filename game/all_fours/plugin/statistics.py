"""What is counted of All-Fours."""

from __future__ import annotations

from game.all_fours.statistics.parts import PARTS, AllFoursPart, counts_of
from game.pages.statistics.figures import Figures

STATISTICS = Figures(
    parts=PARTS, split=counts_of, occasions=(AllFoursPart.TURNED, AllFoursPart.JACK)
)
