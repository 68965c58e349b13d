"""What comes from outside is checked.

Whether a view can be thought about, and whether an action is one of its choices.
"""

from __future__ import annotations

from game.players.wire import WireError
from rules.bezique.actions import Action, Announce, Declare
from rules.bezique.choices import MayDeclare, MayPlay, every_action
from rules.bezique.pack import face, pack_of
from rules.bezique.state import IN_DEAL
from rules.bezique.view import DealView, View
from rules.core.cards import Hand


def is_allowed(seen: View, action: Action) -> bool:
    """Whether the one who sees this may do that now.

    A combination may be made of other copies than are offered: `choices` names one of those that
    come to the same, and what it comes to is told by their faces and what they have served for.
    """
    if seen.choices is None:
        return False
    if action in every_action(seen.choices):
        return True
    if not isinstance(seen.choices, MayDeclare) or not isinstance(action, Declare | Announce):
        return False
    offered = (
        seen.choices.declarations if isinstance(action, Declare) else seen.choices.announcements
    )
    meant = _as_told(seen, action.cards)
    held = seen.deal is not None and action.cards <= seen.deal.hand
    return held and any(_as_told(seen, one.cards) == meant for one in offered)


def _as_told(seen: View, cards: Hand) -> list[tuple[int, tuple[int, ...]]]:
    """The faces of cards, each with the declarations that it has served in."""
    declared = () if seen.deal is None else seen.deal.declared
    return sorted(
        (face(card), tuple(n for n, one in enumerate(declared) if card in one.cards))
        for card in cards
    )


MOST_IN_HAND = 12  # one card more for each that was drawn too much in strict play


def hold_plausible(seen: View) -> None:
    """WireError when this view cannot be of a real deal; not every such view is found."""
    if seen.phase not in IN_DEAL:
        return
    if seen.deal is None:
        raise WireError("is null, and these choices come in a deal only", "view.deal")
    _hold_cards(seen, seen.deal)
    if isinstance(seen.choices, MayPlay) and not seen.choices.cards <= seen.deal.hand:
        raise WireError("are not all in the hand", "view.choices.cards")
    if isinstance(seen.choices, MayDeclare):
        for one in (*seen.choices.declarations, *seen.choices.announcements):
            if not one.cards <= seen.deal.hand:
                raise WireError("are not all in the hand", "view.choices.declarations")


def _hold_cards(seen: View, deal: DealView) -> None:
    sizes = seen.options.sizes
    if len(deal.hand) > MOST_IN_HAND or len(deal.hand) != deal.hand_sizes[seen.player]:
        raise WireError("should be as many cards as hand_sizes says", "view.deal.hand")
    if not 0 <= deal.left <= 2 * sizes.rounds or len(deal.tricks) > sizes.tricks:
        raise WireError(f"should be from 0 to {2 * sizes.rounds}", "view.deal.left")
    played = [card for trick in deal.tricks for card in (trick.led, trick.reply)]
    played += [card for card in (deal.led, deal.reply) if card is not None]
    lying = [] if deal.turn_up is None else [deal.turn_up]
    seen_cards = [*deal.hand, *deal.others, *played, *lying]
    if len(set(seen_cards)) != len(seen_cards):
        raise WireError("a card of it lies elsewhere too", "view.deal.hand")
    theirs = deal.hand_sizes[seen.player.other]
    if not len(deal.others) <= theirs <= MOST_IN_HAND:
        raise WireError("are not as many as the other has", "view.deal.others")
    known = len(pack_of(seen.options)) - len(seen_cards)
    if known != theirs - len(deal.others) + deal.left - len(lying):
        raise WireError("is not the number of cards that are left", "view.deal.left")
