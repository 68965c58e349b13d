"""Means and shares with their standard errors.

A standard error is that of the mean, from the spread of the values themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct


class Estimate(Struct, frozen=True):
    """A mean and its standard error; None where there are too few values for one."""

    mean: float | None
    error: float | None
    count: int

    @property
    def z(self) -> float | None:
        """How many of its errors the mean is away from nothing."""
        if self.mean is None or not self.error:
            return None
        return self.mean / self.error

    def text(self, form: str = ".2f") -> str:
        if self.mean is None:
            return "-"
        if self.error is None:
            return format(self.mean, form)
        return f"{format(self.mean, form)} ± {format(self.error, form.lstrip('+'))}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some values, with its standard error when there are two or more."""
    count = len(values)
    if not count:
        return Estimate(None, None, 0)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, None, 1)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, sqrt(variance / count), count)


def share(part: int, whole: int) -> Estimate:
    """A share of a whole with its standard error."""
    if not whole:
        return Estimate(None, None, 0)
    mean = part / whole
    return Estimate(mean, sqrt(mean * (1 - mean) / whole), whole)
