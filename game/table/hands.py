"""What the player's hand on mouse and keyboard means for the cards of the desk.

Pure steps from one desk to the next; the table scene carries them out and asks the rules.
"""

from __future__ import annotations

from dataclasses import replace

from game.piquet.face.desk import Desk, own_hand
from game.piquet.face.lifting import legal_cards
from game.piquet.face.sorting import Sort, moved
from game.stage.picture import CardAt, Touch
from rules.core.cards import Card, card
from rules.piquet.choices import MayExchange
from rules.piquet.view import DealView, View


def card_of(touched: Touch | None) -> Card | None:
    """The card behind a target, or None for anything else."""
    if not isinstance(touched, CardAt):
        return None
    try:
        return card(touched.key)
    except ValueError:
        return None  # a face-down card has a place, no name


def own_card(key: Touch | None, deal: DealView | None) -> Card | None:
    """The card of the viewer's own hand behind a target."""
    found = card_of(key)
    return found if found is not None and deal is not None and found in deal.hand else None


def toggled(desk: Desk, chosen: Card) -> Desk:
    """Put a card out, or take it back."""
    if chosen in desk.chosen:
        return replace(desk, chosen=tuple(card for card in desk.chosen if card != chosen))
    return replace(desk, chosen=(*desk.chosen, chosen))


def may_choose_more(desk: Desk, may: MayExchange) -> bool:
    """Whether another card may be put out."""
    return len(desk.chosen) < may.most


def moved_focus(desk: Desk, seen: View, by: int) -> Desk:
    """Point at the next card of the hand, or at the next place of the spread pack.

    Where suit must be followed only the cards that may be played are pointed at.
    """
    if seen.deal is None:
        spread = seen.cut.spread if seen.cut else 1
        return replace(desk, cut_place=(desk.cut_place + by) % spread)
    order, legal = own_hand(seen.deal, desk), legal_cards(seen, desk)
    if not order:
        return desk
    at = order.index(desk.focus) if desk.focus in order else (-1 if by > 0 else len(order))
    ways = (order[(at + by * steps) % len(order)] for steps in range(1, len(order) + 1))
    return replace(desk, focus=next(card for card in ways if not legal or card in legal))


def after_deed(desk: Desk, deal: DealView | None) -> Desk:
    """The desk once a deed of the player's is done: nothing chosen, nothing offered."""
    held = deal.hand if deal is not None else frozenset()
    focus = desk.focus if desk.focus in held else None
    return replace(
        desk,
        chosen=(),
        offered=0,
        naming=False,
        talk=None,
        focus=focus,
        hinted=frozenset(),
        preview=0,
    )


def new_deal(desk: Desk, sort: Sort) -> Desk:
    """The desk for fresh cards, sorted as one likes; what was put by hand is over."""
    return Desk(sort=sort, concealed=desk.concealed)


def sorted_as(desk: Desk, sort: Sort, deal: DealView | None) -> Desk:
    """The desk sorted another way; by hand one begins with the cards as they stand."""
    order = own_hand(deal, desk) if deal is not None and sort is Sort.HAND else ()
    return replace(desk, sort=sort, order=order)


def _shown(deal: DealView, desk: Desk) -> tuple[Card, ...]:
    """The hand without the cards that are put out."""
    return tuple(card for card in own_hand(deal, desk) if card not in desk.chosen)


def put_beside(desk: Desk, deal: DealView, card: Card, to: int) -> Desk:
    """A card of the hand moved to another place among those that are not put out."""
    shown = _shown(deal, desk)
    return replace(desk, sort=Sort.HAND, order=moved(shown, card, to))


def step_aside(desk: Desk, deal: DealView, by: int) -> Desk:
    """The card pointed at moved one place to the left or right."""
    shown = _shown(deal, desk)
    if desk.focus not in shown:
        return desk
    return put_beside(desk, deal, desk.focus, shown.index(desk.focus) + by)
