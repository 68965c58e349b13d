"""The cards of a finished deal as plain data, for the question what they brought (PROTOCOL.md).

Reading trusts nothing, since any program may have written it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.games import PIQUET
from game.piquet.ai.luck import Cards, brought, can_tell
from game.piquet.ai.values.masks import mask_of
from game.players.wire import WireError, record_from_data, record_to_data
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.options import ELDER_MOST, HAND, TALON
from rules.piquet.pack import PACK
from rules.piquet.seats import Seat
from rules.piquet.state import State


class DealAsked(Struct, frozen=True):
    """The deal of a question: whose side is asked for, and the cards; pairs are elder's first."""

    seat: Seat
    dealt: tuple[frozenset[Card], frozenset[Card]]
    talon: tuple[Card, ...]
    out: tuple[frozenset[Card], frozenset[Card]]


def question(after: State, player: Player) -> dict[str, Any]:
    """What an engine must know of the deal that this state ends; ValueError where there is none."""
    deal = after.current
    elders, youngers = deal.exchanged.taken
    talon = (*sorted(elders), *sorted(youngers), *deal.exchanged.talon)
    return record_to_data(
        DealAsked(deal.seat(player), deal.dealt, talon, out=deal.exchanged.discards)
    )


def answer(data: object, seed: int) -> dict[str, float] | None:
    """What the cards brought; None where the tables are missing. WireError for no deal."""
    seat, fell = read(data)
    return asdict(brought(fell, seat, Random(seed))) if can_tell() else None


def read(data: object) -> tuple[Seat, Cards]:
    """Whose side is asked for, and how the cards fell. WireError names what is wrong."""
    asked = record_from_data(DealAsked, data, "deal", PIQUET)
    dealt, talon, out = asked.dealt, asked.talon, asked.out
    if [len(hand) for hand in dealt] != [HAND, HAND]:
        raise WireError("should be twelve cards to each", "deal.dealt")
    if len(talon) != TALON or {*dealt[0], *dealt[1], *talon} != set(PACK):
        raise WireError("should be the rest of the pack", "deal.talon")
    fit = all(put <= hand for put, hand in zip(out, dealt, strict=True))
    if not fit or len(out[0]) > ELDER_MOST or len(out[0]) + len(out[1]) > TALON:
        raise WireError("should be of the hands, as many as may be exchanged", "deal.out")
    return asked.seat, Cards(
        (mask_of(dealt[0]), mask_of(dealt[1])),
        tuple(mask_of((card,)) for card in talon),
        (mask_of(out[0]), mask_of(out[1])),
    )
