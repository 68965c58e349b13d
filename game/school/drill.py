"""A set of hands on the way: what is asked now, what was right, and how long one looked. A value.

The clock counts only while something is asked: whoever reads why an answer was wrong has all the
time there is. Nothing ends because time is up.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.saves.progress import Trained
from game.school.training import Question, TrainingHand


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
