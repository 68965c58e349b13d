"""The bus of a session on Linux, without the library: a few messages of D-Bus, written by hand.

What cannot be understood or reached is as if nobody had said it.
"""

from __future__ import annotations

import os
import re
import socket
import struct
from collections.abc import Iterator, Mapping
from itertools import count

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4
"""Kinds of messages."""
_NO_START = 2
"""A flag: whoever is asked is not started for it."""
_serials = count(1)  # a bus refuses a question that has the number of one still unanswered
_ITSELF = "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"


class Bus:
    """A line to it: says what one wants to know, and hears what is said."""

    def __init__(
        self, environment: Mapping[str, str], *asked: bytes, heard: tuple[str, ...] = ()
    ) -> None:
        """Ask at once; signals that a rule names are `heard` from then on."""
        self._heard, self._waits = b"", True  # for the line with which the bus lets us in
        self._socket = _connected(environment)
        if self._socket is None:
            return
        uid = str(os.getuid()).encode().hex()
        matches = [message(*_ITSELF, "AddMatch", rule) for rule in heard]
        first = f"\0AUTH EXTERNAL {uid}\r\nBEGIN\r\n".encode(), message(*_ITSELF, "Hello")
        self.send(b"".join((*first, *matches, *asked)))

    @property
    def open(self) -> bool:
        """Whether there is anybody to hear."""
        return self._socket is not None

    def close(self) -> None:
        """Ask no more."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def send(self, words: bytes) -> None:
        """Say some messages."""
        try:
            if self._socket is not None:
                self._socket.sendall(words)
        except OSError:
            self.close()

    def heard(self) -> Iterator[tuple[int, bytes]]:
        """What has come whole by now, its kind and its body; never waits."""
        try:
            while self._socket is not None and (more := self._socket.recv(65536)):
                self._heard += more
            self.close()  # the session has ended
        except BlockingIOError:
            pass
        except OSError:
            self.close()
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


def message(to: str, path: str, interface: str, member: str, *words: str) -> bytes:
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
    head = struct.pack(
        "<4B3I", ord("l"), CALL, _NO_START, 1, len(body), next(_serials), len(fields)
    )
    return _padded(head + fields, 8) + body


def _padded(words: bytes, by: int) -> bytes:
    return words + b"\0" * (-len(words) % by)
