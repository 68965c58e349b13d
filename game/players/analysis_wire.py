"""An analysis, or a foresight, as plain data for JSON, and back (PROTOCOL.md).

Reading trusts nothing, since any program may have written it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field, to_builtins

from game.players.judgement import SETTLEMENT, Analysis, Hope, Judgement, Reason
from game.players.mind import Terms
from game.players.outlook import Foresight, Outlook, Share
from game.players.wire import WireError, named, typed
from rules.core.cards import Card, card
from rules.core.game import Action, Rules

_DIGITS = 4  # behind the point: more than anybody reads
_MOST = 64  # candidates, hopes, or cards, that are read
Number: TypeAlias = Annotated[float, Meta(ge=-1e9, le=1e9)]
"""No number of an analysis comes near: those of a view are below a million."""
Side: TypeAlias = Literal["mine", "theirs"]


class _HopeTold(Struct):
    what: str
    of: str
    chance: Number


class _ChoiceTold(Struct, kw_only=True):
    action: str
    settlement: Number
    doubt: Number = 0.0
    mine: dict[str, Number]
    theirs: dict[str, Number]
    chances: dict[str, Number] = field(default_factory=dict)
    hopes: Annotated[list[_HopeTold], Meta(max_length=_MOST)] = field(default_factory=list)


class _ReasonTold(Struct):
    part: str
    side: Side
    more: Number
    chance: str | None = None
    best: Number = 0.0
    next: Number = 0.0
    hope: tuple[str, str] | None = None


class _AnalysisTold(Struct):
    candidates: Annotated[list[_ChoiceTold], Meta(max_length=_MOST)]
    reason: _ReasonTold | None = None


class AnalysisWire:
    """Writes and reads the analyses of one game, in its notation and its terms."""

    def __init__(self, rules: Rules, terms: Terms) -> None:
        self._rules, self._terms = rules, terms

    def write(self, found: Analysis) -> dict[str, Any]:
        """An analysis as objects, lists, texts, numbers and null; not whether it is degraded."""
        choices = [self._told(one) for one in found.candidates]
        reason = None if found.reason is None else _reason_told(found.reason)
        data: dict[str, Any] = to_builtins(_AnalysisTold(choices, reason))
        return data

    def _told(self, one: Judgement) -> _ChoiceTold:
        return _ChoiceTold(
            action=self._rules.write(one.action),
            settlement=round(one.settlement, _DIGITS),
            doubt=round(one.doubt, _DIGITS),
            mine=self._points_told(one.mine),
            theirs=self._points_told(one.theirs),
            chances={str(name): round(share, _DIGITS) for name, share in one.chances.items()},
            hopes=[
                _HopeTold(str(hope.what), str(hope.of), round(hope.chance, _DIGITS))
                for hope in one.hopes
            ],
        )

    def _points_told(self, points: object) -> dict[str, float]:
        return {part: round(getattr(points, part), _DIGITS) for part in self._terms.parts}

    def read(self, data: object, degraded: bool = False) -> Analysis:
        """The analysis that was written; WireError names the field that is not as it should be."""
        told = typed(_AnalysisTold, data)
        found = []
        for place, one in enumerate(told.candidates):
            try:
                found.append(self._judgement(one))
            except WireError as error:
                raise error.within(f"candidates[{place}]") from None
        reason = None if told.reason is None else self._reason(told.reason)
        return Analysis(tuple(found), reason, degraded)

    def _judgement(self, told: _ChoiceTold) -> Judgement:
        return Judgement(
            action=self._action(told.action),
            mine=self._points(told.mine, "mine"),
            theirs=self._points(told.theirs, "theirs"),
            settlement=told.settlement,
            chances={self._chance(name): share for name, share in told.chances.items()},
            doubt=told.doubt,
            hopes=tuple(Hope(*self._holding(one.what, one.of), one.chance) for one in told.hopes),
        )

    def _action(self, text: str) -> Action:
        try:
            return self._rules.read(text)
        except ValueError:
            says = f"should be an action such as 'play AH', but is {named(text)}"
            raise WireError(says, "action") from None

    def _points(self, told: Mapping[str, float], side: Side) -> object:
        try:
            return self._terms.points(**{part: told[part] for part in self._terms.parts})
        except KeyError as missing:
            raise WireError("is missing", f"{side}.{missing.args[0]}") from None

    def read_reason(self, data: object) -> Reason:
        """The reason that `write_reason` wrote; WireError as above."""
        return self._reason(typed(_ReasonTold, data, "reason"))

    def _reason(self, told: _ReasonTold) -> Reason:
        if told.part not in (*self._terms.parts, SETTLEMENT):
            says = f"should be a part of the points, but is {named(told.part)}"
            raise WireError(says, "reason.part")
        return Reason(
            part=told.part,
            mine=told.side == "mine",
            more=told.more,
            chance=None if told.chance is None else self._chance(told.chance),
            best=told.best,
            next=told.next,
            hope=None if told.hope is None else self._holding(*told.hope),
        )

    def _holding(self, what: str, of: str) -> tuple[Any, Any]:
        known = {str(one): one for one in self._terms.hopes}
        if what not in known:
            raise WireError(f"should be a holding that is known, but is {named(what)}", "hope")
        found = {str(one): one for one in self._terms.hopes[known[what]]}
        if of not in found:
            raise WireError(f"should be of a suit or a rank, but is {named(of)}", "hope")
        return known[what], found[of]

    def _chance(self, name: str) -> Any:  # noqa: ANN401  (a chance of the game)
        try:
            return self._terms.chances(name)
        except ValueError:
            says = f"should be a chance that is known, but is {named(name)}"
            raise WireError(says, "chance") from None


def write_reason(reason: Reason) -> dict[str, Any]:
    """A reason as an object of texts, numbers and null."""
    data: dict[str, Any] = to_builtins(_reason_told(reason))
    return data


def _reason_told(reason: Reason) -> _ReasonTold:
    return _ReasonTold(
        reason.part,
        "mine" if reason.mine else "theirs",
        round(reason.more, _DIGITS),
        None if reason.chance is None else str(reason.chance),
        round(reason.best, _DIGITS),
        round(reason.next, _DIGITS),
        None if reason.hope is None else (str(reason.hope[0]), str(reason.hope[1])),
    )


class _Held(Struct):
    held: Annotated[dict[str, Share], Meta(max_length=_MOST)] = field(default_factory=dict)


def foresight_to_data(found: Foresight | None) -> dict[str, Any] | None:
    """A foresight as an object of numbers, and one of cards; None for none."""
    if found is None:
        return None
    told = {name: round(value, _DIGITS) for name, value in to_builtins(found.outlook).items()}
    return told | {"held": {str(one): round(share, _DIGITS) for one, share in found.held.items()}}


def foresight_from_data(data: object) -> Foresight | None:
    """The foresight that was written; WireError names the field that is not as it should be."""
    if data is None:
        return None
    held = {_card(name): share for name, share in typed(_Held, data).held.items()}
    return Foresight(typed(Outlook, data), held)


def _card(name: str) -> Card:
    try:
        return card(name)
    except ValueError:
        raise WireError(f"should be a card such as KS, but is {named(name)}", "held") from None
