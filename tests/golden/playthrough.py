"""A playthrough as text: each action, its events in both editions, and what changes in both views.

A file begins with remarks (`#`) and a line that says how the partie starts; lines with `>` are the
actions in our notation, and everything between them is written from what the rules make of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Card, write_cards
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.combinations import Point, RankSet, Sequence
from rules.piquet.events import Event
from rules.piquet.options import Options
from rules.piquet.pack import in_order
from rules.piquet.partie import apply, start, start_deal
from rules.piquet.presets import FOUR_DEALS, MODERN, TO_A_HUNDRED
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.scoring import HELD, Line, total
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import State, Trick
from rules.piquet.view import seen_by, view

FOLDER = Path(__file__).parent
STARTS = {
    "start with the cut": start(),
    "start, dealing by threes": start(Options(packets=3)),
    "start with a deal by A": start_deal(Options(), Player.A),
    "start with a deal by B": start_deal(Options(), Player.B),
    "start with a deal by B, modern": start_deal(MODERN, Player.B),
    "start with a deal by B, to a hundred": start_deal(TO_A_HUNDRED, Player.B),
    "start with the cut, four deals": start(FOUR_DEALS),
    "start with the cut, modern": start(MODERN),
    "start with the cut, to a hundred": start(TO_A_HUNDRED),
    "start with the sixth deal by B, A having 16 and B 110": replace(
        start_deal(Options(), Player.B), results=((2, 22), (5, 30), (1, 18), (6, 20), (2, 20))
    ),
    "start with the sixth deal by B, A having 110 and B 16": replace(
        start_deal(Options(), Player.B), results=((22, 2), (30, 5), (18, 1), (20, 6), (20, 2))
    ),
    "start with the sixth deal by B, A having 62 and B 16": replace(
        start_deal(Options(), Player.B), results=((12, 2), (15, 5), (8, 1), (17, 6), (10, 2))
    ),
}
APART = ("history", "opened")  # told as events; and of a deal that is over everything is known


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def rewritten(text: str) -> str:
    """The same playthrough, with everything but its remarks, start and actions written anew."""
    lines = text.splitlines()
    remarks = [line for line in lines if line.startswith("#")]
    beginning = next(line for line in lines if line in STARTS)
    actions = [parse_action(line.removeprefix("> ")) for line in lines if line.startswith("> ")]
    return written(remarks, beginning, actions)


def written(remarks: list[str], beginning: str, actions: list[Action]) -> str:
    return "\n".join([*remarks, "", beginning, *_told(STARTS[beginning], actions)]) + "\n"


def _told(state: State, actions: list[Action]) -> Iterator[str]:
    views = {player: dict(_fields_of(view(state, player))) for player in Player}
    for action in actions:
        yield ""
        yield f"> {write_action(action)}"
        for moment in apply(state, action):
            state = moment.state
            yield f"    {_event(moment.event, state)}"
        for player in Player:
            now = dict(_fields_of(view(state, player)))
            news = _news(views[player], now)
            if news:
                yield f"  {player.name}: {'; '.join(news)}"
            views[player] = now
        if state.deal is not None:
            ledger = state.deal.ledger
            yield f"  = elder {total(ledger, ELDER)}, younger {total(ledger, YOUNGER)}"


def _event(event: Event, state: State) -> str:
    """An event and, where a player's edition differs, what it holds instead."""
    texts = [_text(event)]
    for player in Player:
        edition = seen_by(event, state, player)
        if edition != event:
            pairs = zip(_fields_of(event), _fields_of(edition), strict=True)
            texts.append(
                f"[{player.name}: "
                + ", ".join(
                    f"{name} {_text(told)}" for (name, own), (_, told) in pairs if own != told
                )
                + "]"
            )
    return " ".join(texts)


def _news(before: dict[str, object], now: dict[str, object]) -> list[str]:
    news = []
    for name, value in now.items():
        old = before.get(name)
        if value == old:
            continue
        if isinstance(value, tuple) and isinstance(old, tuple) and value[: len(old)] == old != ():
            news.append(f"{name} + {_text(value[len(old) :])}")
        else:
            news.append(f"{name} {_text(value)}")
    return news


def _fields_of(record: object) -> Iterator[tuple[str, object]]:
    """The fields of a record; in a view those of its deal and of the table beside its own."""
    if not isinstance(record, Struct):
        return
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if field in {"deal", "table"} and isinstance(value, Struct):
            yield from (pair for pair in _fields_of(value) if pair[0] != "turn")
        elif field not in APART:
            yield field, value


def _text(value: object) -> str:
    match value:
        case None | () | frozenset() if not value:
            return "none"
        case frozenset():
            return write_cards(in_order(one for one in value if isinstance(one, Card)))
        case tuple():
            if all(isinstance(one, Card) for one in value):
                return " ".join(map(str, value))
            return f"({', '.join(map(_text, value))})"
        case IntEnum():
            return value.name.capitalize() if isinstance(value, Player) else value.name.lower()
        case Enum():
            return str(value.value)
        case Point() | Sequence() | RankSet():
            return f"{value.kind.value} {_text(value.cards)}"
        case Trick():
            return f"{value.led} {value.reply} to {_text(value.winner)}"
        case Line():
            held = f", {_text(value.cards)}" if value.item in HELD else ""
            return f"{_text(value.seat)} {value.item.value} {value.points}{held}"
        case _ if isinstance(value, Struct):
            parts = (f"{field} {_text(getattr(value, field))}" for field in value.__struct_fields__)
            return f"{type(value).__name__}({', '.join(parts)})"
        case _:
            return str(value)
