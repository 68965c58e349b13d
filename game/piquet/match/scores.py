"""A partie of Piquet that is gone on with from the points of its deals."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Deal
from rules.piquet.options import Options
from rules.piquet.settlement import Pair
from rules.piquet.state import Phase, State

MOST_POINTS = 1000
"""More than anybody makes in one deal: nobody can make as many as two hundred."""


def begun(
    results: tuple[Pair, ...], first_dealer: Player, options: Options, pack: tuple[Card, ...]
) -> State:
    """A partie with its next deal on the table, dealt by the one whose turn it is."""
    # Without a deal before this one, the rules ask the first dealer: for the moment it is he.
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    state = State(options, Phase.DEAL, first_dealer=dealer, results=results)
    dealt: State = partie.apply(state, Deal(pack))[-1].state
    return replace(dealt, first_dealer=first_dealer)
