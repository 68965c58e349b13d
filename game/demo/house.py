"""The program playing itself: a house without a book, tables whose seats are all programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.demo.open_house import TODAY, OpenHouse
from game.games import PIQUET
from game.pages.pause import Pause
from game.pages.people import shown_names, you_of
from game.pages.scene import Pop, Quit, Scene, Transition
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.pages.start.title import Title
from game.piquet.ai.heuristic import thumb
from game.piquet.words import say
from game.players.engine import Program
from game.players.player import HUMAN, seated
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.saves.partie import Header
from game.session.dealer import Dealer
from game.session.session import NoLog, Session
from game.stage.basics import Room
from game.stage.intents import CloseAsked, Intent, Key
from game.stage.looks import Careless, Looks
from game.stage.picture import Picture
from game.table.table import TableScene
from game.words.catalogue import spoken
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.state import State

if TYPE_CHECKING:
    from game.window.desktop import Desktop

LEVEL = "thumb"
_SHEET_SECONDS, _END_SECONDS = 5.0, 8.0


class LineLog(NoLog):
    """Keeps the lines of a partie in memory."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def store(self, number: int, line: str) -> bool:  # noqa: ARG002 - the port's signature
        self.lines.append(line)
        return True


def programs(seed: int) -> dict[Player, Program]:
    """A program for each seat."""
    return {player: Program(thumb.choose, seed * 2 + player) for player in Player}


def played(seed: int, deals: int | None = None) -> tuple[State, tuple[str, ...]]:
    """A partie played by programs: its last state and its log; only `deals` deals if given."""
    log = LineLog()
    session = Session(programs(seed), Dealer(seed), Options(), log)
    while session.state.turn is not None and (deals is None or len(session.state.results) < deals):
        session.advance()
    return session.state, tuple(log.lines)


def tell(seed: int) -> Iterator[str]:
    """A partie played by programs, a line of notation for each action, and what it came to."""
    state, lines = played(seed)
    yield from lines
    yield from (f"# deal {i}: {a} to {b}" for i, (a, b) in enumerate(state.results, 1))
    if state.settlement is not None:
        yield f"# settled: {state.settlement.points}"


class Watched(Scene):
    """A scene that goes on by itself after a while, since nobody is there to press a key."""

    def __init__(self, scene: Scene, seconds: float, then: Transition) -> None:
        self._scene, self._left, self._then = scene, seconds, then

    @property
    def moving(self) -> bool:
        return self._scene.moving

    @property
    def changed(self) -> int:
        return self._scene.changed

    def picture(self, room: Room) -> Picture:
        """What the scene shows."""
        return self._scene.picture(room)

    def on_intent(self, intent: Intent) -> Transition | None:
        """Any key goes on at once; closing closes."""
        if isinstance(intent, CloseAsked) or intent == Key("escape"):
            return Quit()
        return self._then if isinstance(intent, Key) else None

    def tick(self, seconds: float) -> Transition | None:
        """Counts down."""
        self._left -= seconds
        return self._then if self._left <= 0 else self._scene.tick(seconds)


class Showcase(OpenHouse):
    """A house for looking at, in which programs sit at every table."""

    def __init__(self, seed: int, watched: bool = True, likes: Preferences | None = None) -> None:
        super().__init__(self.table)
        self.seed, self.watched = seed, watched
        self.likes = likes or self.likes
        self.header = Header(
            seated((say("you"), say("level.thumb")), (HUMAN, LEVEL)), Options(), seed, TODAY
        )

    def choose_rules(self, options: Options, _game: str = PIQUET, /) -> None:
        """A demonstration keeps to its own."""

    def table(self) -> TableScene:
        """Two programs at a table."""
        session = Session(programs(self.seed), Dealer(self.seed))
        header = Header(
            seated((say("demo.one"), say("demo.two")), (LEVEL, LEVEL)), Options(), self.seed, ""
        )
        self.header = header
        return TableScene(session, shown_names(header), {}, self)

    def sheet(self, table: TableScene) -> Scene | None:
        """The sheet of a deal; it goes away by itself when nobody plays."""
        scene = table.deal_sheet(you_of(self.header))
        if scene is None or not self.watched:
            return scene
        return Watched(scene, _SHEET_SECONDS, Pop())

    def settlement(self, table: TableScene) -> Scene:
        """The end of the partie, and of the demonstration."""
        scene = SettlementScene(self, table.session.state, self.header)
        return Watched(scene, _END_SECONDS, Quit()) if self.watched else scene

    def pause(self, table: TableScene) -> Scene:
        """The menu above the table."""
        return Pause(table.board.director, table.book, lambda: Title(self), lambda _motion: None)


class Dressed(Careless):
    """Lets a window look as is liked in a house, and remembers nothing of the window."""

    def __init__(self, house: Showcase) -> None:
        self._house = house

    def looks(self) -> Looks:
        return looks_of(self._house.likes, spoken())


def show(desktop: Desktop, seed: int, likes: Preferences) -> bool:
    """Let a partie be seen in a window until it is over or closed."""
    house = Showcase(seed, likes=likes)
    return desktop.run(Stack(house.table()), Path.cwd(), Dressed(house))
