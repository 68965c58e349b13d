"""Which call stands ready: kind by kind as they are reckoned, the best first, less on request."""

from __future__ import annotations

from game.piquet.face.desk import Desk
from rules.piquet.choices import MayAnswerConcession, MayCall
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import View


def kind_in_turn(seen: View, desk: Desk) -> Kind | None:
    """The first kind that can still be called and was not sunk; None when nothing can."""
    kinds = {call.kind for call in _calls(seen)} - desk.sunk
    return next((kind for kind in Kind if kind in kinds), None)


def _calls(seen: View) -> tuple[Combination, ...]:
    match seen.choices:
        case MayCall(calls=calls) | MayAnswerConcession(calls):
            return calls
    return ()


def possible(seen: View, desk: Desk) -> tuple[Combination, ...]:
    """Everything that may be called of the kind in turn, best first."""
    kind = kind_in_turn(seen, desk)
    calls = [call for call in _calls(seen) if call.kind is kind]
    return tuple(sorted(calls, key=lambda call: call.strength, reverse=True))


def offered_call(seen: View, desk: Desk) -> Combination | None:
    """The call that one key would say now."""
    calls = possible(seen, desk)
    return calls[desk.offered % len(calls)] if calls else None
