"""The record of a lesson: who deals, both hands, the turn-up, the stock so far, the deeds.

    B deals
    A holds KH QH AC 9C 8S TD JS 7D
    B holds QS JD 9S 8D TH KC 7C 9H
    turned 8H
    stock 7S QC
    A plays 8S; B plays 9S
    B draws

Cards are named as they are printed: of equal ones the first named is of the first pack, and of a
hand the open copy is meant before the hidden one.
"""

from __future__ import annotations

from collections import Counter

from rules.bezique import partie
from rules.bezique.actions import Action, Deal, Declare, Draw, ExchangeSeven, Play
from rules.bezique.dealing import places_of_first
from rules.bezique.options import Options
from rules.bezique.pack import face, pack_of
from rules.bezique.state import State
from rules.core.cards import Card, Hand, card
from rules.core.seats import Player

_BEFORE = ("deals", "holds")
_PLACES = ("turned", "stock")


def played(text: str) -> tuple[tuple[Action, ...], tuple[State, ...]]:
    """The deeds of a record, that of the pack first, and all states; ValueError for no record."""
    dealer, pack = _dealt(text)
    state = partie.start_deal(Options(), dealer)
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
    named: Counter[str] = Counter()
    places: dict[str, list[Card]] = {"A": [], "B": [], "turned": [], "stock": []}
    dealer = Player.B
    for line in text.splitlines():
        words = line.split()
        if words[1:] == ["deals"]:
            dealer = Player[words[0]]
        elif words[1] == "holds" or words[0] in _PLACES:
            for word in words[2 if words[1] == "holds" else 1 :]:
                places[words[0]].append(card(word + "'" * named[word]))
                named[word] += 1
    options = Options()
    firsts = places_of_first(options.packets)
    hands = {True: iter(places[dealer.other.name]), False: iter(places[dealer.name])}
    top = [next(hands[place in firsts]) for place in range(2 * options.sizes.hand)]
    told = [*top, *places["turned"], *places["stock"]]
    return dealer, (*told, *(one for one in pack_of(options) if one not in told))


def _action(words: list[str], state: State) -> Action:
    """A deed out of its words, with the copies that are held."""
    who, verb, *cards = words
    deal = state.current
    player = Player[who]
    if deal.turn is not player:
        raise ValueError(f"it is not the turn of {who}")
    found: set[Card] = set()
    for word in cards:
        held = [one for one in deal.hands[player] - found if str(face(one)) == word]
        if not held:
            raise ValueError(f"{who} does not hold {word}")
        found.add(min(held, key=lambda one: (one not in deal.open[player], one)))
    match verb:
        case "plays":
            return Play(min(found))
        case "declares":
            return Declare(Hand(found))
        case "exchanges":
            return ExchangeSeven(min(found))
        case "draws":
            return Draw()
    raise ValueError(f"{verb!r} is no deed")
