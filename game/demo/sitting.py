"""Tables at which one is played for by rules of thumb, until there is something to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.demo.album import Album
from game.demo.house import LineLog, Showcase, programs
from game.games import PIQUET
from game.pages.people import against
from game.pages.scene import Scene, Transition
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.players.engine import Program
from game.players.mind import Choose
from game.players.player import Human, Occupant
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.table.advance import Opponent
from game.table.cut import SealedPacks
from game.table.opposite import NOBODY, opposite_of
from game.table.table import TableScene
from game.table.weighing import Foresees, Weighs
from game.words.catalogue import say
from rules.core.game import Options
from rules.core.seats import Player
from rules.piquet import options as piquet
from rules.piquet.state import State

TICK = 1 / 30
MOST_TICKS = 60_000


def sit(
    album: Album,
    house: Showcase,
    seed: int,
    *,
    game: str = PIQUET,
    options: Options | None = None,
    lines: Sequence[str] = (),
    level: str = AI.usual,
    plays: Choose = thumb.choose,
    by: int | None = None,
    two: bool = False,
    motion: Motion = Motion.NORMAL,
    opponent: Opponent | None = None,
    weighs: Weighs | None = None,
    sealed: SealedPacks | None = None,
    foresees: Foresees | None = None,
) -> TableScene:
    """A person against one who has the face of a level, or `two` people, in rooms of the album.

    The other `plays` with the luck of the seed, or of what it is told `by`.
    """
    people = {player: Human() for player in (Player if two else (Player.A,))}
    rival = Program(plays, seed if by is None else by)
    seats: dict[Player, Occupant] = {player: people.get(player, rival) for player in Player}
    you, other = against(level, game)
    table = TableScene(
        Session(seats, Dealer(seed), options, lines=lines, game=game),
        (say("demo.one"), say("demo.two")) if two else (you.name, other.name),
        people,
        house,
        motion,
        opponent,
        sealed=sealed,
        foresees=foresees,
        weighs=weighs,
        opposite=NOBODY if two else opposite_of(level, game),
    )
    album.look(table)
    return table


def person(table: TableScene) -> Human:
    """Who sits before the screen."""
    return table.humans[table.board.viewer]


def asked(table: TableScene) -> bool:
    """Whether somebody is to answer."""
    return table.asks and person(table).idle


def turns(
    table: TableScene, seed: int, plays: Choose = thumb.choose, tick: float = TICK
) -> Iterator[Transition | None]:
    """What comes of the table with each tick; after it has been looked at the person `plays` on.

    RuntimeError if that takes too long: what was to be seen never came.
    """
    for _ in range(MOST_TICKS):
        yield table.tick(tick)
        if table.curtain:
            table.lift_curtain()
        elif table.board.top.lingering:
            table.hide_hand()
        elif asked(table):
            person(table).answer(plays(table.board.seen, seed))
    raise RuntimeError("it was never to be seen")


def rest(scene: Scene, ticks: int = 20) -> None:
    """Until what was begun has come to rest."""
    for _ in range(ticks):
        scene.tick(TICK)


def await_so(scene: Scene, so: Callable[[], bool]) -> None:
    """Until something is so, and past the second half of a double click."""
    while not so():
        scene.tick(TICK)
    rest(scene, 10)


def log_until(
    seed: int, so: Callable[[State], bool], options: piquet.Options | None = None
) -> list[str]:
    """The log of a partie of programs as far as something is so."""
    log = LineLog()
    session = Session(programs(seed), Dealer(seed), options, log)
    while not so(session.state):
        if not session.advance():
            raise RuntimeError(f"it is never so in the partie {seed}")
    return log.lines
