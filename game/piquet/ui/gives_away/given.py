"""What is told of the call that stands ready: what the other would know, its price, the advice.

A sentence is chosen by what the call gains in settlement against the best that can be done without
its kind; the points shown are those it gains in this deal.
"""

from __future__ import annotations

from msgspec import Struct

from game.piquet.ai.belief.known_cards import deal_of, hidden, known
from game.piquet.ai.claims import bars
from game.piquet.ai.estimates import Prospect
from game.piquet.ai.rubicon_lost import is_lost
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.said.calling import offered_call
from game.players.judgement import Judgement, Weighed
from game.stage.recent import Recent
from rules.core.cards import Card, Hand
from rules.piquet.actions import Call
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Combination
from rules.piquet.pack import in_order
from rules.piquet.view import View

_ALIKE = 0.3
"""Settlement points by which two choices are as good."""
EVEN = ("gives.alike", "gives.known")
"""What is said where the two are as good."""
_HARDLY = 0.1
_OFTEN = 0.5
_ALWAYS = 0.995


class Given(Struct, frozen=True):
    """A call, and what comes of it.

    `before`: the cards he knows already; `new`: those he would know; `dark`: what else is hidden
    from him, one's own and what one put out. `good`: how likely it is; `gain` in points.
    """

    call: Combination
    before: tuple[Card, ...]
    new: Hand
    dark: tuple[Card, ...]
    good: float
    gain: float
    silent: bool  # whether silence is the better
    sentence: str  # its key


def call_open(seen: View) -> bool:
    """Whether a call may be made now."""
    return isinstance(seen.choices, MayCall) and bool(seen.choices.calls)


def choice(seen: View, hand_state: HandState) -> Call | None:
    """The call that stands ready."""
    call = offered_call(seen, hand_state) if call_open(seen) else None
    return None if call is None else Call(call)


def _given(weighed: Weighed, seen: View, hand_state: HandState) -> Given | None:
    ready = choice(seen, hand_state)
    told = None if ready is None else weighed.analysis.of(ready)
    if ready is None or told is None or seen.deal is None:
        return None
    silent = _without(told, ready.what, weighed, seen)
    if silent is None:
        return None
    good = told.chances.get(Prospect.GOOD, 1.0)
    before = known(seen.deal)
    new = known(seen.deal, ready.what, named=good >= _OFTEN) - before
    more = told.settlement - silent.settlement
    unseen = hidden(seen.deal)
    return Given(
        ready.what,
        in_order(before & unseen),
        new,
        in_order(unseen - before),
        good,
        told.points - silent.points,
        more < -_ALIKE,
        _sentence(_is_lost(seen), more, bool(new), good, told.chances.get(Prospect.EQUAL, 0.0)),
    )


given: Recent[Weighed, Given | None] = Recent(_given)
"""What is told of the call that stands ready; None where none does, or it is not weighed."""


def _is_lost(seen: View) -> bool:
    """Whether all that is counted can only be the winner's: then the rules let one concede."""
    may = seen.choices
    return isinstance(may, MayCall) and may.concede and is_lost(seen)


def _without(told: Judgement, call: Combination, weighed: Weighed, seen: View) -> Judgement | None:
    """The best without a call of this kind.

    A call of another kind is that where it bars this one. Elsewhere both are said in the end, and
    it is only where it is worth more by itself.
    """
    deal, rest = deal_of(seen), list[Judgement]()
    for one in weighed.analysis.candidates:
        if isinstance(one.action, Call):
            kind = one.action.what.kind
            barred = bars(seen.options, deal.seat, kind, call.kind)
            better = one.settlement - told.settlement > _ALIKE
            if kind is call.kind or not (barred or better):
                continue
        rest.append(one)
    return max(rest, key=lambda one: one.settlement, default=None)


def _sentence(lost: bool, more: float, new: bool, good: float, equal: float) -> str:
    if lost and more <= _ALIKE:
        return "gives.lost"
    if more < -_ALIKE:
        return "gives.hardly" if good + equal < _HARDLY else "gives.tells"
    if more <= _ALIKE:
        return "gives.alike" if new else "gives.known"
    if good >= _ALWAYS:
        return "gives.sure"
    if not new:
        return "gives.nothing-new"
    return "gives.often" if good >= _OFTEN else "gives.enough"
