"""Quick counting: what is asked of ten hands, and what is right. No window, no words.

It grows: the number of the point, what it makes, the best sequence, trio and quatorze, each of two
hands; then all of it of one hand. The second of each two holds something of every kind. What is
right the rules say (`rules.piquet.combinations`).
"""

from __future__ import annotations

from enum import StrEnum
from random import Random

from game.piquet.preferences import Sort
from game.piquet.ui.hand_state import sorted_hand
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.school.training import PossibleReply, Question, TrainingHand
from game.words.terms import capital, number, sign
from rules.core.cards import Hand
from rules.piquet import combinations
from rules.piquet.pack import ALIKE, ORDER, PACK, TEN_HEIGHT, high_to_low, makes

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
_NUMBERS = tuple(map(str, range(combinations.SHORTEST_POINT, len(ORDER) + 1)))
_LENGTHS = (NONE, *map(str, range(combinations.SHORTEST_SEQUENCE, len(ORDER) + 1)))
_SIZES = (NONE, str(combinations.TRIO), str(combinations.QUATORZE))
_RANKS = tuple(reversed(ORDER[TEN_HEIGHT:]))


def hands(seed: int) -> tuple[TrainingHand, ...]:
    """The ten hands of a seed, with their questions."""
    chance = Random(f"counting {seed}")
    return tuple(_hand(asked, chance, full=bool(at % 2)) for at, asked in enumerate(ROUNDS))


def _hand(asked: tuple[About, ...], chance: Random, *, full: bool) -> TrainingHand:
    """A hand at random; a full one is drawn again until it has a sequence and a set."""
    held = frozenset(chance.sample(PACK, HAND_SIZE))
    while full and not (combinations.sequences(held) and combinations.sets(held)):
        held = frozenset(chance.sample(PACK, HAND_SIZE))
    some = [about for about in asked if about is not About.RANK or combinations.sets(held)]
    questions = tuple(question(about, held, chance) for about in some)
    return TrainingHand(sorted_hand(held, Sort.SUITS), questions)


def question(about: About, held: Hand, chance: Random) -> Question:
    """What is asked of these cards, and the right reply. ValueError for the rank of no set."""
    match about:
        case About.NUMBER:
            point = combinations.points(held)[0]
            return Question(about, _by_last_digit(_NUMBERS), str(point.count), point.cards)
        case About.VALUE:
            point = combinations.points(held)[0]
            least = point.value - chance.randrange(_VALUES)
            values = tuple(map(str, range(least, least + _VALUES)))
            return Question(about, _by_last_digit(values), str(point.value), point.cards)
        case About.SEQUENCE:
            for best in combinations.sequences(held)[:1]:
                return Question(about, _by_last_digit(_LENGTHS), str(best.length), best.cards)
            return Question(about, _by_last_digit(_LENGTHS), NONE, frozenset())
        case About.SET:
            for alike in combinations.sets(held)[:1]:
                return Question(about, _by_last_digit(_SIZES), str(alike.count), alike.cards)
            return Question(about, _by_last_digit(_SIZES), NONE, frozenset())
        case About.RANK:
            if not combinations.sets(held):
                raise ValueError("no trio and no quatorze is held")
            alike = combinations.sets(held)[0]
            return Question(about, _ranks(), alike.rank.value, alike.cards)


def _by_last_digit(codes: tuple[str, ...]) -> tuple[PossibleReply, ...]:
    """Replies that are numbers: the last digit of each is its key."""
    return tuple(PossibleReply(code, code[-1]) for code in codes)


def _ranks() -> tuple[PossibleReply, ...]:
    return tuple(PossibleReply(rank.value, str(at)) for at, rank in enumerate(_RANKS, 1))


def ask(question: Question) -> str:
    """What is asked."""
    return say(f"counting.ask.{question.about}")


def reply(given: PossibleReply, question: Question) -> str:
    """What stands on the button of a reply: a number, or a word where it is no number."""
    match About(question.about):
        case About.SET:
            return say(f"counting.set.{given.code}")
        case About.RANK:
            return capital(say(f"ranks.{given.code}"))
        case About.SEQUENCE if given.code == NONE:
            return say("counting.none")
    return given.code


def why(hand: TrainingHand, question: Question) -> str:
    """Why the right reply is right, by the cards that make it so."""
    held, cards = frozenset(hand.cards), question.cards
    match About(question.about):
        case About.NUMBER:
            point = combinations.points(cards)[0]
            return say("counting.why.number", number=number(point.count), sign=sign(point.suit))
        case About.VALUE:
            terms = " + ".join(str(makes(card)) for card in high_to_low(cards))
            return say("counting.why.value", terms=terms, value=question.right)
        case About.SEQUENCE if not cards:
            return say("counting.why.sequence.none")
        case About.SEQUENCE:
            run = combinations.Sequence(cards)
            name = capital(sequence_name(run.length, run.top))
            return say("counting.why.sequence", Name=name, sign=sign(run.suit))
        case About.SET:
            return _size(cards, held)
        case About.RANK:
            return _rank(cards, held)


def _size(cards: Hand, held: Hand) -> str:
    """What of one rank is held, or why that which is held is nothing."""
    if cards:
        return say("counting.why.set", set=_name(cards))
    low = [rank for rank in ORDER[:TEN_HEIGHT] if len(ALIKE[rank] & held) >= combinations.TRIO]
    if low:
        return say("counting.why.set.low", ranks=say(f"ranks.{low[-1].value}"))
    return say("counting.why.set.none")


def _rank(cards: Hand, held: Hand) -> str:
    """Why it is this rank, where there were others."""
    best, *others = combinations.sets(held)
    name = capital(_name(cards))
    if not others:
        return say("counting.why.rank", Name=name)
    equal = others[0].count == best.count
    return say(
        "counting.why.rank.higher" if equal else "counting.why.rank.four",
        Name=name,
        other=set_name(others[0].count, others[0].rank),
    )


def _name(cards: Hand) -> str:
    alike = combinations.RankSet(cards)
    return set_name(alike.count, alike.rank)
