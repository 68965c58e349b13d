"""A call as books print it, without its cards: "point of five", "quart major", "three knaves".

Which cards are meant follows from the hand; `ways` lists what they can be in any hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from msgspec import Struct

from rules.core.cards import SUITS, Hand, Rank, Suit
from rules.piquet.combinations import (
    QUATORZE,
    SHORTEST_POINT,
    SHORTEST_SEQUENCE,
    TRIO,
    Combination,
    Kind,
    Point,
    RankSet,
    Sequence,
    holdings,
    lesser,
)
from rules.piquet.pack import ORDER, PACK, TEN_HEIGHT, suit_of


class SpokenCall(Struct, frozen=True):
    """A kind and what was said of it; None where nothing was said.

    `count` is the number of cards, `rank` the top of a sequence or the rank of a trio or quatorze,
    `making` what a point makes.
    """

    kind: Kind
    count: int | None = None
    rank: Rank | None = None
    suit: Suit | None = None
    making: int | None = None

    def fits(self, call: Combination) -> bool:
        """Whether a combination can be what was said."""
        if self.kind is not call.kind or self.count not in (None, len(call.cards)):
            return False
        match call:
            case Point():
                return self.suit in (None, call.suit) and self.making in (None, call.value)
            case Sequence():
                return self.rank in (None, call.top) and self.suit in (None, call.suit)
            case RankSet():
                return self.rank in (None, call.rank)


def called_from(spoken: SpokenCall, hand: Hand) -> tuple[Combination, ...]:
    """What a hand has that fits: whole holdings first, then less of a better one (rule H10)."""
    wholes = holdings(hand, spoken.kind)
    every = (*wholes, *(less for whole in wholes for less in lesser(whole)))
    return tuple(call for call in every if spoken.fits(call))


class Way(Struct, frozen=True):
    """One reading of what is said of an unseen hand: it has the call's cards, and not `absent`."""

    call: Combination
    absent: Hand


def _ways(kind: Kind) -> Iterator[Way]:
    match kind:
        case Kind.POINT:
            for suit in SUITS:
                whole = suit_of(PACK, suit)
                for count in range(SHORTEST_POINT, len(whole) + 1):
                    for cards in map(frozenset, combinations(whole, count)):
                        yield Way(Point(cards), frozenset(whole) - cards)
        case Kind.SEQUENCE:
            for suit in SUITS:
                whole = suit_of(PACK, suit)
                for length in range(SHORTEST_SEQUENCE, len(whole) + 1):
                    for start in range(len(whole) - length + 1):
                        run = frozenset(whole[start : start + length])
                        beside = whole[max(0, start - 1) : start + length + 1]
                        yield Way(Sequence(run), frozenset(beside) - run)
        case Kind.SET:
            for rank in ORDER[TEN_HEIGHT:]:
                alike = frozenset(card for card in PACK if card.rank is rank)
                for count in (TRIO, QUATORZE):
                    for cards in map(frozenset, combinations(sorted(alike), count)):
                        yield Way(RankSet(cards), alike - cards)


WAYS = {kind: tuple(_ways(kind)) for kind in Kind}
"""Every combination of each kind as a whole holding: `absent` is what would make it more."""


@cache
def ways_of(spoken: SpokenCall) -> tuple[Way, ...]:
    """What a spoken call can be: whole holdings first, then perhaps less of a better one."""
    return with_parts(way for way in WAYS[spoken.kind] if spoken.fits(way.call))


def with_parts(wholes: Iterable[Way]) -> tuple[Way, ...]:
    """These ways, and then the same calls by one who may hold more."""
    found = tuple(wholes)
    return found + tuple(Way(way.call, frozenset()) for way in found if way.absent)
