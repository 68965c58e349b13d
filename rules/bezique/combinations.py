"""What cards make together, and what each combination is worth (rows ZD1 to ZD6, ZK3, ZK6).

Whether a card that has served may serve again is another question: `reuse`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, StrEnum
from itertools import combinations as chosen
from itertools import product

from msgspec import Struct

from rules.bezique.options import BeziquePair, Options
from rules.bezique.pack import ALIKE, copies
from rules.core.cards import Hand, Rank, Suit


class Kind(StrEnum):
    """What may be declared."""

    MARRIAGE = "marriage"
    ROYAL_MARRIAGE = "royal-marriage"
    PLAIN_SEQUENCE = "plain-sequence"  # Rubicon Bezique only
    SEQUENCE = "sequence"  # of trumps
    BEZIQUE = "bezique"
    DOUBLE_BEZIQUE = "double-bezique"
    TRIPLE_BEZIQUE = "triple-bezique"  # this and the next in Rubicon Bezique only
    QUADRUPLE_BEZIQUE = "quadruple-bezique"
    FOUR_ACES = "four-aces"
    FOUR_KINGS = "four-kings"
    FOUR_QUEENS = "four-queens"
    FOUR_KNAVES = "four-knaves"


class Class(IntEnum):
    """The three classes, independent of each other (ZF1)."""

    A = 0  # marriages and sequences
    B = 1  # beziques
    C = 2  # four alike


RANK_OF_FOUR = {
    Kind.FOUR_ACES: Rank.ACE,
    Kind.FOUR_KINGS: Rank.KING,
    Kind.FOUR_QUEENS: Rank.QUEEN,
    Kind.FOUR_KNAVES: Rank.KNAVE,
}
_ROYAL_MARRIAGE, _MARRIAGE = Kind.ROYAL_MARRIAGE, Kind.MARRIAGE
BEZIQUES = (Kind.BEZIQUE, Kind.DOUBLE_BEZIQUE, Kind.TRIPLE_BEZIQUE, Kind.QUADRUPLE_BEZIQUE)
"""One pair, two, three, four."""

MARRIAGES = (Kind.MARRIAGE, Kind.ROYAL_MARRIAGE)
SEQUENCES = (Kind.PLAIN_SEQUENCE, Kind.SEQUENCE)
SEQUENCE_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.KNAVE)

LEVEL = {
    **dict.fromkeys(MARRIAGES, (Class.A, 1)),
    **dict.fromkeys(SEQUENCES, (Class.A, 2)),
    **{kind: (Class.B, order) for order, kind in enumerate(BEZIQUES, 1)},
    **dict.fromkeys(RANK_OF_FOUR, (Class.C, 1)),
}
"""The class of each kind, and how high it stands in it: a card's record rises to that."""

_POINTS = {
    Kind.MARRIAGE: 20,
    Kind.ROYAL_MARRIAGE: 40,
    Kind.PLAIN_SEQUENCE: 150,
    Kind.SEQUENCE: 250,
    Kind.BEZIQUE: 40,
    Kind.DOUBLE_BEZIQUE: 500,
    Kind.TRIPLE_BEZIQUE: 1500,
    Kind.QUADRUPLE_BEZIQUE: 4500,
    Kind.FOUR_ACES: 100,
    Kind.FOUR_KINGS: 80,
    Kind.FOUR_QUEENS: 60,
    Kind.FOUR_KNAVES: 40,
}
_FOURS = tuple((kind, ALIKE[rank]) for kind, rank in RANK_OF_FOUR.items())
_KINGS, _QUEENS = ALIKE[Rank.KING], ALIKE[Rank.QUEEN]
_BESIDE_THE_KING = tuple(rank for rank in SEQUENCE_RANKS if rank is not Rank.KING)
_FOUR_OF = {rank: kind for kind, rank in RANK_OF_FOUR.items()}
_PAIR = (Suit.SPADES, Suit.DIAMONDS)
_BEZIQUE_CARDS = {
    pair: (copies(Rank.QUEEN, queen), copies(Rank.KNAVE, knave))
    for pair, (queen, knave) in (
        (BeziquePair.FIXED, _PAIR),
        (BeziquePair.CLUBS_AND_HEARTS, (Suit.CLUBS, Suit.HEARTS)),
        (BeziquePair.DIAMONDS_AND_SPADES, (Suit.DIAMONDS, Suit.SPADES)),
    )
}
_FIXED = _BEZIQUE_CARDS[BeziquePair.FIXED]


class Combination(Struct, frozen=True, gc=False):
    """Cards that make something."""

    kind: Kind
    cards: Hand

    @property
    def points(self) -> int:
        return worth(self.kind)


def worth(kind: Kind) -> int:
    """The points of a combination."""
    return _POINTS[kind]


def bezique_cards(trumps: Suit | None, options: Options) -> tuple[Hand, Hand]:
    """All copies of the queen and of the knave that make a bezique (ZD4, ZX11)."""
    if trumps in _PAIR and not options.rubicon:
        return _BEZIQUE_CARDS[options.bezique_pair]
    return _FIXED


def made_of(cards: Hand, trumps: Suit | None, options: Options) -> Kind | None:
    """What exactly these cards make; None where they make nothing.

    While Rubicon Bezique has no trumps, a marriage or sequence makes them (ZK3): it is of trumps.
    """
    ranks = {card.rank for card in cards}
    suits = {card.suit for card in cards}
    royal = trumps is None or suits == {trumps}
    if len(cards) == 4 and len(ranks) == 1:
        return _FOUR_OF.get(ranks.pop())
    if len(suits) == 1 and len(ranks) == len(cards):
        if ranks == {Rank.KING, Rank.QUEEN}:
            return Kind.ROYAL_MARRIAGE if royal else Kind.MARRIAGE
        if ranks == set(SEQUENCE_RANKS):
            plain = Kind.PLAIN_SEQUENCE if options.rubicon else None
            return Kind.SEQUENCE if royal else plain
    queens, knaves = bezique_cards(trumps, options)
    pairs = len(cards & queens)
    most = options.sizes.packs
    if 0 < pairs <= most and 2 * pairs == len(cards) and len(cards & knaves) == pairs:
        return BEZIQUES[pairs - 1]
    return None


def within(held: Hand, trumps: Suit | None, options: Options) -> Iterator[Combination]:
    """All that can be made of these cards, each choice of copies for itself."""
    kings, queens, rubicon = held & _KINGS, held & _QUEENS, options.rubicon
    for king in kings:
        suit = king.suit
        royal = trumps is None or suit is trumps
        for queen in queens:
            if queen.suit is suit:
                kind = _ROYAL_MARRIAGE if royal else _MARRIAGE
                yield Combination(kind, frozenset((king, queen)))
        if suit is trumps or rubicon:
            kind = Kind.SEQUENCE if royal else Kind.PLAIN_SEQUENCE
            for four in product(*(held & copies(rank, suit) for rank in _BESIDE_THE_KING)):
                yield Combination(kind, frozenset((king, *four)))
    ladies, boys = bezique_cards(trumps, options)
    ladies, boys = ladies & queens, boys & held
    for pairs, kind in enumerate(BEZIQUES[: min(len(ladies), len(boys))], 1):
        for some, others in product(chosen(ladies, pairs), chosen(boys, pairs)):
            yield Combination(kind, frozenset((*some, *others)))
    for kind, alike in _FOURS:
        of_rank = held & alike
        if len(of_rank) >= 4:
            for cards in chosen(of_rank, 4):
                yield Combination(kind, frozenset(cards))
