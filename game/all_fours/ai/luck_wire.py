"""What the cards of a finished deal brought, asked of an engine and answered: plain data for JSON.

`leads` says whether it is asked of elder; `elder` and `dealer` are the six cards dealt to each,
`turned` the first turn-up, `stock` the rest from its top; `each` whether every knave turned up
counts, `ran` whether the cards were run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import asdict

from game.all_fours.ai.luck import Played, brought
from game.players.wire import WireError, named
from rules.all_fours.begging import HAND
from rules.all_fours.dealing import order_of
from rules.all_fours.options import TurnedJack
from rules.all_fours.pack import PACK
from rules.all_fours.state import State
from rules.core.cards import Card, cards, write_cards
from rules.core.seats import Player

_FIELDS = ("elder", "dealer", "turned", "stock")
_SAID = ("leads", "each", "ran")


def question(after: State, player: Player) -> dict[str, Any] | None:
    """What an engine must know of the deal that this state ends; None where nothing can be told.

    That is a deal that was thrown together, one that was begged twice, and one in which something
    could go wrong.
    """
    deal = after.current
    if deal.options.strict or deal.bunched or deal.begs > 1:
        return None
    pack = deal.dealing.pack
    elder, dealer = order_of(pack)
    top = 2 * HAND
    return {
        "leads": player is not deal.dealer,
        "each": deal.options.turned_jack is TurnedJack.EACH,
        "ran": bool(deal.set_aside),
        "elder": write_cards(sorted(elder)),
        "dealer": write_cards(sorted(dealer)),
        "turned": write_cards(pack[top : top + 1]),
        "stock": write_cards(pack[top + 1 :]),
    }


def answer(data: object, seed: int) -> dict[str, float]:
    """What the cards brought; WireError for no deal."""
    leads, deal = read(data)
    return asdict(brought(deal, Random(seed), elder=leads))


def read(data: object) -> tuple[bool, Played]:
    """Whether elder is asked about, and how it was dealt. WireError names what is wrong."""
    if not isinstance(data, Mapping):
        raise WireError(f"should be an object, but is {named(data)}", "deal")
    for field in _SAID:
        if not isinstance(data.get(field), bool):
            raise WireError(
                f"should be true or false, but is {named(data.get(field))}", f"deal.{field}"
            )
    found = {field: _cards(data.get(field), f"deal.{field}") for field in _FIELDS}
    if [len(found[field]) for field in _FIELDS[:3]] != [HAND, HAND, 1]:
        raise WireError("should be six cards to each, and one", "deal.elder")
    if sorted(card for part in found.values() for card in part) != sorted(PACK):
        raise WireError("should be the rest of the pack", "deal.stock")
    deal = Played(
        frozenset(found["elder"]),
        frozenset(found["dealer"]),
        found["turned"][0],
        tuple(found["stock"]),
        each=data["each"],
        ran=data["ran"],
    )
    return data["leads"], deal


def _cards(data: object, field: str) -> Sequence[Card]:
    try:
        if isinstance(data, str):
            return cards(data)
    except ValueError:
        pass
    raise WireError(f"should be cards such as 'KS 9S', but is {named(data)}", field)
