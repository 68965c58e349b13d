"""The history in the real program: the book, the clipboard, an engine that judges, tables again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from game.games import papers_of, rules_of
from game.pages.history.in_writing import read_back
from game.pages.history.partie import DealAgain, PastPartie, Reading
from game.pages.history.past import past_of
from game.pages.history.story import past_partie
from game.pages.people import against, level_of
from game.pages.scene import Scene
from game.players.mind import mind_of
from game.players.review import KeptReview
from game.program.seeds import new_seed
from game.saves.history import Entry
from game.saves.notices import BookError
from game.saves.partie import Header
from game.saves.store import Book
from game.session.course import Course, replayed
from game.stage.director import Motion
from game.words.catalogue import say
from rules.core.game import Action, Illegal, Options, Rules
from rules.core.seats import Player

if TYPE_CHECKING:
    from game.players.engine import EnginePlayer

READ = "read"
"""What a partie of text says of where its deal comes from."""


class Pasteboard(Protocol):
    """Where texts are put for other programs, and taken from them."""

    def put(self, text: str) -> bool:
        """Put a text there; False where that cannot be done."""

    def text(self) -> str:
        """The text that lies there, empty where there is none."""


class NoClipboard:
    """A desktop without one."""

    def put(self, text: str) -> bool:  # noqa: ARG002 - the port's signature
        return False

    def text(self) -> str:
        return ""


class Rooms(Struct, frozen=True):
    """What of the house the archive needs: the time, the motion, the last level, a table."""

    now: Callable[[], str]
    motion: Callable[[], Motion]
    opponent: Callable[[str], str]
    table: Callable[[str, Header, Course], Scene]


class OurArchive:
    """All parties of our book, for the pages that look back."""

    def __init__(self, book: Book, rooms: Rooms, clipboard: Pasteboard) -> None:
        self._book, self._rooms, self._clipboard = book, rooms, clipboard
        self._judge: EnginePlayer | None = None
        self._judged = ""  # the game of which it judges
        self._reader: ThreadPoolExecutor | None = None
        self._writer: ThreadPoolExecutor | None = None
        self._trouble = ""

    # ---- the book

    def index(self, opponent: str, /) -> tuple[str, ...]:
        try:
            return self._book.history.index(opponent)
        except BookError as error:
            return self._failed(error)

    def opponents(self) -> tuple[str, ...]:
        try:
            return self._book.history.opponents()
        except BookError as error:
            return self._failed(error)

    def entries(self, keys: Sequence[str], /) -> tuple[Entry, ...]:
        try:
            return self._book.history.entries(keys)
        except BookError as error:
            self._failed(error)
            return ()

    def partie(self, key: str, /) -> PastPartie | str:
        try:
            log = self._book.history.log(key)
            running = self._book.history.on_the_table()
        except BookError as error:
            self._failed(error)
            return self._trouble
        found = past_partie(log, running) if log is not None else None
        return say("history.lost") if found is None else found

    def trouble(self) -> str:
        words, self._trouble = self._trouble, ""
        return words

    def _failed(self, error: BookError) -> tuple[str, ...]:
        self._trouble = say(error.notice.key, **error.notice.values)
        return ()

    # ---- texts

    def copy(self, text: str, /) -> bool:
        return self._clipboard.put(text)

    def paste(self) -> Reading:
        text = self._clipboard.text()
        if self._reader is None:
            self._reader = ThreadPoolExecutor(1, "reader")
        reading = self._reader.submit(read_back, text, self._rooms.now())
        return lambda: _what_was_read(reading)

    # ---- reviews

    def reviews(self, key: str, /) -> tuple[KeptReview, ...]:
        try:
            return self._book.reviews.of(key)
        except BookError:
            return ()  # they are made anew

    def all_reviews(self, game: str, /) -> tuple[KeptReview, ...]:
        try:
            return tuple(self._book.reviews.of_people(game))
        except BookError:
            return ()

    def keep(self, review: KeptReview, /) -> None:
        if self._writer is None:
            self._writer = ThreadPoolExecutor(1, "reviews")
        self._writer.submit(self._keep, review)

    def _keep(self, review: KeptReview) -> None:
        with suppress(BookError):  # then it is made anew another time
            self._book.reviews.keep(review)

    # ---- who judges

    def analyst(self, game: str, /) -> EnginePlayer | None:
        if mind_of(game).analyse is None:
            return None
        if self._judged != game:
            self.dismiss()
        if self._judge is None:
            from game.players.engine import judge_of  # noqa: PLC0415 - as below

            self._judge, self._judged = judge_of(game), game
        return self._judge

    def dismiss(self) -> None:
        if self._judge is not None:
            self._judge.close()
            self._judge = None

    # ---- a deal again

    def opponent(self, partie: PastPartie, /) -> str:
        level = level_of(partie.kinds)
        offered = level is not None and level in mind_of(partie.header.game).opponents
        return level if level and offered else self._rooms.opponent(partie.header.game)

    def again(self, wish: DealAgain, /) -> Scene:
        """A partie of its own, so that it can be left and resumed; it is never finished."""
        partie, old = wish.partie, wish.partie.header
        redeal = past_of(old.game).redeal
        if redeal is None:
            raise ValueError(f"no deal of {old.game} is played again")
        seats = against(wish.level, old.game)
        person = next(player for player in Player if seats[player].is_person)
        agreed = papers_of(old.game).renewed(old.options)
        options, actions = redeal.actions(wish.deal, agreed, wish.chair, person)
        rules = rules_of(old.game)
        header = Header(
            seats=seats,
            options=options,
            seed=new_seed(),
            started=self._rooms.now(),
            again=f"{partie.key or READ} {wish.deal.number}",
            game=old.game,
        )
        lines = tuple(map(rules.write, _legal(rules, options, wish, actions)))
        course = replayed(rules, options, lines).course
        return self._rooms.table(self._book.begin(header, lines), header, course)

    def motion(self) -> Motion:
        return self._rooms.motion()

    def close(self) -> None:
        """Nobody reads or judges any more."""
        self.dismiss()
        if self._reader is not None:
            self._reader.shutdown(wait=False, cancel_futures=True)
        if self._writer is not None:
            self._writer.shutdown()  # before the book is closed


def _legal(
    rules: Rules, options: Options, wish: DealAgain, actions: Sequence[Action]
) -> Iterator[Action]:
    """The actions that lead to the deal and those that stand of it, as far as today's rules go."""
    state = rules.start(options)
    for action in (*actions, *wish.deal.actions[1 : wish.done]):
        try:
            state = rules.apply(state, action)[-1].state
        except Illegal:
            return
        yield action


def _what_was_read(reading: Future[PastPartie | str]) -> PastPartie | str | None:
    return reading.result() if reading.done() else None
