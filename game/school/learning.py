"""How far one is in a lesson: the step, what was tried at it, what was tapped. A value.

Nothing wrong moves anything: it gets its reason and may be tried again, and after two one may have
it shown.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.school.lesson import Lesson, LessonStep, StepKind
from rules.core.game import Action

SHOWN_AFTER = 2
"""Wrong deeds after which one may ask to be shown."""


class Learning(Struct, frozen=True):
    """Somebody in a lesson.

    `got` are the cards tapped, or the numbers of the slips picked; `why` is what was said of the
    last thing that was wrong, and `praise` of one that was as good.
    """

    lesson: Lesson
    at: int = 0
    tries: int = 0
    got: tuple[str, ...] = ()
    why: str = ""
    praise: str = ""

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """What is told or to be done now; the last one when all are done."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def wanted(self) -> Action | None:
        """The deed that is expected now; None where none is."""
        step = self.step
        return None if self.over or step.what is not StepKind.DO else self.lesson.deed(step)

    @property
    def may_be_shown(self) -> bool:
        """Whether "Show me" is offered."""
        return not self.over and self.step.what is not StepKind.TELL and self.tries >= SHOWN_AFTER

    def on(self, praise: str = "") -> Learning:
        """The next step, with nothing tried yet."""
        return Learning(self.lesson, self.at + 1, praise=praise)

    def wrong(self, why: str) -> Learning:
        """Something was not it, and why."""
        return replace(self, tries=self.tries + 1, why=why, praise="")

    def moved(self) -> Learning:
        """Something was done that is neither: what was said of the last thing was read."""
        return replace(self, why="", praise="")

    def taken(self, what: str, wanted: frozenset[str]) -> Learning:
        """A card or slip that belongs was taken; on to the next step with the last of them."""
        if what in self.got:
            return self
        got = (*self.got, what)
        if wanted <= frozenset(got):
            return self.on()
        return replace(self, got=got, why="", praise="")

    def right_tokens(self) -> frozenset[str]:
        """The numbers, from 0, of the slips that belong."""
        tokens = enumerate(self.step.tokens)
        return frozenset(str(index) for index, token in tokens if token.right)

    def parts_done(self) -> int:
        """How many parts of the lesson are behind one."""
        return len(self.lesson.parts) if self.over else self.step.part
