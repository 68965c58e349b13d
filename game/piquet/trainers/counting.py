"""Quick counting: what is asked of ten hands, and what is right. No window, no words.

It grows: the number of the point, what it makes, the best sequence, trio and quatorze, each of two
hands; then all of it of one hand. The second of each two holds something of every kind. What is
right the rules say (`rules.piquet.combinations`).
"""

from __future__ import annotations

from enum import StrEnum
from random import Random

from game.piquet.preferences import Sort
from game.piquet.ui.sorting import sorted_hand
from game.school.training import PossibleReply, Question, TrainingHand
from rules.core.cards import Hand
from rules.piquet.combinations import (
    QUATORZE,
    SHORTEST_POINT,
    SHORTEST_SEQUENCE,
    TRIO,
    points,
    sequences,
    sets,
)
from rules.piquet.pack import ORDER, PACK, TEN_HEIGHT

HAND_SIZE = 12
NONE = "0"
"""The reply that nothing of it is held."""


class About(StrEnum):
    """What is asked of a hand."""

    NUMBER = "number"  # how many cards the best point has
    VALUE = "value"  # what it makes
    SEQUENCE = "sequence"  # how many cards the best sequence has
    SET = "set"  # whether the best of a rank are three or four
    RANK = "rank"  # and of which rank; only where there is some


_ALL = tuple(About)
ROUNDS: tuple[tuple[About, ...], ...] = (
    *((About.NUMBER,),) * 2,
    *((About.VALUE,),) * 2,
    *((About.SEQUENCE,),) * 2,
    *((About.SET, About.RANK),) * 2,
    *(_ALL,) * 2,
)
"""What is asked of each hand of the set."""

_VALUES = 6  # as many numbers in a row to choose from, each with another last digit
_NUMBERS = tuple(map(str, range(SHORTEST_POINT, len(ORDER) + 1)))
_LENGTHS = (NONE, *map(str, range(SHORTEST_SEQUENCE, len(ORDER) + 1)))
_SIZES = (NONE, str(TRIO), str(QUATORZE))
_RANKS = tuple(reversed(ORDER[TEN_HEIGHT:]))


def hands(seed: int) -> tuple[TrainingHand, ...]:
    """The ten hands of a seed, with their questions."""
    chance = Random(f"counting {seed}")
    return tuple(_hand(asked, chance, full=bool(at % 2)) for at, asked in enumerate(ROUNDS))


def _hand(asked: tuple[About, ...], chance: Random, *, full: bool) -> TrainingHand:
    """A hand at random; a full one is drawn again until it has a sequence and a set."""
    held = frozenset(chance.sample(PACK, HAND_SIZE))
    while full and not (sequences(held) and sets(held)):
        held = frozenset(chance.sample(PACK, HAND_SIZE))
    some = [about for about in asked if about is not About.RANK or sets(held)]
    questions = tuple(question(about, held, chance) for about in some)
    return TrainingHand(sorted_hand(held, Sort.SUITS), questions)


def question(about: About, held: Hand, chance: Random) -> Question:
    """What is asked of these cards, and the right reply. ValueError for the rank of no set."""
    match about:
        case About.NUMBER:
            point = points(held)[0]
            return Question(about, _by_last_digit(_NUMBERS), str(point.count), point.cards)
        case About.VALUE:
            point = points(held)[0]
            least = point.value - chance.randrange(_VALUES)
            values = tuple(map(str, range(least, least + _VALUES)))
            return Question(about, _by_last_digit(values), str(point.value), point.cards)
        case About.SEQUENCE:
            for best in sequences(held)[:1]:
                return Question(about, _by_last_digit(_LENGTHS), str(best.length), best.cards)
            return Question(about, _by_last_digit(_LENGTHS), NONE, frozenset())
        case About.SET:
            for alike in sets(held)[:1]:
                return Question(about, _by_last_digit(_SIZES), str(alike.count), alike.cards)
            return Question(about, _by_last_digit(_SIZES), NONE, frozenset())
        case About.RANK:
            if not sets(held):
                raise ValueError("no trio and no quatorze is held")
            alike = sets(held)[0]
            return Question(about, _ranks(), alike.rank.value, alike.cards)


def _by_last_digit(codes: tuple[str, ...]) -> tuple[PossibleReply, ...]:
    """Replies that are numbers: the last digit of each is its key."""
    return tuple(PossibleReply(code, code[-1]) for code in codes)


def _ranks() -> tuple[PossibleReply, ...]:
    return tuple(PossibleReply(rank.value, str(at)) for at, rank in enumerate(_RANKS, 1))
