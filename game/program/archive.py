"""The history in the real program: the book, the clipboard, an engine that judges, tables again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from game.games import rules_of
from game.pages.history.archive import Again, Reading
from game.pages.people import against, level_of
from game.pages.scene import Scene
from game.piquet import opponents
from game.piquet.past.story import Told, told, told_record
from game.players.player import HUMAN
from game.program.seeds import new_seed
from game.saves.book import Book
from game.saves.cards import Header
from game.saves.history import Entry
from game.saves.notices import BookError
from game.session.course import Course, replayed
from game.stage.director import Motion
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.options import Length
from rules.piquet.record.notation import write_action
from rules.piquet.seats import ELDER

if TYPE_CHECKING:
    from game.players.engine import EnginePlayer

JUDGE = "master"
_SEED = 1  # the same question gets the same judgement
READ = "read"
"""What a partie of text says of where its deal comes from."""


class Clipboard(Protocol):
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


@dataclass(frozen=True, slots=True)
class Rooms:
    """What of the house the archive needs: the time, the motion, the last level, a table."""

    now: Callable[[], str]
    motion: Callable[[], Motion]
    opponent: Callable[[], str]
    table: Callable[[str, Header, Course], Scene]


class OurArchive:
    """All parties of our book, for the pages that look back."""

    def __init__(self, book: Book, rooms: Rooms, clipboard: Clipboard) -> None:
        self._book, self._rooms, self._clipboard = book, rooms, clipboard
        self._judge: EnginePlayer | None = None
        self._reader: ThreadPoolExecutor | None = None
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

    def told(self, key: str, /) -> Told | str:
        try:
            log = self._book.history.log(key)
            running = self._book.history.on_the_table()
        except BookError as error:
            self._failed(error)
            return self._trouble
        found = told(log, running) if log is not None else None
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

    # ---- who judges

    def analyst(self) -> EnginePlayer | None:
        if self._judge is None:
            from game.players.engine import EnginePlayer, engine_command  # noqa: PLC0415 - as below

            self._judge = EnginePlayer(engine_command(JUDGE), _SEED)
        return self._judge

    def dismiss(self) -> None:
        if self._judge is not None:
            self._judge.close()
            self._judge = None

    # ---- a deal again

    def opponent(self, told: Told, /) -> str:
        level = level_of(told.kinds)
        return level if level in opponents.LEVELS else self._rooms.opponent()

    def again(self, wish: Again, /) -> Scene:
        """A partie of its own, so that it can be left and resumed; it is never finished.

        The length is that of six deals: nothing that one deal brings ends it.
        """
        from game.piquet.past.record import cut_for, pack_of  # noqa: PLC0415 - as below

        names, kinds = against(wish.level)
        before = replace(wish.told.header.options, length=Length.SIX_DEALS)
        source = wish.told.key or READ
        again = f"{source} {wish.deal.number}"
        header = Header(names, kinds, before, new_seed(), self._rooms.now(), again)
        person = Player(kinds.index(HUMAN))
        dealer = person.other if wish.seat is ELDER else person
        start = (*cut_for(before, dealer), pack_of(wish.deal))
        lines = tuple(map(write_action, start))
        course = replayed(rules_of(header.game), header.options, lines).course
        return self._rooms.table(self._book.begin(header, lines), header, course)

    def motion(self) -> Motion:
        return self._rooms.motion()

    def close(self) -> None:
        """Nobody reads or judges any more."""
        self.dismiss()
        if self._reader is not None:
            self._reader.shutdown(wait=False, cancel_futures=True)


def read_back(text: str, now: str) -> Told | str:
    """The partie that a text tells, or a sentence that says where it is wrong."""
    from game.piquet.words.notation import fault_sentence  # noqa: PLC0415 - the list does not wait for it
    from rules.piquet.record.reading import parse_record  # noqa: PLC0415
    from rules.piquet.record.reckoning import reckon  # noqa: PLC0415
    from rules.piquet.record.text import NotationError  # noqa: PLC0415

    if not text.strip():
        return say("history.paste.empty")
    try:
        reckoned = reckon(parse_record(text))
    except NotationError as error:
        fault = error.fault
        sentence = fault_sentence(fault)
        return say("history.paste.wrong", line=fault.line, column=fault.column, sentence=sentence)
    if not reckoned.deals:
        return say("history.paste.no-deal")
    record = reckoned.record
    header = Header(record.names, (HUMAN, HUMAN), record.options, 0, now)
    return told_record(reckoned, header)


def _what_was_read(reading: Future[Told | str]) -> Told | str | None:
    return reading.result() if reading.done() else None
