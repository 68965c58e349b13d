"""Whether a screen reader is on, asked of the session's bus on Linux: `org.a11y.Status` says so.

What cannot be understood or reached means that there is none.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from game.window.bus import REPLY, SIGNAL, Bus, message

_YES = b"\1b\0\0"
"""How an answer begins that is yes or no."""
_CHANGES = (
    "type='signal',path='/org/a11y/bus',interface='org.freedesktop.DBus.Properties'",
    "type='signal',member='NameOwnerChanged',arg0='org.a11y.Bus'",
)


class Enabled:
    """Asks once, and again whenever something of it has changed."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._bus = Bus(environment, _question(), heard=_CHANGES)

    def is_so(self) -> bool:
        """Whether that was heard by now; never waits."""
        on = False
        for kind, body in self._bus.heard():
            if kind == SIGNAL and (b"org.a11y.Status" in body or b"org.a11y.Bus" in body):
                self._bus.send(_question())
            elif kind == REPLY and body.startswith(_YES):
                on = any(body[4:8])
        return on

    def close(self) -> None:
        """Ask no more."""
        self._bus.close()


def _question() -> bytes:
    """Asks whether any is on."""
    words = "org.a11y.Status", "IsEnabled"
    place = "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties"
    return message(*place, "Get", *words)
