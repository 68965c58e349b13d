"""Rounded figures that add up to the rounded sum that stands below them."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

_DIGITS = 6
"""Digits after the point that are looked at: what lies beyond them comes of reckoning."""


def adding_up(values: Sequence[float], whole: int | None = None) -> list[int]:
    """Whole numbers for the values that add up to `whole`, or else to the rounded sum.

    Each is its value rounded up or down, those that lack least rounded up; what is a whole number
    already stays as it is, unless there is nothing else to change.
    """
    exact = [round(value, _DIGITS) for value in values]
    found = [floor(value) for value in exact]
    missing = (nearest(sum(exact)) if whole is None else whole) - sum(found)
    broken = [at for at in range(len(exact)) if exact[at] != found[at]]
    order = sorted(broken or range(len(exact)), key=lambda at: (found[at] - exact[at], at))
    if missing < 0:
        order.reverse()
    for step in range(abs(missing) if order else 0):
        found[order[step % len(order)]] += 1 if missing > 0 else -1
    return found


def nearest(value: float) -> int:
    """The whole number next to a sum, in whatever order it was added up."""
    return round(round(value, _DIGITS))
