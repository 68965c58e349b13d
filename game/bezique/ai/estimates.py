"""The terms of Bezique's analyses: what points are for, and what may come of a choice.

A judgement of `game.players.judgement` is made of these. Its settlement is what the choice is worth
for the whole game: in the common game the chance to win it, in hundredths; in Rubicon Bezique what
the deal pays, in hundreds.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from game.players.judgement import Judgement, Reason
from game.players.mind import PointsByPart, Terms, counted_so_far
from game.players.reasoning import Telling
from rules.bezique.combinations import BEZIQUES, MARRIAGES, RANK_OF_FOUR, SEQUENCES, Kind
from rules.bezique.scoring import Item
from rules.bezique.view import DealView
from rules.core.seats import Player


class Points(PointsByPart, frozen=True):
    """The points of a whole deal that one side may expect, by what they are for.

    `brisques` has the last trick with them, `others` sevens, carte blanche and forfeits.
    """

    marriages: float = 0.0
    sequences: float = 0.0
    beziques: float = 0.0
    fours: float = 0.0
    brisques: float = 0.0
    others: float = 0.0


PARTS: tuple[str, ...] = tuple(each for each in Points.__struct_fields__)
"""What points are for, as `Points` has them."""


class Prospect(StrEnum):
    """What may come of a choice from here on, each told with how likely it is, from 0 to 1."""

    MARRIAGE = "marriage"  # I score one, and so on
    SEQUENCE = "sequence"
    BEZIQUE = "bezique"
    DOUBLE = "double"
    FOUR = "four"
    MARRIAGE_LOST = "marriage-lost"  # the other scores one, and so on
    SEQUENCE_LOST = "sequence-lost"
    BEZIQUE_LOST = "bezique-lost"
    DOUBLE_LOST = "double-lost"
    FOUR_LOST = "four-lost"


MINE = (Prospect.MARRIAGE, Prospect.SEQUENCE, Prospect.BEZIQUE, Prospect.DOUBLE, Prospect.FOUR)
THEIRS = (
    Prospect.MARRIAGE_LOST,
    Prospect.SEQUENCE_LOST,
    Prospect.BEZIQUE_LOST,
    Prospect.DOUBLE_LOST,
    Prospect.FOUR_LOST,
)

PART_OF: dict[Kind, str] = {
    **dict.fromkeys(MARRIAGES, "marriages"),
    **dict.fromkeys(SEQUENCES, "sequences"),
    **dict.fromkeys(BEZIQUES, "beziques"),
    **dict.fromkeys(RANK_OF_FOUR, "fours"),
}
"""In which part a declaration counts."""

_OF_ITEM = {
    **{Item(kind.value): part for kind, part in PART_OF.items()},
    Item.LAST_TRICK: "brisques",
    Item.BRISQUES: "brisques",
}

TERMS = Terms(points=Points, parts=PARTS, chances=Prospect, hopes={})


def so_far(deal: DealView, player: Player) -> dict[str, float]:
    """What a player has counted in the deal, by what it was for."""
    return counted_so_far(deal.ledger, player, PARTS, _OF_ITEM, "others")


_TELLING = Telling(
    parts=PARTS,
    chances={
        "marriages": (Prospect.MARRIAGE, Prospect.MARRIAGE_LOST),
        "sequences": (Prospect.SEQUENCE, Prospect.SEQUENCE_LOST),
        "beziques": (
            Prospect.BEZIQUE,
            Prospect.DOUBLE,
            Prospect.BEZIQUE_LOST,
            Prospect.DOUBLE_LOST,
        ),
        "fours": (Prospect.FOUR, Prospect.FOUR_LOST),
    },
    against=THEIRS,
)

_SURE = 0.99


def reason_of(candidates: tuple[Judgement, ...]) -> Reason | None:
    """Why the first of some choices is the best; None where the others are no worse.

    What comes for sure with the best choice is what it does: that is told by its points.
    """
    found = _TELLING.reason_of(candidates)
    if found is None or found.best < _SURE:
        return found
    return replace(found, chance=None, best=0.0, next=0.0)
