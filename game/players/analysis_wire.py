"""An analysis as plain data for JSON, and back. PROTOCOL.md describes it.

Reading trusts nothing, since any program may have written it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.players.judgement import (
    PARTS,
    SETTLEMENT,
    Analysis,
    Chance,
    Holding,
    Hope,
    Judgement,
    Points,
    Reason,
)
from game.players.wire import WireError, named
from rules.core.cards import RANKS, SUITS, Rank, Suit
from rules.piquet.actions import Action
from rules.piquet.record.notation import NotationError, parse_action, write_action

_DIGITS = 4  # behind the point: more than anybody reads
_MOST = 64  # candidates, or hopes, that are read
_HUGE = 1e9  # no number of an analysis comes near: those of a view are below a million
_SIDES = ("mine", "theirs")
_SUITED = (Holding.POINT, Holding.SEQUENCE)


def analysis_to_data(found: Analysis) -> dict[str, Any]:
    """An analysis as objects, lists, texts, numbers and null; not whether it is degraded."""
    reason = None if found.reason is None else _reason_to_data(found.reason)
    return {"candidates": [_to_data(one) for one in found.candidates], "reason": reason}


def _to_data(one: Judgement) -> dict[str, Any]:
    return {
        "action": write_action(one.action),
        "settlement": round(one.settlement, _DIGITS),
        "doubt": round(one.doubt, _DIGITS),
        "mine": _points_to_data(one.mine),
        "theirs": _points_to_data(one.theirs),
        "chances": {str(name): round(share, _DIGITS) for name, share in one.chances.items()},
        "hopes": [
            {"what": str(hope.what), "of": str(hope.of), "chance": round(hope.chance, _DIGITS)}
            for hope in one.hopes
        ],
    }


def _points_to_data(points: Points) -> dict[str, float]:
    return {part: round(getattr(points, part), _DIGITS) for part in PARTS}


def _reason_to_data(reason: Reason) -> dict[str, Any]:
    return {
        "part": reason.part,
        "side": _SIDES[0] if reason.mine else _SIDES[1],
        "more": round(reason.more, _DIGITS),
        "chance": None if reason.chance is None else str(reason.chance),
        "best": round(reason.best, _DIGITS),
        "next": round(reason.next, _DIGITS),
        "hope": None if reason.hope is None else [str(one) for one in reason.hope],
    }


def analysis_from_data(data: object, degraded: bool = False) -> Analysis:
    """The analysis that was written; WireError names the field that is not as it should be."""
    found = _object(data, "")
    candidates = _list(found.get("candidates"), "candidates")
    reason = found.get("reason")
    return Analysis(
        tuple(_from_data(one, f"candidates[{place}]") for place, one in enumerate(candidates)),
        None if reason is None else _reason_from_data(reason),
        degraded,
    )


def _from_data(data: object, field: str) -> Judgement:
    found = _object(data, field)
    try:
        return Judgement(
            _action(found.get("action")),
            _points_from_data(found.get("mine"), "mine"),
            _points_from_data(found.get("theirs"), "theirs"),
            _number(found.get("settlement"), "settlement"),
            {
                _chance(name): _number(share, f"chances.{name}")
                for name, share in _object(found.get("chances", {}), "chances").items()
            },
            _number(found.get("doubt", 0), "doubt"),
            tuple(_hope(one) for one in _list(found.get("hopes", []), "hopes")),
        )
    except WireError as error:
        raise error.within(field) from None


def _action(data: object) -> Action:
    try:
        if isinstance(data, str):
            return parse_action(data)
    except NotationError:
        pass
    raise WireError(f"should be an action such as 'play AH', but is {named(data)}", "action")


def _points_from_data(data: object, side: str) -> Points:
    found = _object(data, side)
    return Points(**{part: _number(found.get(part), f"{side}.{part}") for part in PARTS})


def _reason_from_data(data: object) -> Reason:
    found = _object(data, "reason")
    part, side, chance = found.get("part"), found.get("side"), found.get("chance")
    if part not in (*PARTS, SETTLEMENT):
        raise WireError(f"should be a part of the points, but is {named(part)}", "reason.part")
    if side not in _SIDES:
        raise WireError(f"should be mine or theirs, but is {named(side)}", "reason.side")
    return Reason(
        part,
        side == _SIDES[0],
        _number(found.get("more"), "reason.more"),
        None if chance is None else _chance(chance),
        _number(found.get("best", 0), "reason.best"),
        _number(found.get("next", 0), "reason.next"),
        None if found.get("hope") is None else _holding(*_pair(found["hope"])),
    )


def _hope(data: object) -> Hope:
    found = _object(data, "hopes")
    what, of = _holding(found.get("what"), found.get("of"))
    return Hope(what, of, _number(found.get("chance"), "hopes.chance"))


def _holding(what: object, of: object) -> tuple[Holding, Suit | Rank]:
    if not isinstance(what, str) or what not in frozenset(Holding):
        raise WireError(f"should be a holding that is known, but is {named(what)}", "hope")
    known: dict[str, Suit | Rank] = {str(one): one for one in (SUITS if what in _SUITED else RANKS)}
    if not isinstance(of, str) or of not in known:
        raise WireError(f"should be of a suit or a rank, but is {named(of)}", "hope")
    return Holding(what), known[of]


def _pair(data: object) -> list[Any]:
    found = _list(data, "reason.hope")
    if len(found) != len(("what", "of")):
        raise WireError("should be a holding and what it is of", "reason.hope")
    return found


def _chance(name: object) -> Chance:
    if not isinstance(name, str) or name not in frozenset(Chance):
        raise WireError(f"should be a chance that is known, but is {named(name)}", "chance")
    return Chance(name)


def _list(data: object, field: str) -> list[Any]:
    if not isinstance(data, list) or len(data) > _MOST:
        raise WireError(f"should be a list of {_MOST} at most", field)
    return data


def _object(data: object, field: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise WireError(f"should be an object, but is {named(data)}", field)
    return data


def _number(data: object, field: str) -> float:
    if isinstance(data, bool) or not isinstance(data, int | float) or not abs(data) < _HUGE:
        raise WireError(f"should be a number, but is {named(data)}", field)
    return float(data)
