"""The process of the line: what the table asks, done with magic-wormhole.

One thread reads, one writes; all the rest happens in Twisted's loop. This module and the two that
only it uses (`mailbox`, `reunion`) are all that loads a network library.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import FileIO
from queue import SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Raw, Struct
from twisted.internet import reactor as _reactor
from twisted.internet.defer import Deferred, succeed
from twisted.internet.threads import blockingCallFromThread
from wormhole import create
from wormhole.cli.public_relay import MAILBOX_RELAY, TRANSIT_RELAY
from wormhole.errors import WormholeError

from game.apart.line.mailbox import APPID, reason_of
from game.apart.line.reunion import FOLLOWER, LEADER, Reunion
from game.apart.line.wire import (
    LONGEST_LINE,
    Again,
    Carry,
    CodeTold,
    Failed,
    Invite,
    Join,
    LineTrouble,
    Linked,
    Unlinked,
    read_command,
    tight_frame,
    write,
)

JOINING_SECONDS = (
    30.0  # for a friend to be there when one joins, and to come when both know the key
)
_MOST_UNTOLD = 64  # what the table has not read yet before the friend has to wait
_PARTING_SECONDS = 0.2

reactor: Any = _reactor
"""What Twisted gives this name depends on the system, and its types do not say what it can."""


def serve(mailbox: str, relay: str, *, direct: bool) -> None:
    """Do what standard input asks until it ends."""
    process = Process(mailbox or MAILBOX_RELAY, relay or TRANSIT_RELAY, direct=direct)
    for work in (process.hear, process.speak):
        Thread(target=work, daemon=True).start()
    reactor.run()
    os._exit(0)  # nothing is left to be done, and the table waits for the end


class Process:
    """One line, from the first command to the end of the input."""

    def __init__(self, mailbox: str, relay: str, *, direct: bool) -> None:
        self._mailbox, self._relay, self._direct = mailbox, relay, direct
        self._reunion: Reunion | None = None
        self._wormhole: Any = None
        self._untold: SimpleQueue[Struct] = SimpleQueue()
        self._met_first: Deferred[None] = Deferred()
        self._held = self._over = False

    def hear(self) -> None:
        """In a thread: the commands, each when the one before is done."""
        rest = b""
        try:
            with FileIO(sys.stdin.fileno(), closefd=False) as raw:
                while len(rest) <= LONGEST_LINE and (piece := raw.read(1 << 16)):
                    *whole, rest = (rest + piece).split(b"\n")
                    for line in whole:
                        blockingCallFromThread(reactor, self._ask, line.decode("utf-8", "replace"))
        finally:
            reactor.callFromThread(self._leave)

    def speak(self) -> None:
        """In a thread: what is to be told, as fast as the table reads it."""
        with suppress(OSError):  # nobody listens any more: the input ends too
            while True:
                said = self._untold.get()
                sys.stdout.buffer.write(write(said).encode() + b"\n")
                sys.stdout.buffer.flush()
                if self._held and self._untold.empty():
                    reactor.callFromThread(self._hold, held=False)

    def _ask(self, line: str) -> None:
        match read_command(line):
            case Invite() if not self._begun:
                self._meet(None)
            case Join(code) if not self._begun:
                self._meet("-".join(code.lower().replace("-", " ").split()))
            case Again(key) if not self._begun:
                self._seek(key)
            case Carry(frame) if self._reunion is not None:
                self._reunion.send(bytes(frame))
            case Carry():
                pass
            case _:
                self._fail(LineTrouble.NONSENSE)

    def _leave(self) -> None:
        """End, when what was said has gone out."""
        self._over = True
        gone = self._reunion.end() if self._reunion is not None else self._unmeet()
        gone.addTimeout(_PARTING_SECONDS, reactor).addBoth(lambda _: reactor.stop())

    @property
    def _begun(self) -> bool:
        return self._wormhole is not None or self._reunion is not None

    def _meet(self, code: str | None) -> None:
        try:
            self._wormhole = create(APPID, self._mailbox, reactor)
            meeting = Deferred.fromCoroutine(self._met(self._wormhole, code))
        except (ValueError, WormholeError):  # no address, or no code
            self._fail(LineTrouble.UNREACHABLE)
            return
        meeting.addErrback(lambda failure: self._fail(reason_of(failure.value)))

    async def _met(self, wormhole: Any, code: str | None) -> None:  # noqa: ANN401 - it has no types
        if code is None:
            wormhole.allocate_code(2)
            self._tell(CodeTold(await wormhole.get_code()))
        else:
            wormhole.set_code(code)
        known: Deferred[bytes] = wormhole.get_verifier()
        if code is not None:
            known.addTimeout(JOINING_SECONDS, reactor)
        await known
        key = wormhole.derive_key("piquet/line/1", 32).hex()
        await wormhole.close()
        self._seek(f"{LEADER if code is None else FOLLOWER}-{key}")
        await self._met_first.addTimeout(JOINING_SECONDS, reactor)

    def _unmeet(self) -> Deferred[Any]:
        return succeed(None) if self._wormhole is None else self._wormhole.close()

    def _seek(self, key: str) -> None:
        try:
            self._reunion = Reunion(
                reactor,
                key,
                self._mailbox,
                self._relay,
                direct=self._direct,
                up=lambda: self._linked(key),
                down=lambda: self._tell(Unlinked()),
                came=self._came,
                failed=self._fail,
            )
        except ValueError:
            self._fail(LineTrouble.NONSENSE)
            return
        self._reunion.start()

    def _linked(self, key: str) -> None:
        if not self._met_first.called:
            self._met_first.callback(None)
        self._tell(Linked(key))
        self._hold(held=self._held)

    def _came(self, record: bytes) -> None:
        frame = tight_frame(record)
        self._fail(LineTrouble.NONSENSE) if frame is None else self._tell(Carry(Raw(frame)))

    def _tell(self, said: Struct) -> None:
        self._untold.put(said)
        if not self._held and self._untold.qsize() > _MOST_UNTOLD:
            self._hold(held=True)
            if self._untold.empty():  # all was told in the meantime
                self._hold(held=False)

    def _hold(self, *, held: bool) -> None:
        self._held = held
        if self._reunion is not None:
            self._reunion.hold(held=held)

    def _fail(self, reason: LineTrouble) -> None:
        if not self._over:
            self._over = True
            self._tell(Failed(reason))
