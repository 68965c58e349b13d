"""The program around the scenes: the book, the settings, who sits down. It knows the real adapters.

What only a table needs is loaded when somebody sits down, so that the title is there at once; the
book is opened when it is asked for, so that the window is there before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.games import GAMES, PIQUET, brings
from game.players.player import HUMAN
from game.preferences import Coach, Preferences
from game.program.seeds import local_time, today
from game.program.wishes import Wishes
from game.saves.files import data_directory, place
from game.saves.notices import BookError, Notice
from game.words.catalogue import say

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.apart.line.client import FriendLine
    from game.pages.house import Surroundings
    from game.pages.scene import Scene
    from game.pages.start.title import Title
    from game.players.player import Seats
    from game.program.accounts import OurAccounts
    from game.program.archive import OurArchive, Pasteboard
    from game.program.dealings import OurDealings
    from game.program.host import Host
    from game.program.look_back import LookBack
    from game.program.schooling import OurSchool
    from game.saves.partie import EveningPlace, Header, Running, ScoreCard
    from game.saves.store import Book
    from game.stage.basics import Room
    from game.stage.picture import Picture
    from rules.core.game import Options


def sentence(notice: Notice) -> str:
    """A notice in words."""
    return say(notice.key, **notice.values)


class OurHouse:
    """What scenes may ask of the program."""

    def __init__(self) -> None:
        self._notices: list[str] = []
        self._writes: Executor | None = None
        try:
            self.folder = data_directory()
        except BookError as error:
            self._notices.append(sentence(error.notice))
            self.folder = place()
        self._book: Book | None = None  # not opened yet
        self._one_reason = bool(self._notices)  # one folder, one reason: it is said once
        self._told = 0
        self.wishes = Wishes(self.folder, self._writer, self._tell)
        self._host: Host | None = None
        self.clipboard: Pasteboard | None = None  # of the desktop, once there is a window
        self._archive: OurArchive | None = None
        self._dealings: OurDealings | None = None
        self._schooling: OurSchool | None = None

    @property
    def book(self) -> Book:
        if self._book is None:
            from game.saves.store import Book  # noqa: PLC0415 - the window is there first

            self._book = Book.open(self.folder)
            self._told = len(self._book.notices) if self._one_reason else 0
        return self._book

    # ---- asked by scenes

    def running(self) -> tuple[Running, ...]:
        try:
            return self.book.running()
        except BookError as error:
            self._notices.append(sentence(error.notice))
            return ()

    def cards(self) -> tuple[ScoreCard, ...]:
        try:
            return self.book.cards()
        except BookError as error:
            self._notices.append(sentence(error.notice))
            return ()

    def history(self, key: str = "", /) -> Scene:
        from game.pages.history.page import HistoryPage  # noqa: PLC0415 - a title needs no history

        return HistoryPage(self._archived(), key)

    def school(self, game: str = PIQUET, /, *, on: bool = False) -> Scene:
        from game.school.learn import LearnPage  # noqa: PLC0415 - a title needs no lessons

        return LearnPage(self.schooling, game, on=on)

    def lesson(self, game: str = PIQUET, /) -> int | None:
        known = self.wishes.settings.lessons.get(game, {})
        if not any(learned.done or learned.step for learned in known.values()):
            return None
        from game.school.lesson import lesson_to_come  # noqa: PLC0415 - hardly ever

        return lesson_to_come(game, known)

    @property
    def schooling(self) -> OurSchool:
        """What lessons, trainers and puzzles are told, and tell."""
        if self._schooling is None:
            from game.program.schooling import OurSchool, SchoolRooms  # noqa: PLC0415 - as above

            rooms = SchoolRooms(
                lambda: self.book,
                self.cards,
                self._archived,
                self.prefer,
                self._first_partie,
                self.running,
            )
            self._schooling = OurSchool(self.wishes, rooms)
        return self._schooling

    def _first_partie(self, game: str) -> Scene:
        """The partie that runs, the one played last; or one with a coach, against the mildest."""
        from game.pages.people import against  # noqa: PLC0415 - as above
        from game.players.mind import mind_of  # noqa: PLC0415

        runs = next((one.id for one in self.running() if one.header.game == game), None)
        if runs is not None and not isinstance(table := self.resume(runs), str):
            return table
        likes = replace(self.wishes.likes, guided=False)
        coached = replace(likes.at(game), coach=Coach.TALKATIVE.value)
        self.wishes.prefer(likes.kept(coached, game))
        scene = self.new_partie(against(mind_of(game).levels[0], game), None, game)
        self.host.explain()
        return scene

    def same_deals(self, game: str = PIQUET, /) -> Scene:
        from game.duplicate.codes_page import CodesPage  # noqa: PLC0415 - a title needs no codes

        return CodesPage(self, game)

    def played_today(self, game: str = PIQUET, /) -> int | None:
        if not brings(game, "duplicate"):
            return None
        from game.duplicate.code import code_of_day  # noqa: PLC0415 - after the first picture
        from game.saves.history import RUNNING  # noqa: PLC0415

        written = code_of_day(today())
        try:
            coded = self.book.history.coded()
        except BookError:
            return None
        return sum(
            one.header.coded.partition(" ")[0] == written
            and HUMAN in one.header.kinds
            and one.state != RUNNING
            for one in coded
        )

    def deals_of_day(self, game: str = PIQUET, /) -> Scene:
        from game.duplicate.code import code_of_day, read_code  # noqa: PLC0415 - as above
        from game.duplicate.deals_page import DealsPage  # noqa: PLC0415

        return DealsPage(self, read_code(code_of_day(today()), game))

    @property
    def dealings(self) -> OurDealings:
        """Deals from a code."""
        if self._dealings is None:
            from game.program.archive import NoClipboard  # noqa: PLC0415 - as above
            from game.program.dealings import DealingRooms, OurDealings  # noqa: PLC0415

            self._dealings = OurDealings(
                self.book,
                DealingRooms(
                    local_time,
                    self.rules,
                    self.last_names,
                    self.host.set_table,
                    self.resume,
                    lambda: self.clipboard or NoClipboard(),
                ),
            )
        return self._dealings

    def accounts(self) -> OurAccounts:
        from game.program.accounts import Means, OurAccounts  # noqa: PLC0415 - a title needs no figures

        wishes = self.wishes
        means = Means(
            self.cards,
            lambda: wishes.settings.statistics_since,
            lambda since: wishes.remember(replace(wishes.settings, statistics_since=since)),
            self._writer,
        )
        return OurAccounts(self.book, self.folder, means)

    def apart(self) -> Scene:
        from game.pages.apart.places import InTwoPlaces  # noqa: PLC0415 - hardly ever
        from game.program.archive import NoClipboard  # noqa: PLC0415
        from game.program.meeting import ApartHouse, OurApart  # noqa: PLC0415

        ours = ApartHouse(
            lambda: self.host,
            self.line,
            lambda: self.host.means(self.wishes.likes.called, self.wishes.likes.portrait),
            self.rules,
            lambda: self.clipboard or NoClipboard(),
        )
        return InTwoPlaces(self, OurApart(ours))

    def take_notices(self) -> tuple[str, ...]:
        fresh = self.book.notices[self._told :]  # it mends itself while one plays, and says so
        self._told += len(fresh)
        self._notices += [sentence(notice) for notice in fresh]
        notices, self._notices = tuple(dict.fromkeys(self._notices)), []
        return notices

    def last_names(self) -> tuple[str, str]:
        a, b = self.wishes.settings.names
        return a or say("player.one"), b or say("player.two")

    def game(self) -> str:
        return self.wishes.settings.game

    def choose_game(self, game: str, /) -> None:
        self.wishes.remember(replace(self.wishes.settings, game=game))

    def rules(self, game: str = PIQUET, /) -> Options:
        return self.wishes.settings.rules_of(game)

    def choose_rules(self, options: Options, game: str = PIQUET, /) -> None:
        self.wishes.remember(self.wishes.settings.with_rules(game, options))

    @property
    def _at_table(self) -> str:
        """The game that is played, or else was last."""
        played = None if self._host is None else self._host.game
        return played or self.game()

    def preferences(self) -> Preferences:
        return self.wishes.likes.at(self._at_table)

    def prefer(self, changed: Preferences, /) -> None:
        self.wishes.prefer(self.wishes.likes.kept(changed, self._at_table))
        if self._host is not None:
            self._host.wishes_changed()

    def surroundings(self) -> Surroundings:
        return self.wishes.surroundings()

    def save_picture(self, draw: Callable[[Room], Picture], name: str, /) -> str:
        from game.program.exports import save_picture  # noqa: PLC0415 - hardly ever

        return save_picture(draw, name, self.folder)

    def fair(self, header: Header, key: str | None = None, /) -> Scene:
        from game.pages.fair import FairPage  # noqa: PLC0415 - hardly ever
        from game.program import fairness  # noqa: PLC0415

        def copy(text: str) -> bool:
            return self.clipboard is not None and self.clipboard.put(text)

        means = fairness.FairMeans(self.folder, copy, self._lines_of)
        return FairPage(fairness.fair(header, key, means))

    def _lines_of(self, key: str) -> tuple[str, ...]:
        """All that was done in a partie; nothing where it cannot be read."""
        try:
            return self.book.actions(key)
        except BookError:
            return ()

    def report(self) -> str:
        from game.program.report import write_report  # noqa: PLC0415 - hardly ever

        return write_report(self.folder, self.book)

    def question(self) -> Scene | None:
        """What must be asked before the program ends: nothing unless something would be lost."""
        return None if self._host is None else self._host.question()

    def opponent(self, game: str = PIQUET, /) -> str:
        from game.players.mind import mind_of  # noqa: PLC0415 - the window is there first

        played = map(self.wishes.settings.opponent_in, (game, *GAMES))
        stored = next(filter(None, played), "")  # in another game, where in this one nobody was
        return mind_of(game).chosen(stored, newcomer=not stored and self._newcomer(game))

    def _newcomer(self, game: str) -> bool:
        """Whether no deal of a game that is taught was ever finished here, as far as is known."""
        return brings(game, "lessons") and not (self.preferences().guided or self.cards())

    # ---- who sits down

    @property
    def host(self) -> Host:
        """The table, and who comes to it."""
        if self._host is None:
            from game.program.host import Host, HostRooms  # noqa: PLC0415 - as above

            rooms = HostRooms(
                self,
                lambda: self.book,
                self.wishes,
                self._writer,
                self._tell,
                self._newcomer,
                self.title,
                self._review,
                self._look_at,
                self._back,
                self._compare,
                self.folder,
                self.line,
            )
            self._host = Host(rooms)
        return self._host

    def line(self) -> FriendLine:
        """A line to a friend elsewhere; nothing is contacted before it is asked for something."""
        from game.apart.line.client import FriendLine, line_command  # noqa: PLC0415 - hardly ever

        likes = self.wishes.likes
        return FriendLine(line_command(likes.mailbox, likes.relay, direct=likes.direct))

    def new_partie(
        self,
        seats: Seats,
        options: Options | None = None,
        game: str = PIQUET,
        evening: EveningPlace | None = None,
        /,
    ) -> Scene:
        return self.host.begin(seats, options, game, evening)

    def begin_evening(
        self, seats: Seats, options: Options, game: str, evening: EveningPlace, /
    ) -> None:
        self.host.begin_evening(seats, options, game, evening)

    def resume(self, key: str, /) -> Scene | str:
        return self.host.resume(key)

    def leave_table(self, over: bool = False) -> None:
        """Let all rise; another copy may continue the partie, or nobody if it is `over`."""
        if self._host is not None:
            self._host.leave(over)

    # ---- the rest

    def _tell(self, notice: Notice) -> None:
        """Let the player know something at the title."""
        if notice.key == "storage.settings.unread" and self._notices:
            return  # the folder itself cannot be used, and that was told
        self._notices.append(sentence(notice))

    def title(self, at_start: bool = False) -> Title:
        """The first page, with the table left in good order."""
        from game.pages.start.title import Title  # noqa: PLC0415 - the window is there first

        self.leave_table()
        return Title(self, at_start)

    def _archived(self) -> OurArchive:
        """What the pages that look back are told by."""
        if self._archive is None:
            from game.program.archive import NoClipboard, OurArchive, Rooms  # noqa: PLC0415 - as above
            from game.stage.director import Motion  # noqa: PLC0415

            rooms = Rooms(
                local_time,
                lambda: Motion(self.wishes.likes.motion),
                self.opponent,
                self.host.set_table,
            )
            self._archive = OurArchive(self.book, rooms, self.clipboard or NoClipboard())
        return self._archive

    def _look_at(self, key: str, again: str) -> Scene:
        """The deal that was played again is over: its partie is given up, and is looked at.

        From there one goes back to the partie it is of, if that still runs.
        """
        from game.pages.history.page import HistoryPage  # noqa: PLC0415 - as above

        self._archived()
        self.leave_table(over=True)
        return HistoryPage(self._archived(), key, lambda: self._gone_on(again) or self.title())

    def _back(self, again: str) -> Scene:
        """The deal is not played again to its end: back to the partie it is of, or a look at it."""
        from game.pages.history.page import HistoryPage  # noqa: PLC0415 - as above

        self.leave_table(over=True)
        return self._gone_on(again) or HistoryPage(self._archived(), again, self.title)

    def _gone_on(self, key: str) -> Scene | None:
        """The table of a partie that runs; None where it is over, or cannot be had."""
        if not any(one.id == key for one in self.running()):
            return None
        found = self.resume(key)
        return None if isinstance(found, str) else found

    def _review(self, key: str, number: int) -> LookBack:
        """The review of a deal that is over, of a partie at the table."""
        from game.program.look_back import LookBack  # noqa: PLC0415 - as above

        return LookBack(self._archived, key, number, self._writer())

    def _compare(self, header: Header) -> Scene:
        """A deal from a code is over: what it came to is held against the others'."""
        from game.duplicate.code import read_code  # noqa: PLC0415 - as above
        from game.duplicate.deals_page import DealsPage  # noqa: PLC0415

        self.leave_table(over=True)
        code = read_code(header.coded.partition(" ")[0], header.game)
        return DealsPage(self, code, self.title)

    def close(self) -> None:
        if self._archive is not None:
            self._archive.close()
        if self._dealings is not None:
            self._dealings.close()
        if self._schooling is not None:
            self._schooling.close()
        self.leave_table()
        self.wishes.close()
        if self._writes is not None:
            self._writes.shutdown()
        if self._host is not None and self._host.played:
            self.book.whole.snapshot()
        if self._book is not None:
            self._book.close()

    def _writer(self) -> Executor:
        """The one thread that waits for the disk, so that no frame does."""
        if self._writes is None:
            from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - as above

            self._writes = ThreadPoolExecutor(1, "writer")
        return self._writes
