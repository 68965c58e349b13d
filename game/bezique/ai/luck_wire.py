"""What the cards of a finished deal brought, asked of an engine and answered, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.bezique.ai.luck import Played, brought
from game.bezique.ai.swift.numbers import NUMBER
from game.players.wire import WireError, named, record_from_data, record_to_data
from rules.bezique.combinations import made_of
from rules.bezique.dealing import hands_of
from rules.bezique.options import Options, data_of_options, options_of_data
from rules.bezique.pack import in_order, pack_of
from rules.bezique.reuse import Declaration
from rules.bezique.state import State
from rules.core.cards import Card, Suit, cards, write_cards
from rules.core.seats import Player

_HAND = 8
_SEATS = ("leader", "dealer")


class Asked(Struct, frozen=True):
    """The deal of a question.

    `leads` says whether it is asked of the one who led first; `options` what was agreed on, as in
    files; `leader` and `dealer` are the eight
    cards of each, `turned` the turn-up, `stock` the rest from its top. A trick is `"KS QS leader"`:
    what was led, what was played to it, whose it was. What was declared is `"dealer 5 KH QH"`: by
    whom, after which trick, with which cards.
    """

    leads: bool
    options: Any
    leader: frozenset[Card]
    dealer: frozenset[Card]
    turned: Card
    stock: tuple[Card, ...]
    tricks: tuple[str, ...]
    declared: tuple[str, ...]


def question(after: State, player: Player) -> dict[str, Any] | None:
    """What an engine must know of the deal that this state ends; None where nothing can be told.

    That is a deal of Rubicon Bezique, and one in which something could go wrong.
    """
    deal = after.current
    options = deal.options
    if options.rubicon or options.strict:
        return None
    leader, dealer = hands_of(deal.dealing.pack, options)
    turned, *stock = deal.dealing.pack[2 * _HAND :]
    seats = {deal.dealer.other: "leader", deal.dealer: "dealer"}
    asked = Asked(
        player is not deal.dealer,
        data_of_options(options),
        frozenset(leader),
        frozenset(dealer),
        turned,
        tuple(stock),
        tuple(f"{write_cards((one.led, one.reply))} {seats[one.winner]}" for one in deal.tricks),
        tuple(
            f"{seats[one.player]} {one.trick} {write_cards(in_order(one.cards))}"
            for one in deal.declared
        ),
    )
    return record_to_data(asked)


def answer(data: object, _seed: int) -> dict[str, float]:
    """What the cards brought; WireError for no deal."""
    leads, played = read(data)
    try:
        return asdict(brought(played, 0 if leads else 1))
    except ValueError as error:
        raise WireError(f"is no deal that can be played: {error}", "deal") from None


def read(data: object) -> tuple[bool, Played]:
    """Whether the leader is asked about, and how it was played. WireError names what is wrong."""
    asked = record_from_data(Asked, data, "deal", "bezique")
    options = _options(asked.options)
    if [len(asked.leader), len(asked.dealer)] != [_HAND, _HAND]:
        raise WireError("should be eight cards to each", "deal.leader")
    every = (*asked.leader, *asked.dealer, asked.turned, *asked.stock)
    if sorted(every) != sorted(pack_of(options)):
        raise WireError("should be the rest of the packs", "deal.stock")
    leader, dealer, stock = (
        [NUMBER[card] for card in part]
        for part in (sorted(asked.leader), sorted(asked.dealer), asked.stock)
    )
    return asked.leads, Played(
        options=options,
        hands=(leader, dealer),
        turned=NUMBER[asked.turned],
        stock=stock,
        tricks=[_trick(one) for one in asked.tricks],
        declared=[_declaration(one, asked.turned.suit, options) for one in asked.declared],
    )


def _options(data: object) -> Options:
    try:
        if isinstance(data, dict):
            options = options_of_data(data)
            if not options.rubicon and not options.strict:
                return options
    except (ValueError, TypeError, KeyError):
        pass
    raise WireError(f"should be those of the common game, but is {named(data)}", "deal.options")


def _trick(text: str) -> tuple[int, int, int]:
    match text.split():
        case [led, reply, winner] if winner in _SEATS:
            first, second = _cards((led, reply))
            return NUMBER[first], NUMBER[second], _SEATS.index(winner)
    raise WireError(f"should be such as 'KS QS leader', but is {named(text)}", "deal.tricks")


def _declaration(text: str, trumps: Suit, options: Options) -> Declaration:
    match text.split():
        case [who, trick, *names] if who in _SEATS and trick.isdecimal() and len(trick) < 3:
            made = frozenset(_cards(names))
            kind = made_of(made, trumps, options)
            if kind is not None:
                return Declaration(Player(_SEATS.index(who)), kind, made, int(trick))
    raise WireError(f"should be such as 'dealer 5 KH QH', but is {named(text)}", "deal.declared")


def _cards(names: Sequence[str]) -> Sequence[Card]:
    try:
        return cards(" ".join(names))
    except ValueError:
        raise WireError(f"should be cards, but are {named(list(names))}", "deal") from None
