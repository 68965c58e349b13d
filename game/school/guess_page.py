"""The page on which a hand is read: say of each unseen card who has it, then see how it was.

A click on a card says that the other has it, another that he has not; Up and Down say more and less
of the card that the arrows go to. Enter is the end of it, and goes on.
"""

from __future__ import annotations

from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.players.mind import mind_of
from game.saves.progress import Trained
from game.school.guess import GuessTask, GuessTrainer, HandGuess, Score, result
from game.school.guess_drawn import CARD, GuessShown, guess_picture
from game.school.schoolhouse import TrainingHouse
from game.school.training import Supply
from game.stage.basics import Room
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import card_name
from rules.core.cards import Card, card

_FRESH = 1e-9
"""Age of a page on which something new is seen: deaf for a moment, as one that appears."""


class GuessPage(Page):
    """One trainer in which hands are read: begun, asked, told, over; popping leads back."""

    def __init__(self, house: TrainingHouse, game: str, name: str, trainer: GuessTrainer) -> None:
        super().__init__(main="go")
        self.game, self.name, self.trainer = game, name, trainer
        self._house, self._source = house, house.exercises(game)
        self._supply: Supply[GuessTask] | None = None  # not begun
        self.guess: HandGuess | None = None  # none while it is waited for
        self.scores: tuple[Score, ...] = ()
        self._before = house.trained(game, name)

    @property
    def over(self) -> bool:
        """Whether all hands of the set were told."""
        return len(self.scores) == self.trainer.length and self.guess is None

    @property
    def waiting(self) -> bool:
        return self._supply is not None and self.guess is None and not self.over

    @property
    def failed(self) -> bool:
        """Whether none will come."""
        return self.waiting and self._supply is not None and self._supply.failed

    def tick(self, seconds: float) -> Transition | None:
        if self.waiting and self._supply is not None:
            failed = self.failed
            task = self._supply.take(len(self.scores))
            if task is not None:
                self._on(HandGuess(task))
            elif self.failed != failed:
                self.touch()
        return super().tick(seconds)

    def obey(self, intent: Intent) -> Transition | None:
        pointed = self._pointed
        match intent:
            case Key("up" | "down" as name) if self._asked:
                if pointed is None:
                    self.step(1)
                else:
                    self._mark(self._guess.moved(pointed, 1 if name == "up" else -1))
                return None
            case Key("enter") if pointed is not None:
                return self.press("go")
        return super().obey(intent)

    def stops(self) -> tuple[str, ...]:
        """The cards first; the first step leads to the first of them."""
        keys = super().stops()
        return tuple(sorted(keys, key=lambda key: not key.startswith(CARD)))

    def step(self, by: int) -> None:
        if self.focus is None and self._asked:
            cards = [key for key in self.stops() if key.startswith(CARD)]
            if cards:
                self.focus = cards[0 if by > 0 else -1]
                self.touch()
                return
        super().step(by)

    def press(self, key: str) -> Transition | None:
        if key == "away":
            return self.escape()
        if key.startswith(CARD):
            if self._asked:
                self._mark(self._guess.turned(card(key.removeprefix(CARD))))
        elif self._supply is None or self.over or self.failed:
            self._begin()
        elif self.guess is not None:
            self._go_on(self.guess)
        return None

    def escape(self) -> Transition | None:
        self._source.close()
        return Pop()

    @property
    def _asked(self) -> bool:
        """Whether something may be said of the cards."""
        return self.guess is not None and not self.guess.told

    @property
    def _guess(self) -> HandGuess:
        assert self.guess is not None
        return self.guess

    @property
    def _pointed(self) -> Card | None:
        """The card that has the focus, or that one points at."""
        for key in (self.focus, self.hover):
            if key is not None and key.startswith(CARD):
                return card(key.removeprefix(CARD))
        return None

    def _mark(self, guess: HandGuess) -> None:
        self.guess = guess
        self.touch()

    def _begin(self) -> None:
        self._before = self._house.trained(self.game, self.name)
        self.scores = ()
        if self.failed:
            self._source.close()
            self._source = self._house.exercises(self.game)
        seed, most = self._house.fresh_seed(), self.trainer.length
        self._supply = Supply(self._source, self.name, seed, most, self.trainer.read)
        self._on(None)

    def _go_on(self, guess: HandGuess) -> None:
        """Tell the truth; or, when it was read, the next hand."""
        if guess.told:
            self._on(None)
            return
        self.scores = (*self.scores, guess.score)
        self._on(HandGuess(guess.task, guess.marks, told=True))
        found = self.result
        if len(self.scores) == self.trainer.length and found.right and found.beats(self._before):
            self._house.train(self.game, self.name, found)

    def _on(self, guess: HandGuess | None) -> None:
        """Something else is seen from now on."""
        self.guess, self.age, self.focus = guess, _FRESH, None
        self.touch()

    @property
    def result(self) -> Trained:
        """What the set came to."""
        return result(self.scores)

    def _buttons(self) -> tuple[Button, ...]:
        away = Button("away", say("help.back"), "Esc")
        if self.failed:
            return (away, Button("go", say("trainer.retry"), "Enter", primary=True))
        if self.waiting:
            return (away,)
        if self.guess is not None:
            words = say("trainer.on" if self.guess.told else "guess.done")
        else:
            words = say("trainer.begin" if self._supply is None else "guess.again")
        return (away, Button("go", words, "Enter", primary=True))

    def draw(self, room: Room) -> Picture:
        guess, pointed = self.guess, self._pointed
        other = "" if guess is None else say_of(self.game, f"level.{guess.task.level}")
        return guess_picture(
            GuessShown(
                title=say_of(self.game, f"trainer.{self.name}"),
                about=say_of(self.game, f"trainer.{self.name}.about"),
                begun=self._supply is not None,
                failed=self.failed,
                guess=guess,
                heard=() if guess is None else self.trainer.heard(guess.task),
                other=other,
                judge=say_of(self.game, f"level.{mind_of(self.game).levels[-1]}"),
                why=self.trainer.why(guess.task, other) if guess and guess.told else "",
                pointed=pointed,
                named="" if pointed is None else card_name(pointed),
                scores=self.scores,
                most=self.trainer.length,
                best=self._before,
                buttons=self._buttons(),
            ),
            room,
        )
