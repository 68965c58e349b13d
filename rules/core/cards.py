"""Cards, suits and ranks of the French pack, and their text: rank then suit, `KS`, `TH`, `7D`.

Ranks have no order of their own here: each game brings its own. A card knows which of several
packs it comes from, since some games shuffle several together (Bezique two, or four).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Self


class Suit(StrEnum):
    """The four suits, as they are written."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """The thirteen ranks of a full pack, as they are written; a game takes those it needs."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    KNAVE = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


SUITS = tuple(Suit)
RANKS = tuple(Rank)
PACK_SIZE = len(SUITS) * len(RANKS)
PACKS = 4
"""The most packs that any game shuffles together."""

# By the number of a card: looked up far too often to be worked out each time.
_SUIT_OF = tuple(suit for suit in SUITS for _ in RANKS) * PACKS
_RANK_OF = RANKS * len(SUITS) * PACKS
_TEXT_OF = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)


class Card(int):
    """One card. Its number is an identity (pack, suit, rank packed together) and no strength.

    A card is a whole number underneath so that sets of cards are quick, and so that they come out
    in the same order in every run: a hand handed to a seeded player must not depend on the process.
    """

    @classmethod
    def of(cls, rank: Rank, suit: Suit, pack: int = 0) -> Self:
        return cls(pack * PACK_SIZE + SUITS.index(suit) * len(RANKS) + RANKS.index(rank))

    @property
    def rank(self) -> Rank:
        return _RANK_OF[self]

    @property
    def suit(self) -> Suit:
        return _SUIT_OF[self]

    @property
    def pack(self) -> int:
        return self // PACK_SIZE

    def __str__(self) -> str:
        return _TEXT_OF[self % PACK_SIZE] + "'" * (self // PACK_SIZE)

    def __repr__(self) -> str:
        return f"card({str(self)!r})"


Hand = frozenset[Card]
"""Cards without order: a hand, a discard, a holding."""

ALL_OF_SUIT: dict[Suit, Hand] = {
    suit: frozenset(Card.of(rank, suit, pack) for rank in RANKS for pack in range(PACKS))
    for suit in SUITS
}
"""Every card of a suit, of all packs: `held & ALL_OF_SUIT[suit]` is what is held of it."""

_BY_TEXT = {str(card): card for card in (Card(number) for number in range(PACKS * PACK_SIZE))}


def card(text: str) -> Card:
    """The card written as `text` ("KS", "KS'" of the second pack); ValueError if there is none."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is no card") from None


def hand(text: str) -> Hand:
    """The cards written in `text`, parted by blanks; ValueError for a wrong or repeated one."""
    return frozenset(cards(text))


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text` in their order; ValueError for a wrong or repeated one."""
    found = tuple(card(word) for word in text.split())
    if len(set(found)) != len(found):
        raise ValueError(f"a card stands twice in {text!r}")
    return found


def write_cards(held: Iterable[Card]) -> str:
    """The text of cards, parted by blanks, in the order they come in."""
    return " ".join(map(str, held))
