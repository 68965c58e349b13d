"""How often to look for events: sixty times a second in motion, ever less often at rest.

Waiting inside pygame-ce is no way out: its `event.wait` looks a thousand times a second itself.
"""

from __future__ import annotations

IN_MOTION, AWAKE, DOZING, IN_BACKGROUND, HIDDEN = 60, 30, 10, 5, 4
"""Looks a second."""
DOZE_AFTER = 4.0
"""Seconds without input or motion until the pace drops."""


def pace(*, moving: bool, quiet: float, focused: bool, visible: bool) -> int:
    """Looks a second; `quiet` is how many seconds nothing has happened for."""
    if not visible:
        return HIDDEN
    if moving:
        return IN_MOTION
    if quiet < DOZE_AFTER:
        return AWAKE
    return DOZING if focused else IN_BACKGROUND
