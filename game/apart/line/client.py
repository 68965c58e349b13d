"""The line as the table has it: a friend is invited, joined or met again, told and heard.

Nothing here makes its caller wait. The process of the line is started when something is asked of
it; if it ends, another seeks the friend again by the key, and what was under way is sent once more.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from msgspec import Raw

from game.apart.line.delivery import Delivery, LineError
from game.apart.line.wire import (
    LONGEST_LINE,
    Again,
    Away,
    Carry,
    CodeTold,
    Command,
    Failed,
    Frame,
    Got,
    Invite,
    Join,
    LineTrouble,
    Linked,
    Met,
    Report,
    Returned,
    Told,
    Unlinked,
    read_frame,
    read_report,
    write,
)
from game.digests import blake2b
from game.players.child import Child, environment

RESTARTS = 3
"""How often in a row the process of the line may end without having found the friend."""
_LINES_AT_ONCE = 32  # how much is listened to in one poll


def line_command(mailbox: str = "", relay: str = "", *, direct: bool = True) -> tuple[str, ...]:
    """How the process of the line is started.

    `mailbox`, `relay`: addresses of one's own, else those that magic-wormhole knows. Without
    `direct` all goes by the relay, and the friend does not learn one's address.
    """
    ours = (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "game")
    own = (*(("--mailbox", mailbox) if mailbox else ()), *(("--relay", relay) if relay else ()))
    return (*ours, "line", *own, *(() if direct else ("--not-direct",)))


class FriendLine:
    """One friend's line: ask once for `invite`, `join` or `again`, then `poll` in each turn."""

    def __init__(self, command: Sequence[str] = ()) -> None:
        """`command`: what starts the process of the line, `line_command()` if it is empty."""
        self._command = tuple(command) or line_command()
        self._delivery = Delivery(os.urandom(8).hex())
        self._child: Child | None = None
        self._key = ""
        self._linked = self._away = self._over = False
        self._failures = 0
        self._left: list[Told] = []  # to be told by the next poll

    @property
    def pid(self) -> int | None:
        """The process of the line, if there is one."""
        return self._child.pid if self._child else None

    def invite(self) -> None:
        """Ask for a code: `CodeTold` will be told, and `Met` when the friend has joined."""
        self._start(Invite())

    def join(self, code: str) -> None:
        """Join by the code that the friend has told."""
        self._start(Join(code[:100]))

    def again(self, key: str) -> None:
        """Wait for the friend of another day; `key` is that of `Met`."""
        self._key = key[:100]
        self._start(Again(self._key))

    def send(self, text: str) -> None:
        """Send a payload, a JSON text of at most LONGEST_PAYLOAD bytes; it waits while he is away.

        Before the friend was met it goes nowhere.
        """
        if self._over or not self._delivery.friend or _begins(self._left):
            return
        try:
            frame = self._delivery.send(text)
        except LineError as wrong:
            self._left.append(self._fail(wrong.reason))
        else:
            self._say(frame)

    def poll(self) -> tuple[Told, ...]:
        """What has happened since the last poll.

        `Met` is the first of an answer: what is sent before it was told went to a friend who is no
        more, and is dropped.
        """
        told, self._left = self._left, []
        for _ in range(_LINES_AT_ONCE):
            if self._child is None:
                break
            line = self._child.hear()
            if line == "":
                break
            more = self._ended() if line is None else self._heard(read_report(line))
            if told and _begins(more):
                self._left = more
                break
            told += more
        if self._linked and (receipt := self._delivery.receipt()):
            self._say(receipt)
        return tuple(told)

    def close(self) -> None:
        """Leave: what was sent goes out if it can within half a second, and no process is left."""
        self._over = True
        if self._child is not None:
            self._child.close()
            self._child = None

    def _start(self, asked: Command) -> None:
        if self._over or self._child is not None:
            return
        try:
            self._child = Child(self._command, environment(self._command), LONGEST_LINE)
        except OSError:
            self._left.append(self._fail(LineTrouble.ENDED))
            return
        self._child.send(write(asked))

    def _heard(self, report: Report | None) -> list[Told]:
        match report:
            case CodeTold():
                return [report]
            case Linked(key):
                self._key, self._linked, self._failures = key, True, 0
                self._say(self._delivery.linked())
                return []
            case Unlinked():
                return self._broken()
            case Carry(frame):
                try:
                    return self._came(read_frame(bytes(frame)))
                except LineError as wrong:
                    return [self._fail(wrong.reason)]
            case Failed(reason):
                return [self._fail(reason)]
        return [self._fail(LineTrouble.NONSENSE)]

    def _came(self, frame: Frame | None) -> list[Told]:
        if frame is None or not self._linked:
            raise LineError(LineTrouble.NONSENSE)
        payload, new, answers = self._delivery.take(frame)
        for each in answers:
            self._say(each)
        told: list[Told] = []
        if new:
            verifier = blake2b(self._key.partition("-")[2].encode(), digest_size=8).hexdigest()
            told.append(Met(verifier, self._key))
        elif self._away:
            told.append(Returned())
        self._away = False
        return told if payload is None else [*told, Got(payload)]

    def _broken(self) -> list[Told]:
        self._linked = False
        if self._away or not self._delivery.friend:
            return []
        self._away = True
        return [Away()]

    def _ended(self) -> list[Told]:
        """The process of the line is gone: another one takes its place, if there is a key."""
        self._kill()
        self._failures += 1
        if self._failures > RESTARTS or not self._key:
            return [self._fail(LineTrouble.ENDED)]
        told = self._broken()
        self._start(Again(self._key))
        return told

    def _fail(self, reason: LineTrouble) -> Failed:
        self._over = True
        self._kill()
        return Failed(reason)

    def _kill(self) -> None:
        self._linked = False
        if self._child is not None:
            self._child.kill()
            self._child = None

    def _say(self, frame: Frame) -> None:
        if self._linked and self._child is not None:
            self._child.send(write(Carry(Raw(write(frame).encode()))))


def _begins(told: Sequence[Told]) -> bool:
    return any(isinstance(one, Met) for one in told)
