"""Two tables and the servers between them, for tests and the soak."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from game.apart.line.client import FriendLine, line_command
from game.apart.line.wire import CodeTold, Got, Met, Told
from tests.waiting import rounds

AHEAD = 100  # payloads that a table sends without having an answer


@dataclass
class Servers:
    """A mailbox and a relay in a process of their own."""

    mailbox: str
    relay: str
    process: subprocess.Popen[str]

    def command(self, *, direct: bool) -> tuple[str, ...]:
        return line_command(self.mailbox, self.relay, direct=direct)

    def cut(self, how: str = "cut") -> None:
        """All connections that go through their doors; with "forget" the mailbox is a new one."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{how}\n")
        self.process.stdin.flush()


@contextmanager
def servers() -> Iterator[Servers]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.apart.servers"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        mailbox, relay = process.stdout.readline().split()
        yield Servers(mailbox, relay, process)
        process.stdin.close()  # which ends it


@dataclass(eq=False)
class Table:
    """Whoever has a line, and what was told to him."""

    line: FriendLine
    told: list[Told] = field(default_factory=list)

    def heard(self) -> list[str]:
        return [one.payload for one in self.told if isinstance(one, Got)]

    def names(self) -> list[str]:
        """What was told besides payloads."""
        return [type(one).__name__ for one in self.told if not isinstance(one, Got)]

    def key(self) -> str:
        return next(one.key for one in reversed(self.told) if isinstance(one, Met))


def pump(tables: list[Table], until: Callable[[], bool]) -> None:
    """Let the tables listen until something is so."""
    for _ in rounds(lambda: [one.told[-3:] for one in tables], 0.001):
        if until():
            return
        for one in tables:
            one.told += one.line.poll()


def meeting(
    command: tuple[str, ...], joining: tuple[str, ...], change: Callable[[str], str] = str
) -> list[Table]:
    """One invites, the other joins by the code, or by what `change` makes of it."""
    one, other = both = [Table(FriendLine(command)), Table(FriendLine(joining))]
    one.line.invite()
    pump([one], lambda: bool(one.told))
    code = one.told[0]
    assert isinstance(code, CodeTold), code
    other.line.join(change(code.code))
    pump(both, lambda: all({"Met", "Failed"} & set(each.names()) for each in both))
    return both


def close(tables: list[Table]) -> None:
    for one in tables:
        one.line.close()


class Exchange:
    """Numbered payloads in both directions."""

    def __init__(self, tables: list[Table]) -> None:
        self._tables, self._sent = tables, 0
        self._before = [len(one.heard()) for one in tables]

    def come(self) -> list[int]:
        """How many each has got."""
        return [len(one.heard()) - b for one, b in zip(self._tables, self._before, strict=True)]

    def go(self, number: int) -> None:
        """Let both send on, until both have got so many."""

        def done() -> bool:
            fewest = min(self.come())
            while self._sent < min(number, fewest + AHEAD):
                self._sent += 1
                for table in self._tables:
                    table.line.send(f'{{"n": {self._sent}}}')
            return fewest >= number

        pump(self._tables, done)

    def right(self) -> bool:
        """Whether all came, in order and once."""
        all_of_them = [f'{{"n":{number}}}' for number in range(1, self._sent + 1)]
        both = zip(self._tables, self._before, strict=True)
        return all(one.heard()[before:] == all_of_them for one, before in both)
