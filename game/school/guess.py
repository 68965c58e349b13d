"""Reading a hand, as data: the cards that are unseen, what one says of each, what it comes to.

Of each card one says that the other has it, that he has not, or neither; to say neither is to say
what is true of all of them alike. What was said is scored as such numbers are: by the sum of
squares of what they are off, as a share of what one is off who knows nothing (Brier 1950, Murphy
1973). Whoever says what he thinks does best by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from game.saves.progress import Trained
from rules.core.cards import Card, Hand


class Mark(StrEnum):
    """What one says of a card."""

    HOLDS = "holds"
    PERHAPS = "perhaps"
    NOT = "not"


_STEPS = (Mark.NOT, Mark.PERHAPS, Mark.HOLDS)
_AFTER = {Mark.PERHAPS: Mark.HOLDS, Mark.HOLDS: Mark.NOT, Mark.NOT: Mark.PERHAPS}


class TrickSeen(Struct, frozen=True):
    """A trick that was taken: my card and the other's, and who led and won."""

    mine: Card
    theirs: Card
    i_led: bool
    i_won: bool


class HeardLine(Struct, frozen=True):
    """Something that was said: by me or by the other, and what was answered."""

    mine: bool
    words: str
    answer: str = ""


class GuessTask(Struct, frozen=True):
    """A hand to be read: the cards out of sight from left to right, and which are `truth`.

    `shades` are what the best player believes, 0 to 1; `level` plays the other; `given` is the
    game's own.
    """

    unseen: tuple[Card, ...]
    truth: Hand
    shades: Mapping[Card, float]
    mine: tuple[Card, ...]
    tricks: tuple[TrickSeen, ...]
    level: str
    given: Any

    @property
    def share(self) -> float:
        """How likely each is for whoever knows nothing."""
        return len(self.truth) / len(self.unseen)

    def lost(self, said: Mapping[Card, float]) -> float:
        """How far numbers are off in all, squared."""
        return sum((said[card] - (card in self.truth)) ** 2 for card in self.unseen)

    @property
    def knowing_nothing(self) -> float:
        """How far off one is who says the same of all."""
        return len(self.unseen) * self.share * (1 - self.share)


class Score(Struct, frozen=True):
    """How far off one was, the best player by what he believes, and who knows nothing."""

    mine: float = 0.0
    best: float = 0.0
    nothing: float = 0.0

    def __add__(self, other: Score) -> Score:
        return Score(self.mine + other.mine, self.best + other.best, self.nothing + other.nothing)

    @property
    def percent(self) -> int:
        """100 for the truth, 0 for knowing nothing, less for knowing worse."""
        return _percent(self.mine, self.nothing)

    @property
    def best_percent(self) -> int:
        """The same of the best player."""
        return _percent(self.best, self.nothing)


def _percent(lost: float, nothing: float) -> int:
    return round(100 * (1 - lost / nothing)) if nothing else 0


class HandGuess(Struct, frozen=True):
    """Somebody reading one hand: what he says of each card he says something of."""

    task: GuessTask
    marks: Mapping[Card, Mark] = field(default_factory=dict)
    told: bool = False

    def mark(self, card: Card) -> Mark:
        """What is said of a card."""
        return self.marks.get(card, Mark.PERHAPS)

    def marked(self, card: Card, mark: Mark) -> HandGuess:
        """The same with something else said of a card; nothing changes once all is told."""
        if self.told or card not in self.task.unseen:
            return self
        return replace(self, marks={**self.marks, card: mark})

    def turned(self, card: Card) -> HandGuess:
        """The same with the next thing said: has it, has it not, perhaps."""
        return self.marked(card, _AFTER[self.mark(card)])

    def moved(self, card: Card, by: int) -> HandGuess:
        """The same with more (1) or less (-1) said of a card."""
        at = _STEPS.index(self.mark(card)) + by
        return self.marked(card, _STEPS[min(max(at, 0), len(_STEPS) - 1)])

    @property
    def held(self) -> int:
        """Of how many cards it is said that he has them."""
        return sum(mark is Mark.HOLDS for mark in self.marks.values())

    @property
    def score(self) -> Score:
        """What all that was said comes to."""
        values = {Mark.HOLDS: 1.0, Mark.PERHAPS: self.task.share, Mark.NOT: 0.0}
        said = {card: values[self.mark(card)] for card in self.task.unseen}
        task = self.task
        return Score(task.lost(said), task.lost(task.shades), task.knowing_nothing)


class GuessTrainer(Struct, frozen=True, kw_only=True):
    """What a game brings for a trainer that has hands read. Sentences are in the language spoken.

    `read` raises ValueError for an exercise that it cannot read.
    """

    length: int  # hands of a set
    read: Callable[[Mapping[str, Any]], GuessTask]
    heard: Callable[[GuessTask], tuple[HeardLine, ...]]
    why: Callable[[GuessTask, str], str]  # what told most; the second is the other's name


def result(scores: tuple[Score, ...]) -> Trained:
    """What a set came to: percent, 0 at least."""
    return Trained(max(0, sum(scores, Score()).percent), 0)
