"""The pairs of a match spread over processes; each has contestants of its own.

The processes are ours alone and not a pool's, so that one that dies is noticed, and none outlives
the match: they hear of its end by their closed connection, and are ended if they are too busy.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from game.match.contestants import Contestant, contestant
from game.match.failures import MatchError
from game.match.pairs import Match, play_pair
from game.match.result import PairResult

Played = Generator[PairResult, None, None]

_GRACE_SECONDS = 3.0  # for a process that ends its own engines


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(match: Match, numbers: Sequence[int], jobs: int, patience_seconds: float) -> Played:
    """Each pair as it is finished, in whatever order; MatchError when one fails.

    With one job all is done in this process. Close the iterator to end a match early.
    """
    if jobs == 1 or len(numbers) <= 1:
        return _here(match, numbers, patience_seconds)
    return _spread(match, numbers, jobs, patience_seconds)


def _here(match: Match, numbers: Sequence[int], patience_seconds: float) -> Played:
    with contextlib.ExitStack() as end:
        contestants = _seated(match, patience_seconds, end)
        for number in numbers:
            yield play_pair(match, number, contestants)


def _seated(
    match: Match, patience_seconds: float, end: contextlib.ExitStack
) -> tuple[Contestant, Contestant]:
    found = []
    for letter, name in zip("AB", match.names, strict=True):
        try:
            one = contestant(name, patience_seconds, match.game)
        except MatchError as error:
            raise MatchError(f"{letter} ({name}): {error}") from None
        end.callback(one.close)
        found.append(one)
    return found[0], found[1]


def _spread(match: Match, numbers: Sequence[int], jobs: int, patience_seconds: float) -> Played:
    waiting = iter(numbers)
    busy: dict[Connection, BaseProcess] = {}
    idle: list[tuple[Connection, BaseProcess]] = []
    try:
        for number in _some(waiting, jobs):
            connection, process = _begin(match, patience_seconds)
            busy[connection] = process
            _ask(connection, number)
        while busy:
            for ready in wait(list(busy)):
                connection = next(one for one in busy if one is ready)
                pair = _heard(connection)
                if (number_next := next(waiting, None)) is not None:
                    _ask(connection, number_next)
                else:
                    idle.append((connection, busy.pop(connection)))
                yield pair
    finally:
        _end([*busy.items()], idle)


def _some(numbers: Iterator[int], count: int) -> Iterator[int]:
    for _, number in zip(range(count), numbers, strict=False):
        yield number


def _ask(connection: Connection, number: int) -> None:
    with contextlib.suppress(OSError):  # one that is gone is noticed when it is heard
        connection.send(number)


def _heard(connection: Connection) -> PairResult:
    try:
        heard = connection.recv()
    except (EOFError, OSError):
        raise MatchError("a process of the match was ended from outside; start it again") from None
    if isinstance(heard, str):
        raise MatchError(heard)
    assert isinstance(heard, PairResult)
    return heard


def _begin(match: Match, patience_seconds: float) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, match, patience_seconds), daemon=True)
    with _deaf_to_interrupts():
        process.start()
    theirs.close()
    return ours, process


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started here does not hear Ctrl-C: its end is this process's business."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(
    busy: Sequence[tuple[Connection, BaseProcess]], idle: Sequence[tuple[Connection, BaseProcess]]
) -> None:
    for connection, _ in (*busy, *idle):
        connection.close()
    for _, process in busy:
        process.terminate()
    for _, process in (*busy, *idle):
        process.join(_GRACE_SECONDS)
        if process.is_alive():
            process.kill()
            process.join()


def _work(connection: Connection, match: Match, patience_seconds: float) -> None:
    """The life of a process: numbers come in, pairs or a sentence go out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.ExitStack() as end, contextlib.suppress(EOFError, OSError):
        try:
            contestants = _seated(match, patience_seconds, end)
            while True:
                connection.send(play_pair(match, connection.recv(), contestants))
        except MatchError as error:
            connection.send(str(error))


def _leave(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - a handler's signature
    raise SystemExit
