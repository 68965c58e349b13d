"""What `piquet score` prints of a partie: what was agreed on, the table of the deals, who wins."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from game.piquet.score.ledger import (
    Concession,
    Names,
    concession_of,
    deal_text,
    end_of,
    entries,
    score_of,
)
from game.piquet.words import say
from game.piquet.words.notation import fault_sentence
from game.scorer import Scorer, UnfitRecordError
from game.words.terms import number, shown
from rules.core.cards import Hand, write_cards
from rules.core.seats import Player
from rules.piquet.combinations import Kind, Point
from rules.piquet.options import NEWEST_EDITION, Length, Options, Tie
from rules.piquet.pack import in_order
from rules.piquet.presets import PRESETS, differences, nearest_preset, preset_of
from rules.piquet.record.options_text import NAMES, data_of_options, write_name, write_value
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import ReckonedDeal, ReckonedRecord, reckon
from rules.piquet.record.text import NotationError
from rules.piquet.seats import ELDER
from rules.piquet.settlement import PARTIE, Settlement, counted, totals, weight
from rules.piquet.state import Claim, DealState, State


def record_text(reckoned: ReckonedRecord) -> str:
    """All there is to say of a record."""
    a, b = map(shown, reckoned.record.names)
    parts = [deal_text(reckoned, deal, (a, b)) for deal in reckoned.deals]
    if not parts:
        parts = [say("score.cut-only")]
    if len(parts) > 1 or reckoned.state.settlement is not None:
        parts.append(_partie_text(reckoned.state, (a, b)))
    return "\n\n".join((*_agreed(reckoned.record.options), *parts))


def _agreed(options: Options) -> Iterator[str]:
    """The named game and what was agreed on besides; nothing of the game of Cavendish."""
    if options == Options():
        return
    preset = nearest_preset(options)
    lines = [say("score.rules", game=say(f"preset.{preset}"))]
    if options.edition != NEWEST_EDITION:
        lines.append(say("score.rules.edition", number=options.edition))
    for name in differences(options, PRESETS[preset]):
        value = say(f"option.{name}.{write_value(getattr(options, name))}")
        lines.append(say("score.rules.option", option=say(f"option.{name}"), value=value))
    yield "\n".join(lines)


def _partie_text(state: State, names: Names) -> str:
    settlement = state.settlement
    lines = list(_table(state, names))
    if (deals := tied_after(state)) is not None:
        lines += ["", say("score.tied", deals=number(deals))]
    if settlement is not None:
        lines += ["", settlement_text(settlement, names, state.options)]
    return "\n".join(lines)


def _table(state: State, names: Names) -> Iterator[str]:
    last = say("score.table.total" if state.settlement else "score.table.so-far")
    rows = [(say("score.table.deal"), *names)]
    for deal, (a, b) in enumerate(counted(state.results, state.options), 1):
        doubled = weight(deal, state.options) > 1
        label = say("score.table.doubled", deal=deal) if doubled else str(deal)
        rows.append((label, str(a), str(b)))
    a, b = state.totals
    rows.append((last, str(a), str(b)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, second, third in rows:
        yield f"  {first:<{widths[0]}}  {second:>{widths[1]}}  {third:>{widths[2]}}"


def tied_after(state: State) -> int | None:
    """After how many deals both had the same, so that each deals once more (rule K7)."""
    options = state.options
    deals = options.deals
    if deals is None or len(state.results) < deals or options.tie is not Tie.EXTRA_DEALS:
        return None
    a, b = totals(state.results[:deals], options)
    return deals if a == b else None


def settlement_text(settlement: Settlement, names: Names, options: Options) -> str:
    """Who wins the partie, and how the points come about."""
    winner = settlement.winner
    if winner is None:
        return say("score.drawn")
    won, lost = settlement.totals[winner], settlement.totals[winner.other]
    told = {"winner": names[winner], "loser": names[winner.other], "won": won, "lost": lost}
    return say(f"score.{_kind_of_win(settlement, options)}", points=settlement.points, **told)


def _kind_of_win(settlement: Settlement, options: Options) -> str:
    if options.length is Length.TO_A_HUNDRED:
        return "hundred.double" if is_double(settlement, options) else "hundred"
    return "rubicon" if settlement.rubicon else "won"


def is_double(settlement: Settlement, options: Options) -> bool:
    """Whether a game to a hundred counts double, its loser being below fifty (law U19)."""
    return options.length is Length.TO_A_HUNDRED and settlement.points > PARTIE


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


def _reckon(text: str) -> ReckonedRecord:
    try:
        return reckon(parse_record(text))
    except NotationError as error:
        fault = error.fault
        raise UnfitRecordError(
            fault.line, fault.column, fault_sentence(fault, error.names)
        ) from None


SCORE = Scorer(reckon=_reckon, as_text=record_text, as_json=ledger_json)
