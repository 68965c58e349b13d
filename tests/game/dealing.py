"""Packs as the dealer of a partie brings them, for tests that lead a state by hand."""

from __future__ import annotations

from collections.abc import Iterator

from game.piquet.ai.heuristic import thumb
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Deal, Spread
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import View, view


def brought(dealer: Dealer, phase: Phase, number: int) -> Spread | Deal:
    """The pack of this number in this phase: deals count from 1, spreads from 0."""
    if phase is Phase.SPREAD:
        return Spread(dealer.shuffled(PACK, f"spread {number}"))
    assert phase is Phase.DEAL
    return Deal(dealer.shuffled(PACK, f"deal {number}"))


def views(seed: int) -> Iterator[View]:
    """What those on turn see in a deal, played by thumb rules."""
    state = apply(start_deal(Options(), Player.A), brought(Dealer(seed), Phase.DEAL, 1))[-1].state
    while isinstance(state.turn, Player):
        yield (seen := view(state, state.turn))
        state = apply(state, thumb.choose(seen, seed))[-1].state
