"""What may go wrong where it was agreed that something may (option `strict`, section I)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rules.core.cards import Card, Hand
from rules.core.seats import Player


class Error(StrEnum):
    """What somebody has done wrong."""

    NOT_DRAWN = "not-drawn"  # ZI4: he led without drawing
    DREW_EARLY = "drew-early"  # ZI5, ZK15: the loser took the top card
    TWO_DRAWN = "two-drawn"  # ZI8, ZK15
    FALSE_DECLARATION = "false-declaration"  # ZI9
    OUT_OF_TURN = "out-of-turn"  # ZI10: a card was played
    REVOKE = "revoke"  # ZI11


class Errors(Struct, frozen=True):
    """What follows from errors of this deal, A's first in a pair; both players see it.

    `falsely` are cards declared in vain in this window; `called` must be led; `debts` are cards to
    be drawn besides; `silent` scores no more; `forfeit` is who has ten to receive; `two` are the
    cards of which the other picks one; `early`: the top card was seen by the loser of the trick.
    """

    falsely: Hand = frozenset()
    called: Card | None = None
    debts: tuple[int, int] = (0, 0)
    silent: Player | None = None
    forfeit: Player | None = None
    two: tuple[Card, ...] = ()
    early: bool = False


NO_ERRORS = Errors()
