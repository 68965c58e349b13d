"""How many pixels a unit has: the room must never be too tight, and grows with the window.

A player's own scale may be too large for that. The picture is then larger than the window, which
shows a part of it.
"""

from __future__ import annotations

SMALLEST = (1024, 640)
"""The least room in units that every scene fits into."""
USUAL = (1280, 800)
"""The room scenes are drawn for; in larger windows things grow instead of drifting apart."""

_NEARLY = 0.95
"""A window that is so nearly usual has its units a little smaller, and not everything tighter."""
_STEP = 0.05
"""Scales between these steps are not used: dragging an edge need not draw everything anew."""
_LEAST = 0.25


def scale_for(size_px: tuple[int, int], density: float, wanted: float | None = None) -> float:
    """Pixels for a unit in a window of that many pixels.

    `density` is the screen's pixels for one of its points (1, or 2 on a sharp screen); `wanted` is
    the player's own scale, 1.0 for 100 %, instead of the automatic one, which gives way where the
    smallest room would not fit; so does his own where all of the picture is seen for a little less.
    """
    width, height = size_px
    grown = min(width / USUAL[0], height / USUAL[1])
    if wanted is not None:
        scale = wanted * density
        if _fitting(size_px) < _NEARLY * scale:
            return _step(scale)
    elif grown >= _NEARLY * density:
        scale = grown
    else:
        scale = density
    return _step(min(scale, _fitting(size_px)))


def picture_size(size_px: tuple[int, int], scale: float) -> tuple[int, int]:
    """The pixels of the picture in a window of so many: no room is smaller than the smallest."""
    width, height = (round(side * scale) for side in SMALLEST)
    return max(size_px[0], width), max(size_px[1], height)


def largest_scale(size_px: tuple[int, int]) -> float:
    """The most pixels for a unit that leave room for every scene."""
    return _step(_fitting(size_px))


def _fitting(size_px: tuple[int, int]) -> float:
    return min(size_px[0] / SMALLEST[0], size_px[1] / SMALLEST[1])


def _step(scale: float) -> float:
    """The step below a scale."""
    return max(_LEAST, round(int(scale / _STEP + 1e-6) * _STEP, 2))
