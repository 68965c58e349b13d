"""The ledgers of a record as JSON for other programs; rules/NOTATION.md describes the shape.

`VERSION` is raised when a field goes or changes its meaning; new fields may come without that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from game.cli.ledger import entries
from rules.core.cards import Hand, write_cards
from rules.core.seats import Player
from rules.piquet.pack import in_order
from rules.piquet.partie import deal_scores
from rules.piquet.reckoning import Reckoned, ReckonedDeal
from rules.piquet.settlement import Settlement

FORMAT = "piquet-score"
VERSION = 1

Json = dict[str, object]


def ledger_json(reckoned: Reckoned) -> str:
    """All there is to say of a record, as one JSON object."""
    state = reckoned.state
    told: Json = {
        "format": FORMAT,
        "version": VERSION,
        "players": dict(zip(_PLAYERS, reckoned.record.names, strict=True)),
        "options": {"packets": reckoned.record.options.packets},
        "deals": [_deal(deal) for deal in reckoned.deals],
        "totals": _pair(state.totals),
        "finished": state.settlement is not None,
        "settlement": None if state.settlement is None else _settlement(state.settlement),
    }
    return json.dumps(told, indent=2)


_PLAYERS = tuple(player.name for player in Player)


def _pair(values: Iterable[object]) -> Json:
    """A value for each player, A's first."""
    return dict(zip(_PLAYERS, values, strict=True))


def _deal(reckoned: ReckonedDeal) -> Json:
    deal = reckoned.deal
    seats = [deal.seat(player) for player in Player]
    taken = deal.exchanged.taken
    return {
        "number": deal.number,
        "dealer": deal.dealer.name,
        "finished": reckoned.finished,
        "hands": _pair(_held(deal.dealt[seat]) for seat in seats),
        "discards": _pair(_held(deal.exchanged.discards[seat]) for seat in seats),
        "draws": _pair(_held(taken[seat]) for seat in seats),
        "left": write_cards(deal.exchanged.talon),
        "supplied": _held(reckoned.supplied),
        "doubtful": reckoned.doubtful,
        "lines": [
            {
                "player": entry.player.name,
                "seat": entry.line.seat.name.lower(),
                "item": entry.line.item.value,
                "points": entry.line.points,
                "running": entry.running,
                "cards": _held(entry.line.cards or frozenset()),
            }
            for entry in entries(deal)
        ],
        "score": _pair(deal_scores(deal)),
    }


def _settlement(settlement: Settlement) -> Json:
    winner = settlement.winner
    return {
        "winner": None if winner is None else winner.name,
        "points": settlement.points,
        "rubicon": settlement.rubicon,
    }


def _held(cards: Hand) -> str:
    return write_cards(in_order(cards))
