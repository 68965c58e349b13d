"""A partie at the card table without a window: people, packs as wished, a watchful driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.help.book import Help
from game.pages.page import Page
from game.pages.scene import Pop, Scene, Transition
from game.pages.stack import Stack
from game.piquet.ai.heuristic import thumb
from game.piquet.ui.animations import lay
from game.piquet.ui.hand_state import HandState
from game.players.engine import Program
from game.players.player import Human, Occupant
from game.preferences import Preferences
from game.session.dealer import Dealer
from game.session.session import Log, Session
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.picture import Backdrop, CardItem, Picture, Role, Text, Widget
from game.table.aiding import Suggests, quick_suggestions
from game.table.opposite import opposite_of
from game.table.table import TableScene
from game.table.weighing import Foresees, Weighs
from game.words.catalogue import spoken
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.partie import start_deal
from rules.piquet.state import State
from rules.piquet.view import View
from tests.game.hand import Person, Step, click
from tests.game.pilot import EstimatingRuler

USUAL = Room(1280, 800, EstimatingRuler())
SMALL = Room(1024, 640, EstimatingRuler())
NAMES = ("Anne", "Bertrand")
suggestion = quick_suggestions("piquet")
"""What one might do in a view, by rules of thumb."""


class Stacked(Dealer):
    """Deals the packs it was given, by the number of the deal, and shuffles the others."""

    def __init__(self, seed: int, packs: Mapping[int, tuple[Card, ...]]) -> None:
        super().__init__(seed)
        self._packs = packs

    def shuffled(self, pack: Sequence[Card], name: str) -> tuple[Card, ...]:
        what, number = name.split()
        stacked = self._packs.get(int(number)) if what == "deal" else None
        return stacked or super().shuffled(pack, name)


class Slip(Page):
    """A page with one thing to press, in the place of a sheet, a menu or the end."""

    def __init__(self, name: str, after: Callable[[], Transition] = Pop) -> None:
        super().__init__(main="on")
        self.name, self._after = name, after

    def draw(self, room: Room) -> Picture:
        place = Rect(room.width / 2 - 80, room.height / 2, 160, 56)
        return Picture.of(Backdrop.SHEET, (Widget(Role.BUTTON, name="On", key="on", place=place),))

    def press(self, key: str) -> Transition | None:
        assert key == "on"
        return self._after()


@dataclass
class Around:
    """What lies around the table; remembers what was asked for."""

    asked: Counter[str] = field(default_factory=Counter)
    likes: Preferences = field(
        default_factory=lambda: Preferences(trick_pause=0, play_forced=False)  # each is clicked
    )

    def preferences(self) -> Preferences:
        return self.likes

    def prefer(self, changed: Preferences, /) -> None:
        self.likes = changed

    def _slip(self, name: str) -> Scene:
        self.asked[name] += 1
        return Slip(name)

    def sheet(self, table: TableScene) -> Scene:
        assert table.session.state.deal is not None
        return self._slip("sheet")

    def settlement(self, table: TableScene) -> Scene:
        assert table.session.state.settlement is not None
        return self._slip("settlement")

    def pause(self, table: TableScene) -> Scene:
        assert table.session.state.turn is not None
        return self._slip("pause")


def at_table(
    seed: int,
    *,
    packs: Mapping[int, tuple[Card, ...]] | None = None,
    people: tuple[Player, ...] = (Player.A,),
    motion: Motion = Motion.OFF,
    log: Log | None = None,
    lines: tuple[str, ...] = (),
    options: Options | None = None,
    state: State | None = None,
    suggests: Suggests | None = None,
    foresees: Foresees | None = None,
    weighs: Weighs | None = None,
    opposite: str | None = None,
) -> TableScene:
    """A table with people in some seats and the player of rules of thumb in the others.

    `state` is where the partie stands, instead of at its start; `opposite` is who sits there.
    """
    humans = {player: Human() for player in people}
    seats: dict[Player, Occupant] = {player: Program(thumb.choose, seed) for player in Player}
    seats |= humans
    session = Session(seats, Stacked(seed, packs or {}), options, log, lines)
    if state is not None:
        session.course = replace(session.course, state=state)
    return TableScene(
        session,
        NAMES,
        humans,
        Around(),
        motion,
        suggests=suggests,
        foresees=foresees,
        weighs=weighs,
        opposite=opposite_of(opposite, PIQUET),
    )


def before_last_deal(options: Options, totals: tuple[int, int], dealer: Player) -> State:
    """A partie whose last deal comes next, or any deal of a game to a hundred."""
    zeros = ((0, 0),) * ((options.deals or 3) - 2)
    return replace(start_deal(options, dealer), results=(*zeros, totals))


def around(table: TableScene) -> Around:
    found = table.around
    assert isinstance(found, Around)
    return found


def shown(table: TableScene) -> State:
    """The truth behind what the table shows at the moment."""
    state = table.board.shown._state
    assert isinstance(state, State)
    return state


def refusals(picture: Picture) -> list[str]:
    """The sentences that say why something could not be done."""
    hint = Paint(Tone.FOCUS)
    return [item.words for item in picture.items if isinstance(item, Text) and item.paint == hint]


@dataclass
class Play:
    """People play a whole partie at a table; every step is looked at."""

    table: TableScene
    person: Person
    room: Room = USUAL
    tick: float = 0.1
    watch: Callable[[Picture], None] | None = None
    done: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.stack = Stack(self.table)
        self._seen: tuple[object, Picture] | None = None
        self._laid: tuple[View, HandState, Room, dict[str, CardItem]] | None = None

    @property
    def over(self) -> bool:
        return isinstance(self.stack.top, Slip) and self.stack.top.name == "settlement"

    def picture(self) -> Picture:
        """What is seen; composed anew only when it may differ, as the window does."""
        now = self.stack.changed, self.room, spoken()
        if self._seen is None or self._seen[0] != now or self.stack.moving:
            self._seen = now, self.stack.picture(self.room)
        picture = self._seen[1]
        if self.watch is not None:
            self.watch(picture)
        return picture

    def run(self, until: Callable[[], bool] | None = None, most: int = 3000) -> None:
        """Play to the settlement, or until something is so, which must come before."""
        for _ in range(most):
            if until is not None and until():
                return
            if self.over:
                assert until is None, f"the partie is over and it never came: {self.done}"
                return
            self.turn()
        state = self.table.session.state
        raise AssertionError(f"the partie stands still in {state.phase}, {state.turn}: {self.done}")

    def run_deals(self, number: int) -> None:
        """Play until so many deals are over."""
        self.run(until=lambda: len(self.table.session.state.results) >= number)

    def turn(self) -> None:
        """One step of whoever is asked, or a moment of time."""
        picture = self.picture()
        top = self.stack.top
        if isinstance(top, Slip):
            for intent in click(picture, "on"):
                self.stack.on_intent(intent)
            self.wait()
            return
        if isinstance(top, Help):
            self.wait()
            self.stack.on_intent(Key("escape"))
            return
        step = self.person.step(self.table, picture)
        if step is None:
            self.wait(self.tick)
            return
        self._do(step)

    def wait(self, seconds: float = 0.3) -> None:
        """Let time pass in small ticks, looking at every picture."""
        for _ in range(max(1, round(seconds / self.tick))):
            self.stack.tick(self.tick)
            self._agrees()
            if self.watch is not None:
                self.picture()

    def obey(self, step: Step) -> None:
        """Hand the intents of a step to the stack; who watches is shown a picture after each."""
        for intent in step.intents:
            self.stack.on_intent(intent)
            if self.watch is not None or isinstance(intent, Key):
                self.picture()
        self.picture()

    def _do(self, step: Step) -> None:
        before = self.table.session.count
        self.obey(step)
        assert refusals(self.picture()) == [], f"{step} was offered and then refused"
        self.wait()
        self.done[step.name] += 1
        if step.action:
            assert self.table.session.count > before, f"{step} did nothing"

    def _agrees(self) -> None:
        """What lies on the table is what the layout says of the true state, once all has come."""
        board = self.table.board
        if (
            self.over
            or self.stack.top is not self.table
            or self.table.curtain
            or not board.moved_on
        ):
            return
        assert board.shown is self.table.session.now
        assert board.room is not None
        wanted = self._lay(board.seen, board.hand_state, board.room)
        assert {item.key: item for item in board.director.items()} == wanted

    def _lay(self, seen: View, hand_state: HandState, room: Room) -> dict[str, CardItem]:
        """What the layout says; asked anew only when what it is asked of is not the same."""
        laid = self._laid
        if laid is None or laid[0] is not seen or laid[1] is not hand_state or laid[2] is not room:
            laid = self._laid = seen, hand_state, room, lay(seen, hand_state, room)
        return laid[3]
