"""What is held, found by the second scorer in its own way: in the texts of cards.

A card is a text ("KS"), what is held of a suit a text of its ranks, so a sequence is a word in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from rules.piquet.options import Options

RANKS = "AKQJT987"
SUITS = "SHDC"
Cards = frozenset[str]
Strength = tuple[int, int]


class WrongRecordError(AssertionError):
    """Something was done to which nobody has a right."""


def must(right: bool, why: str) -> None:
    if not right:
        raise WrongRecordError(why)


def texts(cards: Iterable[object]) -> Cards:
    return frozenset(map(str, cards))


def suit_text(held: Cards, suit: str) -> str:
    """The ranks of a suit from high to low, a blank where one is missing."""
    return "".join(rank if rank + suit in held else " " for rank in RANKS)


def of(ranks: str, suit: str) -> Cards:
    return frozenset(rank + suit for rank in ranks)


def of_all() -> Cards:
    """The whole pack."""
    return frozenset(rank + suit for rank in RANKS for suit in SUITS)


def found(held: Cards, kind: str) -> list[Cards]:
    """Every point, sequence, or quatorze and trio held, each whole."""
    if kind == "point":
        suits = (frozenset(card for card in held if card[1] == suit) for suit in SUITS)
        return [cards for cards in suits if len(cards) >= 3]
    if kind == "sequence":
        runs = ((run, suit) for suit in SUITS for run in suit_text(held, suit).split())
        return [of(run, suit) for run, suit in runs if len(run) >= 3]
    alike = (frozenset(card for card in held if card[0] == rank) for rank in "AKQJT")
    return [cards for cards in alike if len(cards) >= 3]


def value(cards: Cards) -> int:
    """What the cards of a point make (rule E2)."""
    return sum({"A": 11, "9": 9, "8": 8, "7": 7}.get(card[0], 10) for card in cards)


def strength(cards: Cards, kind: str) -> Strength:
    """First the number, then the value of a point or the height of anything else."""
    highest = max(8 - RANKS.index(card[0]) for card in cards)
    return len(cards), value(cards) if kind == "point" else highest


def best(held: Cards, kind: str) -> Strength | None:
    return max((strength(cards, kind) for cards in found(held, kind)), default=None)


def worth(cards: Cards, kind: str, options: Options) -> int:
    if kind == "sequence":
        return {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}[len(cards)]
    if kind == "set":
        return {3: 3, 4: 14}[len(cards)]
    return len(cards) - (options.fours_less and value(cards) % 10 == 4)


def whole_of(held: Cards, cards: Cards, kind: str) -> Cards:
    """The holding that a call is the whole of, or a part as one may call it (H10, choice 7)."""
    for whole in found(held, kind):
        if cards <= whole:
            if kind == "sequence":
                must(found(cards, kind) == [cards], "the cards of a sequence are neighbours")
            must(len(cards) >= 3, "nothing is called that has fewer than three cards")
            return whole
    raise WrongRecordError(f"{sorted(cards)} is no {kind} in the hand")


def parts(held: Cards, kind: str) -> list[Cards]:
    """All that may be called of a kind: what is held and every part of it, in any order."""
    if kind == "set":
        fours = [whole for whole in found(held, kind) if len(whole) == 4]
        return [*found(held, kind), *(four - {one} for four in fours for one in four)]
    if kind == "sequence":
        runs = {
            of(run[start:end], suit)
            for suit in SUITS
            for run in suit_text(held, suit).split()
            for end in range(3, len(run) + 1)
            for start in range(end - 2)
        }
        return list(runs)
    suits = [[card for card in held if card[1] == suit] for suit in SUITS]
    return [
        frozenset(some)
        for cards in suits
        for number in range(3, len(cards) + 1)
        for some in combinations(cards, number)
    ]


def has_court(cards: Cards) -> bool:
    return any(card[0] in "KQJ" for card in cards)
