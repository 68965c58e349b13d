"""The ways to hold a hand: by suits, by ranks, by what is worth calling, or as one puts it."""

from __future__ import annotations

from collections.abc import Iterable

from game.piquet.preferences import Sort
from rules.core.cards import SUITS, Card, Hand, Suit
from rules.piquet.combinations import Combination, Sequence, sequences, sets
from rules.piquet.pack import height

# Black and red in turn, so that neighbouring suits are told apart at a glance.
_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def next_sort(sort: Sort) -> Sort:
    """The one that follows on the key."""
    every = list(Sort)
    return every[(every.index(sort) + 1) % len(every)]


def sorted_hand(hand: Hand, sort: Sort, gone: Hand = frozenset()) -> tuple[Card, ...]:
    """The cards of a hand from left to right; by suits where they are to be put by hand.

    Those that are `gone` leave the others in the order they had together: nobody looks for a card
    where it stood a trick ago and finds another there.
    """
    return tuple(card for card in _sorted(hand | gone, sort) if card in hand)


def _sorted(hand: Hand, sort: Sort) -> tuple[Card, ...]:
    match sort:
        case Sort.RANKS:
            return tuple(sorted(hand, key=lambda card: (-height(card), _suit_place(card))))
        case Sort.COMBINATIONS:
            return _by_combinations(hand)
        case Sort.SUITS | Sort.HAND:
            return _by_suits(hand)


def by_hand(hand: Hand, order: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as they were put; one that came later stands behind the higher ones of its suit."""
    held = [card for card in order if card in hand]
    for card in _by_suits(hand):
        if card not in held:
            held.insert(_place_for(card, held), card)
    return tuple(held)


def moved(order: tuple[Card, ...], card: Card, to: int) -> tuple[Card, ...]:
    """The same order with a card at the place `to`, counted without it."""
    others = [other for other in order if other != card]
    at = min(max(to, 0), len(others))
    return (*others[:at], card, *others[at:])


def _place_for(card: Card, held: list[Card]) -> int:
    of_suit = [at for at, other in enumerate(held) if other.suit is card.suit]
    higher = [at for at in of_suit if height(held[at]) > height(card)]
    if higher:
        return higher[-1] + 1
    return of_suit[0] if of_suit else len(held)


def _suit_place(card: Card) -> int:
    return _SUIT_ORDER.index(card.suit)


def _by_suits(hand: Iterable[Card]) -> tuple[Card, ...]:
    cards = list(hand)
    present = [suit for suit in _SUIT_ORDER if any(card.suit is suit for card in cards)]
    order = _alternating(present) if len(present) == len(SUITS) - 1 else present
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), -height(card))))


def _alternating(suits: list[Suit]) -> list[Suit]:
    """Three suits with the one of the other colour in the middle."""
    red = [suit for suit in suits if suit in (Suit.HEARTS, Suit.DIAMONDS)]
    black = [suit for suit in suits if suit not in red]
    few, many = (red, black) if len(red) == 1 else (black, red)
    return [many[0], few[0], many[1]]


def _by_combinations(hand: Hand) -> tuple[Card, ...]:
    """What is worth calling stands together, the best at the left, the rest by suits.

    A card can stand in one place only. One that belongs to a sequence and to a set too stays with
    the first of them, at the end of it that is next to the other where it can.
    """
    wanted = _worth_calling(hand)
    alike = frozenset(card for held in sets(hand) for card in held.cards)
    laid: list[Card] = []
    for index, combination in enumerate(wanted):
        cards = combination.cards | _with_sequence(combination, hand - alike)
        block = [card for card in _by_height(cards) if card not in laid]
        after = wanted[index + 1].cards if index + 1 < len(wanted) else frozenset()
        if block and block[0] in after and block[-1] not in after:
            block.reverse()  # its highest card stands beside the set it belongs to as well
        laid += block
    return (*laid, *_by_suits(hand - frozenset(laid)))


def _with_sequence(combination: Combination, free: Hand) -> Hand:
    """The rest of a sequence's suit, which stands with it: both make the point."""
    if not isinstance(combination, Sequence):
        return frozenset()
    return frozenset(card for card in free if card.suit is combination.suit)


def _worth_calling(hand: Hand) -> list[Combination]:
    """Sequences and sets, those that count most first."""
    every: list[Combination] = [*sequences(hand), *sets(hand)]
    return sorted(every, key=lambda held: (held.points, held.strength), reverse=True)


def _by_height(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (-height(card), _suit_place(card)))
