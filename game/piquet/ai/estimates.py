"""The terms of Piquet's analyses.

What points are for, what may come of a choice, and why the best one is better than the next.
"""

from __future__ import annotations

from enum import StrEnum

from game.players.mind import PointsByPart, Terms
from game.players.reasoning import Telling
from rules.core.cards import RANKS, SUITS


class Points(PointsByPart, frozen=True):
    """The points of a whole deal that one side may expect, by what they are for.

    `cards` has the ten for the cards and the forty for the capot.
    """

    carte_blanche: float = 0.0
    point: float = 0.0
    sequences: float = 0.0
    sets: float = 0.0
    play: float = 0.0
    cards: float = 0.0
    pique: float = 0.0
    repique: float = 0.0


PARTS: tuple[str, ...] = tuple(each for each in Points.__struct_fields__)
"""What points are for, in the order in which they are reckoned, as `Points` has them."""


BEST = 5
"""How many of the best discards are told, besides the one that is asked about."""


class Prospect(StrEnum):
    """What may come of a choice, each told with how likely it is, from 0 to 1."""

    POINT = "point"  # mine counts, and so on
    SEQUENCE = "sequence"
    SET = "set"
    QUATORZE = "quatorze"  # I hold one after the exchange
    GOOD = "good"  # of a call: it is
    EQUAL = "equal"
    BETTER = "better"  # of an answer: mine is
    CARDS = "cards"  # I win them; not the capot
    CAPOT = "capot"
    DIVIDED = "divided"
    CARDS_LOST = "cards-lost"
    CAPOT_LOST = "capot-lost"
    PIQUE = "pique"
    PIQUE_LOST = "pique-lost"  # the other makes it, and so on
    REPIQUE = "repique"
    REPIQUE_LOST = "repique-lost"


class Holding(StrEnum):
    """What a hand may have to call."""

    POINT = "point"
    SEQUENCE = "sequence"
    TRIO = "trio"
    QUATORZE = "quatorze"


TERMS = Terms(
    points=Points,
    parts=PARTS,
    chances=Prospect,
    hopes={
        Holding.POINT: SUITS,
        Holding.SEQUENCE: SUITS,
        Holding.TRIO: RANKS,
        Holding.QUATORZE: RANKS,
    },
)


_TELLING = Telling(
    parts=PARTS,
    chances={
        "point": (Prospect.POINT, Prospect.GOOD, Prospect.BETTER),
        "sequences": (Prospect.SEQUENCE, Prospect.GOOD),
        "sets": (Prospect.QUATORZE, Prospect.SET, Prospect.GOOD),
        "cards": (
            Prospect.CAPOT,
            Prospect.CARDS,
            Prospect.DIVIDED,
            Prospect.CARDS_LOST,
            Prospect.CAPOT_LOST,
        ),
        "pique": (Prospect.PIQUE, Prospect.PIQUE_LOST),
        "repique": (Prospect.REPIQUE, Prospect.REPIQUE_LOST),
    },
    brings={
        Holding.POINT: "point",
        Holding.SEQUENCE: "sequences",
        Holding.TRIO: "sets",
        Holding.QUATORZE: "sets",
    },
    against=(
        Prospect.CARDS_LOST,
        Prospect.CAPOT_LOST,
        Prospect.PIQUE_LOST,
        Prospect.REPIQUE_LOST,
    ),
)

reason_of = _TELLING.reason_of
"""Why the first of some choices is the best; None where the others are no worse."""
