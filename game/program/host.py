"""Who sits down: the one table that is set, and its partie, held in the book until all rise."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from game.games import papers_of, rules_of
from game.pages.evening import evenings_of
from game.pages.house import House
from game.pages.people import level_of
from game.pages.questions import QuitQuestion
from game.pages.scene import Scene
from game.pages.start.title import Title
from game.players.mind import mind_of
from game.players.player import HUMAN, Seats
from game.preferences import Coach
from game.program.book_log import BookLog
from game.program.seeds import local_time, new_secret, new_seed
from game.program.sitting import Sitting, Ways
from game.program.wishes import Wishes
from game.saves.notices import BookError, Notice
from game.saves.partie import EveningPlace, Header
from game.saves.store import Book
from game.session.course import Course, replayed
from game.stage.director import Motion
from game.table.deal_sheet import LooksBack
from game.words.catalogue import say, say_of
from rules.core.game import Options

if TYPE_CHECKING:  # only a friend elsewhere needs a line
    from game.apart.line.client import FriendLine
    from game.program.afar import Afar, ApartMeans


class HostRooms(Struct, frozen=True):
    """What whoever seats people is told and may ask for: where they come from, where they go."""

    house: House
    book: Callable[[], Book]
    wishes: Wishes
    writer: Callable[[], Executor]
    tell: Callable[[Notice], None]  # a notice for the title
    newcomer: Callable[[str], bool]  # whether no deal of a game was ever finished here
    title: Callable[[], Title]
    review: Callable[[str, int], LooksBack]  # of a deal of the partie of a key
    look_at: Callable[[str, str], Scene]  # at a deal that was played again, and of which partie
    back: Callable[[str], Scene]  # to the partie of which a deal was to be played again
    compare: Callable[[Header], Scene]  # a deal from a code with the others'
    folder: Path
    line: Callable[[], FriendLine]  # one that nothing was asked of yet


class Host:
    """The table of a house: who begins there, who goes on, and what is left when they rise."""

    def __init__(self, rooms: HostRooms) -> None:
        self._rooms = rooms
        self._sitting: Sitting | None = None
        self.key: str | None = None  # of the partie that is held here
        self.game = ""  # what is played here
        self.played = False

    # ---- who comes

    def begin(
        self, seats: Seats, options: Options | None, game: str, evening: EveningPlace | None
    ) -> Scene:
        """The table of a new partie, remembered as what one chose; `None`: by the usual rules."""
        self._remember(seats, game)
        header = self._header(seats, options or self._rooms.house.rules(game), game, evening)
        if evening is None:
            return self.set_table(self._rooms.book().begin(header), header)
        table = self.resume(self._laid_out(header))
        assert not isinstance(table, str), "we hold it"
        return table

    def _remember(self, seats: Seats, game: str) -> None:
        """Who played what is offered again; a newcomer has the coach talk to him."""
        wishes = self._rooms.wishes
        settings = replace(wishes.settings, game=game)
        a, b = seats
        level = level_of((a.kind, b.kind))
        if a.is_person and b.is_person:
            settings = replace(settings, names=(a.name, b.name))
        elif level is not None and level in mind_of(game).opponents:
            settings = settings.with_opponent(game, level)
        wishes.remember(settings)
        likes = wishes.likes.at(game)
        if level is not None and likes.coach == Coach.ASKED and self._rooms.newcomer(game):
            coached = replace(likes, coach=Coach.TALKATIVE.value)
            wishes.prefer(wishes.likes.kept(coached, game))

    def begin_evening(
        self, seats: Seats, options: Options, game: str, evening: EveningPlace
    ) -> None:
        """Store the first partie of an evening; nobody sits down yet.

        An evening that was begun before, and at which nobody has done anything, gives way.
        """
        book = self._rooms.book()
        with contextlib.suppress(BookError):  # another copy plays it now
            for key in self._never_begun(book):
                book.claim(key)
                book.drop(key)
        self._laid_out(self._header(seats, options, game, evening))

    def _never_begun(self, book: Book) -> list[str]:
        """The only parties of evenings, at which nobody has done anything."""
        running = [(one, one.header.evening) for one in book.running()]
        played = {at.id for one in book.cards() if (at := one.header.evening) is not None}
        return [
            one.id
            for one, at in running
            if at is not None
            and at.id not in played
            and len(one.actions) <= len(_before_anybody(one.header))
        ]

    def _header(
        self, seats: Seats, options: Options, game: str, evening: EveningPlace | None
    ) -> Header:
        """That of a partie which begins now."""
        return Header(
            seats=seats,
            options=papers_of(game).renewed(options),
            seed=new_seed(),
            started=local_time(),
            game=game,
            secret=new_secret() if rules_of(game).packs else "",
            evening=evening,
        )

    def _laid_out(self, header: Header) -> str:
        """A partie of an evening is stored at once, with what is done before anybody is asked."""
        book = self._rooms.book()
        key = book.begin(header, _before_anybody(header))
        book.release(key)
        return key

    def resume(self, key: str) -> Scene | str:
        """The table of a partie that was left; or why it cannot be had now."""
        book = self._rooms.book()
        try:
            running = book.claim(key)
        except BookError as error:
            return say(error.notice.key, **error.notice.values)
        level, mind = level_of(running.header.kinds), mind_of(running.header.game)
        if level is not None and not mind.knows(level):
            name = say_of(running.header.game, f"level.{mind.usual}")
            self._rooms.tell(Notice("storage.unknown-level", {"level": level, "name": name}))
        if running.header.apart is not None:
            return self._resume_apart(key, running.header, running.actions)
        lines = running.actions
        course = replayed(rules_of(running.header.game), running.header.options, lines).course
        if course.count < len(lines):
            key = book.shorten(key, course.count)
            self._rooms.tell(Notice("storage.illegal", {"count": course.count}))
        return self.set_table(key, running.header, course)

    # ---- a friend elsewhere

    def means(self, name: str, portrait: str = "") -> ApartMeans:
        """What it takes to sit down with a friend elsewhere under this name."""
        from game.apart.end import Person  # noqa: PLC0415 - who has his friend beside him needs none
        from game.program.afar import ApartMeans  # noqa: PLC0415

        return ApartMeans(Person(name, portrait), self._rooms.folder, self._rooms.writer)

    def begin_apart(self, header: Header, friend: Callable[[BookLog, Course], Afar]) -> Scene:
        """The table of a partie that was agreed on with a friend elsewhere, stored at once."""
        book = self._rooms.book()
        key = book.begin(header)
        book.release(key)
        book.claim(key)
        course = replayed(rules_of(header.game), header.options, ()).course
        return self.set_table(key, header, course, lambda log: friend(log, course))

    def _resume_apart(self, key: str, header: Header, lines: tuple[str, ...]) -> Scene | str:
        """Go on, and wait for the friend at the table; what was played lies there meanwhile."""
        from game.apart.journal import JournalError  # noqa: PLC0415 - as above
        from game.apart.shelves import journal_file  # noqa: PLC0415
        from game.program.afar import FriendPipe, sit_down  # noqa: PLC0415

        place, line = header.apart, self._rooms.line()
        assert place is not None
        portrait = self._rooms.wishes.likes.portrait
        means = self.means(header.names[header.kinds.index(HUMAN)], portrait)
        course = replayed(rules_of(header.game), header.options, lines).course
        file = str(journal_file(self._rooms.folder, place.partie))
        pipe = FriendPipe(line, self._rooms.line, place.friend)

        def friend(log: BookLog) -> Afar:
            return sit_down(header, log, course, pipe, means)

        try:
            scene = self.set_table(key, header, course, friend)
        except JournalError as error:
            self.leave()
            return say("verify.apart.line", file=file, line=error.line)
        except (OSError, ValueError) as error:
            self.leave()
            return say("book.unreadable", file=file, why=str(error))
        line.again(place.friend)
        return scene

    # ---- the table

    def set_table(
        self,
        key: str,
        header: Header,
        course: Course | None = None,
        afar: Callable[[BookLog], Afar] | None = None,
    ) -> Scene:
        """The table of a partie that is held; whoever sat here before has risen.

        `afar` has a friend who sits elsewhere, once there is a log.
        """
        self.leave()
        self.key, self.played, self.game = key, True, header.game
        rooms = self._rooms
        again = header.again.rpartition(" ")[0]
        ways = Ways(
            rooms.house,
            self.leave,
            rooms.title,
            self._remember_motion,
            rooms.wishes.sounds,
            rooms.tell,
            lambda number: rooms.review(key, number),
            lambda: rooms.compare(header) if header.coded else rooms.look_at(key, again),
            (lambda: rooms.back(again)) if again else None,
        )
        log = BookLog(rooms.book(), key, rooms.writer(), header.game)
        motion = Motion(rooms.wishes.likes.motion)
        friend = None if afar is None else afar(log)
        self._sitting = Sitting(ways, log, header, course, motion, friend)
        return self._sitting.table

    def _remember_motion(self, motion: Motion) -> None:
        house = self._rooms.house
        house.prefer(replace(house.preferences(), motion=motion.value))

    def explain(self) -> None:
        """Explain the game to whoever sits here, while he plays."""
        if self._sitting is not None:
            self._sitting.explain()

    def wishes_changed(self) -> None:
        """Let the table have the pace and the words that are wished now."""
        if self._sitting is not None:
            self._sitting.table.board.director.motion = Motion(self._rooms.wishes.likes.motion)
            self._sitting.call_again()

    def question(self) -> Scene | None:
        """What must be asked before all rise: nothing unless something would be lost."""
        return QuitQuestion() if self._sitting is not None and not self._sitting.safe else None

    def leave(self, over: bool = False) -> None:
        """End engines, and let another copy continue the partie, or nobody if it is `over`."""
        if self._sitting is not None:
            over = over or self._sitting.given_up
            if not self._sitting.leave():
                self._rooms.tell(Notice("storage.unkept"))
            self._sitting = None
        self.game = ""
        if self.key is not None:
            book = self._rooms.book()
            try:
                (book.drop if over else book.release)(self.key)
            except BookError as error:
                self._rooms.tell(error.notice)
            self.key = None


def _before_anybody(header: Header) -> tuple[str, ...]:
    """What is done in a partie of an evening before anybody is asked, as lines of its log."""
    evenings = evenings_of(header.game)
    return evenings.first_lines(header) if evenings is not None else ()
