"""The pairs of a match spread over workers: processes of this machine, or those of a cluster.

Both are executors of `concurrent.futures`. A pair is the same wherever it is played, so what a
worker that died had begun is played once more by another.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from types import FrameType
from typing import Any

from game.match.arena import MatchError
from game.match.contestants import Contestant, contestant
from game.match.pairs import Match, play_pair
from game.match.result import PairResult

Played = Generator[PairResult, None, None]

_GRACE_SECONDS = 3.0  # for a process that ends its own engines
_REACHED_SECONDS = 10  # for a scheduler to answer
_DEATHS = 3  # of workers one after the other, without a pair between: then it is no accident


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(
    match: Match, numbers: Sequence[int], jobs: int, patience_seconds: float, on: str = ""
) -> Played:
    """Each pair as it is finished, in whatever order; MatchError when one fails.

    `on` is the address of a scheduler whose workers play; else so many processes here, and with
    one job this process. Close the iterator to end a match early.
    """
    if on:
        return _on_cluster(match, numbers, patience_seconds, on)
    if jobs == 1 or len(numbers) <= 1:
        return _here(match, numbers, patience_seconds)
    return _spread(match, numbers, jobs, patience_seconds)


def _here(match: Match, numbers: Sequence[int], patience_seconds: float) -> Played:
    try:
        for number in numbers:
            yield _pair(match, patience_seconds, number)
    finally:
        _leave_seats()


def _spread(match: Match, numbers: Sequence[int], jobs: int, patience_seconds: float) -> Played:
    left = dict.fromkeys(numbers)
    deaths = 0
    while left:
        others = set(active_children())
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
        try:
            for pair in _played(pool, 2 * jobs, match, patience_seconds, list(left)):
                del left[pair.number]
                deaths = 0
                yield pair
            pool.shutdown()
        except BrokenProcessPool:
            deaths += 1
            if deaths == _DEATHS:
                says = "a process of the match was ended from outside, again and again"
                raise MatchError(f"{says}; is there memory enough?") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            _end(set(active_children()) - others)


def _end(processes: Iterable[Any]) -> None:
    """End what is still busy."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_GRACE_SECONDS)
        if process.is_alive():
            process.kill()


def _on_cluster(
    match: Match, numbers: Sequence[int], patience_seconds: float, address: str
) -> Played:
    try:
        from distributed import Client, KilledWorker  # noqa: PLC0415 - of the extra `cluster`
        from distributed.core import connect  # noqa: PLC0415
    except ImportError:
        raise MatchError("--on needs what an extra brings: pip install 'piquet[cluster]'") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    begin = f"dask worker {address}"

    async def reach() -> None:
        await (await connect(address, timeout=_REACHED_SECONDS)).close()

    try:
        asyncio.run(reach())  # a client that fails is never closed, and may stop the next for ever
        client = Client(address, timeout=_REACHED_SECONDS)
    except (OSError, ValueError, TypeError):
        says = f"no scheduler answers at {address}: dask scheduler starts one"
        raise MatchError(f"{says}, and {begin} its workers") from None
    with client:
        places = sum(client.ncores().values())
        if not places:
            raise MatchError(f"the scheduler at {address} has no workers: start some with {begin}")
        there = client.run(_version, on_error="return").values()
        if any(one != _version() for one in there if not isinstance(one, OSError)):
            raise MatchError(f"a worker at {address} has not the piquet {_version()} that asks it")
        try:
            pool = client.get_executor(pure=False)
            yield from _played(pool, 2 * places, match, patience_seconds, numbers)
        except RuntimeError:  # a scheduler has to read what its workers are asked for
            raise MatchError(f"the scheduler at {address} has not this piquet") from None
        except KilledWorker:
            raise MatchError("worker after worker died of one pair; what do they say?") from None
        except (CancelledError, OSError):
            says = f"the scheduler at {address} is gone: start it and the match again"
            raise MatchError(f"{says}; with --log it goes on where it was") from None
        finally:
            with contextlib.suppress(Exception):  # whoever is gone has left its seats
                client.run(_leave_seats)


def _version() -> str:
    try:
        return version("piquet")
    except PackageNotFoundError:
        return "of a checkout"


def _played(
    pool: Executor, at_once: int, match: Match, patience_seconds: float, numbers: Sequence[int]
) -> Iterator[PairResult]:
    """The pairs as they are finished; never more than so many are asked for at a time."""
    waiting = iter(numbers)
    busy: set[Future[PairResult]] = set()
    while True:
        with _deaf_to_interrupts():
            for number in islice(waiting, at_once - len(busy)):
                busy.add(pool.submit(_pair, match, patience_seconds, number))
        if not busy:
            return
        done, busy = wait(busy, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started here does not hear Ctrl-C; this process hears it as soon as that is done."""
    if sys.platform == "win32":
        yield  # a process is deaf there once it has begun
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- in a worker

_Seats = tuple[tuple[Match, float], contextlib.ExitStack, tuple[Contestant, Contestant]]
_seats: dict[int, _Seats] = {}
"""The contestants that each thread keeps from pair to pair, and of which match they are."""


def _pair(match: Match, patience_seconds: float, number: int) -> PairResult:
    """One pair, by contestants that stay for the next."""
    place, wanted = threading.get_ident(), (match, patience_seconds)
    if place not in _seats or _seats[place][0] != wanted:
        if place in _seats:
            _seats.pop(place)[1].close()
        with contextlib.ExitStack() as end:
            contestants = _seated(match, patience_seconds, end)
            _seats[place] = wanted, end.pop_all(), contestants
    return play_pair(match, number, _seats[place][2])


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


def _leave_seats() -> None:
    while _seats:
        _seats.popitem()[1][1].close()


def _begin() -> None:
    """The first that a process does: it hears no Ctrl-C, and outlives nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    atexit.register(_leave_seats)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        _leave()


def _leave(number: int = 0, frame: FrameType | None = None) -> None:  # noqa: ARG001 - as handlers are
    _leave_seats()
    os._exit(1)
