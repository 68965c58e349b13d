"""How a partie of Piquet goes on after deals that are lost, of which only the points are known."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import Hand
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.options import Options
from rules.piquet.seats import ELDER
from rules.piquet.settlement import Pair
from rules.piquet.state import DealState, ExchangeState, State


def resumed(options: Options, first_dealer: Player, results: tuple[Pair, ...]) -> State:
    """The state that awaits the deal after these results; the last of them was dealt by nobody."""
    start = partie.start_deal(options, first_dealer)
    if not results:
        return start
    number = len(results)
    dealer = first_dealer if number % 2 else first_dealer.other
    empty: tuple[Hand, Hand] = (frozenset(), frozenset())
    gone = DealState(
        number=number,
        dealer=dealer,
        hands=empty,
        dealt=empty,
        turn=ELDER,
        exchanged=ExchangeState(()),
        options=options,
    )
    return replace(start, results=results, deal=gone)
