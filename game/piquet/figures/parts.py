"""What the points of a deal of Piquet are for: lines of its ledger, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.pages.figures.figures import Counts
from game.piquet.face.sheet.counting import counting
from rules.core.seats import Player
from rules.piquet.scoring import Item
from rules.piquet.state import State
from rules.piquet.view import view


class Part(StrEnum):
    """The parts of a deal's score, in the order they are counted."""

    CARTE_BLANCHE = "carte-blanche"
    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"
    PLAY = "play"
    CARDS = "cards"
    CAPOT = "capot"
    PIQUE = "pique"
    REPIQUE = "repique"


PARTS = tuple(Part)

PART_OF: Mapping[Item, Part] = {
    Item.CARTE_BLANCHE: Part.CARTE_BLANCHE,
    Item.POINT: Part.POINT,
    Item.SEQUENCE: Part.SEQUENCE,
    Item.SET: Part.SET,
    Item.LEAD: Part.PLAY,
    Item.TRICK: Part.PLAY,
    Item.LAST_TRICK: Part.PLAY,
    Item.CONCEDED: Part.PLAY,
    Item.CARDS: Part.CARDS,
    Item.CAPOT: Part.CAPOT,
    Item.PIQUE: Part.PIQUE,
    Item.REPIQUE: Part.REPIQUE,
}


def counts_of(state: State) -> Counts:
    """The parts of the ledger of the deal that has just ended, A's first."""
    deal = state.current
    points = [[0] * len(PARTS), [0] * len(PARTS)]
    for line in counting(view(state, Player.A), deal.ledger):
        points[deal.player(line.seat)][PARTS.index(PART_OF[line.item])] += line.points
    return tuple(points[Player.A]), tuple(points[Player.B])
