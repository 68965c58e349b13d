"""A deal or a partie of Bezique as text in the notation, to be shared and read back."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.words import refusal
from game.pages.history.in_writing import GameInWriting
from rules.bezique.actions import Deal
from rules.bezique.dealing import dealer_of
from rules.bezique.game import RULES
from rules.bezique.options import Options
from rules.bezique.partie import start_deal
from rules.bezique.record.record import BeziqueRecord, read_record
from rules.bezique.settlement import Pair
from rules.bezique.state import State
from rules.core.seats import Player

WRITTEN = GameInWriting(RULES, BeziqueRecord, read_record, Deal, dealer_of, refusal)


def resumed(options: Options, first_dealer: Player, results: tuple[Pair, ...]) -> State:
    """The state that awaits the deal after these results; it is dealt by the one whose turn it is.

    Of a match, the games that the lost deals decided are counted as the rules count them, as far as
    the points of whole deals tell.
    """
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    state = start_deal(options, dealer, results)
    began, games, totals = 0, [0, 0], [0, 0]
    for number, points in enumerate(results, 1):
        totals = [totals[0] + points[0], totals[1] + points[1]]
        if max(totals) >= options.target and number < len(results):
            ahead = 0 if totals[0] >= totals[1] else 1
            double = options.double_game and totals[1 - ahead] < options.target // 2
            games[ahead] += 2 if double else 1
            began, totals = number, [0, 0]
    standing = replace(state.standing, began=began, games=(games[0], games[1]))
    return replace(state, standing=standing)
