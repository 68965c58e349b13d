"""Every action as one line of text and back: `declare QS JD`, `exchange 7C`, `play KH'`.

Logs, saves and records share these lines. A card of the second pack is written with one stroke
(`KH'`), of the third and fourth with two and three. Grammar: rules/bezique/NOTATION.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    ChooseDeal,
    Cut,
    Deal,
    Declare,
    Draw,
    DrawEarly,
    DrawTwo,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    Spread,
    TakeForfeit,
)
from rules.bezique.pack import in_order
from rules.core.cards import Card, Hand, card, cards, hand, write_cards
from rules.core.game import Misread


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
        case DrawTwo():
            return "draw two"
        case DrawEarly():
            return "draw early"
        case PickCard(one):
            return f"pick {one}"
        case CallCard(called):
            return "call none" if called is None else f"call {called}"
        case TakeForfeit(subtract):
            return "forfeit subtract" if subtract else "forfeit add"
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
        raise Misread("no-action", text, told=f"{text!r} is no action of Bezique")
    return read(rest)


def _some(rest: str) -> Hand:
    found = hand(rest)
    if not found:
        raise Misread("no-cards", told="no cards are named")
    return found


def _one(rest: str) -> Card:
    return card(rest)


def _place(rest: str) -> Cut:
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 3):
        raise Misread("no-place", rest, told=f"{rest!r} is no place of the pack")
    return Cut(int(rest))


def _word(rest: str, known: Mapping[str, Action]) -> Action:
    """The action of a verb whose few forms are told apart by what follows it."""
    if rest not in known:
        forms = " or ".join(word or "nothing" for word in known)
        raise Misread("no-word", forms, rest, told=f"here stands {forms}, not {rest!r}")
    return known[rest]


_DRAWS: dict[str, Action] = {"": Draw(), "two": DrawTwo(), "early": DrawEarly()}
_CHOICES: dict[str, Action] = {"deal": ChooseDeal(True), "other": ChooseDeal(False)}
_FORFEITS: dict[str, Action] = {"add": TakeForfeit(False), "subtract": TakeForfeit(True)}

_VERBS: dict[str, Callable[[str], Action]] = {
    "play": lambda rest: Play(_one(rest)),
    "draw": lambda rest: _word(rest, _DRAWS),
    "declare": lambda rest: Declare(_some(rest)),
    "announce": lambda rest: Announce(_some(rest)),
    "exchange": lambda rest: ExchangeSeven(_one(rest)),
    "show": lambda rest: ShowSeven(_one(rest)),
    "carte": lambda rest: _word(rest, {"blanche": ShowCarteBlanche()}),
    "pick": lambda rest: PickCard(_one(rest)),
    "call": lambda rest: CallCard(None if rest == "none" else _one(rest)),
    "forfeit": lambda rest: _word(rest, _FORFEITS),
    "spread": lambda rest: Spread(cards(rest)),
    "cut": _place,
    "choose": lambda rest: _word(rest, _CHOICES),
    "deal": lambda rest: Deal(cards(rest)),
}
