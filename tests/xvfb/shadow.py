"""The same program a second time in our own process, so that we know what lies where on the screen.

It reads from the book of the first what the engine did there and how the packs were shuffled; what
the person does is done in both. At the end both logs are held against each other, line by line.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from game.demo.open_house import OpenHouse
from game.games import PIQUET
from game.pages.help.book import help_at_table
from game.pages.pause import Pause
from game.pages.people import shown_names, you_of
from game.pages.scene import Scene
from game.pages.settlement import SettlementScene
from game.pages.start.title import Title
from game.pages.statistics.figures import Accounts, CardsOnly
from game.piquet.ai.programs import AI
from game.players.player import HUMAN, Human, Occupant, Seats
from game.preferences import Preferences
from game.saves.partie import EveningPlace, Header, Running, ScoreCard
from game.saves.store import Book
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.picture import Picture
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.options import Options
from rules.piquet.record.notation import parse_action
from rules.piquet.state import State
from rules.piquet.view import View

PATIENCE = 15.0
"""Seconds to wait for the book until something is wrong."""


class Lines:
    """Everything that was done at the shadow's table, to be found in the book as well."""

    def __init__(self, book: Book, key: str) -> None:
        self._book, self.key = book, key
        self.own: list[str] = []

    def store(self, number: int, line: str) -> bool:
        assert number == len(self.own)
        self.own.append(line)
        return True

    def finish(self, state: State, assisted: Collection[int]) -> bool:
        assert state.settlement is not None
        self.agree()
        return True

    def stored(self) -> tuple[str, ...]:
        return self._book.actions(self.key)

    def agree(self) -> None:
        """Wait until the program has stored as much, and see that it is the same."""
        await_true(lambda: len(self.stored()) >= len(self.own), f"{self.own[-2:]} was not stored")
        assert list(self.stored()[: len(self.own)]) == self.own


class Told:
    """The other player, who does what the book says was done."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines

    def choose(self, seen: View) -> Action | None:
        assert seen.choices is not None
        stored = self._lines.stored()
        at = len(self._lines.own)
        return parse_action(stored[at]) if len(stored) > at else None

    def close(self) -> None:
        """Nothing to end."""


class ShadowHouse(OpenHouse):
    """The rooms of the program, read from the book alone."""

    def __init__(self, home: Path, motion: Motion, opponent: str = AI.usual) -> None:
        super().__init__(self._no_table)
        self.book = Book.open(home)
        self._motion, self.last = motion, opponent
        self.likes = replace(self.likes, guided=True)  # nothing is explained to whoever plays here
        self.lines: Lines | None = None
        self.header: Header | None = None
        self.session: Session | None = None

    def _no_table(self) -> Scene:
        raise AssertionError("tables are those of the book")

    def running(self) -> tuple[Running, ...]:
        return self.book.running()

    def cards(self) -> tuple[ScoreCard, ...]:
        return self.book.cards()

    def choose_rules(self, options: Options, _game: str = PIQUET, /) -> None:
        raise AssertionError(f"nobody asked for {options}")

    def last_names(self) -> tuple[str, str]:
        return "Anne", "Bertrand"

    def prefer(self, changed: Preferences, /) -> None:
        raise AssertionError(f"nobody chooses anything here, but {changed} was")

    def save_picture(self, draw: Callable[[Room], Picture], name: str, /) -> str:
        raise AssertionError(f"nobody saves {name} here, of {draw}")

    def history(self, key: str = "", /) -> Scene:
        raise AssertionError(f"nobody looks back here, at {key}")

    def accounts(self) -> Accounts:
        return CardsOnly(self.cards(), datetime.now().astimezone())

    def report(self) -> str:
        raise AssertionError("nobody has a problem here")

    def new_partie(
        self,
        seats: Seats,
        options: Options | None = None,
        _game: str = PIQUET,
        _evening: EveningPlace | None = None,
        /,
    ) -> Scene:
        """The table of the partie that has just been begun on the screen."""
        assert options in (None, Options())
        known = {card.id for card in self.cards()}
        await_true(lambda: bool(self.running()), "no partie was begun")
        (partie,) = self.running()
        assert partie.id not in known
        assert partie.header.seats == seats
        return self._of_book(partie, ())

    def resume(self, key: str, /) -> Scene | str:
        (partie,) = [running for running in self.running() if running.id == key]
        return self._of_book(partie, partie.actions)

    def _of_book(self, partie: Running, lines: tuple[str, ...]) -> Scene:
        self.lines, self.header = Lines(self.book, partie.id), partie.header
        self.lines.own.extend(lines)
        humans = {p: Human() for p in Player if partie.header.kinds[p] == HUMAN}
        seats: dict[Player, Occupant] = {p: Told(self.lines) for p in Player}
        seats |= humans
        header = partie.header
        session = Session(seats, Dealer(header.chance), header.options, self.lines, lines)
        self.session = session
        return TableScene(session, shown_names(header), humans, self, self._motion)

    # ---- asked by the table

    def sheet(self, table: TableScene) -> Scene | None:
        assert self.header is not None
        return table.deal_sheet(you_of(self.header))

    def settlement(self, table: TableScene) -> Scene:
        header = self.header
        assert header is not None
        await_true(lambda: any(c.header == header for c in self.cards()), "no score card came")
        return SettlementScene(self, table.session.state, header)

    def pause(self, table: TableScene) -> Scene:
        def book() -> Scene:
            return help_at_table(table.board.seen)

        return Pause(table.board.director, book, lambda: Title(self), lambda _: None)


def await_true(true: Callable[[], bool], else_say: str) -> None:
    """Look again and again until something is so."""
    for _ in range(round(PATIENCE / 0.05)):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(else_say)
