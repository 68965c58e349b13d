"""What comes from outside is checked.

Whether a view can be thought about, and whether an action is one of its choices.
"""

from __future__ import annotations

from typing import assert_never

from game.piquet.ai.belief.known_cards import played
from game.players.wire import WireError
from rules.piquet import actions, choices
from rules.piquet.options import HAND, TALON
from rules.piquet.rights import actions_by
from rules.piquet.view import DealView, View


def is_allowed(seen: View, action: actions.Action) -> bool:
    """Whether the one who sees this may do that now."""
    return _is_chosen(seen, action) or any(action in actions_by(right) for right in seen.rights)


def _is_chosen(seen: View, action: actions.Action) -> bool:
    match seen.choices:
        case None:
            return False
        case choices.MayCut(places):
            return isinstance(action, actions.Cut) and action.place in places
        case choices.MayChooseDeal():
            return isinstance(action, actions.ChooseDeal)
        case choices.MayAnnounce(least, most):
            if not isinstance(action, actions.AnnounceCarteBlanche):
                return False
            return least <= (action.take or 0) <= most and (action.take is None) == (most == 0)
        case choices.MayExchange(least, most):
            if not isinstance(action, actions.Exchange) or seen.deal is None:
                return False
            return least <= len(action.cards) <= most and action.cards <= seen.deal.hand
        case choices.MayCall(calls, cards, suits, concede):
            match action:
                case actions.Call(what):
                    return what in calls
                case actions.NameSuit(suit):
                    return suit in suits
                case actions.Concede():
                    return concede
                case _:
                    return isinstance(action, actions.Play) and action.card in cards
        case choices.MayAnswer(replies, ask, equals):
            match action:
                case actions.AskMaking():
                    return ask
                case actions.Answer(reply, None):
                    return reply in replies
                case actions.Answer(actions.Reply.EQUAL, meant):
                    return meant in equals
                case _:
                    return False
        case choices.MayTell(points):
            return isinstance(action, actions.LetGo) or (
                isinstance(action, actions.TellMaking) and action.what in points
            )
        case choices.MayLook():
            return isinstance(action, actions.Look)
        case choices.MayAnswerConcession(calls):
            if isinstance(action, actions.Call):
                return action.what in calls
            return isinstance(action, actions.AnswerConcession)
        case choices.MayPlay(cards):
            return isinstance(action, actions.Play) and action.card in cards
        case _ as never:
            assert_never(never)


_HAND = "view.deal.hand"
LONGEST_HISTORY = 400  # events; in 4,800 questions of random parties the longest had 91


def hold_plausible(seen: View) -> None:
    """WireError when this view cannot be of a real deal; not every such view is found."""
    if isinstance(seen.choices, (choices.MayCut, choices.MayChooseDeal)):
        return
    if seen.deal is None:
        raise WireError("is null, and these choices come in a deal only", "view.deal")
    _hold_cards(seen.deal)
    hand = seen.deal.hand
    match seen.choices:
        case choices.MayExchange(least, most) | choices.MayAnnounce(least, most):
            if not 0 <= most <= min(TALON, len(hand)):
                raise WireError(f"should be from 0 to {TALON}", "view.choices.most")
            if not 0 <= least <= most:
                raise WireError("should be from 0 to most", "view.choices.least")
        case choices.MayPlay(cards) | choices.MayCall(_, cards):
            if not cards <= hand:
                raise WireError("are not all in the hand", "view.choices.cards")
        case _:
            pass


def _hold_cards(deal: DealView) -> None:
    if len(deal.hand) > HAND:
        raise WireError(f"should be {HAND} cards at most, but are {len(deal.hand)}", _HAND)
    if twice := deal.hand & (deal.discard | played(deal)):
        raise WireError(f"{min(twice)} was put out or played already", _HAND)
    if len(deal.history) > LONGEST_HISTORY:
        says = f"should be {LONGEST_HISTORY} events at most, but are {len(deal.history)}"
        raise WireError(says, "view.deal.history")
    for name, sizes, most in (
        ("hand_sizes", deal.hand_sizes, HAND),
        ("discard_sizes", deal.discard_sizes, TALON),
    ):
        for place, size in enumerate(sizes):
            if not 0 <= size <= most:
                raise WireError(f"should be from 0 to {most}", f"view.deal.{name}[{place}]")
