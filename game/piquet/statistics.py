"""What the points of a deal of Piquet are for: lines of its ledger, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import cast

from game.pages.statistics.figures import Counts, Figures, by_part
from game.pages.statistics.played import PartiePlayed
from game.piquet.ui.sheet.counting import counting
from rules.core.seats import Player
from rules.piquet.options import HUNDRED, Length, Options, Rubicon
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


def crossed_late(partie: PartiePlayed) -> bool:
    """Whether the subject was short of the rubicon before the last deal, and then beyond it."""
    own = [deal.points[0] for deal in partie.deals]
    options = cast(Options, partie.options)
    played = options.length is not Length.TO_A_HUNDRED and options.rubicon is not Rubicon.NONE
    whole = sum(own) == partie.totals[0]  # no deal counted for more than it brought
    return played and whole and sum(own[:-1]) < HUNDRED <= sum(own)


def counts_of(state: State) -> Counts:
    """The parts of the ledger of the deal that has just ended, A's first."""
    deal = state.current
    lines = counting(view(state, Player.A), deal.ledger)
    found = ((deal.player(line.seat), PART_OF[line.item], line.points) for line in lines)
    return by_part(PARTS, found)


STATISTICS = Figures(
    parts=PARTS,
    split=counts_of,
    occasions=(Part.PIQUE, Part.REPIQUE, Part.CAPOT),
    firsts=(Part.REPIQUE, Part.CAPOT),
    late=crossed_late,
    special=True,
)
