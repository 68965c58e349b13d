"""The review of the deal whose sheet is open: made meanwhile, and what it says in a line."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import TYPE_CHECKING

from game.pages.scene import Scene

if TYPE_CHECKING:
    from game.pages.history.partie import PastPartie
    from game.pages.history.review import ReviewPage
    from game.program.archive import OurArchive


class LookBack:
    """The costliest choice of a deal, told once all are weighed; nobody waits for it.

    A thread reads the partie from the book, a process weighs; the review that is found is kept as
    that of the review's page is, which is the one that opens.
    """

    def __init__(
        self, archive: Callable[[], OurArchive], key: str, number: int, reader: Executor
    ) -> None:
        self._archive, self._key, self._number = archive, key, number
        self._reader = reader
        self._reading: Future[tuple[OurArchive, PastPartie | str]] | None = None
        self._page: ReviewPage | None = None  # nobody has looked at it
        self._told: tuple[str, ...] | None = None

    def page(self) -> Scene | None:
        """The review as far as it has come; None where the book does not have the deal."""
        page, self._page = self._opened(), None
        return page

    def dearest(self) -> tuple[str, ...]:
        """What cost most, in a line and in fewer words; none while that is not known."""
        if self._told is None and self._read().done():
            page = self._page = self._opened()
            if page is None:
                self._told = ()
            else:
                page.review.tick()
                if page.review.over:
                    self._told = page.dearest_words()
        return self._told or ()

    def close(self) -> None:
        """Nobody looks any longer: what is not weighed by now is not weighed."""
        if self._reading is not None:
            self._reading.cancel()
        if self._page is not None:
            self._page = None
            self._archive().dismiss()

    def _read(self) -> Future[tuple[OurArchive, PastPartie | str]]:
        if self._reading is None:
            self._reading = self._reader.submit(self._partie)
        return self._reading

    def _partie(self) -> tuple[OurArchive, PastPartie | str]:
        import game.pages.history.review  # noqa: F401, PLC0415 - who plays on needs no review

        archive = self._archive()
        return archive, archive.partie(self._key)

    def _opened(self) -> ReviewPage | None:
        from game.pages.history.review import opened  # noqa: PLC0415 - as above

        return self._page or opened(*self._read().result(), self._number)
