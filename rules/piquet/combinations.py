"""What can be called: points, sequences, quatorzes and trios; which is better, and what each scores.

Source: Cavendish, "Calling and showing" (rules E1, E2, F1 to F7, G1 to G5; laws 62 to 64).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, groupby

from rules.core.cards import SUITS, Card, Hand, Rank, Suit
from rules.piquet.pack import ORDER, TEN_HEIGHT, height, makes, suit_of

SHORTEST_POINT = 3  # of twelve cards in four suits three are always of one (house choice 7)
SHORTEST_SEQUENCE = 3
LONG_SEQUENCE = 5  # from a quint on, ten are added (rule F2)
TRIO = 3
QUATORZE = 4


class Kind(StrEnum):
    """The three classes of calls, in their order of reckoning (rule H1)."""

    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"


@dataclass(frozen=True, slots=True)
class Point:
    """Cards of one suit, called for their number and then for what they make."""

    cards: Hand

    @property
    def kind(self) -> Kind:
        return Kind.POINT

    @property
    def suit(self) -> Suit:
        return next(iter(self.cards)).suit

    @property
    def count(self) -> int:
        return len(self.cards)

    @property
    def value(self) -> int:
        """What the cards make: the tie-break between points of equal number."""
        return sum(map(makes, self.cards))

    @property
    def points(self) -> int:
        return len(self.cards)

    @property
    def strength(self) -> tuple[int, int]:
        return len(self.cards), self.value


@dataclass(frozen=True, slots=True)
class Sequence:
    """Three or more cards of one suit next to each other; longer is better, then higher."""

    cards: Hand

    @property
    def kind(self) -> Kind:
        return Kind.SEQUENCE

    @property
    def suit(self) -> Suit:
        return next(iter(self.cards)).suit

    @property
    def length(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> Rank:
        return ORDER[max(map(height, self.cards))]

    @property
    def points(self) -> int:
        return len(self.cards) + (10 if len(self.cards) >= LONG_SEQUENCE else 0)

    @property
    def strength(self) -> tuple[int, int]:
        return len(self.cards), max(map(height, self.cards))


@dataclass(frozen=True, slots=True)
class RankSet:
    """A quatorze (four alike) or a trio (three alike) of tens or higher."""

    cards: Hand

    @property
    def kind(self) -> Kind:
        return Kind.SET

    @property
    def rank(self) -> Rank:
        return next(iter(self.cards)).rank

    @property
    def count(self) -> int:
        return len(self.cards)

    @property
    def points(self) -> int:
        return 14 if len(self.cards) == QUATORZE else 3

    @property
    def strength(self) -> tuple[int, int]:
        return len(self.cards), height(next(iter(self.cards)))


Combination = Point | Sequence | RankSet


def points(held: Iterable[Card]) -> tuple[Point, ...]:
    """The whole of each suit of three or more cards, best first."""
    held = tuple(held)
    suits = (suit_of(held, suit) for suit in SUITS)
    found = (Point(frozenset(cards)) for cards in suits if len(cards) >= SHORTEST_POINT)
    return tuple(sorted(found, key=lambda point: point.strength, reverse=True))


def _runs(cards: tuple[Card, ...]) -> Iterable[tuple[Card, ...]]:
    """Longest runs of neighbours in a suit that is given from high to low."""
    for _, run in groupby(enumerate(cards), key=lambda pair: height(pair[1]) + pair[0]):
        yield tuple(card for _, card in run)


def sequences(held: Iterable[Card]) -> tuple[Sequence, ...]:
    """Every sequence held, each at its full length, best first."""
    held = tuple(held)
    found = (
        Sequence(frozenset(run))
        for suit in SUITS
        for run in _runs(suit_of(held, suit))
        if len(run) >= SHORTEST_SEQUENCE
    )
    return tuple(sorted(found, key=lambda sequence: sequence.strength, reverse=True))


def sets(held: Iterable[Card]) -> tuple[RankSet, ...]:
    """Every quatorze and trio held, best first."""
    held = tuple(held)
    found = []
    for rank in ORDER[TEN_HEIGHT:]:
        alike = frozenset(card for card in held if card.rank is rank)
        if len(alike) >= TRIO:
            found.append(RankSet(alike))
    return tuple(sorted(found, key=lambda alike: alike.strength, reverse=True))


def holdings(held: Hand, kind: Kind) -> tuple[Combination, ...]:
    """All that is held of one kind, best first."""
    match kind:
        case Kind.POINT:
            return points(held)
        case Kind.SEQUENCE:
            return sequences(held)
        case Kind.SET:
            return sets(held)


def lesser(whole: Combination) -> tuple[Combination, ...]:
    """What may be called instead of a holding by one who declares less (rule H10), best first.

    Of a point its highest cards, three or more (house choice 7); of a sequence every shorter one
    inside it; of a quatorze its four trios.
    """
    match whole:
        case Point(cards):
            ranked = suit_of(cards, whole.suit)
            shorter = range(len(ranked) - 1, SHORTEST_POINT - 1, -1)
            return tuple(Point(frozenset(ranked[:count])) for count in shorter)
        case Sequence(cards):
            ranked = suit_of(cards, whole.suit)
            parts = (
                Sequence(frozenset(ranked[start : start + length]))
                for length in range(len(ranked) - 1, SHORTEST_SEQUENCE - 1, -1)
                for start in range(len(ranked) - length + 1)
            )
            return tuple(parts)
        case RankSet(cards) if len(cards) == QUATORZE:
            return tuple(RankSet(frozenset(trio)) for trio in combinations(sorted(cards), TRIO))
        case RankSet():
            return ()


def whole_of(held: Hand, call: Combination) -> Combination | None:
    """The holding of which a call is the whole or a part; None when it is no part of any.

    A holding is reckoned once, whole or less: what is left of it makes no second call.
    """
    for whole in holdings(held, call.kind):
        if call.cards <= whole.cards:
            return whole if call == whole or call in lesser(whole) else None
    return None
