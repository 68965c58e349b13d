"""A trainer as data: a set of hands, and what is asked of each. No window, no clock.

What is special to a game is asked of the record of functions it brings (`Trainer`), by the
trainer's name. Its title and what it is about are the game's words `trainer.NAME` and
`trainer.NAME.about`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from game.games import part, part_if_any
from game.players.exercises import ExerciseSource, ExerciseWish
from game.saves.progress import Trained
from rules.core.cards import Card, Hand


class PossibleReply(Struct, frozen=True):
    """An answer that may be given: what it says, in a code of the game's, and its digit key."""

    code: str
    digit: str


class Question(Struct, frozen=True):
    """Something asked of a hand: what `about`, the replies to choose from, the right one.

    `cards` are those that make it so; none where it is that nothing is held.
    """

    about: str
    replies: tuple[PossibleReply, ...]
    right: str
    cards: Hand


class TrainingHand(Struct, frozen=True):
    """A hand as it lies from left to right, and what is asked of it in turn."""

    cards: tuple[Card, ...]
    questions: tuple[Question, ...]


class Trainer(Struct, frozen=True, kw_only=True):
    """What a game brings for one trainer. Sentences are in the language spoken."""

    hands: Callable[[int], tuple[TrainingHand, ...]]  # of a seed, always the same
    ask: Callable[[Question], str]
    reply: Callable[[PossibleReply, Question], str]  # what stands on its button
    why: Callable[[TrainingHand, Question], str]  # why the right one is right


def trainers_of(game: str) -> Mapping[str, Any]:
    """The trainers a game brings, by name; none for a game without.

    Each is a `Trainer`, a `guess.GuessTrainer` or an `ending.EndingTrainer`.
    """
    return cast("Mapping[str, Any]", part_if_any(game, "trainers") or {})


def trainer_of(game: str, name: str) -> Any:  # noqa: ANN401  (one of three records)
    """One of them. KeyError for a name that is none's."""
    return part(game, "trainers")[name]


class Drill(Struct, frozen=True):
    """Somebody at a trainer.

    `at` is the hand, `asked` the question of it; `wrong` is the reply that was wrong, while its
    reason is read. `marks` says of each hand that is behind one whether all of it was right;
    `slipped` that something of the present one was not. `seconds` are those of all hands.
    """

    hands: tuple[TrainingHand, ...]
    at: int = 0
    asked: int = 0
    wrong: str = ""
    slipped: bool = False
    marks: tuple[bool, ...] = ()
    seconds: float = 0.0

    @property
    def over(self) -> bool:
        """Whether all hands are done."""
        return self.at >= len(self.hands)

    @property
    def hand(self) -> TrainingHand:
        """The hand that lies there; the last one when all are done."""
        return self.hands[min(self.at, len(self.hands) - 1)]

    @property
    def question(self) -> Question:
        """What is asked, or was asked last."""
        questions = self.hand.questions
        return questions[-1 if self.over else self.asked]

    @property
    def running(self) -> bool:
        """Whether an answer is waited for."""
        return not (self.over or self.wrong)

    @property
    def result(self) -> Trained:
        """What the set came to: hands without a slip, tenths of a second a hand."""
        return Trained(sum(self.marks), round(10 * self.seconds / len(self.hands)))

    def passed(self, seconds: float) -> Drill:
        """The same so much later."""
        return replace(self, seconds=self.seconds + seconds) if self.running else self

    def answered(self, code: str) -> Drill:
        """The next thing asked after the right reply; a wrong one waits with its reason."""
        if not self.running:
            return self
        if code == self.question.right:
            return self._further()
        return replace(self, wrong=code, slipped=True)

    def read(self) -> Drill:
        """On, after the reason was read."""
        return replace(self, wrong="")._further() if self.wrong else self

    def _further(self) -> Drill:
        if self.asked + 1 < len(self.hand.questions):
            return replace(self, asked=self.asked + 1)
        marks = (*self.marks, not self.slipped)
        return replace(self, at=self.at + 1, asked=0, slipped=False, marks=marks)


_Task = TypeVar("_Task")


class Supply(Generic[_Task]):
    """A set of exercises of one trainer, read by `read`; ValueError from it counts as a failure."""

    def __init__(
        self,
        source: ExerciseSource,
        trainer: str,
        seed: int,
        most: int,
        read: Callable[[Mapping[str, Any]], _Task],
    ) -> None:
        self._source, self._trainer, self._seed = source, trainer, seed
        self._most, self._read = most, read
        self._broken = False

    @property
    def failed(self) -> bool:
        """Whether nothing more comes."""
        return self._broken or self._source.failed

    def take(self, number: int) -> _Task | None:
        """The exercise with this number, from 0; None as long as it is not there."""
        self._source.want(self._wish(number))
        data = self._source.given(self._wish(number))
        if data is None or self._broken:
            return None
        if number + 1 < self._most:
            self._source.want(self._wish(number + 1))
        try:
            return self._read(data)
        except (ValueError, KeyError, TypeError):
            self._broken = True
            return None

    def _wish(self, number: int) -> ExerciseWish:
        return ExerciseWish(self._trainer, self._seed, number)
