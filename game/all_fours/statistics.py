"""What the points of a deal of All-Fours are for: lines of its ledger, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.pages.statistics.figures import Figures, split_by
from rules.all_fours.scoring import Item


class AllFoursPart(StrEnum):
    """The parts of a deal's score, in the order in which they are marked."""

    TURNED = "turned"
    GIFT = "gift"
    HIGH = "high"
    LOW = "low"
    JACK = "jack"
    GAME = "game"
    FINES = "fines"


PARTS = tuple(AllFoursPart)

PART_OF: Mapping[Item, AllFoursPart] = {
    Item.TURNED_KNAVE: AllFoursPart.TURNED,
    Item.GIFT: AllFoursPart.GIFT,
    Item.HIGH: AllFoursPart.HIGH,
    Item.LOW: AllFoursPart.LOW,
    Item.JACK: AllFoursPart.JACK,
    Item.GAME: AllFoursPart.GAME,
    Item.NOT_FOLLOWED: AllFoursPart.FINES,
    Item.REVOKE: AllFoursPart.FINES,
    Item.WRONG_MARK: AllFoursPart.FINES,
}


counts_of = split_by(PARTS, PART_OF)
"""The parts of the ledger of the deal that has just ended, A's first."""

STATISTICS = Figures(
    parts=PARTS, split=counts_of, occasions=(AllFoursPart.TURNED, AllFoursPart.JACK)
)
