"""An analysis as plain data for JSON, and back. PROTOCOL.md describes Piquet's.

Reading trusts nothing, since any program may have written it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.players.judgement import SETTLEMENT, Analysis, Hope, Judgement, Reason
from game.players.mind import Terms
from game.players.wire import WireError, named
from rules.core.game import Action, Rules

_DIGITS = 4  # behind the point: more than anybody reads
_MOST = 64  # candidates, or hopes, that are read
_HUGE = 1e9  # no number of an analysis comes near: those of a view are below a million
_SIDES = ("mine", "theirs")


class AnalysisWire:
    """Writes and reads the analyses of one game, in its notation and its terms."""

    def __init__(self, rules: Rules, terms: Terms) -> None:
        self._rules, self._terms = rules, terms

    def write(self, found: Analysis) -> dict[str, Any]:
        """An analysis as objects, lists, texts, numbers and null; not whether it is degraded."""
        reason = None if found.reason is None else write_reason(found.reason)
        return {"candidates": [self._to_data(one) for one in found.candidates], "reason": reason}

    def _to_data(self, one: Judgement) -> dict[str, Any]:
        return {
            "action": self._rules.write(one.action),
            "settlement": round(one.settlement, _DIGITS),
            "doubt": round(one.doubt, _DIGITS),
            "mine": self._points_to_data(one.mine),
            "theirs": self._points_to_data(one.theirs),
            "chances": {str(name): round(share, _DIGITS) for name, share in one.chances.items()},
            "hopes": [
                {"what": str(hope.what), "of": str(hope.of), "chance": round(hope.chance, _DIGITS)}
                for hope in one.hopes
            ],
        }

    def _points_to_data(self, points: object) -> dict[str, float]:
        return {part: round(getattr(points, part), _DIGITS) for part in self._terms.parts}

    def read(self, data: object, degraded: bool = False) -> Analysis:
        """The analysis that was written; WireError names the field that is not as it should be."""
        found = _object(data, "")
        candidates = _list(found.get("candidates"), "candidates")
        reason = found.get("reason")
        return Analysis(
            tuple(
                self._from_data(one, f"candidates[{place}]") for place, one in enumerate(candidates)
            ),
            None if reason is None else self.read_reason(reason),
            degraded,
        )

    def _from_data(self, data: object, field: str) -> Judgement:
        found = _object(data, field)
        try:
            return Judgement(
                action=self._action(found.get("action")),
                mine=self._points_from_data(found.get("mine"), "mine"),
                theirs=self._points_from_data(found.get("theirs"), "theirs"),
                settlement=_number(found.get("settlement"), "settlement"),
                chances={
                    self._chance(name): _number(share, f"chances.{name}")
                    for name, share in _object(found.get("chances", {}), "chances").items()
                },
                doubt=_number(found.get("doubt", 0), "doubt"),
                hopes=tuple(self._hope(one) for one in _list(found.get("hopes", []), "hopes")),
            )
        except WireError as error:
            raise error.within(field) from None

    def _action(self, data: object) -> Action:
        try:
            if isinstance(data, str):
                return self._rules.read(data)
        except ValueError:
            pass
        raise WireError(f"should be an action such as 'play AH', but is {named(data)}", "action")

    def _points_from_data(self, data: object, side: str) -> object:
        found = _object(data, side)
        parts = self._terms.parts
        return self._terms.points(
            **{part: _number(found.get(part), f"{side}.{part}") for part in parts}
        )

    def read_reason(self, data: object) -> Reason:
        """The reason that `write_reason` wrote; WireError as above."""
        found = _object(data, "reason")
        part, side, chance = found.get("part"), found.get("side"), found.get("chance")
        if part not in (*self._terms.parts, SETTLEMENT):
            raise WireError(f"should be a part of the points, but is {named(part)}", "reason.part")
        if side not in _SIDES:
            raise WireError(f"should be mine or theirs, but is {named(side)}", "reason.side")
        hope = found.get("hope")
        return Reason(
            part=part,
            mine=side == _SIDES[0],
            more=_number(found.get("more"), "reason.more"),
            chance=None if chance is None else self._chance(chance),
            best=_number(found.get("best", 0), "reason.best"),
            next=_number(found.get("next", 0), "reason.next"),
            hope=None if hope is None else self._holding(*_pair(hope)),
        )

    def _hope(self, data: object) -> Hope:
        found = _object(data, "hopes")
        what, of = self._holding(found.get("what"), found.get("of"))
        return Hope(what, of, _number(found.get("chance"), "hopes.chance"))

    def _holding(self, what: object, of: object) -> tuple[Any, Any]:
        known = {str(one): one for one in self._terms.hopes}
        if not isinstance(what, str) or what not in known:
            raise WireError(f"should be a holding that is known, but is {named(what)}", "hope")
        found = {str(one): one for one in self._terms.hopes[known[what]]}
        if not isinstance(of, str) or of not in found:
            raise WireError(f"should be of a suit or a rank, but is {named(of)}", "hope")
        return known[what], found[of]

    def _chance(self, name: object) -> Any:  # noqa: ANN401  (a chance of the game)
        if not isinstance(name, str) or name not in frozenset(self._terms.chances):
            raise WireError(f"should be a chance that is known, but is {named(name)}", "chance")
        return self._terms.chances(name)


def write_reason(reason: Reason) -> dict[str, Any]:
    """A reason as an object of texts, numbers and null."""
    return {
        "part": reason.part,
        "side": _SIDES[0] if reason.mine else _SIDES[1],
        "more": round(reason.more, _DIGITS),
        "chance": None if reason.chance is None else str(reason.chance),
        "best": round(reason.best, _DIGITS),
        "next": round(reason.next, _DIGITS),
        "hope": None if reason.hope is None else [str(one) for one in reason.hope],
    }


def _pair(data: object) -> list[Any]:
    found = _list(data, "reason.hope")
    if len(found) != len(("what", "of")):
        raise WireError("should be a holding and what it is of", "reason.hope")
    return found


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
