"""What a newcomer is told in the first two deals, where the second line of the table stands.

A sentence or two at the beginning of each act; it gives way as soon as the act is under way. One is
elder in the one deal and younger in the other, so that two deals show all of it.
"""

from __future__ import annotations

from game.piquet.calling import kind_in_turn
from game.piquet.desk import Desk
from game.words.catalogue import say
from game.words.terms import number
from rules.piquet.choices import MayAnswer, MayCall, MayChooseDeal, MayExchange, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered, PointCalled, SequenceCalled, SetCalled
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

GUIDED_DEALS = 2
"""Deals that are explained."""
_FIRST_TRICKS = 3
"""Tricks of the first deal of whose beginning something is told."""
_WAITING = (Phase.EXCHANGE, Phase.CALLS, Phase.RECKONING)
_CALLED = (PointCalled, SequenceCalled, SetCalled)
_CALLS = dict(zip((Kind.POINT, Kind.SEQUENCE, Kind.SET), _CALLED, strict=True))


def guide(seen: View, desk: Desk) -> str:
    """What to tell someone who plays for the first time; empty where there is nothing to tell."""
    deal = seen.deal
    if isinstance(seen.choices, MayChooseDeal):
        return say("guide.choice" if seen.options.deals else "guide.choice.hundred")
    if deal is None or deal.number > GUIDED_DEALS or deal.opened is not None or desk.concealed:
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
    match _called(kind, deal):
        case 0:
            return say(f"guide.call.{kind.value}")
        case 1:
            return say("guide.call.again")
    return ""


def _called(kind: Kind, deal: DealView) -> int:
    """How often the viewer has called something of a kind."""
    called = (event for event in deal.history if isinstance(event, _CALLED))
    own = [event for event in called if event.seat is deal.seat]
    return sum(isinstance(event, _CALLS[kind]) for event in own)


def _playing(deal: DealView) -> str:
    if deal.number > 1 or len(deal.table.tricks) >= _FIRST_TRICKS:
        return ""
    led = deal.table.led
    if led is not None:
        return say("guide.follow") if any(card.suit is led.suit for card in deal.hand) else ""
    return say("guide.lead" if not deal.table.tricks else "guide.lead.again")
