"""Two ends of a line in memory, at each a player of the house."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from game.apart.end import Person
from game.apart.guest import GuestEnd
from game.apart.host import HostEnd
from game.apart.journal import Journal
from game.apart.messages import PartieOffer
from game.games import papers_of, rules_of
from game.players.engine import Program
from game.players.mind import mind_of
from game.players.player import Occupant
from game.session.course import replayed
from rules.bezique.presets import PRESETS as BEZIQUE
from rules.bezique.presets import Preset as Rubicon
from rules.core.game import Options, State
from rules.core.seats import Player
from rules.piquet.presets import PRESETS as PIQUET
from rules.piquet.presets import Preset

SHORT = {"piquet": PIQUET[Preset.TO_A_HUNDRED], "bezique": BEZIQUE[Rubicon.RUBICON_1887]}
"""Rules by which a partie is soon over."""


class Shelf:
    """Lines in memory, which outlast the end that wrote them."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.result: Any = None

    def store(self, number: int, line: str) -> bool | None:
        assert number == len(self.lines), "lines come in their order, once"
        self.lines.append(line)
        return True

    def finish(self, state: State, assisted: object) -> bool:
        self.result = state
        return True


class Wire:
    """One direction of a line."""

    def __init__(self) -> None:
        self.texts: deque[str] = deque()


class Pipe:
    """One end of a line in memory; it counts what goes through."""

    def __init__(self, out: Wire, into: Wire) -> None:
        self._out, self._into = out, into
        self.sent = 0
        self.largest = 0

    def send(self, text: str) -> None:
        self.sent += len(text.encode())
        self.largest = max(self.largest, len(text.encode()))
        self._out.texts.append(text)

    def poll(self) -> Sequence[str]:
        found = tuple(self._into.texts)
        self._into.texts.clear()
        return found


class Pair:
    """A host and a guest who can be ended and begun anew, and what their disks hold."""

    def __init__(self, game: str, options: Options | None = None, seed: int = 7) -> None:
        papers = papers_of(game)
        self.game, self.seed, self.time = game, seed, 0.0
        self.options = options or papers.usual()
        self.offer = PartieOffer(
            0,
            "0123456789abcdef",
            game,
            papers.write_options(self.options),
            ("Anna", "Ben"),
            int(Player.B),
            "2026-01-01T12:00:00+00:00",
        )
        self.host_book, self.guest_book = self.shelf(), self.shelf()  # the logs
        self.host_shelf, self.guest_shelf = self.shelf(), self.shelf()  # the journals
        self.pipes: list[Pipe] = []
        self.begin_host()
        self.begin_guest()

    def shelf(self) -> Shelf:
        return Shelf()

    def pipe(self, out: Wire, into: Wire) -> Pipe:
        return Pipe(out, into)

    def player(self, seat: Player) -> Occupant:
        mind = mind_of(self.game)
        return Program(mind.player(mind.fallback), self.seed + seat)

    def begin_host(self) -> None:
        lines = self.host_book.lines
        self.host = HostEnd(
            Person("Anna"),
            f"{self.seed:032x}",
            {Player.A: self.player(Player.A)},
            Journal(self.host_shelf, self.host_shelf.lines),
            lambda: self.time,
            offer=self.offer,
            log=self.host_book,
            course=replayed(rules_of(self.game), self.options, lines).course,
        )

    def begin_guest(self) -> None:
        self.guest = GuestEnd(
            Person("Ben"),
            f"{self.seed + 1:032x}",
            self.player(Player.B),
            Journal(self.guest_shelf, self.guest_shelf.lines),
            lambda: self.time,
        )
        self.guest.keep_in(self.guest_book, len(self.guest_book.lines))

    def meet(self) -> None:
        there, back = Wire(), Wire()
        ours, theirs = self.pipe(there, back), self.pipe(back, there)
        self.pipes += [ours, theirs]
        self.host.meet(ours)
        self.guest.meet(theirs)

    def turn(self) -> None:
        """One turn of both loops."""
        self.time += 0.05
        self.host_turn()
        self.guest_turn()

    def host_turn(self) -> None:
        self.host.tick()
        self.host.session.advance()

    def guest_turn(self) -> None:
        guest = self.guest
        if guest.offer is not None:
            guest.agree()
        guest.tick()
        if guest.session is not None:
            guest.session.go_on()

    @property
    def settled(self) -> bool:
        return self.host.settled and self.guest.settled and self.host.session.stored

    def play(self, most: int = 20_000) -> None:
        """To the end of the partie."""
        for _ in range(most):
            if self.settled:
                return
            self.turn()
            assert self.host.fault is None, (self.host.fault, self.host.by_mate)
            assert self.guest.fault is None, (self.guest.fault, self.guest.by_mate)
        raise AssertionError("the partie stands still")
