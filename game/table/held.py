"""A hand as it is held, whatever is played: suits in black and red by turns, or as one puts it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules.core.cards import Card, Suit

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbouring suits are told apart at a glance."""
_RED = (Suit.HEARTS, Suit.DIAMONDS)


def alternating(suits: Sequence[Suit]) -> tuple[Suit, ...]:
    """Three suits with the one of the other colour in the middle."""
    red = [suit for suit in suits if suit in _RED]
    black = [suit for suit in suits if suit not in _RED]
    one, two = (red, black) if len(red) == 1 else (black, red)
    return two[0], one[0], two[1]


def trumps_last(trumps: Suit | None) -> tuple[Suit, ...]:
    """All suits from left to right: trumps at the right, before them the others by turns."""
    if trumps is None:
        return SUIT_ORDER
    return *alternating([suit for suit in SUIT_ORDER if suit is not trumps]), trumps


def as_put(
    by_suits: Iterable[Card], order: Sequence[Card], height: Callable[[Card], int]
) -> tuple[Card, ...]:
    """Cards as they were put; one that came later stands behind the higher ones of its suit.

    `by_suits` are all of them, sorted; `order` may hold some that are gone.
    """
    cards = tuple(by_suits)
    held = [card for card in order if card in cards]
    for card in cards:
        if card not in held:
            held.insert(_place_for(card, held, height), card)
    return tuple(held)


def moved(order: Sequence[Card], card: Card, to: int) -> tuple[Card, ...]:
    """The same order with a card at the place `to`, counted without it."""
    others = [other for other in order if other != card]
    at = min(max(to, 0), len(others))
    return (*others[:at], card, *others[at:])


def _place_for(card: Card, held: Sequence[Card], height: Callable[[Card], int]) -> int:
    of_suit = [at for at, other in enumerate(held) if other.suit is card.suit]
    higher = [at for at in of_suit if height(held[at]) > height(card)]
    if higher:
        return higher[-1] + 1
    return of_suit[0] if of_suit else len(held)
