"""The ledgers of a record as JSON for other programs; rules/NOTATION.md describes the shape.

`VERSION` is raised when a field goes or changes its meaning; new fields may come without that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from game.piquet.score.ledger import Concession, concession_of, end_of, entries, score_of
from game.piquet.score.partie import is_double, tied_after
from rules.core.cards import Hand, write_cards
from rules.core.seats import Player
from rules.piquet.combinations import Kind, Point
from rules.piquet.options import Options
from rules.piquet.pack import in_order
from rules.piquet.presets import preset_of
from rules.piquet.record.options_text import NAMES, data_of_options, write_name
from rules.piquet.record.reckoning import ReckonedDeal, ReckonedRecord
from rules.piquet.seats import ELDER
from rules.piquet.settlement import Settlement, weight
from rules.piquet.state import Claim, DealState

FORMAT = "piquet-score"
VERSION = 1

Json = dict[str, object]


def ledger_json(reckoned: ReckonedRecord) -> str:
    """All there is to say of a record, as one JSON object."""
    state, options, settlement = reckoned.state, reckoned.record.options, reckoned.state.settlement
    told: Json = {
        "format": FORMAT,
        "version": VERSION,
        "players": dict(zip(_PLAYERS, reckoned.record.names, strict=True)),
        "preset": preset_of(options),
        "options": {
            write_name(name): value
            for name, value in data_of_options(options).items()
            if name in NAMES
        },
        "edition": options.edition,
        "deals": [_deal(reckoned, deal) for deal in reckoned.deals],
        "totals": _pair(state.totals),
        "tied_after": tied_after(state),
        "finished": state.settlement is not None,
        "settlement": None if settlement is None else _settlement(settlement, options),
    }
    return json.dumps(told, indent=2)


_PLAYERS = tuple(player.name for player in Player)


def _pair(values: Iterable[object]) -> Json:
    """A value for each player, A's first."""
    return dict(zip(_PLAYERS, values, strict=True))


def _deal(reckoned: ReckonedRecord, which: ReckonedDeal) -> Json:
    deal = which.deal
    end = end_of(reckoned, which)
    seats = [deal.seat(player) for player in Player]
    taken = deal.exchanged.taken
    return {
        "number": deal.number,
        "dealer": deal.dealer.name,
        "finished": which.finished,
        "hands": _pair(_held(deal.dealt[seat]) for seat in seats),
        "discards": _pair(_held(deal.exchanged.discards[seat]) for seat in seats),
        "draws": _pair(_held(taken[seat]) for seat in seats),
        "left": write_cards(deal.exchanged.talon),
        "supplied": _held(which.supplied),
        "doubtful": which.doubtful,
        "lines": [
            {
                "player": entry.player.name,
                "seat": entry.line.seat.name.lower(),
                "item": entry.line.item.value,
                "points": entry.line.points,
                "running": entry.running,
                "cards": _held(entry.line.cards or frozenset()),
                "counts": entry.counts,
                "withdraws": entry.line.withdraws,
            }
            for entry in entries(deal, end)
        ],
        "calls": [_call(deal, claim) for claim in _claims(deal)],
        "tricks": _pair(deal.table.won(seat) for seat in seats),
        "beyond": which.beyond,
        "concession": _concession(concession_of(deal)),
        "reached": None if end is None else end.winner.name,
        "score": _pair(score_of(reckoned, which)),
        "weight": weight(deal.number, reckoned.record.options),
    }


def _claims(deal: DealState) -> list[Claim]:
    """What elder called first of each kind, in the order of reckoning."""
    claims = map(deal.declarations.claim, Kind)
    return [claim for claim in claims if claim is not None]


def _call(deal: DealState, claim: Claim) -> Json:
    call = claim.call
    return {
        "player": deal.player(ELDER).name,
        "kind": call.kind.value,
        "cards": _held(call.cards),
        "making": call.value if isinstance(call, Point) else None,
        "asked": isinstance(call, Point) and deal.declarations.asked,
        "reply": None if claim.reply is None else claim.reply.value,
    }


def _concession(concession: Concession | None) -> Json | None:
    if concession is None:
        return None
    return {"player": concession.player.name, "accepted": concession.accepted}


def _settlement(settlement: Settlement, options: Options) -> Json:
    winner = settlement.winner
    return {
        "winner": None if winner is None else winner.name,
        "points": settlement.points,
        "rubicon": settlement.rubicon,
        "double": is_double(settlement, options),
    }


def _held(cards: Hand) -> str:
    return write_cards(in_order(cards))
