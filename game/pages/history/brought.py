"""What the cards brought and what choices lost, in the figures that are shown.

Of one deal the same figures stand on its own page and in the row of its partie; each column there,
and the parts of each, add up to the sum that is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from game.pages.history.past import past_of
from game.pages.history.words import decimal
from game.pages.statistics.tables import adding_up, nearest
from game.players.review import Choice, ChoiceKind, Grade, KeptReview, Luck
from game.words.terms import signed


class LuckTold(Struct, frozen=True):
    """How a deal came about, in the steps its game is told in: points, or tenths of them."""

    hand: int
    talon: int
    other: int
    adjusted: int  # the result without them

    @property
    def cards(self) -> int:
        """What all cards brought."""
        return self.hand + self.talon + self.other

    @property
    def result(self) -> int:
        """What the deal came to."""
        return self.cards + self.adjusted


def luck_told(game: str, luck: Luck) -> LuckTold:
    """The figures of a deal: what the cards brought is rounded once, and all else goes by it."""
    step = 10 if past_of(game).tenths else 1
    cards = nearest(luck.cards * step)
    hand, talon, other = adding_up(
        [value * step for value in (luck.hand, luck.talon, luck.other)], cards
    )
    return LuckTold(hand, talon, other, nearest(luck.result * step) - cards)


def brought(game: str, steps: int) -> str:
    """So many points, or tenths of them where the game is told in tenths, with their sign."""
    if not past_of(game).tenths:
        return signed(steps)
    sign = "+" if steps > 0 else "−" if steps < 0 else ""
    return sign + decimal(abs(steps) / 10)


def amount(game: str, value: float) -> str:
    """Points without a sign, as finely as the game tells them."""
    return decimal(value) if past_of(game).tenths else str(round(value))


def lost_in(reviews: Iterable[KeptReview]) -> int:
    """What the choices of some deals lost, as the rows of the deals have it."""
    return sum(lost_by_all(reviews).values())


def lost_by(found: Iterable[Choice]) -> dict[ChoiceKind, int]:
    """Of each kind that occurs in a deal what it lost: the figures of its choices added up."""
    lost = Counter[ChoiceKind]()
    for one in found:
        lost[one.kind] += 0 if one.grade is Grade.GOOD else nearest(one.lost)
    return lost


def lost_by_all(reviews: Iterable[KeptReview]) -> dict[ChoiceKind, int]:
    """The same of some deals: of each kind what the pages of these deals tell of it."""
    return lost_by(choice for one in reviews for choice in one.choices)
