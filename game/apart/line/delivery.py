"""Payloads in order and once each, over a connection that breaks: numbers, receipts, repeats.

Nothing here waits or reads a clock. What is kept lives as long as the table's process: the process
of the line may die in between. A friend whose own process is new (another `run`) knows of nothing,
and both count from the beginning again.
"""

from __future__ import annotations

from collections import deque

from msgspec import Raw

from game.apart.line.wire import NO_PAYLOAD, Frame, LineTrouble, tight

MOST_WAITING = 256
"""Payloads that were sent and not yet taken by the friend."""
MOST_BYTES = 1 << 22


class LineError(Exception):
    """The line cannot go on, for a `reason`."""

    def __init__(self, reason: LineTrouble) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Delivery:
    """What was sent and is not yet taken, and how far the friend was heard."""

    def __init__(self, run: str) -> None:
        self._run = run
        self.friend = ""
        """The friend's run; none before the first frame."""
        self._waiting: deque[tuple[int, Raw]] = deque()
        self._bytes = self._sent = self._got = self._acknowledged = 0
        self._first = False  # whether the next frame is the first of a connection

    def linked(self) -> Frame:
        """There is a new connection: what is said first."""
        self._first = True
        return self._frame()

    def send(self, payload: str) -> Frame:
        """A payload on its way. Raises LineError."""
        raw = tight(payload.encode("utf-8", "replace"))
        if raw is None or len(self._waiting) == MOST_WAITING or self._bytes > MOST_BYTES:
            raise LineError(LineTrouble.OVERFULL)
        self._sent += 1
        self._bytes += len(raw)
        self._waiting.append((self._sent, Raw(raw)))
        return self._frame(*self._waiting[-1])

    def take(self, frame: Frame) -> tuple[str | None, bool, list[Frame]]:
        """The new payload in it, if it has one; whether the friend is new; what is to be answered.

        Raises LineError.
        """
        first, self._first = self._first, False
        known = frame.to == self._run
        if frame.run != self.friend or (first and not known):
            if not first or frame.number or frame.run == self._run or not frame.run:
                raise LineError(LineTrouble.NONSENSE)
            self.friend = frame.run
            self._waiting.clear()
            self._bytes = self._sent = self._got = self._acknowledged = 0
            return None, True, [] if known else [self._frame()]
        if not known or frame.got > self._sent:
            raise LineError(LineTrouble.NONSENSE)
        while self._waiting and self._waiting[0][0] <= frame.got:
            self._bytes -= len(bytes(self._waiting.popleft()[1]))
        say = [self._frame(*one) for one in self._waiting] if first else []
        if frame.number != self._got + 1:
            return None, False, say
        raw = tight(bytes(frame.payload))
        if raw is None:
            raise LineError(LineTrouble.NONSENSE)
        self._got += 1
        return raw.decode(), False, say

    def receipt(self) -> Frame | None:
        """What says how far was heard, where nothing else has said it."""
        return self._frame() if self._acknowledged < self._got else None

    def _frame(self, number: int = 0, payload: Raw = NO_PAYLOAD) -> Frame:
        self._acknowledged = self._got
        return Frame(self._run, self.friend, number, self._got, payload)
