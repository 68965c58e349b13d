"""The terms of Piquet's analyses: what points are for, what may come of a choice, the hopes.

A judgement of `game.players.judgement` is made of these.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.players.mind import Terms
from rules.core.cards import RANKS, SUITS


class Points(Struct, frozen=True):
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

    @property
    def total(self) -> float:
        """All of them."""
        return float(sum(getattr(self, name) for name in PARTS))


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
