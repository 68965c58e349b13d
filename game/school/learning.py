"""How far one is in a lesson: the step, what was tried at it, what was tapped. A value.

Nothing wrong moves anything: it gets its reason and may be tried again, and after two one may have
it shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.games import rules_of
from game.school.lesson import Lesson, Lessons, LessonStep, StepKind, in_words
from game.stage.picture import CardItem
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.words.catalogue import say
from rules.core.cards import Card
from rules.core.game import Action, View

SHOWN_AFTER = 2
"""Wrong actions after which one may ask to be shown."""


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

    def lit(self, offered: Prompt) -> tuple[str, ...]:
        """The cards that are meant; none before a button is pressed that is to be first."""
        first = any(offer.button.key in self.step.wishes for offer in offered.offers)
        return () if self.over or first else self.step.lit

    @property
    def wanted(self) -> Action | None:
        """The action that is expected now; None where none is."""
        step = self.step
        return None if self.over or step.what is not StepKind.DO else self.lesson.action(step)

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


class LessonVerdict(Struct, frozen=True):
    """Whether the lesson goes on, and what is said: praise, or why it does not."""

    taken: bool
    words: str = ""


def verdict(
    lessons: Lessons, lesson: Lesson, step: LessonStep, seen: View, action: Action, refused: str
) -> LessonVerdict:
    """What the teacher says of an action; `refused` tells which rule is against it, if one is."""
    wanted = lesson.action(step)
    if action == wanted:
        return LessonVerdict(taken=True)
    written = rules_of(lesson.game).write(action)
    remark = next((each for each in step.remarks if each.action == written), None)
    if remark is not None:
        return LessonVerdict(taken=False, words=in_words(remark.why))
    if refused:
        return LessonVerdict(taken=False, words=refused)
    if written in step.also or lessons.as_good(seen, wanted, action):
        return LessonVerdict(taken=True, words=say("lesson.as-good"))
    return LessonVerdict(taken=False, words=lessons.why(seen, wanted, action))


class Puzzling(Struct, frozen=True):
    """Somebody at a puzzle. `tried` are the wrong tries, None for silence."""

    tried: tuple[Action | None, ...] = ()
    why: str = ""
    over: bool = False
    shown: bool = False

    @property
    def at_once(self) -> bool:
        """Whether the first try was right."""
        return self.over and not self.tried and not self.shown

    @property
    def may_be_shown(self) -> bool:
        """Whether "Show me" is offered."""
        return not self.over and len(self.tried) >= SHOWN_AFTER

    def wrong(self, action: Action | None, why: str) -> Puzzling:
        """Something was not it, and why; the same thing again is no second try."""
        tried = self.tried if action in self.tried else (*self.tried, action)
        return replace(self, tried=tried, why=why)

    def right(self) -> Puzzling:
        """It was found."""
        return replace(self, over=True, why="")

    def given_up(self) -> Puzzling:
        """It was shown."""
        return replace(self, over=True, shown=True, why="")


class TapPlace(Struct, frozen=True):
    """A place for something that is tapped: its name, its cards, how many of them are there.

    `points` is what it counts, told once it is whole; `now` says that it is being tapped.
    """

    title: str
    cards: tuple[Card, ...]
    got: tuple[str, ...]
    points: int
    now: bool

    @property
    def whole(self) -> bool:
        return len(self.got) == len(self.cards)


class LessonShown(Struct, frozen=True, kw_only=True):
    """A lesson as it is seen: `number` of `count`; `table` is what a table of the game is made of.

    `hand` are the learner's cards as they lie while he taps them, `places` where they go.
    """

    number: int
    count: int
    learning: Learning
    table: RenderContext
    at_table: bool
    hand: Sequence[CardItem] = ()
    places: Sequence[TapPlace] = ()
    spoken: bool = True  # what is told stands there: all before it was seen
