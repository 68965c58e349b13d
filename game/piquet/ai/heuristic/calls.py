"""What to call and what to answer, by rules of thumb: the best of each kind, and the truth."""

from __future__ import annotations

from rules.piquet.actions import Action, Answer, AskMaking, Call, Reply
from rules.piquet.choices import MayAnswer, MayCall
from rules.piquet.combinations import Kind

_ORDER = {kind: place for place, kind in enumerate(Kind)}
_SHORTEST_POINT = (
    3  # a shorter one is never good: the other twelve cards hold at least three of a suit
)


def call(may: MayCall) -> Call | None:
    """The next call: point, then sequences, then sets, the best first; None when all is said."""
    worth_saying = [
        what
        for what in may.calls
        if what.kind is not Kind.POINT or len(what.cards) >= _SHORTEST_POINT
    ]
    if not worth_saying:
        return None
    return Call(
        min(worth_saying, key=lambda what: (_ORDER[what.kind], *(-n for n in what.strength)))
    )


def answer(may: MayAnswer) -> Action:
    """The best that is true. Of an equal number one asks what it makes before saying anything."""
    if Reply.NOT_GOOD in may.replies:
        return Answer(Reply.NOT_GOOD)
    if may.ask:
        return AskMaking()
    return Answer(Reply.EQUAL if Reply.EQUAL in may.replies else Reply.GOOD)
