"""The datum of coded deals: played by engines in processes of their own, while nobody waits.

A thread asks them one action after the other; it ends when the program does.
"""

from __future__ import annotations

from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from threading import Event

from game.duplicate.code import Code, brought
from game.duplicate.schedule import CodedDeal
from game.games import rules_of
from game.players.engine import Doing, EnginePlayer, engine_command
from game.players.player import Occupant
from game.session.course import replayed
from game.session.dealer import Dealer
from game.session.session import NoLog, Session
from rules.core.seats import Player

_LISTEN_SECONDS = 0.02

Wanted = tuple[Code, int]
"""A code, and the number of a deal of it."""


class Datum:
    """Plays what is wanted, in the order in which it was."""

    def __init__(self) -> None:
        self._stop = Event()
        self._thread = ThreadPoolExecutor(1, "datum")
        self._games: dict[Wanted, Future[tuple[str, ...] | None]] = {}

    def want(self, code: Code, deal: CodedDeal) -> None:
        """Have a deal played; nothing new where that is being done."""
        wanted = code, deal.number
        if wanted not in self._games:
            self._games[wanted] = self._thread.submit(played, code, deal, self._stop)

    def waiting(self) -> tuple[Wanted, ...]:
        """What is not played yet, the one being played first."""
        return tuple(wanted for wanted, game in self._games.items() if not game.done())

    def take(self, wanted: Wanted) -> tuple[str, ...] | None:
        """The lines of a deal that was played, once; None where it could not be."""
        try:
            return self._games.pop(wanted).result(0)
        except (OSError, ValueError, CancelledError):
            return None

    def done(self) -> tuple[Wanted, ...]:
        """What may be taken."""
        return tuple(wanted for wanted, game in self._games.items() if game.done())

    def close(self) -> None:
        """Play no more; returns when the engines are gone."""
        self._stop.set()
        self._thread.shutdown(cancel_futures=True)


class _Lines(NoLog):
    """Keeps the lines of a deal."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = list(lines)

    def store(self, number: int, line: str) -> bool:  # noqa: ARG002 - the port's signature
        self.lines.append(line)
        return True


def first_lines(code: Code, deal: CodedDeal) -> tuple[str, ...]:
    """The lines by which the partie of a deal begins: the cut and the pack."""
    actions = brought(code.game).actions(code.options, deal.pack, deal.elder.other)
    return tuple(map(rules_of(code.game).write, actions))


def played(code: Code, deal: CodedDeal, stop: Event) -> tuple[str, ...] | None:
    """All lines of a deal, the datum in A's chair; None where an engine failed, or at `stop`.

    In the other chair sits whom the code names, with the same seed as at the table.
    """
    rules, level = rules_of(code.game), brought(code.game).datum
    begun = first_lines(code, deal)
    engines = {
        name: EnginePlayer(engine_command(name, code.game), deal.seed, game=code.game)
        for name in {level, code.opposite}
    }
    seats: dict[Player, Occupant] = {
        Player.A: engines[level],
        Player.B: engines[code.opposite],
    }
    log = _Lines(begun)
    course = replayed(rules, code.options, begun).course
    session = Session(seats, Dealer(deal.seed), code.options, log, game=code.game, course=course)
    try:
        while not rules.deals(session.state).results:
            if stop.is_set() or any(map(_failed, engines.values())):
                return None
            if not session.advance():
                stop.wait(_LISTEN_SECONDS)
    finally:
        session.close()
    return None if any(map(_failed, engines.values())) else tuple(log.lines)


def _failed(engine: EnginePlayer) -> bool:
    """Whether somebody else plays in its place, or it does without its tables."""
    return engine.degraded or engine.status.doing is Doing.FELL_BACK
