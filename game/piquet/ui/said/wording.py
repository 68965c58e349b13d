"""What a player holds, in words: what the cards kept are worth, what a call is made of."""

from __future__ import annotations

from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.words.terms import capital, listed, number, sign
from rules.core.cards import Hand
from rules.piquet.combinations import (
    Combination,
    Point,
    RankSet,
    Sequence,
    points,
    sequences,
    sets,
)
from rules.piquet.pack import in_order


def worth(kept: Hand) -> str:
    """What the cards one keeps would call: "You keep:  point of 4 making 39 · three knaves"."""
    best = points(kept)
    if not best:
        return say("keep.nothing")
    parts = [say("keep.point", count=best[0].count, value=best[0].value)]
    parts += [sequence_name(run.length, run.top) for run in sequences(kept)]
    parts += [set_name(alike.count, alike.rank) for alike in sets(kept)]
    return say("keep") + "  " + say("keep.join").join(parts)


def kept(cards: Hand) -> str:
    """The same as a sentence: "You keep a point of 4, a tierce to the knave and three tens."."""
    best = points(cards)
    if not best:
        return say("suggest.keep.nothing")
    parts = [say("suggest.keep.point", count=best[0].count)]
    parts += [
        say("suggest.keep.sequence", name=sequence_name(run.length, run.top))
        for run in sequences(cards)
    ]
    parts += [
        say("suggest.keep.set", name=set_name(alike.count, alike.rank)) for alike in sets(cards)
    ]
    return say("suggest.keep", told=listed(parts))


def describe(call: Combination) -> str:
    """A call with its cards, for its owner: "Quart major in ♥"."""
    match call:
        case Point():
            return say(
                "call.point", number=number(call.count), sign=sign(call.suit), value=call.value
            )
        case Sequence():
            name = capital(sequence_name(call.length, call.top))
            return say("call.sequence", Name=name, sign=sign(call.suit))
        case RankSet():
            signs = " ".join(sign(card.suit) for card in in_order(call.cards))
            return f"{capital(set_name(call.count, call.rank))} {signs}"
