"""The program around the scenes: the book, the settings, who sits down. It knows the real adapters.

What only a table needs is loaded when somebody sits down, so that the title is there at once.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from game.piquet import opponents
from game.piquet.standing import HUMAN
from game.saves import settings as stored_settings
from game.saves.book import Book
from game.saves.cards import Header, Running, ScoreCard
from game.saves.notices import BookError, Notice
from game.saves.paths import data_directory, place
from game.saves.preferences import Preferences
from game.saves.settings import Settings
from game.scenes.remapping import exchanged
from game.scenes.scene import Scene
from game.scenes.surroundings import Surroundings
from game.scenes.title import Title
from game.stage.looks import BACKS, Indices, Looks, Place, Screen, Table
from game.stage.picture import Picture, Room
from game.words.caps import exchange_caps
from game.words.catalogue import say, speak, spoken, system_language, told_language
from rules.piquet.options import Options

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.cli.sitting import Sitting
    from game.cli.voice import Voice
    from game.scenes.narrator import Narrator
    from game.stage.director import Motion
    from game.stage.picture import Picture


def sentence(notice: Notice) -> str:
    """A notice in words."""
    return say(notice.key, **notice.values)


def local_time() -> str:
    """Date and time as the player's clock has them, in ISO form."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class OurHouse:
    """What scenes may ask of the program."""

    def __init__(self) -> None:
        self._notices: list[str] = []
        try:
            self.folder = data_directory()
        except BookError as error:
            self._notices.append(sentence(error.notice))
            self.folder = place()
        self.book = Book.open(self.folder)
        # One folder, one reason: it is said once.
        self._told = len(self.book.notices) if self._notices else 0
        now = datetime.now().astimezone()
        self.settings, notices = stored_settings.load(self.folder, now)
        self._notices += [sentence(notice) for notice in notices]
        self._sitting: Sitting | None = None
        self._writes: Executor | None = None
        self._key: str | None = None
        self._played = False
        self._screen: Screen | None = None
        self._narrator: Narrator | None = None
        self._voice: Voice | None = None
        self._looks: tuple[Preferences, str, Looks] | None = None
        if self.settings.preferences.language and not told_language(os.environ):
            speak(self.settings.preferences.language)
        exchange_caps(exchanged(self.settings.preferences.keys))

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

    def take_notices(self) -> tuple[str, ...]:
        fresh = self.book.notices[self._told :]  # it mends itself while one plays, and says so
        self._told += len(fresh)
        self._notices += [sentence(notice) for notice in fresh]
        notices, self._notices = tuple(dict.fromkeys(self._notices)), []
        return notices

    def last_names(self) -> tuple[str, str]:
        a, b = self.settings.names
        return a or say("player.one"), b or say("player.two")

    def rules(self) -> Options:
        return self.settings.rules

    def choose_rules(self, options: Options, /) -> None:
        self.remember(replace(self.settings, rules=options))

    def preferences(self) -> Preferences:
        return self.settings.preferences

    def prefer(self, changed: Preferences, /) -> None:
        before = self.settings.preferences
        self.remember(replace(self.settings, preferences=changed))
        if changed.language != before.language:
            speak(changed.language or system_language(os.environ))
        if changed.keys != before.keys:
            exchange_caps(exchanged(changed.keys))
        if changed.motion != before.motion and self._sitting is not None:
            from game.stage.director import Motion  # noqa: PLC0415 - as below

            self._sitting.table.board.director.motion = Motion(changed.motion)

    def surroundings(self) -> Surroundings:
        return Surroundings(voice=self.voice.available, screen=self._screen)

    def save_picture(self, draw: Callable[[Room], Picture], name: str, /) -> str:
        from game.cli.pictures import save_picture  # noqa: PLC0415 - hardly ever

        return save_picture(draw, name, self.folder)

    # ---- asked and told by the window

    def looks(self) -> Looks:
        likes, language = self.settings.preferences, spoken()
        if self._looks is None or self._looks[0] is not likes or self._looks[1] != language:
            self._looks = likes, language, self._looks_of(likes)  # asked many times a second
        return self._looks[2]

    def _looks_of(self, likes: Preferences) -> Looks:
        return Looks(
            Table(likes.table),
            likes.back if likes.back in BACKS else BACKS[0],
            self._indices(),
            likes.large_indices,
            likes.four_colours,
            likes.scale or None,
            likes.whole_screen,
        )

    def _indices(self) -> Indices:
        """The letters of the courts: those of the language where none were chosen."""
        usual = Indices.FRENCH if spoken() == "fr" else Indices.ENGLISH
        return Indices(self.settings.preferences.indices or usual)

    def question(self) -> Scene | None:
        """What must be asked before the program ends: nothing unless something would be lost."""
        if self._sitting is None or self._sitting.safe:
            return None
        from game.scenes.quitting import Unstored  # noqa: PLC0415 - hardly ever

        return Unstored()

    def narrate(self, picture: Picture) -> None:
        """Have a voice say what is new in a picture, if that is liked."""
        if not self.settings.preferences.speech:
            self._narrator = None
            return
        if self._narrator is None:
            from game.scenes.narrator import Narrator  # noqa: PLC0415 - few want it

            self._narrator = Narrator()
        for told in self._narrator.see(picture):
            self.voice.tell(told, spoken())

    @property
    def voice(self) -> Voice:
        """The voice of the system."""
        if self._voice is None:
            from game.cli.voice import Voice  # noqa: PLC0415 - as above

            self._voice = Voice()
        return self._voice

    def screen_is(self, screen: Screen, /) -> None:
        self._screen = screen

    def window_is(self, place: Place, /) -> None:
        self.remember(replace(self.settings, window=place))

    def whole_is(self, whole: bool, /) -> None:
        self.prefer(replace(self.settings.preferences, whole_screen=whole))

    # ---- asked by scenes

    def opponent(self) -> str:
        return opponents.chosen(self.settings.opponent)

    def new_partie(
        self, names: tuple[str, str], kinds: tuple[str, str], options: Options | None = None, /
    ) -> Scene:
        if kinds == (HUMAN, HUMAN):
            self.remember(replace(self.settings, names=names))
        elif (level := opponents.level_of(kinds)) in opponents.LEVELS:
            self.remember(replace(self.settings, opponent=level))
        header = Header(names, kinds, options or self.rules(), secrets.randbits(48), local_time())
        return self._table(self.book.begin(header), header, ())

    def resume(self, key: str, /) -> Scene | str:
        try:
            running = self.book.claim(key)
        except BookError as error:
            return sentence(error.notice)
        from game.session import legal_length  # noqa: PLC0415 - a title needs no table

        level = opponents.level_of(running.header.kinds)
        if level is not None and not opponents.known(level):
            name = say(f"level.{opponents.DEFAULT}")
            self._notices.append(say("storage.unknown-level", level=level, name=name))
        lines = running.actions
        count = legal_length(running.header.options, lines)
        if count < len(lines):
            key = self.book.shorten(key, count)
            self._notices.append(say("storage.illegal", count=count))
        return self._table(key, running.header, lines[:count])

    # ---- the rest

    def title(self, at_start: bool = False) -> Title:
        """The first page, with the table left in good order."""
        self.leave_table()
        return Title(self, at_start)

    def leave_table(self) -> None:
        """End engines, and let another copy continue the partie."""
        if self._sitting is not None:
            if not self._sitting.leave():
                self._notices.append(say("storage.unkept"))
            self._sitting = None
        if self._key is not None:
            self.book.release(self._key)
            self._key = None

    def remember(self, changed: Settings) -> None:
        """Change settings and have them stored; a disk that refuses is told once at the title."""
        if changed == self.settings:
            return
        self.settings = changed
        self._writer().submit(self._store, changed)

    def _store(self, changed: Settings) -> None:
        """Write settings down, unless later ones wait already. In the writer's thread."""
        if changed is not self.settings:
            return
        try:
            stored_settings.store(self.folder, changed)
        except BookError as error:
            self._notices.append(sentence(error.notice))

    def close(self) -> None:
        self.leave_table()
        if self._voice is not None:
            self._voice.close()
        if self._writes is not None:
            self._writes.shutdown()
        if self._played:
            self.book.whole.snapshot()
        self.book.close()

    def _remember_motion(self, motion: Motion) -> None:
        self.prefer(replace(self.settings.preferences, motion=motion.value))

    def _writer(self) -> Executor:
        """The one thread that waits for the disk, so that no frame does."""
        if self._writes is None:
            from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - as above

            self._writes = ThreadPoolExecutor(1, "writer")
        return self._writes

    def _table(self, key: str, header: Header, lines: Sequence[str]) -> Scene:
        from game.cli.sitting import BookLog, Sitting, Ways  # noqa: PLC0415 - a title needs no table
        from game.stage.director import Motion  # noqa: PLC0415

        self.leave_table()
        self._key, self._played = key, True
        ways = Ways(self, self.leave_table, self.title, self._remember_motion)
        motion = Motion(self.settings.preferences.motion)
        self._sitting = Sitting(
            ways, BookLog(self.book, key, self._writer()), header, lines, motion
        )
        return self._sitting.table
