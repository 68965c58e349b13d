"""Who plays on in a session that is being recorded: each thing done becomes a line of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.games import PIQUET
from game.pages.settlement import SettlementScene
from game.stage.basics import Room
from game.stage.intents import Drag, Intent, Key, Press, Release
from game.stage.picture import Picture, Touch
from game.table.table import TableScene
from tests.game.all_fours.sitting import Sitting as AtAllFours
from tests.game.bezique.sitting import Sitting as AtBezique
from tests.game.hand import Manner, Person
from tests.golden.session import Visit, named

_MOST = 2000


class Hands:
    """What stands for the stack: intents become actions of the visit, which passes the time."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.seen: list[str] = []
        self._at: Touch | None = None
        self._dragged = False

    @property
    def top(self) -> object:
        return self.visit.stack.top

    def tick(self, seconds: float) -> None:
        """Time passes after each action until all is quiet."""

    def picture(self, _room: Room) -> Picture:
        return self.visit.picture

    def on_intent(self, intent: Intent) -> None:
        match intent:
            case Key(name):
                self._do(f"press {name}")
            case Press(x, y):
                self._at, self._dragged = self.visit.picture.hit(x, y), False
            case Drag():
                self._dragged = True
            case Release(x, y) if self._at is not None:
                name = named(self._at)
                self._do(f"drag {name} to {x:.0f},{y:.0f}" if self._dragged else f"click {name}")
            case _:
                pass

    def _do(self, action: str) -> None:
        self.seen += self.visit.does(action)


def plays(visit: Visit, told: str) -> Iterator[str]:
    """Play on at the table, `told` how and how far: "mouse to deal 2", "keys to the end"."""
    manner, _, end = told.partition(" to ")
    hands = Hands(visit)
    table = visit.stack.top
    assert isinstance(table, TableScene), "nobody plays on a page"
    does = _player(table, hands, manner)
    for _ in range(_MOST):
        if isinstance(hands.top, SettlementScene):
            break
        results = table.session.rules.deals(table.session.state).results
        if end.startswith("deal ") and len(results) >= int(end.split()[1]):
            break
        if hands.top is not table or table.board.top.headway.kept:
            hands.on_intent(Key("enter"))
        elif table.curtain:
            _click(hands, "show") if manner == "mouse" else hands.on_intent(Key("space"))
        else:
            does()
        yield from hands.seen
        hands.seen = []


def _click(hands: Hands, key: str) -> None:
    hands.seen += hands.visit.does(f"click {key}")


def _player(table: TableScene, hands: Hands, manner: str) -> Any:
    game = table.session.rules.name
    if game == PIQUET:
        person = Person(Manner(manner), 1)

        def step() -> None:
            done = person.step(table, hands.visit.picture)
            assert done is not None, "there is nothing to be done"
            for intent in done.intents:
                hands.on_intent(intent)

        return step
    sitting: Any = object.__new__(AtBezique if game == "bezique" else AtAllFours)
    sitting.stack, sitting.room, sitting.table = hands, hands.visit.room, table
    sitting.session, sitting.options = table.session, table.session.state.options
    return lambda: sitting.does(sitting.suggested(), manner)
