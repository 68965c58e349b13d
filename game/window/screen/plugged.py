"""Whether a game controller may be there: only then SDL, which looks in every round, is asked."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import pygame

EVERY = 2.0
"""Seconds between looks."""


class Plugged:
    """Looks whether something was plugged in, on Linux by the folder of devices alone."""

    def __init__(self, devices: Path = Path("/dev/input")) -> None:
        self._devices = devices
        self._next, self._before = 0.0, 0  # when to look again; when the folder had changed last
        self._begun = False

    def look(self, now: float) -> None:
        """Have SDL tell of controllers from now on, once there may be one."""
        if self._begun or now < self._next:
            return
        self._next = now + EVERY
        if sys.platform == "linux" and not self._may_be_one():
            return
        self._begun = True
        with suppress(pygame.error):
            pygame.joystick.init()

    def _may_be_one(self) -> bool:
        """One is there at first, or anything has come since."""
        try:
            changed = self._devices.stat().st_mtime_ns
        except OSError:
            return False
        before, self._before = self._before, changed
        return changed != before if before else any(map(_is_joystick, self._devices.rglob("*")))


def _is_joystick(device: Path) -> bool:
    return device.name.startswith("js") or device.name.endswith("joystick")
