"""The twelve cards that are called from and played: one hand, however much of it was played."""

from __future__ import annotations

from rules.core.cards import Hand
from rules.piquet.seats import Seat
from rules.piquet.state import DealState


def twelve_of(deal: DealState, seat: Seat) -> Hand:
    """The cards a seat had when it called: those in hand and those it has played since."""
    return deal.hands[seat] | deal.table.played(seat)
