"""Which cards of a hand stand out: of what is about to be said, and those that may be played."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui.hand_state import Desk
from game.piquet.ui.said.besides import kept_back, ready_call
from game.piquet.ui.said.calling import offered_call
from rules.core.cards import Hand
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.view import View


def lifted_cards(seen: View, desk: Desk) -> Hand:
    """The cards of the call that stands ready or is pointed at, or what a suggestion is about."""
    if desk.hinted:
        return desk.hinted
    if desk.closed:
        return frozenset()
    if desk.preview:
        desk = replace(desk, offered=desk.offered + desk.preview, picked=None)
    if kept := kept_back(seen, desk):
        return kept
    call = ready_call(seen, desk) if desk.talk is not None else offered_call(seen, desk)
    return call.cards if call is not None else frozenset()


def legal_cards(seen: View, desk: Desk) -> Hand | None:
    """The cards that may be played now, or None while nothing is to be played."""
    match seen.choices:
        case MayPlay(cards):
            return cards
        case MayCall(cards=cards) if offered_call(seen, desk) is None:
            return cards
    return None
