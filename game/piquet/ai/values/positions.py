"""Positions of the play as numbers, and the place of each in the table of all of them.

In the play only the order of the cards of a suit matters, not which cards they are, and suits are
interchangeable. Seen from the side on lead a suit is a code, `1 << length | owned`: bit 0 of
`owned` is the lowest card that is left of the suit, set when the one on lead has it. A position is
four codes. Positions are numbered by their classes (lengths and how many cards are owned) and,
within a class, by what is owned; the order here is the order of the asset.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

LONGEST = 8  # cards of a suit
MOST = 12  # cards in a hand
EMPTY = 1  # the code of a suit of which nothing is left
CODES = 1 << (LONGEST + 1)

Codes = tuple[int, int, int, int]


def code_of(mine: int, theirs: int) -> int:
    """The code of a suit: masks of heights, mine those of the side on lead."""
    code, place = 0, 0
    for height in range(LONGEST):
        if mine >> height & 1:
            code |= 1 << place
        elif not theirs >> height & 1:
            continue
        place += 1
    return code | 1 << place


def length(code: int) -> int:
    """How many cards are left of a suit."""
    return code.bit_length() - 1


def owned(code: int) -> int:
    """How many of them the side on lead has."""
    return code.bit_count() - 1


def turned(code: int) -> int:
    """The same suit seen from the other side."""
    return code ^ ((1 << length(code)) - 1)


def without(code: int, place: int) -> int:
    """The suit without the card at a place, from 0, the lowest."""
    return code >> place + 1 << place | code & ((1 << place) - 1)


@cache
def classes() -> tuple[tuple[int, int], ...]:
    """All pairs of length and cards owned, in order."""
    return tuple((cards, mine) for cards in range(LONGEST + 1) for mine in range(cards + 1))


@cache
def class_numbers() -> tuple[int, ...]:
    """The number of each code's class, by code (code 0 is none)."""
    numbers = {pair: number for number, pair in enumerate(classes())}
    return (-1, *(numbers[length(code), owned(code)] for code in range(1, CODES)))


@cache
def members(number: int) -> tuple[int, ...]:
    """The codes of a class in order."""
    return tuple(code for code in range(1, CODES) if class_numbers()[code] == number)


@cache
def ranks() -> tuple[int, ...]:
    """The place of each code within its class, by code."""
    found = [0] * CODES
    for number in range(len(classes())):
        for rank, code in enumerate(members(number)):
            found[code] = rank
    return tuple(found)


Class4 = tuple[int, int, int, int]


def class_tuples(cards: int) -> Iterator[Class4]:
    """The classes of all positions with so many cards in each hand; within one the highest first.

    Two hands of `cards` cards: the lengths add up to twice as many, and half of them are owned.
    """
    kinds = classes()
    numbers = range(len(kinds) - 1, -1, -1)
    by_total: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for third, fourth in combinations_with_replacement(numbers, 2):
        total = kinds[third][0] + kinds[fourth][0], kinds[third][1] + kinds[fourth][1]
        by_total.setdefault(total, []).append((third, fourth))
    for first, second in combinations_with_replacement(numbers, 2):
        rest = (
            2 * cards - kinds[first][0] - kinds[second][0],
            cards - kinds[first][1] - kinds[second][1],
        )
        for third, fourth in by_total.get(rest, ()):
            if third <= second:
                yield first, second, third, fourth


def size(chosen: Class4) -> int:
    """How many positions have these classes; equal classes are not told apart."""
    counts = (
        comb(len(members(number)) + chosen.count(number) - 1, chosen.count(number))
        for number in set(chosen)
    )
    return prod(counts)


# How a rank counts that stands first of so many equal classes: among k codes of one class in
# falling order the first, of rank r, has comb(r + k - 1, k) such choices before it.
_MOST_MEMBERS = max(map(len, map(members, range(len(classes())))))
_GROWTH = tuple(
    tuple(comb(rank + k - 1, k) if k else 0 for rank in range(_MOST_MEMBERS)) for k in range(5)
)

Terms = tuple[
    int, tuple[int, ...], int, tuple[int, ...], int, tuple[int, ...], int, tuple[int, ...], int
]
"""A base, and for each of four ranks the list it is looked up in and what that is multiplied by."""


def terms(base: int, chosen: Class4) -> Terms:
    """How the positions of four classes are numbered from `base` on."""
    found: list[tuple[tuple[int, ...], int]] = []
    weight, place = 1, 3
    while place >= 0:
        equal = chosen.count(chosen[place])
        found.extend((_GROWTH[k], weight) for k in range(1, equal + 1))
        weight *= comb(len(members(chosen[place])) + equal - 1, equal)
        place -= equal
    (growth4, weight4), (growth3, weight3), (growth2, weight2), (growth1, weight1) = found
    return base, growth1, weight1, growth2, weight2, growth3, weight3, growth4, weight4


def bases() -> Iterator[tuple[Class4, int]]:
    """The classes of all positions of 1 to 12 cards a hand, each with the number of its first."""
    base = 0
    for cards in range(1, MOST + 1):
        for chosen in class_tuples(cards):
            yield chosen, base
            base += size(chosen)
