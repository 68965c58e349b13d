"""Parties of All-Fours that programs of rules of thumb played into a book, for tests."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

from game.all_fours.mind import thumb
from game.games import rules_of
from game.players.player import seated
from game.program.book_log import BookLog
from game.saves.book import Book
from game.saves.cards import Header
from game.session.dealer import Dealer
from game.session.session import Session
from rules.all_fours.options import Options
from rules.core.game import Action, View
from rules.core.seats import Player

NAME = "all-fours"
RULES = rules_of(NAME)


class AtOnce(Executor):
    """Writes while one waits."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def header(options: Options, seed: int, kinds: tuple[str, str] = ("human", "club")) -> Header:
    """Anna against a program, one evening."""
    return Header(
        seated(("Anna", "Mrs Lavelle"), kinds),
        options,
        seed,
        f"2026-11-{seed % 28 + 1:02}T20:00:00+01:00",
        game=NAME,
    )


def begun(book: Book, options: Options, seed: int) -> Session:
    """A partie at its start, stored deed by deed."""
    head = header(options, seed)
    log = BookLog(book, book.begin(head), AtOnce(), NAME)
    return Session(programs(seed), Dealer(seed), options, log, game=NAME)


class ByThumb:
    """Answers at once, by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: View) -> Action | None:
        return thumb.choose(seen, self._seed)

    def close(self) -> None:
        """Nothing to end."""


def programs(seed: int) -> dict[Player, ByThumb]:
    """Two that answer at once."""
    return {player: ByThumb(seed + player) for player in Player}


def finished(book: Book, options: Options, seed: int) -> Session:
    """A whole partie."""
    session = begun(book, options, seed)
    while session.advance():
        pass
    return session
