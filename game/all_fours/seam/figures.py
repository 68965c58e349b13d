"""What is counted of All-Fours."""

from __future__ import annotations

from game.all_fours.figures.parts import PARTS, AllFoursPart, counts_of
from game.pages.figures.figures import Figures

FIGURES = Figures(parts=PARTS, split=counts_of, occasions=(AllFoursPart.TURNED, AllFoursPart.JACK))
