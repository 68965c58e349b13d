"""How well somebody played, by reviews: what each kind of choice cost, and like which level.

A level is known by what it loses in a deal on average (`Mind.losses`); a person by the mean over
his own deals, within an interval of 95 % (Student's). Few deals tell little, and that is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from game.players.review import ChoiceKind, Grade, KeptReview

# Student's t for 95 %, by degrees of freedom from 1; beyond them as below, to a hundredth.
_STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)


class KindSum(Struct, frozen=True):
    """All choices of one kind: how many, how many of them fine, and settlement lost by others."""

    whole: int
    fine: int
    lost: float


def by_kind(reviews: Iterable[KeptReview]) -> dict[ChoiceKind, KindSum]:
    """Of each kind that occurs what became of it."""
    found: dict[ChoiceKind, KindSum] = {}
    for choice in (one for review in reviews for one in review.choices):
        before = found.get(choice.kind, KindSum(0, 0, 0.0))
        fine = choice.grade is Grade.GOOD
        found[choice.kind] = KindSum(
            before.whole + 1, before.fine + fine, before.lost + (0.0 if fine else choice.lost)
        )
    return {kind: found[kind] for kind in ChoiceKind if kind in found}


def costliest(lost: Mapping[ChoiceKind, int]) -> ChoiceKind | None:
    """The kind that cost most by the figures that are told; None for two alike, or nothing lost."""
    most = max(lost.values(), default=0)
    dear = [kind for kind, cost in lost.items() if cost == most > 0]
    return dear[0] if len(dear) == 1 else None


class PlayedLike(Struct, frozen=True):
    """What is lost in a deal: the mean of so many, and the interval in which it may well lie.

    `like` are the levels whose own mean lies in it, the mildest first; the nearest alone where none
    does, and none at all for a single deal.
    """

    deals: int
    mean: float
    low: float
    high: float
    like: tuple[str, ...]


def played_like(reviews: Sequence[KeptReview], losses: Mapping[str, float]) -> PlayedLike | None:
    """What was lost in the deals of these reviews; None without any."""
    lost = [review.lost for review in reviews]
    if not lost:
        return None
    mean = fmean(lost)
    if len(lost) == 1:
        return PlayedLike(1, mean, 0.0, float("inf"), ())
    half = student(len(lost) - 1) * stdev(lost) / sqrt(len(lost))
    low, high = max(0.0, mean - half), mean + half
    like = tuple(level for level, own in losses.items() if low <= own <= high)
    if not like and losses:
        like = (min(losses, key=lambda level: abs(losses[level] - mean)),)
    return PlayedLike(len(lost), mean, low, high, like)


def student(freedom: int) -> float:
    """By how many standard errors 95 % lie about a mean, with so many degrees of freedom."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return 1.96 + 2.6 / freedom
