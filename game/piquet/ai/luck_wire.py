"""The cards of a finished deal as plain data, for the question what they brought (PROTOCOL.md).

Reading trusts nothing, since any program may have written it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec.structs import asdict

from game.piquet.ai.luck import Cards, brought, can_tell
from game.piquet.ai.values.masks import mask_of
from game.players.wire import WireError, named
from rules.core.cards import Card, cards, write_cards
from rules.core.seats import Player
from rules.piquet.options import ELDER_MOST, HAND, TALON
from rules.piquet.pack import PACK
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import State

_Part = TypeVar("_Part")
_SEATS = {"elder": ELDER, "younger": YOUNGER}


def question(after: State, player: Player) -> dict[str, Any]:
    """What an engine must know of the deal that this state ends; ValueError where there is none."""
    deal = after.current
    elders, youngers = deal.exchanged.taken
    return {
        "seat": next(name for name, seat in _SEATS.items() if deal.seat(player) is seat),
        "dealt": [write_cards(sorted(hand)) for hand in deal.dealt],
        "talon": write_cards([*sorted(elders), *sorted(youngers), *deal.exchanged.talon]),
        "out": [write_cards(sorted(out)) for out in deal.exchanged.discards],
    }


def answer(data: object, seed: int) -> dict[str, float] | None:
    """What the cards brought; None where the tables are missing. WireError for no deal."""
    seat, fell = read(data)
    return asdict(brought(fell, seat, Random(seed))) if can_tell() else None


def read(data: object) -> tuple[Seat, Cards]:
    """Whose side is asked for, and how the cards fell. WireError names what is wrong."""
    if not isinstance(data, Mapping):
        raise WireError(f"should be an object, but is {named(data)}", "deal")
    seat = data.get("seat")
    if not isinstance(seat, str) or seat not in _SEATS:
        raise WireError(f"should be elder or younger, but is {named(seat)}", "deal.seat")
    dealt = _pair(data.get("dealt"), "deal.dealt", _cards)
    talon = _cards(data.get("talon"), "deal.talon")
    out = _pair(data.get("out"), "deal.out", _cards)
    if [len(hand) for hand in dealt] != [HAND, HAND]:
        raise WireError("should be twelve cards to each", "deal.dealt")
    if len(talon) != TALON or {*dealt[0], *dealt[1], *talon} != set(PACK):
        raise WireError("should be the rest of the pack", "deal.talon")
    fit = all(set(put) <= set(hand) for put, hand in zip(out, dealt, strict=True))
    if not fit or len(out[0]) > ELDER_MOST or len(out[0]) + len(out[1]) > TALON:
        raise WireError("should be of the hands, as many as may be exchanged", "deal.out")
    return _SEATS[seat], Cards(
        (mask_of(dealt[0]), mask_of(dealt[1])),
        tuple(mask_of((card,)) for card in talon),
        (mask_of(out[0]), mask_of(out[1])),
    )


def _pair(data: object, field: str, read: Callable[[object, str], _Part]) -> tuple[_Part, _Part]:
    match data:
        case [first, second]:
            return read(first, field), read(second, field)
    raise WireError(f"should be a pair, elder's and younger's, but is {named(data)}", field)


def _cards(data: object, field: str) -> Sequence[Card]:
    try:
        if isinstance(data, str):
            return cards(data)
    except ValueError:
        pass
    raise WireError(f"should be cards such as 'KS 9S', but is {named(data)}", field)
