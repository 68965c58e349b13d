"""What `piquet score` prints of a record: what was agreed on, every line of its ledgers, who wins.

`as_text` is for people, `as_json` for other programs (rules/all_fours/NOTATION.md describes it).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeAlias

from game.all_fours.words import refusal, say
from game.scorer import Reckoned, Scorer, agreed, lines_data, ruled, running, unfit
from game.words.terms import card_name, sign
from rules.all_fours.actions import Deal
from rules.all_fours.marking import pips_of
from rules.all_fours.options import AGREED, Options
from rules.all_fours.pack import in_order
from rules.all_fours.presets import PRESETS, differences, nearest_preset, preset_of
from rules.all_fours.record.record import AllFoursRecord, RecordFault, read_record
from rules.all_fours.scoring import Line, scores
from rules.all_fours.state import DealState, State
from rules.core.cards import Card, write_cards
from rules.core.options_text import write_name, write_value
from rules.core.seats import Player

FORMAT = "all-fours-score"
VERSION = 1


Told: TypeAlias = Reckoned[AllFoursRecord, State]
"""A record of ours that was played through."""


def reckoned(record: AllFoursRecord) -> Told:
    """A record that was read, and so is legal, played through."""
    state = record.start()
    ends: list[State] = []
    for action in record.actions:
        if isinstance(action, Deal) and state.deal is not None:
            ends.append(state)
        state = record.form.apply(state, action)[-1].state
    if state.deal is not None:
        ends.append(state)
    return Reckoned(record, tuple(ends), state)


def finished(state: State) -> bool:
    """Whether the deal on the table came to its end."""
    return len(state.standing.results) >= state.current.number


# For people


def as_text(told: Told) -> str:
    """All there is to say of a record."""
    before = (0, 0)
    parts = [*_agreed(told.record.options)]
    for state in told.deals:
        parts.append("\n".join(_deal(told, state, before)))
        before = state.standing.totals
    if not told.deals:
        parts.append(say("score.cut-only"))
    end = told.state.standing.settlement
    if end is not None:
        won, lost = end.totals[end.winner], end.totals[end.winner.other]
        parts.append(say("score.won", winner=told.names[end.winner], won=won, lost=lost))
    return "\n\n".join(parts)


def _agreed(options: Options) -> Iterator[str]:
    """The named game and what was agreed on besides; nothing of the game of Enquire Within."""
    if options == Options():
        return
    preset = nearest_preset(options)
    changed = differences(options, PRESETS[preset])
    values = [(write_name(name), write_value(getattr(options, name))) for name in changed]
    yield agreed(say, preset, values)


def _deal(told: Told, state: State, before: tuple[int, int]) -> Iterator[str]:
    """A deal: every line of the ledger with what its player then has of the game."""
    deal, (a, b) = state.current, told.names
    dealer, cards = told.names[deal.dealer], ", ".join(map(_short, turn_ups(deal)))
    yield say("score.deal", number=deal.number, dealer=dealer, cards=cards)
    counted = running(deal.ledger, before)
    rows = [(told.names[one.player], _line(one), one.points, now) for one, now in counted]
    yield from ruled(rows, 2, 3)
    if not rows:
        yield say("score.nothing-yet")
    if deal.bunched:
        yield say("score.bunched", dealer=dealer)
    elif deal.tricks:
        a_pips, b_pips = pips_of(deal)
        yield say("score.pips", a=a, a_pips=a_pips, b=b, b_pips=b_pips)
    a_points, b_points = scores(deal.ledger)
    key = "score.deal-scores" if finished(state) else "score.so-far"
    yield say(key, a=a, b=b, a_points=a_points, b_points=b_points)


def turn_ups(deal: DealState) -> tuple[Card, ...]:
    """Every card that was turned up in a deal, the trump last."""
    return deal.set_aside if deal.turn_up is None else (*deal.set_aside, deal.turn_up)


def _short(card: Card) -> str:
    """For example "king ♥"."""
    return f"{say('rank.' + card.rank.value)} {sign(card.suit)}"


def _line(line: Line) -> str:
    """What a line is for, and the card that made it."""
    item = say(f"item.{line.item.value}")
    if not line.cards:
        return item
    return say("score.line.card", item=item, card=", ".join(map(card_name, in_order(line.cards))))


# For other programs


def as_json(told: Told) -> str:
    """The same as one JSON object; `VERSION` is raised when a field goes or changes its meaning."""
    end, options = told.state.standing.settlement, told.record.options
    data = {
        "format": FORMAT,
        "version": VERSION,
        "players": dict(zip("AB", told.record.names, strict=True)),
        "preset": preset_of(options),
        "options": {write_name(name): value for name, value in AGREED.data_of(options).items()},
        "deals": [_deal_data(state) for state in told.deals],
        "totals": dict(zip("AB", told.state.standing.totals, strict=True)),
        "finished": end is not None,
        "settlement": None
        if end is None
        else {
            "winner": end.winner.name,
            "totals": dict(zip("AB", end.totals, strict=True)),
            "points": end.points,
        },
    }
    return json.dumps(data, indent=2)


def _deal_data(state: State) -> dict[str, object]:
    deal = state.current
    tricks = [sum(one.winner is player for one in deal.tricks) for player in Player]
    return {
        "number": deal.number,
        "dealer": deal.dealer.name,
        "finished": finished(state),
        "bunched": deal.bunched,
        "turned": write_cards(turn_ups(deal)),
        "trumps": deal.trumps.value,
        "lines": lines_data(deal.ledger, in_order),
        "tricks": dict(zip("AB", tricks, strict=True)),
        "pips": dict(zip("AB", pips_of(deal), strict=True)),
        "score": dict(zip("AB", scores(deal.ledger), strict=True)),
    }


def _reckon(text: str) -> Told:
    try:
        return reckoned(read_record(text))
    except RecordFault as fault:
        raise unfit(fault, refusal) from None


SCORE = Scorer(reckon=_reckon, as_text=as_text, as_json=as_json)
