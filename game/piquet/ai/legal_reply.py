"""Whether an action from outside is one of the choices that a view offers."""

from __future__ import annotations

from typing import assert_never

from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    AskMaking,
    Call,
    ChooseDeal,
    Concede,
    Cut,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    Reply,
    TellMaking,
)
from rules.piquet.choices import (
    MayAnnounce,
    MayAnswer,
    MayAnswerConcession,
    MayCall,
    MayChooseDeal,
    MayCut,
    MayExchange,
    MayLook,
    MayPlay,
    MayTell,
)
from rules.piquet.rights import every_deed
from rules.piquet.view import View


def is_allowed(seen: View, action: Action) -> bool:
    """Whether the one who sees this may do that now."""
    return _is_chosen(seen, action) or any(action in every_deed(right) for right in seen.rights)


def _is_chosen(seen: View, action: Action) -> bool:
    match seen.choices:
        case None:
            return False
        case MayCut(places):
            return isinstance(action, Cut) and action.place in places
        case MayChooseDeal():
            return isinstance(action, ChooseDeal)
        case MayAnnounce(least, most):
            if not isinstance(action, AnnounceCarteBlanche):
                return False
            return least <= (action.take or 0) <= most and (action.take is None) == (most == 0)
        case MayExchange(least, most):
            if not isinstance(action, Exchange) or seen.deal is None:
                return False
            return least <= len(action.cards) <= most and action.cards <= seen.deal.hand
        case MayCall(calls, cards, suits, concede):
            match action:
                case Call(what):
                    return what in calls
                case NameSuit(suit):
                    return suit in suits
                case Concede():
                    return concede
                case _:
                    return isinstance(action, Play) and action.card in cards
        case MayAnswer(replies, ask, equals):
            match action:
                case AskMaking():
                    return ask
                case Answer(reply, None):
                    return reply in replies
                case Answer(Reply.EQUAL, meant):
                    return meant in equals
                case _:
                    return False
        case MayTell(points):
            return isinstance(action, LetGo) or (
                isinstance(action, TellMaking) and action.what in points
            )
        case MayLook():
            return isinstance(action, Look)
        case MayAnswerConcession(calls):
            if isinstance(action, Call):
                return action.what in calls
            return isinstance(action, AnswerConcession)
        case MayPlay(cards):
            return isinstance(action, Play) and action.card in cards
        case _ as never:
            assert_never(never)
