"""A lesson as data: scenes out of records, and steps that are told or done. No window, no clock.

A scene is a deal that is played as its record says; a step comes when so many actions of it are
done. What is special to a game is asked of the record of functions it brings (`Lessons`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import cast

from msgspec import Struct

from game.games import part, part_if_any
from game.saves.progress import Learned
from game.stage.basics import Rect, Room
from game.stage.picture import Item
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.state import AnyHandState
from game.words.catalogue import sentence, spoken
from game.words.files import GENERAL
from rules.core.cards import Card, Hand
from rules.core.game import Action, State, View
from rules.core.seats import Player

CONTEXT = "lesson\x04"
"""Stands before a sentence of a lesson where it is a key: its context, as gettext has it."""


class Words(Struct, frozen=True):
    """A sentence of a lesson, in English, as the catalogues know it; empty where none is said."""

    english: str = ""
    game: str = GENERAL

    def __bool__(self) -> bool:
        return bool(self.english)


NOTHING = Words()


def in_words(words: Words, code: str = "") -> str:
    """A sentence in a language, else the one spoken; in English where it is not said in that."""
    said = words and sentence(code or spoken(), words.game, CONTEXT + words.english)
    return said or words.english


class StepKind(StrEnum):
    """What a step is."""

    TELL = "tell"  # something is told, and one goes on
    DO = "do"  # the learner does the next action of the record
    TAP = "tap"  # the learner taps the cards of something he holds
    PICK = "pick"  # the learner picks the right ones of some slips


class Token(Struct, frozen=True):
    """A slip that may be picked: a signed number, what it is, and whether it belongs."""

    number: int
    label: Words
    right: bool
    why: Words = Words()  # it does not belong


class Remark(Struct, frozen=True):
    """What is said of an action that is not the one: a line of the log ("play JS")."""

    action: str
    why: Words


class CountRow(Struct, frozen=True):
    """A line of the small table beside a step: what counts, and how much."""

    label: Words
    points: str


class LessonStep(Struct, frozen=True, kw_only=True):
    """One thing told or done. `done` actions of its scene are done when it comes.

    `lit` are cards that stand out, none where the learner is alone; `wanted` names what is to be
    tapped; `also` are actions as good as the one of the record, as lines of the log. The score
    sheet has only rows that were taught: `sheet`. `facts` say where each number of its sentences
    comes from: a test asks the rules.
    """

    what: StepKind
    scene: int
    done: int
    part: int
    said: Words = Words()
    lit: tuple[str, ...] = ()
    wanted: str = ""
    tokens: tuple[Token, ...] = ()
    remarks: tuple[Remark, ...] = ()
    also: tuple[str, ...] = ()
    rows: tuple[CountRow, ...] = ()
    head: Words = Words()  # over the rows
    sheet: frozenset[str] | None = None  # rows of the score sheet from here on; None: as before
    wishes: tuple[str, ...] = ()  # buttons of the table that are no actions, by their keys
    facts: tuple[str, ...] = ()


class Excerpt(Struct, frozen=True):
    """A deal as it will be played: the learner's seat, the actions, the states before and after.

    One without a deal tells of a partie by its `totals`, the learner's first, and the points that
    both run for.
    """

    seat: Player
    actions: tuple[Action, ...] = ()
    states: tuple[State, ...] = ()
    totals: tuple[int, int] | None = None
    goal: int = 0


class LessonHead(Struct, frozen=True, kw_only=True):
    """What stands on a lesson's tile: its words; cards, a figure or sayings; its parts by name."""

    name: str
    title: Words
    about: Words
    cards: tuple[str, ...] = ()
    figure: str = ""
    under: str = ""
    says: Words = Words()  # three sayings, parted by strokes
    brisk: bool = False  # nothing moves in it that was not seen before
    parts: tuple[Words, ...] = ()


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson: its scenes, and its steps in their order."""

    game: str
    head: LessonHead
    scenes: tuple[Excerpt, ...]
    steps: tuple[LessonStep, ...]

    @property
    def name(self) -> str:
        return self.head.name

    @property
    def parts(self) -> tuple[Words, ...]:
        return self.head.parts

    def action(self, step: LessonStep) -> Action:
        """The action that is expected of the learner at a step where one is."""
        return self.scenes[step.scene].actions[step.done]

    def sheet(self, at: int) -> frozenset[str] | None:
        """The rows of the score sheet that are shown at a step, by names; None for all of them."""
        said = (step.sheet for step in reversed(self.steps[: at + 1]))
        return next((rows for rows in said if rows is not None), None)


class Lessons(Struct, frozen=True, kw_only=True):
    """What a game brings to the school; its files are `assets/lessons/GAME/NAME.txt`.

    Functions of a view get the learner's own. Reasons are sentences in the language spoken.
    """

    names: tuple[str, ...]
    enough: str
    """The one after which one knows enough to play: from then on a first partie is offered."""
    played: Callable[[str], tuple[tuple[Action, ...], tuple[State, ...]]]
    """The actions of a record, and the state before each and after the last; raises ValueError."""
    actions_in: Callable[[str], int]  # how many actions the beginning of a record tells
    held: Callable[[View, str], Hand]  # the cards of what is to be tapped: "point"
    title: Callable[[str], str]  # and its name
    stray: Callable[[View, str, Card], str]  # why a card does not belong to it
    worth: Callable[[View, str], int] = lambda _seen, _wanted: 0
    """The points of what was tapped, which then stand written; 0 where none are counted by it."""
    as_good: Callable[[View, Action, Action], bool] = lambda _seen, _wanted, _done: False
    """Whether an action comes to the same as the one that is expected."""
    why: Callable[[View, Action, Action], str]
    """Why the one expected is better than a legal one that was done."""
    spoilt: Callable[[View, Action, AnyHandState], tuple[Card, str] | None] = lambda *_: None
    """A card put out that the action expected does not put out, and why it should stay."""
    readied: Callable[[View, AnyHandState, Action | None, Sequence[str]], AnyHandState] = (
        lambda _seen, hand_state, *_: hand_state
    )
    """The hand as a step begins: ready for the action of the record, with the wishes it teaches.

    After the last one there is no action.
    """
    offers: Callable[[View, Prompt, Sequence[str]], Prompt] = lambda _seen, prompt, _wishes: prompt
    """What is offered in a lesson, wrong answers among it; of wishes only those named by keys."""
    ledger: Callable[[RenderContext, Rect, Room, frozenset[str] | None], Sequence[Item]] = (
        lambda *_: ()
    )
    """What was counted in the deal, in a place of the panel: the rows of these names, or all."""

    def teach_enough(self, name: str) -> bool:
        """Whether one may play after this lesson."""
        return self.names.index(name) >= self.names.index(self.enough)


def lessons_of(game: str) -> Lessons | None:
    """What a game brings to the school; None for one that has no lessons."""
    return cast("Lessons | None", part_if_any(game, "lessons"))


def must_have_lessons(game: str) -> Lessons:
    """The same for a game that is known to have them."""
    return cast(Lessons, part(game, "lessons"))


def taught_enough(game: str, at: int) -> bool:
    """Whether somebody who comes to this lesson, 0 after the last, knows enough to play."""
    lessons = must_have_lessons(game)
    return not at or at > lessons.names.index(lessons.enough) + 1


def lesson_to_come(game: str, known: Mapping[str, Learned]) -> int:
    """The number of the first lesson that was not done to its end; 0 where all were."""
    names = enumerate(must_have_lessons(game).names, 1)
    return next((at for at, name in names if name not in known or not known[name].done), 0)
