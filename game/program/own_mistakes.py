"""The player's own mistakes, as the reviews in the book mark them, for the school."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.history.archive import Archive
from game.pages.history.partie import OpenDeal, PastPartie
from game.players.review import Grade
from game.saves.notices import BookError
from game.saves.reviews import Mistake
from game.saves.store import Book

_WORTH_IT = (Grade.MISTAKE, Grade.BLUNDER)
"""What comes back: an inaccuracy is soon forgotten, and may be."""


def mistakes(book: Book, game: str) -> Sequence[Mistake]:
    """All of a game worth coming back, the latest partie first; none of a book that is damaged."""
    try:
        return [one for one in book.reviews.mistakes(game) if one.choice.grade in _WORTH_IT]
    except BookError:
        return ()


def opened(archive: Archive, mistake: Mistake) -> OpenDeal | None:
    """The deal of a mistake; None where it can no longer be opened."""
    partie = archive.partie(mistake.partie)
    if not isinstance(partie, PastPartie):
        return None
    deals = (deal for deal in partie.deals if isinstance(deal, OpenDeal))
    return next((deal for deal in deals if deal.number == mistake.deal), None)
