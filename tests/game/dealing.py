"""Packs as the dealer of a partie brings them, for tests that lead a state by hand."""

from __future__ import annotations

from game.session.dealer import Dealer
from rules.piquet.actions import Deal, Spread
from rules.piquet.pack import PACK
from rules.piquet.state import Phase


def brought(dealer: Dealer, phase: Phase, number: int) -> Spread | Deal:
    """The pack of this number in this phase: deals count from 1, spreads from 0."""
    if phase is Phase.SPREAD:
        return Spread(dealer.shuffled(PACK, f"spread {number}"))
    assert phase is Phase.DEAL
    return Deal(dealer.shuffled(PACK, f"deal {number}"))
