"""How often to look for events: sixty times a second in motion, ever less often at rest.

Waiting inside pygame-ce is no way out: its `event.wait` looks a thousand times a second itself.
The first event brings the pace back; a pointer is moved before it clicks, so a click never waits.
"""

from __future__ import annotations

IN_MOTION, AWAKE, DOZING, IN_BACKGROUND, ASLEEP, HIDDEN, FAR_AWAY = 60, 30, 10, 5, 4, 4, 2
"""Looks a second; `FAR_AWAY` is asleep in the background."""
DOZE_AFTER = 4.0
"""Seconds without input, motion or anything new to be seen until the pace drops."""
SLEEP_AFTER = 9.0
"""And until it drops once more."""


def pace(*, moving: bool, quiet: float, focused: bool, visible: bool) -> int:
    """Looks a second; `quiet` is how many seconds nothing has happened for."""
    if not visible:
        return HIDDEN
    if moving:
        return IN_MOTION
    if quiet < DOZE_AFTER:
        return AWAKE
    if quiet < SLEEP_AFTER:
        return DOZING if focused else IN_BACKGROUND
    return ASLEEP if focused else FAR_AWAY
