"""What a seat may expect as plain data for JSON, and back (PROTOCOL.md, "A foresight").

Reading trusts nothing, since any program may have written it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, TypeGuard

from game.players.outlook import Foresight, Outlook
from game.players.wire import WireError, named
from rules.core.cards import Card, card

_DIGITS = 4  # behind the point: more than anybody reads
_MOST = 64  # cards that are read
_HUGE = 1e9  # no settlement comes near
_CHANCES = tuple(each for each in Outlook.__struct_fields__ if each != "settlement")


def foresight_to_data(found: Foresight | None) -> dict[str, Any] | None:
    """A foresight as an object of numbers, and one of cards; None for none."""
    if found is None:
        return None
    outlook = {each: getattr(found.outlook, each) for each in Outlook.__struct_fields__}
    told = {name: round(value, _DIGITS) for name, value in outlook.items()}
    return told | {"held": {str(one): round(share, _DIGITS) for one, share in found.held.items()}}


def foresight_from_data(data: object) -> Foresight | None:
    """The foresight that was written; WireError names the field that is not as it should be."""
    if data is None:
        return None
    if not isinstance(data, Mapping):
        raise WireError(f"should be an object or null, but is {named(data)}")
    chances = {name: _chance(data.get(name), name) for name in _CHANCES}
    settlement = data.get("settlement")
    if not _is_number(settlement) or abs(settlement) > _HUGE:
        raise WireError(f"should be a number, but is {named(settlement)}", "settlement")
    held = data.get("held", {})
    if not isinstance(held, Mapping) or len(held) > _MOST:
        raise WireError(f"should be an object of cards, but is {named(held)}", "held")
    cards = {_card(name): _chance(share, f"held.{name}") for name, share in held.items()}
    return Foresight(Outlook(**chances, settlement=float(settlement)), cards)


def _card(name: object) -> Card:
    try:
        return card(str(name))
    except ValueError:
        raise WireError(f"should be a card such as KS, but is {named(name)}", "held") from None


def _chance(data: object, field: str) -> float:
    if not _is_number(data) or not 0 <= data <= 1:
        raise WireError(f"should be a number from 0 to 1, but is {named(data)}", field)
    return float(data)


def _is_number(data: object) -> TypeGuard[float]:
    return isinstance(data, int | float) and not isinstance(data, bool) and isfinite(data)
