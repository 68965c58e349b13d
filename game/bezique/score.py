"""What `piquet score` prints of a record: what was agreed on, every line of its ledgers, who wins.

`as_text` is for people, `as_json` for other programs (rules/bezique/NOTATION.md describes it).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeAlias

from game.bezique.history.record import WRITTEN
from game.bezique.history.steps import line_words, row
from game.bezique.words import refusal, say
from game.scorer import Reckoned, Scorer, agreed, lines_data, ruled, running, unfit
from rules.bezique.options import Options, data_of_options
from rules.bezique.pack import in_order
from rules.bezique.partie import apply
from rules.bezique.presets import PRESETS, differences, nearest_preset, preset_of
from rules.bezique.record.record import BeziqueRecord, RecordFault, read_record
from rules.bezique.scoring import scores
from rules.bezique.settlement import Settlement
from rules.bezique.state import DealState, State
from rules.core.options_text import write_name, write_value
from rules.core.seats import Player

FORMAT = "bezique-score"
VERSION = 1


Told: TypeAlias = Reckoned[BeziqueRecord, State]
"""A record of ours that was played through."""


def reckoned(record: BeziqueRecord) -> Told:
    """A record that was read, and so is legal, played through."""
    cut, deals = WRITTEN.parted(record.actions)
    state = record.start()
    for action in cut:
        state = apply(state, action)[-1].state
    ends = []
    for actions in deals:
        for action in actions:
            state = apply(state, action)[-1].state
        ends.append(state)
    return Reckoned(record, tuple(ends), state)


def as_text(told: Told) -> str:
    """All there is to say of a record."""
    parts = ["\n".join(_deal(told, state)) for state in told.deals] or [say("score.cut-only")]
    if len(told.deals) > 1 or told.state.standing.settlement is not None:
        parts.append("\n".join(_table(told)))
    end = told.state.standing.settlement
    if end is not None:
        parts.append(_ending(told, end))
    return "\n\n".join((*_agreed(told.record.options), *parts))


def _agreed(options: Options) -> Iterator[str]:
    """The named game and what was agreed on besides; nothing of the game of the dictionary."""
    if options == Options():
        return
    preset = nearest_preset(options)
    changed = differences(options, PRESETS[preset])
    values = [(write_name(name), write_value(getattr(options, name))) for name in changed]
    yield agreed(say, preset, values)


def _deal(told: Told, state: State) -> Iterator[str]:
    """A deal: every line of the ledger with what its player has then."""
    deal = state.current
    a, b = told.names
    yield say("score.deal", number=deal.number, dealer=told.names[deal.dealer])
    rows = []
    for line, now in running(deal.ledger):
        cards = f": {row(line.cards)}" if line.cards else ""
        rows.append((told.names[line.player], f"{line_words(line)}{cards}", line.points, now))
    yield from ruled(rows, 4, 5)
    if not rows:
        yield say("score.nothing-yet")
    made = scores(deal.ledger)
    key = "score.deal-scores" if finished(state, deal) else "score.so-far"
    yield say(key, a=a, b=b, a_points=made[0], b_points=made[1])


def finished(state: State, deal: DealState) -> bool:
    """Whether a deal was played to its end."""
    return len(state.standing.results) >= deal.number


def _table(told: Told) -> Iterator[str]:
    results = told.state.standing.results
    totals = [sum(points[player] for points in results) for player in Player]
    rows = [(say("score.table.deal"), *told.names)]
    rows += [(str(deal), str(a), str(b)) for deal, (a, b) in enumerate(results, 1)]
    rows.append((say("score.table.total"), str(totals[0]), str(totals[1])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, second, third in rows:
        yield f"  {first:<{widths[0]}}  {second:>{widths[1]}}  {third:>{widths[2]}}"


def _ending(told: Told, end: Settlement) -> str:
    if end.winner is None:
        return say("score.drawn")
    names = told.names
    options = told.record.options
    key = "score.won"
    if options.rubicon:
        key = "score.rubicon" if end.rubicon else "score.passed"
    elif max(end.games) > 1 and not end.double:
        key = "score.games"
    elif end.double:
        key = "score.double"
    return say(
        key,
        winner=names[end.winner],
        loser=names[end.winner.other],
        won=end.totals[end.winner],
        lost=end.totals[end.winner.other],
        points=end.points,
    )


def as_json(told: Told) -> str:
    """The same as one JSON object; `VERSION` is raised when a field goes or changes its meaning."""
    end = told.state.standing.settlement
    data = {
        "format": FORMAT,
        "version": VERSION,
        "players": dict(zip("AB", told.record.names, strict=True)),
        "preset": preset_of(told.record.options),
        "options": {
            write_name(name): value for name, value in data_of_options(told.record.options).items()
        },
        "deals": [_deal_data(state) for state in told.deals],
        "totals": dict(zip("AB", told.state.standing.totals, strict=True)),
        "finished": end is not None,
        "settlement": None if end is None else _settlement_data(end),
    }
    return json.dumps(data, indent=2)


def _deal_data(state: State) -> dict[str, object]:
    deal = state.current
    tricks = [sum(one.winner is player for one in deal.tricks) for player in Player]
    return {
        "number": deal.number,
        "dealer": deal.dealer.name,
        "finished": finished(state, deal),
        "trumps": None if deal.trumps is None else deal.trumps.value,
        "lines": lines_data(deal.ledger, in_order),
        "tricks": dict(zip("AB", tricks, strict=True)),
        "brisques": {player.name: deal.brisques(player) for player in Player},
        "score": dict(zip("AB", scores(deal.ledger), strict=True)),
    }


def _settlement_data(end: Settlement) -> dict[str, object]:
    return {
        "winner": None if end.winner is None else end.winner.name,
        "totals": dict(zip("AB", end.totals, strict=True)),
        "points": end.points,
        "rubicon": end.rubicon,
        "double": end.double,
        "games": dict(zip("AB", end.games, strict=True)),
        "brisques": dict(zip("AB", end.brisques, strict=True)),
        "brisques_added": end.added,
    }


def _reckon(text: str) -> Told:
    try:
        return reckoned(read_record(text))
    except RecordFault as fault:
        raise unfit(fault, refusal) from None


SCORE = Scorer(reckon=_reckon, as_text=as_text, as_json=as_json)
