"""A clock held in the hand: it runs only when told, so that every motion can be tested."""

from __future__ import annotations

LONGEST_TICK = 0.1
"""Seconds. After a pause of the whole program things go on from where they were, without a jump."""


class Clock:
    """The time of the stage, in seconds since it began."""

    def __init__(self) -> None:
        self.now = 0.0
        """Read many times in every round, so it is no property; only `tick` changes it."""

    def tick(self, seconds: float) -> float:
        """Lets time pass, never backwards and never more than `LONGEST_TICK`; gives how much."""
        passed = min(LONGEST_TICK, max(0.0, seconds))
        self.now += passed
        return passed
