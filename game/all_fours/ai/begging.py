"""Standing, begging, giving, running: what each is worth, by the tables and the score.

Everything is a chance to win the game, from the view of the one who chooses.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from game.all_fours.ai.kinds import bucket, kind
from game.all_fours.ai.outcomes import DEALER, ELDER, OUTCOMES, after, marked
from game.all_fours.ai.tables import KNAVE, WHOLE, Chances, Tables, chance_after
from rules.core.cards import Hand, Suit


class ToGo(Struct, frozen=True):
    """What both lack to the target before the beg; a knave that was turned is counted."""

    elder: int
    dealer: int


@cache
def _ends(score: ToGo, *first: int) -> tuple[float, ...]:
    """Elder's chance after each of `OUTCOMES`, when these points were marked before the four."""
    return tuple(
        chance_after(*after(marked(outcome, *first), score.elder, score.dealer))
        for outcome in OUTCOMES
    )


def _value(chances: Chances, ends: tuple[float, ...]) -> float:
    return sum(map(float.__mul__, map(float, chances), ends)) / (sum(chances) or WHOLE)


def _of_run(chances: Chances, score: ToGo) -> float:
    """Elder's chance when the cards are run: now and then the dealer turns a knave."""
    with_knave, without = _value(chances, _ends(score, DEALER)), _value(chances, _ends(score))
    return KNAVE * with_knave + (1 - KNAVE) * without


def stands(known: Tables, held: Hand, trumps: Suit, score: ToGo) -> tuple[float, float]:
    """Elder's chance to win when he stands, and when he begs."""
    its = kind(held, trumps)
    stand = _value(known.stand[its], _ends(score)) if its in known.stand else 0.5
    run = _of_run(known.run[bucket(held, trumps)], score)
    if score.elder < 2 or its not in known.given:
        return stand, run
    given = _value(known.given[its], _ends(score, ELDER))
    share = known.gives[its] / WHOLE
    return stand, share * given + (1 - share) * run


def gives(known: Tables, held: Hand, trumps: Suit, score: ToGo) -> tuple[float, float]:
    """The dealer's chance to win when he gives elder one, and when he runs the cards."""
    its = kind(held, trumps)
    run = 1 - _of_run(known.running[bucket(held, trumps)], score)
    if its not in known.giving:
        return 0.0, run
    return 1 - _value(known.giving[its], _ends(score, ELDER)), run
