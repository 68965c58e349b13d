"""Whether the system is told to move less, for whom motion is unpleasant; asked without waiting.

On Linux the portal of the desktop is asked over the session's bus, Windows and macOS by what they
bring. Tried by imitations alone; what cannot be asked wants nothing.
"""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import sys
from collections.abc import Generator, Mapping
from contextlib import suppress

from game.window.bus import ERROR, REPLY, Bus, message

_LOOKS = 20
"""Steps after which nobody is waited for any longer."""
_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_ASKED = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
)
_FEWER, _ANIMATED = b"\1v\0\1u\0\0\0", b"\1v\0\1b\0\0\0"
"""How their answers begin: a number, which is 1 for less, and whether anything is animated."""
_CLIENT_AREA_ANIMATION = 0x1042

Asking = Generator[None, None, bool]
"""Steps, none of which waits, and the answer."""


def wants_stillness(
    platform: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> Asking:
    """Whether the system is told to move less."""
    if platform == "linux":
        return (yield from _on_linux(environment))
    if platform == "darwin":
        return (yield from _on_mac())
    return platform == "win32" and _on_windows()


def _on_linux(environment: Mapping[str, str]) -> Asking:
    bus = Bus(environment, *(message(*_PORTAL, "Read", *words) for words in _ASKED))
    fewer, left = False, 1 + len(_ASKED)  # the bus greets first
    for _ in range(_LOOKS):
        for kind, body in bus.heard():
            left -= kind in (REPLY, ERROR)
            if kind == REPLY and len(body) == 12 and body.startswith((_FEWER, _ANIMATED)):
                (value,) = struct.unpack("<I", body[8:])
                fewer |= value == (1 if body.startswith(_FEWER) else 0)
        if fewer or left <= 0 or not bus.open:
            break
        yield
    bus.close()
    return fewer


def _on_mac() -> Asking:
    command = "defaults", "read", "com.apple.universalaccess", "reduceMotion"
    told = b""
    with (
        suppress(OSError),
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as asked,
    ):
        for _ in range(_LOOKS):
            if asked.poll() is not None:
                break
            yield
        asked.kill()
        told = asked.stdout.read() if asked.stdout is not None else b""
    return told.strip() == b"1"


def _on_windows() -> bool:
    animated = ctypes.c_int(1)
    ask = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined]
    return bool(ask(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)) and not animated.value
