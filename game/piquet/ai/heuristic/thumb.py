"""A player by rules of thumb: no search, no guess at single cards, the same in every partie.

It is the plain measure the others are held against, and it plays on when another program cannot.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.heuristic.exchange import discard
from game.piquet.ai.heuristic.play import play
from game.piquet.ai.rubicon_lost import is_lost
from rules.piquet import actions, choices
from rules.piquet.combinations import Kind
from rules.piquet.options import RUBICON
from rules.piquet.scoring import total
from rules.piquet.seats import ELDER
from rules.piquet.settlement import totals, weight
from rules.piquet.view import View

_ORDER = {kind: place for place, kind in enumerate(Kind)}
_SHORTEST_POINT = (
    3  # a shorter one is never good: the other twelve cards hold at least three of a suit
)


def call(may: choices.MayCall) -> actions.Call | None:
    """The next call: point, then sequences, then sets, the best first; None when all is said."""
    worth_saying = [
        what
        for what in may.calls
        if what.kind is not Kind.POINT or len(what.cards) >= _SHORTEST_POINT
    ]
    if not worth_saying:
        return None
    return actions.Call(
        min(worth_saying, key=lambda what: (_ORDER[what.kind], *(-n for n in what.strength)))
    )


def answer(may: choices.MayAnswer) -> actions.Action:
    """The best that is true. Of an equal number one asks what it makes before saying anything."""
    if actions.Reply.NOT_GOOD in may.replies:
        return actions.Answer(actions.Reply.NOT_GOOD)
    if may.ask:
        return actions.AskMaking()
    return actions.Answer(
        actions.Reply.EQUAL if actions.Reply.EQUAL in may.replies else actions.Reply.GOOD
    )


def choose(view: View, seed: int) -> actions.Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    match view.choices:
        case None:
            raise ValueError("this view leaves nothing to choose")
        case choices.MayCut(places):
            return actions.Cut(Random(seed).choice(places))
        case choices.MayChooseDeal():
            # Elder's is the better hand: of six deals the last one's, to a hundred the first.
            return actions.ChooseDeal(view.options.deals is not None)
        case choices.MayAnnounce(_, most):
            return actions.AnnounceCarteBlanche(most or None)
        case choices.MayExchange(least, most):
            deal = deal_of(view)
            return actions.Exchange(discard(deal.hand, least, most, deal.seat is ELDER))
        case choices.MayCall(concede=True) if is_lost(view) and _is_beaten(view):
            return actions.Concede()
        case choices.MayCall() as may:
            return call(may) or actions.Play(play(view, may.cards))
        case choices.MayAnswer() as may:
            return answer(may)
        case choices.MayTell(points):
            return actions.TellMaking(
                max(points, key=lambda point: point.value)
            )  # the first of the best
        case choices.MayLook():
            # What both see helps the one who has the lead more, and that is the other.
            return actions.Look(False)
        case choices.MayAnswerConcession(still):
            # A capot is rare, and thirteen and ten are sure.
            return call(choices.MayCall(still, frozenset())) or actions.AnswerConcession(True)
        case choices.MayPlay(cards):
            return actions.Play(play(view, cards))
        case _ as never:
            assert_never(never)


def _is_beaten(view: View) -> bool:
    """Whether the other has a hundred, while one's own is out of reach.

    Then all that he still makes is added to the winner's sum, and conceding gives away the least.
    """
    deal, other = deal_of(view), view.player.other
    earlier = totals(view.results, view.options)[other]
    now = total(deal.ledger, deal.seat.other) * weight(deal.number, view.options)
    return earlier + now >= RUBICON
