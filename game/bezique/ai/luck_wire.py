"""What the cards of a finished deal brought, asked of an engine and answered: plain data for JSON.

`leads` says whether it is asked of the one who led first; `options` what was agreed on; `leader`
and `dealer` the eight cards of each, `turned` the turn-up, `stock` the rest from its top. A trick
is `"KS QS leader"`: what was led, what was played to it, whose it was. What was declared is
`"dealer 5 KH QH"`: by whom, after which trick, with which cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from game.bezique.ai.luck import Played, brought
from game.bezique.ai.swift.numbers import NUMBER
from game.players.wire import WireError, named
from rules.bezique.combinations import made_of
from rules.bezique.dealing import hands_of
from rules.bezique.options import Options
from rules.bezique.pack import in_order, pack_of
from rules.bezique.record.options_text import data_of_options, options_of_data
from rules.bezique.reuse import Declaration
from rules.bezique.state import State
from rules.core.cards import Card, Suit, cards, write_cards
from rules.core.seats import Player

_HAND = 8
_FIELDS = ("leader", "dealer", "turned", "stock")
_SEATS = ("leader", "dealer")
_MOST = 64  # tricks, or declarations


def question(after: State, player: Player) -> dict[str, Any] | None:
    """What an engine must know of the deal that this state ends; None where nothing can be told.

    That is a deal of Rubicon Bezique, and one in which something could go wrong.
    """
    deal = after.current
    options = deal.options
    if options.rubicon or options.strict:
        return None
    pack = deal.dealing.pack
    leaders, dealers = hands_of(pack, options)
    top = 2 * _HAND + 1
    seats = {deal.dealer.other: "leader", deal.dealer: "dealer"}
    return {
        "leads": player is not deal.dealer,
        "options": data_of_options(options),
        "leader": write_cards(sorted(leaders)),
        "dealer": write_cards(sorted(dealers)),
        "turned": write_cards(pack[top - 1 : top]),
        "stock": write_cards(pack[top:]),
        "tricks": [
            f"{write_cards((one.led, one.reply))} {seats[one.winner]}" for one in deal.tricks
        ],
        "declared": [
            f"{seats[one.player]} {one.trick} {write_cards(in_order(one.cards))}"
            for one in deal.declared
        ],
    }


def answer(data: object, _seed: int) -> dict[str, float]:
    """What the cards brought; WireError for no deal."""
    leads, played = read(data)
    try:
        return asdict(brought(played, 0 if leads else 1))
    except ValueError as error:
        raise WireError(f"is no deal that can be played: {error}", "deal") from None


def read(data: object) -> tuple[bool, Played]:
    """Whether the leader is asked about, and how it was played. WireError names what is wrong."""
    if not isinstance(data, Mapping):
        raise WireError(f"should be an object, but is {named(data)}", "deal")
    leads = data.get("leads")
    if not isinstance(leads, bool):
        raise WireError(f"should be true or false, but is {named(leads)}", "deal.leads")
    options = _options(data.get("options"))
    found = {field: _cards(data.get(field), f"deal.{field}") for field in _FIELDS}
    every = [card for part in found.values() for card in part]
    if [len(found[field]) for field in _FIELDS[:3]] != [_HAND, _HAND, 1]:
        raise WireError("should be eight cards to each, and one", "deal.leader")
    if sorted(every) != sorted(pack_of(options)):
        raise WireError("should be the rest of the packs", "deal.stock")
    leader, dealer, turned, stock = ([NUMBER[card] for card in part] for part in found.values())
    trumps = found["turned"][0].suit
    return leads, Played(
        options=options,
        hands=(leader, dealer),
        turned=turned[0],
        stock=stock,
        tricks=[_trick(one) for one in _list(data.get("tricks"), "deal.tricks")],
        declared=[
            _declaration(one, trumps, options)
            for one in _list(data.get("declared"), "deal.declared")
        ],
    )


def _options(data: object) -> Options:
    try:
        if isinstance(data, Mapping):
            options = options_of_data(data)
            if not options.rubicon and not options.strict:
                return options
    except (ValueError, TypeError, KeyError):
        pass
    raise WireError(f"should be those of the common game, but is {named(data)}", "deal.options")


def _trick(data: object) -> tuple[int, int, int]:
    match data.split() if isinstance(data, str) else ():
        case [led, reply, winner] if winner in _SEATS:
            both = _cards(f"{led} {reply}", "deal.tricks")
            if len(both) == len(_SEATS):
                return NUMBER[both[0]], NUMBER[both[1]], _SEATS.index(winner)
    raise WireError(f"should be such as 'KS QS leader', but is {named(data)}", "deal.tricks")


def _declaration(data: object, trumps: Suit, options: Options) -> Declaration:
    match data.split() if isinstance(data, str) else ():
        case [who, trick, *names] if who in _SEATS and trick.isdecimal() and len(trick) < 3:
            made = frozenset(_cards(" ".join(names), "deal.declared"))
            kind = made_of(made, trumps, options)
            if kind is not None:
                return Declaration(Player(_SEATS.index(who)), kind, made, int(trick))
    raise WireError(f"should be such as 'dealer 5 KH QH', but is {named(data)}", "deal.declared")


def _list(data: object, field: str) -> Sequence[object]:
    if not isinstance(data, list) or len(data) > _MOST:
        raise WireError(f"should be a list of {_MOST} at most", field)
    return data


def _cards(data: object, field: str) -> Sequence[Card]:
    try:
        if isinstance(data, str):
            return cards(data)
    except ValueError:
        pass
    raise WireError(f"should be cards such as 'KS 9S', but is {named(data)}", field)
