"""What the cards of a finished deal brought, so that luck and skill lie apart.

Whenever chance brings a player a card, that card has a price by the rule all levels know (`policy`:
what it may still make), and by how much the price exceeds the mean of all cards that might have
come then is luck. It has mean zero whatever was done before and will be done after, so a result
without it is on average what it would have been, in a deal that somebody won within too. What a
price comes to in points was found by playing (`WEIGHTS`), with how far results stray without it
(`SPREAD`): `python -m tests.soak_bezique_luck`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.bezique.ai.swift.deal import KINDS, SwiftDeal
from game.bezique.ai.swift.numbers import FACES, NUMBER, SEVEN, bits_of
from game.bezique.ai.swift.policy import USUAL, prices
from game.bezique.ai.swift.told import dealt
from game.players.mind import Owed
from game.players.wire import WireError, named, record_from_data, record_to_data
from rules.bezique.combinations import made_of
from rules.bezique.dealing import hands_of
from rules.bezique.options import DrawOrder, Options, data_of_options, options_of_data
from rules.bezique.pack import in_order, pack_of
from rules.bezique.reuse import Declaration
from rules.bezique.state import State
from rules.core.cards import Card, Suit, cards, write_cards
from rules.core.seats import Player

CHAIR = -2.0
"""Points by which the one who leads first exceeds the dealer, the mean over all packs."""
WEIGHTS = (0.77, 0.62)
"""Points that a price is worth in the eight cards that were dealt, and in a card that was drawn."""
SPREAD = 100.0
"""By how many points a result without luck strays from its chair's mean (standard deviation)."""

_ROUNDS = 24


class Played(Struct, frozen=True):
    """A deal as it was played, in numbers: player 0 led first.

    `stock` from its top, without the turn-up; a trick is what was led and replied, and its winner;
    `declared` has what was laid after a trick, by its number from 1.
    """

    options: Options
    hands: tuple[Sequence[int], Sequence[int]]
    turned: int
    stock: Sequence[int]
    tricks: Sequence[tuple[int, int, int]]
    declared: Sequence[Declaration]


def brought(played: Played, player: int) -> Owed:
    """What the cards brought a player; ValueError for a deal that cannot have been played so."""
    hand, drawn = prices_drawn(played)
    other = 1 - player
    return Owed(
        chair=CHAIR if player == 0 else -CHAIR,
        hand=WEIGHTS[0] * hand[player],
        other=-WEIGHTS[0] * hand[other],
        talon=WEIGHTS[1] * (drawn[player] - drawn[other]),
        error=SPREAD,
    )


def prices_drawn(played: Played) -> tuple[list[float], list[float]]:
    """By how much each player's cards exceeded the mean in price: those dealt, and those drawn."""
    deal = dealt(played.options, ([], []), played.turned, [])
    left = [card for card in range(2 * FACES) if card != played.turned]
    dealt_luck, drawn = [0.0, 0.0], [0.0, 0.0]
    for player in (0, 1):
        for card in played.hands[player]:
            dealt_luck[player] += _exceeds(deal, player, card, left, _ROUNDS)
            _give(deal, player, card)
            left.remove(card)
    deal.stock = [played.turned, *reversed(played.stock)]
    for number, (led, reply, winner) in enumerate(played.tricks, 1):
        if not deal.stock:
            break
        leader = deal.leader
        _play(deal, leader, led)
        _play(deal, 1 - leader, reply)
        for one in played.declared:
            if one.trick == number:
                _declare(deal, one)
        first = winner
        if played.options.draw_order is DrawOrder.NON_DEALER_FIRST:
            first = 0
        for player in (first, 1 - first):
            rounds = len(deal.stock) >> 1
            card = deal.stock.pop()
            if deal.stock:
                drawn[player] += _exceeds(deal, player, card, [*deal.stock[1:], card], rounds)
            _give(deal, player, card)
    return dealt_luck, drawn


def _exceeds(deal: SwiftDeal, player: int, card: int, coming: Sequence[int], rounds: int) -> float:
    """The price of a card in a hand, less the mean over all that might have come."""
    by_face: dict[int, float] = {}
    whole = 0.0
    for one in coming:
        face = one & (FACES - 1)
        if face not in by_face:
            by_face[face] = _price(deal, player, one, rounds)
        whole += by_face[face]
    return by_face[card & (FACES - 1)] - whole / len(coming)


def _price(deal: SwiftDeal, player: int, card: int, rounds: int) -> float:
    """What a card would be worth to a player who has taken it up."""
    held, hand, unseen = deal.held[player], deal.hands[player], deal.elsewhere[player]
    deal.held[player] = held | 1 << card
    hand.append(card)
    unseen[card & (FACES - 1)] -= 1
    found = prices(deal, player, USUAL, rounds)[0][-1]
    unseen[card & (FACES - 1)] += 1
    hand.pop()
    deal.held[player] = held
    return found


def _give(deal: SwiftDeal, player: int, card: int) -> None:
    deal.hands[player].append(card)
    deal.held[player] |= 1 << card
    if deal.stock:  # the last of all lay open
        deal.elsewhere[player][card & (FACES - 1)] -= 1


def _play(deal: SwiftDeal, player: int, card: int) -> None:
    if card not in deal.hands[player]:
        _exchange(deal, player)
    deal.play(player, card)


def _declare(deal: SwiftDeal, one: Declaration) -> None:
    player, cards = int(one.player), bits_of(one.cards)
    if cards & ~deal.held[player]:
        _exchange(deal, player)
    deal.declare(player, (KINDS.index(one.kind), cards))


def _exchange(deal: SwiftDeal, player: int) -> None:
    """A card that he cannot have otherwise is the turn-up, for which he gave a seven."""
    trumps = deal.agreed.trumps
    sevens = [card for card in deal.hands[player] if card & (FACES - 1) == trumps * 8 + SEVEN]
    if not sevens:
        raise ValueError("a card was played that its player never had")
    deal.exchange(player, 1 << sevens[0])


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
