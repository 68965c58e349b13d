"""The way from a session to the book: a thread stores each action, and tells when it is safe."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent import futures
from concurrent.futures import Executor, Future
from datetime import datetime

from game.games import PIQUET, rules_of
from game.saves.notices import BookError
from game.saves.partie import Result
from game.saves.store import Book
from game.words.catalogue import say
from rules.core.game import State


class BookLog:
    """The log of one partie in the book: an action is safe when `store` says so.

    A thread of its own waits for the disk; whoever asks meanwhile hears None.
    """

    def __init__(self, book: Book, key: str, writer: Executor, game: str = PIQUET) -> None:
        self._book, self._key, self._writer = book, key, writer
        self._rules = rules_of(game)
        self._writing: tuple[object, Future[None]] | None = None
        self.trouble = ""  # why the last action could not be stored, as a sentence

    @property
    def kept(self) -> bool:
        """Whether what is stored outlasts the program."""
        return self._book.stored

    def store(self, number: int, line: str) -> bool | None:
        return self._written(number, lambda: self._book.append(self._key, number, line))

    def finish(self, state: State, assisted: Collection[int]) -> bool | None:
        deals, ending = self._rules.deals(state), self._rules.ending(state)
        first = deals.first_dealer
        if ending is None or first is None:
            raise ValueError("the partie is not over")
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        return self._written(
            state,
            lambda: self._book.finish(
                self._key,
                Result(
                    deals=deals.results,
                    first_dealer=first,
                    finished=now,
                    settlement=ending,
                    assisted=tuple(sorted(assisted)),
                    game=self._rules.name,
                ),
            ),
        )

    def wait(self) -> None:
        """Return when nothing is being written any more; `store` and `finish` then tell."""
        if self._writing is not None:
            futures.wait((self._writing[1],))

    def _written(self, what: object, action: Callable[[], None]) -> bool | None:
        """Have an action done by the writer, or hear what came of it."""
        if self._writing is None or self._writing[0] != what:
            self._writing = what, self._writer.submit(action)
        writing = self._writing[1]
        if not writing.done():
            return None
        self._writing = None
        try:
            writing.result()
        except BookError as error:
            self.trouble = say(error.notice.key, **error.notice.values)
            return False
        self.trouble = ""
        return True
