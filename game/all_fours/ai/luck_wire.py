"""What the cards of a finished deal brought, asked of an engine and answered, as plain data."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.all_fours.ai.luck import Played, brought
from game.players.wire import WireError, record_from_data, record_to_data
from rules.all_fours.begging import HAND
from rules.all_fours.dealing import order_of
from rules.all_fours.options import TurnedJack
from rules.all_fours.pack import PACK
from rules.all_fours.state import State
from rules.core.cards import Card
from rules.core.seats import Player


class Asked(Struct, frozen=True):
    """The deal of a question.

    `leads` says whether it is asked of elder; `elder` and `dealer` are the six cards dealt to each,
    `turned` the first turn-up, `stock` the rest from its top; `each` whether every knave turned up
    counts, `ran` whether the cards were run.
    """

    leads: bool
    each: bool
    ran: bool
    elder: frozenset[Card]
    dealer: frozenset[Card]
    turned: Card
    stock: tuple[Card, ...]


def question(after: State, player: Player) -> dict[str, Any] | None:
    """What an engine must know of the deal that this state ends; None where nothing can be told.

    That is a deal that was thrown together, one that was begged twice, and one in which something
    could go wrong.
    """
    deal = after.current
    if deal.options.strict or deal.bunched or deal.begs > 1:
        return None
    elder, dealer = order_of(deal.dealing.pack)
    turned, *stock = deal.dealing.pack[2 * HAND :]
    return record_to_data(
        Asked(
            leads=player is not deal.dealer,
            each=deal.options.turned_jack is TurnedJack.EACH,
            ran=bool(deal.set_aside),
            elder=frozenset(elder),
            dealer=frozenset(dealer),
            turned=turned,
            stock=tuple(stock),
        )
    )


def answer(data: object, seed: int) -> dict[str, float]:
    """What the cards brought; WireError for no deal."""
    leads, deal = read(data)
    return asdict(brought(deal, Random(seed), elder=leads))


def read(data: object) -> tuple[bool, Played]:
    """Whether elder is asked about, and how it was dealt. WireError names what is wrong."""
    asked = record_from_data(Asked, data, "deal", "all-fours")
    if [len(asked.elder), len(asked.dealer)] != [HAND, HAND]:
        raise WireError("should be six cards to each", "deal.elder")
    if sorted((*asked.elder, *asked.dealer, asked.turned, *asked.stock)) != sorted(PACK):
        raise WireError("should be the rest of the pack", "deal.stock")
    hands = asked.elder, asked.dealer
    return asked.leads, Played(*hands, asked.turned, asked.stock, each=asked.each, ran=asked.ran)
