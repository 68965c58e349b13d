"""How much is done, where a clock would tell how busy the machine is: calls, counted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

T = TypeVar("T")


def calls_for(action: Callable[[], T]) -> tuple[T, int]:
    """Do something; what comes of it, and how many functions were called for it, C's among them.

    The number differs a little between versions of Python; some ten millions are a second.
    """
    count = 0

    def note(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(note)
    try:
        done = action()
    finally:
        sys.setprofile(None)
    return done, count
