"""How a partie of All-Fours goes on after deals that are lost, of which only points are known."""

from __future__ import annotations

from rules.all_fours.options import Options
from rules.all_fours.partie import start_deal
from rules.all_fours.settlement import Pair
from rules.all_fours.state import State
from rules.core.seats import Player


def resumed(options: Options, first_dealer: Player, results: tuple[Pair, ...]) -> State:
    """The state that awaits the deal after these results, dealt by the one whose turn it is.

    Of deals that were bunched nothing is known any more: they are taken for deals like others.
    """
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    return start_deal(options, dealer, results)
