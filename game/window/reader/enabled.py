"""Whether a screen reader is on, asked of the session's bus on Linux without the library.

`org.a11y.Status` says so. A few messages of D-Bus are written by hand; what cannot be understood or
reached means that there is none.
"""

from __future__ import annotations

import os
import re
import socket
import struct
from collections.abc import Iterator, Mapping

_CALL, _REPLY, _SIGNAL = 1, 2, 4
_YES = b"\1b\0\0"
"""How an answer begins that is yes or no."""
_NO_START = 2
"""A flag: whoever is asked is not started for it."""
_CHANGES = (
    "type='signal',path='/org/a11y/bus',interface='org.freedesktop.DBus.Properties'",
    "type='signal',member='NameOwnerChanged',arg0='org.a11y.Bus'",
)


class Enabled:
    """Asks once, and again whenever something of it has changed."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._heard, self._waits = b"", True  # for the line with which the bus lets us in
        self._socket = _connected(environment)
        if self._socket is None:
            return
        uid = str(os.getuid()).encode().hex()
        bus = "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"
        matches = [_message(*bus, "AddMatch", rule) for rule in _CHANGES]
        first = f"\0AUTH EXTERNAL {uid}\r\nBEGIN\r\n".encode(), _message(*bus, "Hello")
        self._send(b"".join((*first, *matches, _question())))

    def is_so(self) -> bool:
        """Whether that was heard by now; never waits."""
        if self._socket is None:
            return False
        try:
            while more := self._socket.recv(65536):
                self._heard += more
            self.close()  # the session has ended
        except BlockingIOError:
            pass
        except OSError:
            self.close()
        on = False
        for kind, body in self._messages():
            if kind == _SIGNAL and (b"org.a11y.Status" in body or b"org.a11y.Bus" in body):
                self._send(_question())
            elif kind == _REPLY and body.startswith(_YES):
                on = any(body[4:8])
        return on

    def close(self) -> None:
        """Ask no more."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _send(self, words: bytes) -> None:
        try:
            if self._socket is not None:
                self._socket.sendall(words)
        except OSError:
            self.close()

    def _messages(self) -> Iterator[tuple[int, bytes]]:
        """What has come whole: its kind and its body."""
        if self._waits:
            _, end, rest = self._heard.partition(b"\r\n")
            if not end:
                return
            self._heard, self._waits = rest, False
        while len(self._heard) >= 16:
            order = "<" if self._heard[:1] == b"l" else ">"
            _, kind, _, _, size, _, fields = struct.unpack(f"{order}4B3I", self._heard[:16])
            start = 16 + fields + -fields % 8
            if len(self._heard) < start + size:
                return
            body, self._heard = self._heard[start : start + size], self._heard[start + size :]
            yield kind, body


def _connected(environment: Mapping[str, str]) -> socket.socket | None:
    """The session's bus, if there is one."""
    runtime = environment.get("XDG_RUNTIME_DIR", "")
    address = environment.get("DBUS_SESSION_BUS_ADDRESS") or f"unix:path={runtime}/bus"
    found = re.search(r"unix:(?:[^;]*,)?(path|abstract)=([^,;]+)", address)
    if found is None:
        return None
    place = "\0" * (found[1] == "abstract") + found[2]
    ours = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        ours.connect(place)
    except OSError:
        ours.close()
        return None
    ours.setblocking(False)
    return ours


def _question() -> bytes:
    """Asks whether any is on."""
    words = "org.a11y.Status", "IsEnabled"
    place = "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties"
    return _message(*place, "Get", *words)


def _message(to: str, path: str, interface: str, member: str, *words: str) -> bytes:
    """A call with words as what is given."""
    fields = b""
    for number, kind, value in (
        (1, "o", path),
        (2, "s", interface),
        (3, "s", member),
        (6, "s", to),
        (8, "g", "s" * len(words)),
    ):
        if value:
            fields = _padded(fields, 8) + bytes((number, 1)) + kind.encode() + b"\0"
            said = value.encode()
            size = bytes((len(said),)) if kind == "g" else struct.pack("<I", len(said))
            fields += size + said + b"\0"
    body = b""
    for each in words:
        body = _padded(body, 4) + struct.pack("<I", len(each.encode())) + each.encode() + b"\0"
    head = struct.pack("<4B3I", ord("l"), _CALL, _NO_START, 1, len(body), 1, len(fields))
    return _padded(head + fields, 8) + body


def _padded(words: bytes, by: int) -> bytes:
    return words + b"\0" * (-len(words) % by)
