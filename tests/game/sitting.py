"""A partie of any game at its table, played by mouse, by drag or by keys; time goes by hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from game.demo.house import Showcase
from game.games import papers_of
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.players.engine import Program
from game.players.mind import Choose
from game.players.player import Human, Occupant, seated
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Drag, Hover, Key, Press, Release
from game.stage.picture import CardAt, Picture, Text, Touch
from game.table.opposite import NOBODY, Opposite
from game.table.table import TableScene
from game.table.weighing import Weighs
from rules.core.cards import Card
from rules.core.game import Action
from rules.core.seats import Player
from tests.game.hand import spot
from tests.game.pilot import EstimatingRuler

_TICK = 0.1
ViewT = TypeVar("ViewT")


def session_of(table: TableScene) -> Session:
    """The session of a table that has no friend elsewhere."""
    assert isinstance(table.session, Session)
    return table.session


class SittingAt(ABC, Generic[ViewT]):
    """A table with one or two people at the screen, who do what the rules of thumb suggest."""

    game: ClassVar[str]
    cloth: ClassVar[tuple[float, float]]
    """Where a card that is dragged is let go."""

    def __init__(
        self,
        seed: int = 3,
        options: Any = None,
        people: int = 1,
        size: tuple[float, float] = (1280, 800),
        motion: Motion = Motion.OFF,
        weighs: Weighs | None = None,
        dealer: Dealer | None = None,
        opposite: Opposite = NOBODY,
        rival: str = "Rival",
    ) -> None:
        self.options = options or papers_of(self.game).usual()
        self.people = {player: Human() for player in list(Player)[:people]}
        seats: dict[Player, Occupant] = {
            one: self.people.get(one) or Program(self.choose(), seed + one) for one in Player
        }
        self.session = Session(seats, dealer or Dealer(seed), self.options, game=self.game)
        self.house = Showcase(seed, watched=False)
        likes = replace(self.house.preferences(), trick_pause=0, guided=True, motion=motion.value)
        likes = replace(likes, play_forced=False)
        self.house.prefer(likes)
        names = ("You", rival) if people == 1 else ("Anne", "Bertrand")
        kinds = ("human", "thumb") if people == 1 else ("human", "human")
        self.house.header = replace(
            self.house.header, game=self.game, options=self.options, seats=seated(names, kinds)
        )
        people_here = dict(self.people)
        self.table = TableScene(
            self.session, names, people_here, self.house, motion, weighs=weighs, opposite=opposite
        )
        self.stack = Stack(self.table)
        self.room = Room(*size, EstimatingRuler())
        self.stack.picture(self.room)  # so that the table knows its room

    @staticmethod
    @abstractmethod
    def choose() -> Choose:
        """The rules of thumb."""

    @property
    def picture(self) -> Picture:
        """What is seen now."""
        return self.stack.picture(self.room)

    @property
    def words(self) -> list[str]:
        """All that can be read now."""
        return [item.words for item in self.lines()]

    def lines(self) -> list[Text]:
        """Every line of words, as it stands there."""
        return [item for item in self.picture.items if isinstance(item, Text)]

    @property
    def seen(self) -> ViewT:
        """The edition of whoever sits before the screen."""
        view: ViewT = self.table.board.seen
        return view

    @property
    def asked(self) -> bool:
        """Whether something is asked of the person and nothing moves."""
        return self.table.asks and not self.table.acting.guarded and not self.session.storing

    @property
    def over(self) -> bool:
        """Whether the settlement lies there."""
        return isinstance(self.stack.top, SettlementScene)

    def wait(self, seconds: float = 0.5) -> None:
        """Let time go by."""
        for _ in range(round(seconds / _TICK)):
            self.stack.tick(_TICK)

    def until(self, so: Callable[[], bool], rounds: int = 6000) -> None:
        """Let time go by, lifting curtains and turning sheets, until something is so."""
        for _ in range(rounds):
            if self.over or so():
                return
            self.stack.tick(_TICK)
            if so():
                return
            if self.stack.top is not self.table and not self.over:
                self.wait()
                self.wait()
                self.stack.on_intent(Key("enter"))
            elif self.table.curtain:
                self.stack.on_intent(Key("space"))
            elif self.table.board.top.headway.kept:
                self.stack.on_intent(Key("enter"))  # what lies has been read
        raise AssertionError("it did not come")

    def press(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self.stack.picture(self.room)
            self.stack.on_intent(Key(name))
            self.stack.tick(_TICK)

    def click(self, at: Touch) -> None:
        """Move to a target, press and let go."""
        x, y = spot(self.picture, at)
        for intent in (Hover(x, y), Press(x, y), Release(x, y)):
            self.stack.on_intent(intent)

    def point(self, at: Touch) -> None:
        """Move to a target."""
        self.stack.on_intent(Hover(*spot(self.picture, at)))
        self.stack.tick(_TICK)

    def drag(self, card: Card, x: float, y: float) -> None:
        """Drag an own card to a point and let it go."""
        x1, y1 = spot(self.picture, CardAt(str(card)))
        self.stack.on_intent(Press(x1, y1))
        for share in (0.5, 1.0):
            self.stack.on_intent(Drag(x1 + (x - x1) * share, y1 + (y - y1) * share))
        self.stack.on_intent(Release(x, y))

    # ---- a whole partie

    def suggested(self) -> Any:
        """What the rules of thumb would do."""
        return self.choose()(self.table.board.seen, 1)

    def plays_on(self, manner: str, stop: Callable[[], bool] = lambda: False) -> int:
        """Play by mouse, drag or keys until something is so, or to the end; counts the actions."""
        done = 0
        while True:
            self.until(lambda: self.asked or stop())
            if self.over or stop():
                return done
            self.one(manner)
            done += 1

    def one(self, manner: str) -> None:
        """The action that is suggested, and whatever time it takes."""
        before = self.session.count
        self.does(self.suggested(), manner)
        self.until(lambda: self.session.count > before and not self.session.storing)

    @abstractmethod
    def does(self, action: Any, manner: str) -> None:
        """One action of the person at the screen."""

    def cuts(self, place: int, manner: str) -> None:
        """The pack is cut, or a card turned up from it."""
        self.click(CardAt(f"pack:{place}")) if manner == "mouse" else self.press("right", "enter")

    def plays(self, card: Card, manner: str) -> None:
        """A card is played, or chosen for something else."""
        if manner == "mouse":
            self.click(CardAt(str(card)))
        elif manner == "drag":
            self.drag(card, *self.cloth)
        else:
            deal = self.table.board.seen.deal
            for _ in range(len(deal.hand) + 1 if deal else 0):
                if self.table.board.hand_state.focus == card:
                    break
                self.press("right")
            self.press("space")

    def button(self, action: Action, manner: str) -> None:
        """What is done by the button that offers it, or by its key."""
        offer = next(one for one in self.table.acting.prompt.every if one.action == action)
        if manner == "keys" and offer.button.cap:
            self.press(offer.button.cap.lower())
        else:
            self.click(offer.button.key)
