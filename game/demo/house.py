"""The program playing itself: a house without a book, tables whose seats are all programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.games import PIQUET
from game.pages.pause import Pause
from game.pages.people import only_human, shown_names
from game.pages.scene import Pop, Quit, Scene, Transition
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.pages.surroundings import Surroundings
from game.pages.title import Title
from game.piquet.mind.thumb import thumb
from game.piquet.words.say import say
from game.players.mind import mind_of
from game.players.player import HUMAN, Seats, seated
from game.players.program import Program
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.saves.cards import Header, Running, ScoreCard
from game.session.dealer import Dealer
from game.session.session import NoLog, Session
from game.stage.intents import CloseAsked, Intent, Key
from game.stage.looks import Careless, Looks
from game.stage.picture import Picture, Room
from game.table.table import TableScene
from game.words.catalogue import spoken
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.state import State

if TYPE_CHECKING:
    from game.pages.figures.accounts import Accounts
    from game.window.desktop import Desktop

LEVEL = "thumb"
TODAY = "1887-11-20T20:00:00"
"""A demonstration always plays on the same evening, so that its pictures can be compared."""
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
    """A partie played by programs, a line of notation for each deed, and what it came to."""
    state, lines = played(seed)
    yield from lines
    yield from (f"# deal {i}: {a} to {b}" for i, (a, b) in enumerate(state.results, 1))
    if state.settlement is not None:
        yield f"# settled: {state.settlement.points}"


class Watched:
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


class Showcase:
    """A house for looking at: what is needed to show every scene, and nothing is stored."""

    def __init__(self, seed: int, watched: bool = True, likes: Preferences | None = None) -> None:
        self.seed, self.watched = seed, watched
        self.likes = likes or Preferences()
        self.parties: tuple[Running, ...] = ()
        self.finished: tuple[ScoreCard, ...] = ()
        self.header = Header(
            seated((say("you"), say("level.thumb")), (HUMAN, LEVEL)), Options(), seed, TODAY
        )

    def running(self) -> tuple[Running, ...]:
        """What the title offers to continue."""
        return self.parties

    def cards(self) -> tuple[ScoreCard, ...]:
        """What the score cards show."""
        return self.finished

    def history(self, key: str = "", /) -> Scene:  # noqa: ARG002 - the port's signature
        """Nothing was stored to look back on: its score cards."""
        from game.pages.scoresheet import ScoreCards  # noqa: PLC0415 - hardly ever

        return ScoreCards(self)

    def accounts(self) -> Accounts:
        """What its score cards come to; nothing is read or stored."""
        from game.pages.figures.accounts import CardsOnly  # noqa: PLC0415 - hardly ever

        return CardsOnly(self.finished, datetime.fromisoformat(TODAY).replace(tzinfo=UTC))

    def take_notices(self) -> tuple[str, ...]:
        """Nothing can go wrong with a disk that is not used."""
        return ()

    def last_names(self) -> tuple[str, str]:
        """The usual names."""
        return say("player.one"), say("player.two")

    def resume(self, key: str, /) -> Scene | str:  # noqa: ARG002 - the port's signature
        """A table of programs."""
        return self.table()

    def game(self) -> str:
        """Piquet."""
        return PIQUET

    def rules(self, _game: str = PIQUET, /) -> Options:
        """Cavendish's game."""
        return Options()

    def choose_rules(self, options: Options, _game: str = PIQUET, /) -> None:
        """A demonstration keeps to its own."""

    def preferences(self) -> Preferences:
        """What was chosen in this demonstration."""
        return self.likes

    def prefer(self, changed: Preferences, /) -> None:
        """It holds as long as the demonstration."""
        self.likes = changed

    def save_picture(
        self,
        draw: Callable[[Room], Picture],  # noqa: ARG002 - the port's signature
        name: str,
        /,
    ) -> str:
        """Nothing is stored; what would be said is."""
        return say("picture.saved", file=f"{name}.png")

    def report(self) -> str:
        """Nothing is stored; what would be said is."""
        return say("report.written", file="piquet-report-1.json")

    def surroundings(self) -> Surroundings:
        """Whatever there may be."""
        return Surroundings()

    def opponent(self, game: str = PIQUET, /) -> str:
        """The usual one."""
        return mind_of(game).usual

    def new_partie(
        self,
        seats: Seats,  # noqa: ARG002 - the port's signature
        options: Options | None = None,  # noqa: ARG002
        _game: str = PIQUET,
        /,
    ) -> Scene:
        """A table of programs."""
        return self.table()

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
        scene = table.deal_sheet(only_human(self.header.kinds))
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
        """How everything is to look now."""
        return looks_of(self._house.likes, spoken())


def show(desktop: Desktop, seed: int, likes: Preferences) -> bool:
    """Let a partie be seen in a window until it is over or closed."""
    house = Showcase(seed, likes=likes)
    return desktop.run(Stack(house.table()), Path.cwd(), Dressed(house))
