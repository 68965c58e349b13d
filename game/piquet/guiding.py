"""What a newcomer is told in the first deal, where the second line of the table stands.

A sentence or two at the beginning of each act; it gives way as soon as the act is under way.
"""

from __future__ import annotations

from game.piquet.calling import kind_in_turn
from game.piquet.desk import Desk
from game.words.catalogue import say
from game.words.terms import number
from rules.piquet.choices import MayAnswer, MayCall, MayExchange, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered, PointCalled, SequenceCalled, SetCalled
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_FIRST_TRICKS = 2
"""Tricks of whose beginning something is told."""
_WAITING = (Phase.EXCHANGE, Phase.CALLS, Phase.RECKONING)
_CALLED = (PointCalled, SequenceCalled, SetCalled)
_CALLS = dict(zip((Kind.POINT, Kind.SEQUENCE, Kind.SET), _CALLED, strict=True))


def guide(seen: View, desk: Desk) -> str:
    """What to tell someone who plays for the first time; empty where there is nothing to tell."""
    deal = seen.deal
    if deal is None or deal.number > 1 or deal.opened is not None or desk.concealed:
        return ""
    match seen.choices:
        case None:
            return say(f"guide.wait.{seen.phase.value}") if seen.phase in _WAITING else ""
        case MayExchange(most=most):
            if desk.chosen:
                return ""
            who = "elder" if deal.seat is ELDER else "younger"
            return say(f"guide.exchange.{who}", number=number(most))
        case MayCall():
            return _calling(seen, deal, desk)
        case MayAnswer():
            answered = any(isinstance(event, Answered) for event in deal.history)
            return "" if answered else say("guide.answer")
        case MayPlay():
            return _playing(deal)
        case _:
            return ""


def _calling(seen: View, deal: DealView, desk: Desk) -> str:
    """Of each kind once, before anything is done about it."""
    kind = kind_in_turn(seen, desk)
    if desk.naming or desk.talk is not None or desk.offered:
        return ""
    if kind is None:
        return _playing(deal)
    if deal.seat is not ELDER:
        return "" if any(_called(each, deal) for each in Kind) else say("guide.reckon")
    return "" if _called(kind, deal) else say(f"guide.call.{kind.value}")


def _called(kind: Kind, deal: DealView) -> bool:
    """Whether the viewer has called something of a kind."""
    called = (event for event in deal.history if isinstance(event, _CALLED))
    return any(isinstance(event, _CALLS[kind]) and event.seat is deal.seat for event in called)


def _playing(deal: DealView) -> str:
    if len(deal.table.tricks) >= _FIRST_TRICKS:
        return ""
    if deal.table.led is not None:
        return say("guide.follow")
    return say("guide.lead" if not deal.table.tricks else "guide.lead.again")
