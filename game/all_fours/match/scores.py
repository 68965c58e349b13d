"""A partie of All-Fours that is gone on with from the points of its deals."""

from __future__ import annotations

from game.match.arena import Results
from rules.all_fours.game import bring
from rules.all_fours.options import Options
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.state import State
from rules.core.cards import Card
from rules.core.seats import Player

MOST_POINTS = 40
"""More than anybody makes in one deal, all fines included."""


def is_over(results: Results, options: Options) -> bool:
    """Whether somebody has won the game by these deals."""
    return any(sum(points[player] for points in results) >= options.target for player in Player)


def begun(
    results: Results, first_dealer: Player, options: Options, pack: tuple[Card, ...]
) -> State:
    """A partie with its next deal on the table, dealt by the one whose turn it is."""
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    before = start_deal(options, dealer, results)
    return apply(before, bring(before, pack))[-1].state
