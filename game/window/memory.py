"""Memory that is free again but was kept for what might come: given back to the system at rest.

glibc keeps what lies between other things. Of the pictures of a deal that is a tenth of all that
the window has; to take it anew costs the next motion less than a millisecond.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Give back what is free. Other systems than Linux with glibc do so by themselves."""
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    if sys.platform != "linux":
        return int
    import ctypes  # noqa: PLC0415 - not before the first picture

    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another library than glibc
        return int
