"""The page of a trainer: a hand, one question, a few large replies; and what the set came to.

A reply is clicked, or its digit pressed; Up and Down go through the cards, which a voice reads.
After a wrong one the cards that make the right one are lit, with the reason; Enter goes on. The
clock is the window's, and does not run before one begins.
"""

from __future__ import annotations

from game.pages.page import DEAF_SECONDS, Page
from game.pages.scene import Pop, Transition
from game.saves.progress import Trained
from game.school.ending import EndingTrainer
from game.school.ending_page import EndingPage
from game.school.guess import GuessTrainer
from game.school.guess_page import GuessPage
from game.school.schoolhouse import TrainingHouse
from game.school.trainer_drawn import REPLY, TrainerShown, pace, trainer_picture
from game.school.training import Drill, Trainer, trainer_of
from game.stage.basics import Room
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say, say_of

_FRESH = 1e-9
"""Age of a page on which something new is asked: deaf for a moment, as one that appears."""


class TrainerPage(Page):
    """One trainer of a game: begun, asked, over, and again; popping leads back."""

    def __init__(self, house: TrainingHouse, game: str, name: str) -> None:
        super().__init__(main="go")
        self.game, self.name, self._house = game, name, house
        self._trainer: Trainer = trainer_of(game, name)
        self.drill: Drill | None = None  # not begun
        self._pointed: int | None = None  # a card of the hand, from 0
        self._before = house.trained(game, name)

    def tick(self, seconds: float) -> Transition | None:
        if self.drill is not None:
            later = self.drill.passed(seconds)
            if int(later.seconds) != int(self.drill.seconds):
                self.touch()
            self.drill = later
        return super().tick(seconds)

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key(digit) if len(digit) == 1 and digit.isdigit():
                if self.age >= DEAF_SECONDS:
                    self._typed(digit)
                return None
            case Key("up" | "down" as name) if self.drill is not None and not self.drill.over:
                self._point(-1 if name == "up" else 1, len(self.drill.hand.cards))
                return None
        return super().obey(intent)

    def step(self, by: int) -> None:
        """One leaves the cards."""
        self._pointed = None
        super().step(by)

    def press(self, key: str) -> Transition | None:
        drill = self.drill
        if key == "away":
            return Pop()
        if drill is None or drill.over:
            self._begin()
        elif key == "go":
            self._on(drill.read())
        else:
            self._on(drill.answered(key.removeprefix(REPLY)))
        return None

    def _point(self, by: int, count: int) -> None:
        """The card before or after the one that is pointed at; the first or the last at first."""
        last = self._pointed if self._pointed is not None else min(0, -by)
        self._pointed, self.focus = (last + by) % count, None
        self.touch()

    def _begin(self) -> None:
        self._before = self._house.trained(self.game, self.name)
        self._on(Drill(self._trainer.hands(self._house.fresh_seed())))

    def _typed(self, digit: str) -> None:
        """The key of a reply."""
        if self.drill is not None and self.drill.running:
            replies = self.drill.question.replies
            code = next((reply.code for reply in replies if reply.digit == digit), None)
            if code is not None:
                self._on(self.drill.answered(code))

    def _on(self, drill: Drill) -> None:
        """Something else is asked or told from now on."""
        if self.drill is None or drill.at != self.drill.at:
            self._pointed = None
        self.drill, self.age, self.focus = drill, _FRESH, None
        self.touch()
        if drill.over and drill.result.beats(self._before):
            self._house.train(self.game, self.name, drill.result)

    def _buttons(self) -> tuple[Button, ...]:
        drill = self.drill
        away = Button("away", say("help.back"), "Esc")
        if drill is not None and drill.running:
            return (away,)
        begin = say("trainer.begin" if drill is None else "trainer.again")
        words = say("trainer.on") if drill is not None and drill.wrong else begin
        return (away, Button("go", words, "Enter", primary=True))

    def draw(self, room: Room) -> Picture:
        drill, trainer = self.drill, self._trainer
        asked = drill is not None and not drill.over
        return trainer_picture(
            TrainerShown(
                title=say_of(self.game, f"trainer.{self.name}"),
                about=say_of(self.game, f"trainer.{self.name}.about"),
                drill=drill,
                best=self._before,
                asked=trainer.ask(drill.question) if drill is not None and asked else "",
                replies=tuple(
                    trainer.reply(reply, drill.question) for reply in drill.question.replies
                )
                if drill is not None and asked
                else (),
                why=trainer.why(drill.hand, drill.question)
                if drill is not None and drill.wrong
                else "",
                pointed=self._pointed,
                buttons=self._buttons(),
            ),
            room,
        )


def open_trainer(house: TrainingHouse, game: str, name: str) -> Page:
    """The page of one. KeyError for a name that is none's."""
    trainer = trainer_of(game, name)
    if isinstance(trainer, GuessTrainer):
        return GuessPage(house, game, name, trainer)
    if isinstance(trainer, EndingTrainer):
        return EndingPage(house, game, name, trainer)
    return TrainerPage(house, game, name)


def short_best(game: str, name: str, trained: Trained) -> str:
    """The best that came of one, in few words."""
    trainer = trainer_of(game, name)
    if isinstance(trainer, EndingTrainer):
        return say("trainers.best.row", number=trained.right)
    if isinstance(trainer, GuessTrainer):
        return say("trainers.best.percent", value=trained.right)
    return say("learn.pace", pace=pace(trained))
