"""Which call stands ready: kind by kind as they are reckoned, the best first, less on request.

Of a point called short its highest cards stand ready; a touch on a card of the hand takes it into
the call or out of it, where some call may be made so.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.words.terms import capital, listed, number, sign
from rules.core.cards import Card, Hand
from rules.piquet import combinations
from rules.piquet.choices import MayAnswerConcession, MayCall
from rules.piquet.pack import in_order
from rules.piquet.view import View


def kind_in_turn(seen: View, hand_state: HandState) -> combinations.Kind | None:
    """The first kind that can still be called and was not sunk; None when nothing can."""
    kinds = {call.kind for call in _calls(seen)} - hand_state.sunk
    return next((kind for kind in combinations.Kind if kind in kinds), None)


def _calls(seen: View) -> tuple[combinations.Combination, ...]:
    match seen.choices:
        case MayCall(calls=calls) | MayAnswerConcession(calls):
            return calls
    return ()


def possible(seen: View, hand_state: HandState) -> tuple[combinations.Combination, ...]:
    """What is offered of the kind in turn, best first: each says less than the one before."""
    calls = by_their_highest(_in_turn(seen, hand_state))
    alike: dict[object, combinations.Combination] = {}
    for call in calls:
        alike.setdefault(call.strength, call)
    return tuple(sorted(alike.values(), key=lambda call: call.strength, reverse=True))


def by_their_highest(
    calls: Iterable[combinations.Combination],
) -> tuple[combinations.Combination, ...]:
    """Of points of one suit and number those that come first, which have the highest cards."""
    found: dict[object, combinations.Combination] = {}
    for call in calls:
        alike = (call.suit, call.count) if isinstance(call, combinations.Point) else call
        found.setdefault(alike, call)
    return tuple(found.values())


def offered_call(seen: View, hand_state: HandState) -> combinations.Combination | None:
    """The call that one key would say now."""
    if hand_state.picked is not None and hand_state.picked in _in_turn(seen, hand_state):
        return hand_state.picked
    calls = possible(seen, hand_state)
    return calls[hand_state.offered % len(calls)] if calls else None


def looked_down(hand_state: HandState) -> HandState:
    """The hand state as if the call were ready that the pointer looks at."""
    if not hand_state.preview:
        return hand_state
    return replace(hand_state, offered=hand_state.offered + hand_state.preview, picked=None)


def with_touched(seen: View, hand_state: HandState, card: Card) -> combinations.Combination | None:
    """The call that has a touched card besides, or no more; None where none may be made so."""
    ready = offered_call(seen, hand_state)
    if ready is None:
        return None
    out = card in ready.cards
    wanted = ready.cards - {card} if out else ready.cards | {card}
    fitting = [call for call in _in_turn(seen, hand_state) if (card in call.cards) is not out]
    near = [call for call in fitting if not call.cards.isdisjoint(ready.cards)]
    if out:
        fitting = near
    return max(near or fitting, key=lambda call: _nearness(call, wanted), default=None)


def _nearness(call: combinations.Combination, wanted: Hand) -> int:
    """How many of the wanted cards a call has, less those it has besides."""
    return len(call.cards & wanted) - len(call.cards - wanted)


def _in_turn(seen: View, hand_state: HandState) -> tuple[combinations.Combination, ...]:
    """Everything that may be called of the kind in turn."""
    kind = kind_in_turn(seen, hand_state)
    return tuple(call for call in _calls(seen) if call.kind is kind)


def worth(kept: Hand) -> str:
    """What the cards one keeps would call: "You keep:  point of 4 making 39 · three knaves"."""
    best = combinations.points(kept)
    if not best:
        return say("keep.nothing")
    parts = [say("keep.point", count=best[0].count, value=best[0].value)]
    parts += [sequence_name(run.length, run.top) for run in combinations.sequences(kept)]
    parts += [set_name(alike.count, alike.rank) for alike in combinations.sets(kept)]
    return say("keep") + "  " + say("keep.join").join(parts)


def kept(cards: Hand) -> str:
    """The same as a sentence: "You keep a point of 4, a tierce to the knave and three tens."."""
    parts = [say("suggest.keep.point", count=one.count) for one in combinations.points(cards)[:1]]
    parts += [
        say("suggest.keep.sequence", name=sequence_name(run.length, run.top))
        for run in combinations.sequences(cards)
    ]
    parts += [
        say("suggest.keep.set", name=set_name(alike.count, alike.rank))
        for alike in combinations.sets(cards)
    ]
    return say("suggest.keep", told=listed(parts)) if parts else say("suggest.keep.nothing")


def describe(call: combinations.Combination) -> str:
    """A call with its cards, for its owner: "Quart major in ♥"."""
    match call:
        case combinations.Point():
            return say(
                "call.point", number=number(call.count), sign=sign(call.suit), value=call.value
            )
        case combinations.Sequence():
            name = capital(sequence_name(call.length, call.top))
            return say("call.sequence", Name=name, sign=sign(call.suit))
        case combinations.RankSet():
            signs = " ".join(sign(card.suit) for card in in_order(call.cards))
            return f"{capital(set_name(call.count, call.rank))} {signs}"
