"""How figures are put: a median with its spread, a share of many."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import ceil


def share(values: Sequence[float], part: float) -> float:
    """The value that `part` (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def spread(values: Sequence[float], unit: str, digits: int = 2) -> str:
    """Median, least and most: `0.41 s (0.39 to 0.44)`."""
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{middle:,.{digits}f} {unit} ({least:,.{digits}f} to {most:,.{digits}f})"
