"""What can be called: points, sequences, quatorzes and trios, how good each is, what it scores.

Source: Cavendish, "Calling and showing" (rules E1, E2, F1 to F7, G1 to G5; laws 62 to 64).
House choice 7: a point called short is called by any of its cards, and no point is shorter than
three. House choice 8: a holding is reckoned once, whole or in part.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from itertools import chain, combinations
from typing import ClassVar, TypeVar

from msgspec import Struct

from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, Suit
from rules.piquet.pack import ALIKE, ORDER, TEN_HEIGHT, height, high_to_low, makes

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


KINDS = tuple(Kind)
POINT, SEQUENCE, SET = KINDS


class Point(Struct, frozen=True, gc=False):
    """Cards of one suit, called for their number and then for what they make."""

    kind: ClassVar[Kind] = POINT
    cards: Hand

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


class Sequence(Struct, frozen=True, gc=False):
    """Three or more cards of one suit next to each other; longer is better, then higher."""

    kind: ClassVar[Kind] = SEQUENCE
    cards: Hand

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


class RankSet(Struct, frozen=True, gc=False):
    """A quatorze (four alike) or a trio (three alike) of tens or higher."""

    kind: ClassVar[Kind] = SET
    cards: Hand

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
AnyCombination = TypeVar("AnyCombination", Point, Sequence, RankSet)

_COUNTING = tuple(ALIKE[rank] for rank in ORDER[TEN_HEIGHT:])  # in quatorzes and trios (rule G1)


def points(held: Iterable[Card]) -> tuple[Point, ...]:
    """The whole of each suit of three or more cards, best first."""
    suits = map(frozenset(held).intersection, ALL_OF_SUIT.values())
    return _best_first(Point(cards) for cards in suits if len(cards) >= SHORTEST_POINT)


def sequences(held: Iterable[Card]) -> tuple[Sequence, ...]:
    """Every sequence held, each at its full length, best first."""
    suits = map(frozenset(held).intersection, ALL_OF_SUIT.values())
    long = (high_to_low(cards) for cards in suits if len(cards) >= SHORTEST_SEQUENCE)
    runs = (run for cards in long for run in _runs(cards))
    return _best_first(Sequence(frozenset(run)) for run in runs if len(run) >= SHORTEST_SEQUENCE)


def _runs(cards: tuple[Card, ...]) -> Iterable[list[Card]]:
    """Longest runs of neighbours in a suit that is given from high to low."""
    run: list[Card] = []
    for card in cards:
        if run and height(card) != height(run[-1]) - 1:
            yield run
            run = []
        run.append(card)
    yield run


def sets(held: Iterable[Card]) -> tuple[RankSet, ...]:
    """Every quatorze and trio held, best first."""
    ranks = map(frozenset(held).intersection, _COUNTING)
    return _best_first(RankSet(alike) for alike in ranks if len(alike) >= TRIO)


def _best_first(found: Iterable[AnyCombination]) -> tuple[AnyCombination, ...]:
    return tuple(sorted(found, key=lambda held: held.strength, reverse=True))


@lru_cache(maxsize=256)  # a hand is asked again at each call and answer
def holdings(held: Hand, kind: Kind) -> tuple[Combination, ...]:
    """All that is held of one kind, best first."""
    match kind:
        case Kind.POINT:
            return points(held)
        case Kind.SEQUENCE:
            return sequences(held)
        case Kind.SET:
            return sets(held)


@lru_cache(maxsize=256)
def callings(held: Hand, kind: Kind) -> tuple[tuple[Combination, Combination], ...]:
    """All that could be called of one kind, each with the holding it is the whole or a part of.

    Whole holdings come first, the best before the others, then what is less of each.
    """
    wholes = holdings(held, kind)
    less = chain.from_iterable(map(_parts_of, wholes))
    return (*zip(wholes, wholes, strict=True), *less)


@lru_cache(maxsize=1024)  # of each suit and rank there are few, whatever else is held
def _parts_of(whole: Combination) -> tuple[tuple[Combination, Combination], ...]:
    """All that is less of a holding, each beside it."""
    return tuple((part, whole) for part in lesser(whole))


def lesser(whole: Combination) -> tuple[Combination, ...]:
    """What may be called instead of a holding by one who declares less (rule H10), best first.

    Of a point any three or more of its cards, of each number the highest first (house choice 7);
    of a sequence every shorter one inside it; of a quatorze its four trios.
    """
    match whole:
        case Point(cards):
            ranked = high_to_low(cards)
            shorter = range(len(ranked) - 1, SHORTEST_POINT - 1, -1)
            some = chain.from_iterable(combinations(ranked, count) for count in shorter)
            return tuple(Point(frozenset(kept)) for kept in some)
        case Sequence(cards):
            ranked = high_to_low(cards)
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


@lru_cache(maxsize=256)
def as_good_as(held: Hand, call: Combination) -> tuple[Combination, ...]:
    """All that could be called from these cards and is just as good as another's call."""
    number, strength = len(call.cards), call.strength
    every = (own for own, _ in callings(held, call.kind))
    return tuple(own for own in every if len(own.cards) == number and own.strength == strength)


def whole_of(held: Hand, call: Combination) -> Combination | None:
    """The holding of which a call is the whole or a part; None when the call is not to be had.

    A holding is reckoned once, whole or less: what is left of it makes no second call.
    """
    every = callings(held, call.kind)
    return next((whole for part, whole in every if part.cards == call.cards), None)
