"""What the school is told by the program: how far one is in it, where its exercises come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from msgspec import Struct

from game.games import brings
from game.pages.history.partie import Archive, OpenDeal, PastPartie
from game.pages.scene import Scene
from game.players.exercises import EngineExercises, ExerciseSource
from game.players.review import Grade
from game.preferences import Preferences
from game.program.archive import OurArchive
from game.program.seeds import new_seed, today
from game.program.wishes import Wishes
from game.saves.notices import BookError
from game.saves.partie import Running, ScoreCard
from game.saves.progress import Learned, Puzzled, Recalled, Trained
from game.saves.reviews import Mistake
from game.saves.store import Book
from game.stage.sounds import Sounds


class SchoolRooms(Struct, frozen=True):
    """What it needs of the house: the book and the archive when they are asked for, and doors."""

    book: Callable[[], Book]
    cards: Callable[[], tuple[ScoreCard, ...]]
    archive: Callable[[], OurArchive]
    prefer: Callable[[Preferences], None]
    first_partie: Callable[[str], Scene]
    running: Callable[[], tuple[Running, ...]]


class OurSchool:
    """What the pages of the school may ask of the program."""

    def __init__(self, wishes: Wishes, rooms: SchoolRooms) -> None:
        self._wishes, self._rooms = wishes, rooms
        self._exercises: ExerciseSource | None = None

    @property
    def sounds(self) -> Sounds:
        """What is heard in a lesson."""
        return self._wishes.sounds

    def preferences(self) -> Preferences:
        return self._wishes.likes

    def prefer(self, changed: Preferences, /) -> None:
        self._rooms.prefer(changed)

    def cards(self) -> tuple[ScoreCard, ...]:
        return self._rooms.cards()

    def first_partie(self, game: str, /) -> Scene:
        return self._rooms.first_partie(game)

    def has_begun(self, game: str, /) -> bool:
        return any(one.header.game == game for one in self._rooms.running())

    def learned(self, game: str, lesson: str, /) -> Learned:
        return self._wishes.settings.learned(game, lesson)

    def learn(self, game: str, lesson: str, learned: Learned, /) -> None:
        self._wishes.remember(self._wishes.settings.with_learned(game, lesson, learned))

    def trained(self, game: str, trainer: str, /) -> Trained | None:
        return self._wishes.settings.trained(game, trainer)

    def train(self, game: str, trainer: str, trained: Trained, /) -> None:
        self._wishes.remember(self._wishes.settings.with_trained(game, trainer, trained))

    def today(self) -> date:
        return today()

    def puzzled(self, game: str, /) -> Puzzled:
        return self._wishes.settings.puzzled(game)

    def puzzle_done(self, game: str, puzzled: Puzzled, /) -> None:
        self._wishes.remember(self._wishes.settings.with_puzzled(game, puzzled))

    def mistakes(self, game: str, /) -> Sequence[Mistake]:
        return own_mistakes(self._rooms.book(), game) if brings(game, "puzzles") else ()

    def opened(self, mistake: Mistake, /) -> OpenDeal | None:
        return _opened(self._rooms.archive(), mistake)

    def recalled(self, game: str, /) -> Mapping[str, Recalled]:
        return self._wishes.settings.recalled(game)

    def recall(self, game: str, key: str, one: Recalled, /) -> None:
        self._wishes.remember(self._wishes.settings.with_recalled(game, key, one))

    def exercises(self, game: str, /) -> ExerciseSource:
        if self._exercises is not None:
            self._exercises.close()
        self._exercises = EngineExercises(game)
        return self._exercises

    def fresh_seed(self) -> int:
        return new_seed()

    def close(self) -> None:
        """Nobody learns any more."""
        if self._exercises is not None:
            self._exercises.close()


_WORTH_IT = (Grade.MISTAKE, Grade.BLUNDER)
"""What comes back: an inaccuracy is soon forgotten, and may be."""


def own_mistakes(book: Book, game: str) -> Sequence[Mistake]:
    """All of a game worth coming back, the latest partie first; none of a book that is damaged."""
    try:
        return [one for one in book.reviews.mistakes(game) if one.choice.grade in _WORTH_IT]
    except BookError:
        return ()


def _opened(archive: Archive, mistake: Mistake) -> OpenDeal | None:
    """The deal of a mistake; None where it can no longer be opened."""
    partie = archive.partie(mistake.partie)
    if not isinstance(partie, PastPartie):
        return None
    deals = (deal for deal in partie.deals if isinstance(deal, OpenDeal))
    return next((deal for deal in deals if deal.number == mistake.deal), None)
