"""The ways to hold a hand: by suits with the trumps at the right, by ranks, or as one puts it."""

from __future__ import annotations

from collections.abc import Iterable

from game.bezique.preferences import Order
from rules.bezique.pack import height
from rules.core.cards import Card, Hand, Suit

# Black and red in turn, so that neighbouring suits are told apart at a glance.
_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_COLOURS = (Suit.HEARTS, Suit.DIAMONDS)


def sorted_hand(held: Hand, order: Order, trumps: Suit | None) -> tuple[Card, ...]:
    """Cards from left to right; by suits where they are to be put by hand."""
    if order is Order.RANKS:
        return tuple(sorted(held, key=lambda card: (-height(card), _place(card, trumps), card)))
    return _by_suits(held, trumps)


def by_hand(held: Hand, order: tuple[Card, ...], trumps: Suit | None) -> tuple[Card, ...]:
    """The cards as they were put; one that came later stands behind the higher ones of its suit."""
    found = [card for card in order if card in held]
    for card in _by_suits(held, trumps):
        if card not in found:
            found.insert(_place_for(card, found), card)
    return tuple(found)


def moved(order: tuple[Card, ...], card: Card, to: int) -> tuple[Card, ...]:
    """The same order with a card at the place `to`, counted without it."""
    others = [other for other in order if other != card]
    at = min(max(to, 0), len(others))
    return (*others[:at], card, *others[at:])


def _by_suits(held: Iterable[Card], trumps: Suit | None) -> tuple[Card, ...]:
    return tuple(sorted(held, key=lambda card: (_place(card, trumps), -height(card), card)))


def _place(card: Card, trumps: Suit | None) -> int:
    """Where a suit stands: trumps last, those before them in black and red by turns."""
    return _suits(trumps).index(card.suit)


def _suits(trumps: Suit | None) -> tuple[Suit, ...]:
    if trumps is None:
        return _SUIT_ORDER
    others = [suit for suit in _SUIT_ORDER if suit is not trumps]
    red = [suit for suit in others if suit in _COLOURS]
    black = [suit for suit in others if suit not in _COLOURS]
    one, two = (red, black) if len(red) == 1 else (black, red)
    return two[0], one[0], two[1], trumps


def _place_for(card: Card, held: list[Card]) -> int:
    of_suit = [at for at, other in enumerate(held) if other.suit is card.suit]
    higher = [at for at in of_suit if height(held[at]) > height(card)]
    if higher:
        return higher[-1] + 1
    return of_suit[0] if of_suit else len(held)
