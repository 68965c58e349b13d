"""What a newcomer is told in the first deal, where the second line of the table stands."""

from __future__ import annotations

from game.bezique.ui.choosing import offered
from game.bezique.words import say
from game.table.state import TableState
from game.words.terms import capital, suit_name
from rules.bezique.choices import MayCut, MayDeclare, MayPlay
from rules.bezique.options import Brisques
from rules.bezique.pack import face
from rules.bezique.state import Phase
from rules.bezique.view import View

GUIDED_DEALS = 1
"""Deals that are explained."""
_FIRST_TRICKS = 4


def coached(seen: View) -> bool:
    """Whether a coach has something to teach: not where one way is left, nor at the cut."""
    match seen.choices:
        case MayPlay(cards, blanche):
            return len(cards) > 1 or blanche
        case MayDeclare(declarations, announcements, exchange, show):
            return bool(declarations or announcements or exchange or show)
        case MayCut():
            return False
    return True


def explained(top: TableState) -> str:
    """A sentence or two at the beginning of each act; empty where there is nothing to tell."""
    seen: View = top.seen
    deal = seen.deal
    if isinstance(seen.choices, MayCut):
        return ""
    if (
        deal is None
        or deal.number > GUIDED_DEALS
        or deal.opened is not None
        or top.hand_state.concealed
    ):
        return ""
    match seen.choices:
        case MayPlay() if not deal.left:
            return say("guide.last") if len(deal.tricks) < seen.options.sizes.rounds + 2 else ""
        case MayPlay() if deal.led is not None and face(deal.led) in map(face, deal.hand):
            return say("guide.equal")
        case MayPlay() if len(deal.tricks) < _FIRST_TRICKS:
            if seen.options.rubicon:
                return say("guide.rubicon")
            if not deal.tricks and deal.trumps is not None:
                return say("guide.trumps", Suit=capital(suit_name(deal.trumps)))
            if deal.led is None:
                return say("guide.lead")
            later = seen.options.brisques is Brisques.AT_THE_END
            return say("guide.reply" if later else "guide.reply.fall")
        case MayDeclare(exchange=exchange) if exchange and not offered(seen):
            return say("guide.seven")
        case MayDeclare() if (
            deal.window is not None and deal.window.taken is not None and not offered(seen)
        ):
            return say("guide.taken")
        case MayDeclare() if len(deal.declared) < 2 and offered(seen):
            return say("guide.window")
        case MayDeclare() if not deal.declared:
            return say("guide.nothing")
    return ""


def task(seen: View) -> str:
    """A sentence that tells nothing of what there is to declare (ZO7)."""
    known = seen.phase in (Phase.PLAY, Phase.WINDOW)
    return say(f"curtain.to.{seen.phase.value}") if known else ""
