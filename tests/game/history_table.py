"""What tests of the history share: a book with parties that programs played, and its pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from game.pages.history.partie import DealAgain, PastPartie, Reading
from game.pages.history.story import past_partie
from game.pages.scene import Scene
from game.piquet.ai.estimates import Points
from game.piquet.ai.programs import AI
from game.players.judgement import Analysis, Judgement
from game.players.player import seated
from game.players.protocol import Brought
from game.players.review import KeptReview
from game.saves.history import Entry
from game.saves.partie import Header, Result
from game.saves.store import Book
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.options import Options
from rules.piquet.record.notation import write_action
from rules.piquet.state import State
from rules.piquet.view import View
from tests.game.houses import Table
from tests.game.parties import Thumb
from tests.game.saves_table import noon


class Lines:
    """Keeps the lines of a partie."""

    def __init__(self) -> None:
        self.kept: list[str] = []

    def store(self, number: int, line: str) -> bool:
        assert number == len(self.kept)
        self.kept.append(line)
        return True

    def finish(self, state: State, assisted: object) -> bool:
        return True


@cache
def played(seed: int, deals: int = 9, more: int = 0) -> tuple[tuple[str, ...], State]:
    """The log of a partie of programs: so many deals, and some actions of the next one."""
    log = Lines()
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed), log=log)
    while session.state.turn is not None and len(session.state.results) < deals:
        session.advance()
    for _ in range(more):
        session.advance()
    return tuple(log.kept), session.state


def header(seed: int, level: str = "club", day: int = 1, again: str = "") -> Header:
    kinds = ("human", level)
    return Header(
        seated(("You", "X"), kinds), Options(), seed, f"2026-03-{day:02}T20:00:00+01:00", again
    )


def store(book: Book, head: Header, lines: Sequence[str], end: State | None = None) -> str:
    """A partie in the book; finished if its `end` is given."""
    key = book.begin(head, lines[:-1])
    book.append(key, len(lines) - 1, lines[-1])
    if end is None:
        book.release(key)
        return key
    assert end.settlement is not None
    assert end.first_dealer is not None
    book.finish(key, Result(end.results, end.first_dealer, head.started, end.settlement))
    return key


def open_book(folder: Path) -> Book:
    return Book.open(folder, noon)


def retell(book: Book, key: str) -> PastPartie:
    log = book.history.log(key)
    assert log is not None
    found = past_partie(log, book.history.on_the_table())
    assert found is not None
    return found


BROUGHT = {"chair": 14.0, "hand": -3.0, "other": 2.0, "talon": 20.0, "error": 10.0}


class Judge:
    """Somebody who finds whatever was done a little worse than something else, and then forgets."""

    def __init__(self, slow: int = 0) -> None:
        self.slow, self.waited, self.asked = slow, 0, list[tuple[View, Action]]()
        self.better: Action | None = None
        self.deals = list[Mapping[str, object]]()

    def ask_analysis(self, seen: View, action: Action | None = None) -> None:
        assert action is not None
        self.asked.append((seen, action))
        self.waited = 0

    def analysis(self) -> Analysis | None:
        self.waited += 1
        if self.waited <= self.slow:
            return None
        seen, action = self.asked[-1]
        assert seen.deal is not None
        lost = float(len(self.asked))
        best = self.better or action
        if best == action:
            return Analysis((Judgement(action, Points(), Points(), lost), _other(lost)))
        chosen = Judgement(action, Points(), Points(), -lost)
        return Analysis((Judgement(best, Points(), Points(), 0.0), chosen))

    def ask_luck(self, deal: Mapping[str, object]) -> None:
        self.deals.append(deal)

    def luck(self) -> Brought | None:
        return Brought(len(self.deals), BROUGHT)


def _other(value: float) -> Judgement:
    from rules.piquet.actions import AskMaking  # noqa: PLC0415 - any other action

    return Judgement(AskMaking(), Points(), Points(), value - 1)


class Shelf:
    """An archive over a book, with a clipboard in memory."""

    def __init__(self, book: Book, judge: Judge | None = None) -> None:
        self.book, self.judge = book, judge
        self.clip = ""
        self.read = 0  # lines of the list
        self.wished: list[DealAgain] = []
        self.dismissed = 0

    def index(self, opponent: str, /) -> tuple[str, ...]:
        return self.book.history.index(opponent)

    def opponents(self) -> tuple[str, ...]:
        return self.book.history.opponents()

    def entries(self, keys: Sequence[str], /) -> tuple[Entry, ...]:
        self.read += len(keys)
        return self.book.history.entries(keys)

    def partie(self, key: str, /) -> PastPartie | str:
        return retell(self.book, key)

    def trouble(self) -> str:
        return ""

    def copy(self, text: str, /) -> bool:
        self.clip = text
        return True

    def paste(self) -> Reading:
        from game.pages.history.in_writing import read_back  # noqa: PLC0415 - the real reader

        found = read_back(self.clip, "2026-03-14T20:11:00")
        return lambda: found

    def analyst(self, _game: str, /) -> Judge | None:
        return self.judge

    def dismiss(self) -> None:
        self.dismissed += 1

    def reviews(self, key: str, /) -> tuple[KeptReview, ...]:
        return self.book.reviews.of(key)

    def all_reviews(self, game: str, /) -> tuple[KeptReview, ...]:
        return tuple(self.book.reviews.of_people(game))

    def keep(self, review: KeptReview, /) -> None:
        self.book.reviews.keep(review)

    def opponent(self, partie: PastPartie, /) -> str:
        return AI.usual

    def again(self, wish: DealAgain, /) -> Scene:
        self.wished.append(wish)
        return Table()

    def motion(self) -> Motion:
        return Motion.OFF


__all__ = ["Judge", "Shelf", "header", "open_book", "played", "retell", "store", "write_action"]
