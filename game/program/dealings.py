"""Coded deals in the program: the book, the engines that play the datum, the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from game.duplicate.around import CodedMatch
from game.duplicate.code import Code, CodeError, brought, new_code, read_code, write_code
from game.duplicate.schedule import CodedDeal, CodedResult
from game.duplicate.told import ToldError, ToldResult, read_told, write_told
from game.games import PIQUET, rules_of
from game.pages.people import against, level_words
from game.pages.scene import Scene
from game.players.player import HUMAN, Seated, Seats, seated
from game.program.archive import Pasteboard
from game.program.datum import Datum, first_lines
from game.program.seeds import new_seed
from game.saves.history import RUNNING, CodedPartie
from game.saves.notices import BookError
from game.saves.partie import Header
from game.saves.store import Book
from game.session.course import Course, replayed
from game.words.catalogue import say
from rules.core.game import Options

_SEED = (1 << 40) - 1
_BAR = "|"
"""Between the lines of a friend's result in a header."""


class DealingRooms(Struct, frozen=True):
    """What of the house is needed: the time, the rules, two names, tables, a clipboard."""

    now: Callable[[], str]
    rules: Callable[[str], Options]
    names: Callable[[], tuple[str, str]]
    table: Callable[[str, Header, Course], Scene]
    resume: Callable[[str], Scene | str]
    clipboard: Callable[[], Pasteboard]


class OurDealings:
    """Coded deals of our book. Whatever the disk refuses is told as a sentence."""

    def __init__(self, book: Book, rooms: DealingRooms, game: str = PIQUET) -> None:
        self._book, self._rooms, self._game = book, rooms, game
        self._datum: Datum | None = None
        self._failed: set[tuple[Code, int]] = set()
        self._results: dict[str, CodedResult] = {}  # of deals that are over, by key

    # ---- codes

    def new(self, deals: int, opposite: str, /) -> Code:
        return new_code(
            deals, opposite, new_seed() & _SEED, self._rooms.rules(self._game), self._game
        )

    def codes(self) -> tuple[Code, ...]:
        found: dict[Code, None] = {}
        for one in reversed(self._coded()):
            if one.header.game == self._game:
                with suppress(CodeError):
                    found[read_code(one.header.coded.partition(" ")[0], self._game)] = None
        return tuple(found)

    def match(self, code: Code, /) -> CodedMatch:
        results: dict[int, CodedResult] = {}
        datum: dict[int, CodedResult] = {}
        running: dict[int, str] = {}
        keys: dict[int, str] = {}
        datum_keys: dict[int, str] = {}
        friends: list[ToldResult] = []
        names = self._rooms.names() if code.for_two else (say("you"), "")
        written = write_code(code)
        for one in self._coded():
            header, (of, _, number) = one.header, one.header.coded.partition(" ")
            if of != written or header.game != code.game:
                continue
            if header.told:
                with suppress(ToldError, CodeError):
                    friends.append(read_told(header.told.replace(_BAR, "\n"), code.game))
                continue
            if not number.isdecimal():
                continue
            ours = HUMAN in header.kinds
            if ours and code.for_two:
                names = header.names
            found = self._result(one)
            if found is None:
                if ours and one.state == RUNNING:
                    running.setdefault(int(number), one.key)
            else:  # what was played first is what counts
                (results if ours else datum).setdefault(int(number), found)
                (keys if ours else datum_keys).setdefault(int(number), one.key)
        datum = {number: each for number, each in datum.items() if number in results}
        return CodedMatch(code, names, results, datum, running, keys, datum_keys, tuple(friends))

    def _coded(self) -> tuple[CodedPartie, ...]:
        try:
            return self._book.history.coded()
        except BookError:
            return ()

    def _result(self, one: CodedPartie) -> CodedResult | None:
        """What came of a deal; None where it is not over or cannot be read."""
        if one.key not in self._results:
            try:
                lines = self._book.actions(one.key)
            except BookError:
                return None
            rules = rules_of(one.header.game)
            course = replayed(rules, one.header.options, lines).course
            ends = rules.deals(course.state).results
            if not ends:
                return None
            self._results[one.key] = CodedResult(ends[0], bool(course.assisted))
        return self._results[one.key]

    # ---- playing

    def play(self, code: Code, deal: CodedDeal, seats: Seats | None, /) -> Scene | str:
        if not code.for_two:
            self.think(code, deal)
        running = self.match(code).running.get(deal.number)
        if running is not None:
            return self._rooms.resume(running)
        header = self._header(code, deal, seats or against(code.opposite, code.game))
        lines = first_lines(code, deal)
        course = replayed(rules_of(code.game), code.options, lines).course
        return self._rooms.table(self._book.begin(header, lines), header, course)

    def _header(self, code: Code, deal: CodedDeal, seats: Seats) -> Header:
        return Header(
            seats=seats,
            options=code.options,
            seed=deal.seed,
            started=self._rooms.now(),
            game=code.game,
            coded=f"{write_code(code)} {deal.number}",
        )

    # ---- the datum

    def think(self, code: Code, deal: CodedDeal, /) -> None:
        if self._datum is None:
            self._datum = Datum()
        self._failed.discard((code, deal.number))
        self._datum.want(code, deal)

    def thinking(self, code: Code, /) -> int | None:
        waiting = () if self._datum is None else self._datum.waiting()
        return next((number for of, number in waiting if of == code), None)

    def failed(self, code: Code, /) -> int | None:
        found = next((number for of, number in self._failed if of == code), None)
        if found is not None:
            self._failed.discard((code, found))
        return found

    def poll(self) -> bool:
        """A deal goes into the book when it was played here too: before, its cards are nobody's."""
        done = () if self._datum is None else self._datum.done()
        kept = [self._keep(code, number) for code, number in done]
        return any(kept)

    def _keep(self, code: Code, number: int) -> bool:
        match = self.match(code)
        if self._datum is None or number not in match.results:
            return False
        lines = self._datum.take((code, number))
        if lines is None:
            self._failed.add((code, number))
        elif number not in match.datum:
            level = brought(code.game).datum
            seats = _programs(level, code.opposite, code.game)
            deal = next(each for each in match.deals if each.number == number)
            with suppress(BookError):  # it is held, and written with the next success
                self._book.drop(self._book.begin(self._header(code, deal, seats), lines))
        return True

    # ---- friends

    def add(self, told: ToldResult, /) -> bool | str:
        if told in self.match(told.code).friends:
            return False
        level = told.code.opposite
        header = Header(
            seats=seated((told.name, level_words(level, told.code.game)), (HUMAN, level)),
            options=told.code.options,
            seed=told.code.seed,
            started=self._rooms.now(),
            game=told.code.game,
            coded=write_code(told.code),
            told=write_told(told).strip().replace("\n", _BAR),
        )
        try:
            self._book.drop(self._book.begin(header))
        except BookError as error:
            return say(error.notice.key, **error.notice.values)
        return True

    def copy(self, text: str, /) -> bool:
        return self._rooms.clipboard().put(text)

    def pasted(self) -> str:
        return self._rooms.clipboard().text()

    def close(self) -> None:
        """Nobody plays the datum any more; what is played goes into the book."""
        if self._datum is not None:
            self.poll()
            self._datum.close()
            self._datum = None


def _programs(level: str, opposite: str, game: str) -> Seats:
    return Seated(level_words(level, game), level), Seated(level_words(opposite, game), opposite)
