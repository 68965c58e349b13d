"""Where on the desktop a window opens: where it was, as far as that can still be seen."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.looks import Place
from game.window.scaling import SMALLEST, USUAL

TITLE_BAR = 32
"""Points above a window that its title bar may need: by it one moves the window."""


def opening(
    size: tuple[int, int] | None,
    before: Place | None,
    areas: Sequence[Place],
    framed: bool = False,
) -> tuple[tuple[int, int] | None, tuple[int, int]]:
    """Left and top, or None for wherever the desktop likes; and the size, in points.

    `size` is asked for at this start and goes before what was; `before` is where the window was
    last time; `areas` are the screens there are now, the main one first. Where a place is asked for
    with the frame it is `framed`.
    """
    if size is not None:
        return None, size
    if before is None:
        return None, fitting(USUAL, areas)
    left, top, width, height = seen(before, areas, framed)
    return (left, top), (width, height)


def fitting(size: tuple[int, int], areas: Sequence[Place]) -> tuple[int, int]:
    """A size that is no larger than the main screen, title bar and all.

    A desktop may put the window in the middle and the bar on top of it: so its foot goes down by as
    much as there is left below.
    """
    if not areas:
        return size
    _, _, wide, high = areas[0]
    return min(size[0], wide), min(size[1], max(1, high - 2 * TITLE_BAR))


def seen(place: Place, areas: Sequence[Place], framed: bool = False) -> Place:
    """A place moved, and made smaller if need be, until all of it can be seen, title bar and all.

    It stays on the screen it lies on most; one that lies on none goes to the middle of the first.
    Where left and top are those of the frame (`framed`), the title bar is below the top.
    """
    left, top, width, height = place
    width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    if not areas:
        return left, top, width, height
    best = max(areas, key=lambda area: _common((left, top, width, height), area))
    if not _common((left, top, width, height), best):
        x, y, wide, high = areas[0]
        left, top = x + (wide - width) // 2, y + (high - height) // 2
        best = areas[0]
    x, y, wide, high = best
    width, height = min(width, wide), min(height, high)
    bar = min(TITLE_BAR, high - height)
    above, below = (0, bar) if framed else (bar, 0)
    return (
        min(max(left, x), x + wide - width),
        min(max(top, y + above), y + high - height - below),
        width,
        height,
    )


def _common(one: Place, other: Place) -> int:
    """How much two places have in common, in square points."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0, across) * max(0, down)
