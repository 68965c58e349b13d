"""The record of a lesson: who deals, both hands, the turn-up, the stock so far, the deeds.

    B deals
    A holds AH 3H TS 9D KC 4C
    B holds JH 2S 9S AD 7D 7C
    turned 5H
    stock 5C AS JS
    A stands
    A plays AH; B plays JH

Of the stock the first three are dealt to the one who does not deal, when the cards are run, three
to the dealer, and the next is turned up. Where a record has a question, `A asks low`, one may ask
of every trump; else nobody asks.
"""

from __future__ import annotations

from rules.all_fours import partie
from rules.all_fours.actions import (
    Action,
    AskTrump,
    Beg,
    Deal,
    Give,
    LayAway,
    Play,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.dealing import PACKET
from rules.all_fours.options import Ask, Options
from rules.all_fours.pack import PACK
from rules.all_fours.state import State
from rules.core.cards import Card, cards
from rules.core.seats import Player

_BEFORE = ("deals", "holds")
_PLACES = ("turned", "stock")
_ASKS = "asks"
_SAID: dict[str, Action] = {"stands": Stand(), "begs": Beg(), "gives": Give(), "runs": Run()}


def played(text: str) -> tuple[tuple[Action, ...], tuple[State, ...]]:
    """The deeds of a record, that of the pack first, and all states; ValueError for no record."""
    dealer, pack = _dealt(text)
    asks = any(words[1] == _ASKS for words in _deeds(text))
    state = partie.start_deal(Options(ask=Ask.ON if asks else Ask.OFF), dealer)
    deeds: list[Action] = [Deal(pack)]
    states = [state, partie.apply(state, deeds[0])[-1].state]
    for words in _deeds(text):
        action = _action(words, states[-1])
        deeds.append(action)
        states.append(partie.apply(states[-1], action)[-1].state)
    return tuple(deeds), tuple(states)


def deeds_in(text: str) -> int:
    """How many deeds the beginning of such a record tells, the deal among them."""
    return int(any(" holds " in line for line in text.splitlines())) + len(_deeds(text))


def _deeds(text: str) -> list[list[str]]:
    """The deeds in words: who, what, which cards."""
    told = [part.split() for line in text.splitlines() for part in line.split(";")]
    return [
        words for words in told if words and words[0] not in _PLACES and words[1] not in _BEFORE
    ]


def _dealt(text: str) -> tuple[Player, tuple[Card, ...]]:
    """Who deals, and the pack that deals what is told; the rest in the order of the pack."""
    places: dict[str, tuple[Card, ...]] = dict.fromkeys(("A", "B", *_PLACES), ())
    dealer = Player.B
    for line in text.splitlines():
        who, *rest = line.split()
        if rest == ["deals"]:
            dealer = Player[who]
        elif rest and (rest[0] == "holds" or who in _PLACES):
            places[who] = cards(" ".join(rest[1:] if rest[0] == "holds" else rest))
    first, second = places[dealer.other.name], places[dealer.name]
    rounds = (first[:PACKET], second[:PACKET], first[PACKET:], second[PACKET:])
    told = [card for each in (*rounds, places["turned"], places["stock"]) for card in each]
    return dealer, (*told, *(card for card in PACK if card not in told))


def _action(words: list[str], state: State) -> Action:
    """A deed out of its words."""
    who, verb, *named = words
    if state.turn is not Player[who]:
        raise ValueError(f"it is not the turn of {who}")
    if verb in _SAID:
        return _SAID[verb]
    if verb == _ASKS:
        return AskTrump(TrumpQuestion(*named))
    held = cards(" ".join(named))
    if not set(held) <= state.current.hands[Player[who]]:
        raise ValueError(f"{who} does not hold {' '.join(named)}")
    match verb:
        case "plays":
            return Play(held[0])
        case "lays":
            return LayAway(frozenset(held))
    raise ValueError(f"{verb!r} is no deed")
