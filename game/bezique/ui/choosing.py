"""What of one's own stands ready: the declaration chosen, the cards that may be played."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.hand_state import HandState
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Combination
from rules.bezique.view import View
from rules.core.cards import Card, Hand


def offered(seen: View) -> tuple[Combination, ...]:
    """All that may be declared now, or announced where one was declared; the dearest first.

    Nothing where errors may happen: there one chooses card by card (`strictly`).
    """
    match seen.choices:
        case MayDeclare(declarations, announcements) if not seen.options.strict:
            return declarations or announcements
    return ()


def announces(seen: View) -> bool:
    """Whether what is offered is only announced, to be scored after a later trick."""
    match seen.choices:
        case MayDeclare(declarations, announcements):
            return bool(announcements) and not declarations
    return False


def place_of(seen: View, hand_state: HandState) -> int:
    """The place in the list of what stands ready, or is pointed at; 0 where nothing is offered."""
    count = len(offered(seen))
    wanted = hand_state.offered if hand_state.preview is None else hand_state.preview
    return wanted % count if count else 0


def chosen(seen: View, hand_state: HandState) -> Combination | None:
    """What stands ready to be declared."""
    every = offered(seen)
    return every[hand_state.offered % len(every)] if every else None


def shown(seen: View, hand_state: HandState) -> Combination | None:
    """What the pointer is at in the list, else what stands ready."""
    every = offered(seen)
    return every[place_of(seen, hand_state)] if every else None


def with_card(seen: View, hand_state: HandState, card: Card) -> HandState | None:
    """The next in the list that this card belongs to standing ready; None where there is none."""
    every = offered(seen)
    count = len(every)
    for step in range(count):
        fresh = chosen(seen, hand_state)
        first = 1 if fresh is not None and card in fresh.cards else 0
        at = (hand_state.offered + first + step) % count
        if card in every[at].cards:
            return replace(hand_state, offered=at, preview=None, hinted=frozenset(), advised=None)
    return None


def sevens(seen: View) -> tuple[Hand, Hand]:
    """The sevens that may be exchanged for the turn-up, and those that may be shown."""
    match seen.choices:
        case MayDeclare(exchange=exchange, show=show):
            return exchange, show
    return frozenset(), frozenset()


def legal_cards(seen: View) -> Hand | None:
    """The cards that may be played now, or None while nothing is to be played.

    Where errors may happen none is told from the others.
    """
    match seen.choices:
        case MayPlay(cards):
            return cards if seen.deal is None or not seen.options.strict else seen.deal.hand
    return None


def lifted_cards(seen: View, hand_state: HandState) -> Hand:
    """The cards of what stands ready or is pointed at, or what a suggestion is about."""
    if hand_state.hinted or seen.options.strict:
        return hand_state.hinted or hand_state.picked
    one = shown(seen, hand_state)
    return one.cards if one is not None else frozenset()
