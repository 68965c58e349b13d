"""The program around the scenes: the book, the players, the tables. It knows every real adapter."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from game.piquet.standing import HUMAN, only_human, shown_names
from game.players.dealer import Dealer
from game.players.engine import Doing, EnginePlayer, engine_command
from game.players.human import Human
from game.players.player import Seated
from game.saves import settings as stored_settings
from game.saves.book import Book
from game.saves.cards import Header, Running, ScoreCard
from game.saves.notices import BookError, Notice
from game.saves.paths import data_directory, place
from game.saves.settings import Settings
from game.scenes.keys import Keys
from game.scenes.pause import Pause
from game.scenes.scene import Scene
from game.scenes.settlement import SettlementScene
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.session import Session
from game.stage.director import Motion
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.state import State

_TELL_AFTER = 3.0  # seconds of thinking after which the table says what it waits for
_TELL_FOR = 8.0  # seconds for which it tells that an engine was given up


def sentence(notice: Notice) -> str:
    """A notice in words."""
    return say(notice.key, **notice.values)


def local_time() -> str:
    """Date and time as the player's clock has them, in ISO form."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class BookLog:
    """The log of one partie in the book: a deed is safe when `store` says so."""

    def __init__(self, book: Book, key: str) -> None:
        self._book, self._key = book, key

    def store(self, number: int, line: str) -> bool:
        try:
            self._book.append(self._key, number, line)
        except BookError:
            return False
        return True

    def finish(self, state: State) -> bool:
        if state.settlement is None or state.first_dealer is None:
            raise ValueError("the partie is not over")
        try:
            self._book.finish(
                self._key, state.results, state.first_dealer, state.settlement, local_time()
            )
        except BookError:
            return False
        return True


class OurHouse:
    """What scenes may ask of the program; also what a table needs around it."""

    def __init__(self) -> None:
        self._notices: list[str] = []
        try:
            self.folder = data_directory()
        except BookError as error:
            self._notices.append(sentence(error.notice))
            self.folder = place()
        self.book = Book.open(self.folder)
        self._notices += [sentence(notice) for notice in self.book.notices]
        now = datetime.now().astimezone()
        self.settings, notices = stored_settings.load(self.folder, now)
        self._notices += [sentence(notice) for notice in notices]
        self._session: Session | None = None
        self._key: str | None = None

    # ---- asked by scenes

    def running(self) -> tuple[Running, ...]:
        return self.book.running()

    def cards(self) -> tuple[ScoreCard, ...]:
        return self.book.cards()

    def take_notices(self) -> tuple[str, ...]:
        notices, self._notices = tuple(dict.fromkeys(self._notices)), []
        return notices

    def last_names(self) -> tuple[str, str]:
        a, b = self.settings.names
        return a or say("player.one"), b or say("player.two")

    def new_partie(self, names: tuple[str, str], kinds: tuple[str, str], /) -> Scene:
        if kinds == (HUMAN, HUMAN):
            self.remember(replace(self.settings, names=names))
        header = Header(names, kinds, Options(), secrets.randbits(48), local_time())
        return self._table(self.book.begin(header), header, ())

    def resume(self, key: str, /) -> Scene | str:
        try:
            running = self.book.claim(key)
        except BookError as error:
            return sentence(error.notice)
        return self._table(key, running.header, running.actions)

    # ---- asked by the table

    def sheet(self, table: TableScene) -> Scene:
        return table.deal_sheet(only_human(self._header.kinds))

    def settlement(self, table: TableScene) -> Scene:
        self.leave_table()
        return SettlementScene(self, table.session.state, self._header)

    def pause(self, table: TableScene) -> Scene:
        return Pause(table.board.director, Keys, self.title, self._remember_motion)

    def keys(self) -> Scene:
        return Keys()

    # ---- the rest

    def title(self) -> Title:
        """The first page, with the table left in good order."""
        self.leave_table()
        return Title(self)

    def leave_table(self) -> None:
        """End engines, and let another copy continue the partie."""
        if self._session is not None:
            self._session.flush()
            self._session.close()
            self._session = None
        if self._key is not None:
            self.book.release(self._key)
            self._key = None

    def remember(self, changed: Settings) -> None:
        """Change settings and store them; a disk that refuses is told once at the title."""
        if changed == self.settings:
            return
        self.settings = changed
        try:
            stored_settings.store(self.folder, changed)
        except BookError as error:
            self._notices.append(sentence(error.notice))

    def close(self) -> None:
        self.leave_table()
        self.book.close()

    def _remember_motion(self, motion: Motion) -> None:
        self.remember(replace(self.settings, motion=motion.value))

    def _table(self, key: str, header: Header, lines: Sequence[str]) -> Scene:
        self.leave_table()
        self._key, self._header = key, header
        humans = {player: Human() for player in Player if header.kinds[player] == HUMAN}
        engines = {
            player: EnginePlayer(engine_command(header.kinds[player]), header.seed)
            for player in Player
            if player not in humans
        }
        seats: dict[Player, Seated] = {**humans, **engines}
        log = BookLog(self.book, key)
        session = Session(seats, Dealer(header.seed), header.options, log, lines)
        self._session = session
        names = shown_names(header)

        def thinking() -> str:
            return next((told for p, e in engines.items() if (told := _told(e, names[p]))), "")

        return TableScene(session, names, humans, self, Motion(self.settings.motion), thinking)


def _told(engine: EnginePlayer, name: str) -> str:
    """What the table says of an engine: nothing while all is well and quick."""
    match engine.status.doing:
        case Doing.RESTARTED:
            return say("now.wait.restarted", other=name)
        case Doing.THINKING if engine.waited > _TELL_AFTER:
            return say("now.wait.thinking", other=name)
        case Doing.FELL_BACK if engine.waited < _TELL_FOR:
            return say("now.wait.fell-back", other=name)
        case _:
            return ""
