"""Parties of any game that programs of rules of thumb played into a book, for tests."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

from game.players.mind import mind_of
from game.players.player import seated
from game.program.book_log import BookLog
from game.saves.partie import Header
from game.saves.store import Book
from game.session.dealer import Dealer
from game.session.session import Session
from rules.core.game import Action, Options, View
from rules.core.seats import Player


class AtOnce(Executor):
    """Writes while one waits."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class ByThumb:
    """Answers at once, by a game's rules of thumb."""

    def __init__(self, game: str, seed: int) -> None:
        self._way, self._seed = mind_of(game).player("thumb"), seed

    def choose(self, seen: View) -> Action | None:
        return self._way(seen, self._seed)

    def close(self) -> None:
        """Nothing to end."""


@dataclass(frozen=True)
class StoredParties:
    """The parties of one game."""

    game: str

    def header(
        self, options: Options, seed: int, kinds: tuple[str, str] = ("human", "club")
    ) -> Header:
        """Anna against a program, one evening."""
        return Header(
            seated(("Anna", "Mrs Lavelle"), kinds),
            options,
            seed,
            f"2026-11-{seed % 28 + 1:02}T20:00:00+01:00",
            game=self.game,
        )

    def begun(self, book: Book, options: Options, seed: int) -> Session:
        """A partie at its start, stored action by action."""
        log = BookLog(book, book.begin(self.header(options, seed)), AtOnce(), self.game)
        programs = {player: ByThumb(self.game, seed + player) for player in Player}
        return Session(programs, Dealer(seed), options, log, game=self.game)

    def finished(self, book: Book, options: Options, seed: int) -> Session:
        """A whole partie."""
        session = self.begun(book, options, seed)
        while session.advance():
            pass
        return session
