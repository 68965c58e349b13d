"""Engines without processes: our own players answer the same lines of the protocol in this one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from game.games import PIQUET
from game.players.answering import answer_lines
from game.players.client import EngineClient
from game.players.mind import mind_of
from game.players.protocol import write_hello


class Here:
    """What stands for a child process: it thinks when it is listened to."""

    pid = 0

    def __init__(self, command: Sequence[str], _environment: Mapping[str, str]) -> None:
        told = list(command)
        self._game = told[told.index("--game") + 1] if "--game" in told else PIQUET
        level = told[told.index("--level") + 1]
        self._mind = mind_of(self._game)
        self._choose = self._mind.player(level)
        self._weigher = None if self._mind.weigher is None else cache(self._mind.weigher)
        self._said = deque([write_hello(f"{self._game} {level}", "1")])
        self._asked: deque[str] = deque()

    def send(self, line: str) -> None:
        self._asked.append(line)

    def hear(self) -> str | None:
        while not self._said and self._asked:
            degraded = self._mind.degraded
            line = self._asked.popleft()
            found = answer_lines(line, self._choose, degraded, self._game, self._weigher)
            self._said.extend(filter(None, found or ()))
        return self._said.popleft() if self._said else ""

    def kill(self) -> None:
        self._asked.clear()

    close = kill


class ClientHere(EngineClient):
    """Asks in this process."""

    def start(self) -> None:
        with patch("game.players.client.Child", Here):
            super().start()


@contextmanager
def engines_here() -> Iterator[None]:
    """No engine that plays and is started meanwhile is a process."""
    with patch("game.players.engine.EngineClient", ClientHere):
        yield
