"""Every action as one line of text and back: `declare QS JD`, `exchange 7C`, `play KH'`.

Logs, saves and records share these lines. A card of the second pack is written with one stroke
(`KH'`), of the third and fourth with two and three. Grammar: rules/bezique/NOTATION.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rules.bezique.actions import (
    Action,
    Announce,
    ChooseDeal,
    Cut,
    Deal,
    Declare,
    Draw,
    ExchangeSeven,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    Spread,
)
from rules.bezique.pack import in_order
from rules.core.cards import Card, Hand, card, cards, hand, write_cards


def write_action(action: Action) -> str:
    """The one line that stands for an action."""
    match action:
        case Play(one):
            return f"play {one}"
        case Draw():
            return "draw"
        case Declare(held):
            return f"declare {write_cards(in_order(held))}"
        case Announce(held):
            return f"announce {write_cards(in_order(held))}"
        case ExchangeSeven(seven):
            return f"exchange {seven}"
        case ShowSeven(seven):
            return f"show {seven}"
        case ShowCarteBlanche():
            return "carte blanche"
        case Spread(pack):
            return f"spread {write_cards(pack)}"
        case Cut(place):
            return f"cut {place}"
        case ChooseDeal(deal):
            return "choose deal" if deal else "choose other"
        case Deal(pack):
            return f"deal {write_cards(pack)}"
    assert_never(action)


def parse_action(text: str) -> Action:
    """The action that a line stands for; ValueError with a sentence for anything else."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    read = _VERBS.get(verb)
    if read is None:
        raise ValueError(f"{text!r} is no deed of Bezique")
    return read(rest)


def _some(rest: str) -> Hand:
    found = hand(rest)
    if not found:
        raise ValueError("no cards are named")
    return found


def _one(rest: str) -> Card:
    return card(rest)


def _place(rest: str) -> Cut:
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 3):
        raise ValueError(f"{rest!r} is no place of the pack")
    return Cut(int(rest))


def _choice(rest: str) -> ChooseDeal:
    if rest not in ("deal", "other"):
        raise ValueError(f"one chooses deal or other, not {rest!r}")
    return ChooseDeal(rest == "deal")


def _nothing(rest: str, words: str, action: Action) -> Action:
    if rest != words:
        raise ValueError(f"{rest!r} is too much, or not enough")
    return action


_VERBS: dict[str, Callable[[str], Action]] = {
    "play": lambda rest: Play(_one(rest)),
    "draw": lambda rest: _nothing(rest, "", Draw()),
    "declare": lambda rest: Declare(_some(rest)),
    "announce": lambda rest: Announce(_some(rest)),
    "exchange": lambda rest: ExchangeSeven(_one(rest)),
    "show": lambda rest: ShowSeven(_one(rest)),
    "carte": lambda rest: _nothing(rest, "blanche", ShowCarteBlanche()),
    "spread": lambda rest: Spread(cards(rest)),
    "cut": _place,
    "choose": _choice,
    "deal": lambda rest: Deal(cards(rest)),
}
