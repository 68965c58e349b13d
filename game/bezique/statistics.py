"""What the points of a deal of Bezique are for: lines of its ledger, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.pages.statistics.figures import Figures, split_by
from rules.bezique.scoring import Item


class BeziquePart(StrEnum):
    """The parts of a deal's score, from the small to the great; then what the tricks bring."""

    SEVENS = "sevens"
    MARRIAGES = "marriages"
    SEQUENCES = "sequences"
    BEZIQUE = "bezique"
    DOUBLE_BEZIQUE = "double-bezique"  # and in Rubicon Bezique three and four
    FOURS = "fours"
    CARTE_BLANCHE = "carte-blanche"
    LAST_TRICK = "last-trick"
    BRISQUES = "brisques"
    FORFEITS = "forfeits"


PARTS = tuple(BeziquePart)

PART_OF: Mapping[Item, BeziquePart] = {
    Item.TURNED_SEVEN: BeziquePart.SEVENS,
    Item.EXCHANGE: BeziquePart.SEVENS,
    Item.SEVEN: BeziquePart.SEVENS,
    Item.MARRIAGE: BeziquePart.MARRIAGES,
    Item.ROYAL_MARRIAGE: BeziquePart.MARRIAGES,
    Item.PLAIN_SEQUENCE: BeziquePart.SEQUENCES,
    Item.SEQUENCE: BeziquePart.SEQUENCES,
    Item.BEZIQUE: BeziquePart.BEZIQUE,
    Item.DOUBLE_BEZIQUE: BeziquePart.DOUBLE_BEZIQUE,
    Item.TRIPLE_BEZIQUE: BeziquePart.DOUBLE_BEZIQUE,
    Item.QUADRUPLE_BEZIQUE: BeziquePart.DOUBLE_BEZIQUE,
    Item.FOUR_ACES: BeziquePart.FOURS,
    Item.FOUR_KINGS: BeziquePart.FOURS,
    Item.FOUR_QUEENS: BeziquePart.FOURS,
    Item.FOUR_KNAVES: BeziquePart.FOURS,
    Item.CARTE_BLANCHE: BeziquePart.CARTE_BLANCHE,
    Item.LAST_TRICK: BeziquePart.LAST_TRICK,
    Item.BRISQUES: BeziquePart.BRISQUES,
    Item.FORFEIT: BeziquePart.FORFEITS,
}


counts_of = split_by(PARTS, PART_OF)
"""The parts of the ledger of the deal that has just ended, A's first."""

STATISTICS = Figures(
    parts=PARTS,
    split=counts_of,
    occasions=(BeziquePart.SEQUENCES, BeziquePart.BEZIQUE, BeziquePart.DOUBLE_BEZIQUE),
    special=True,
)
