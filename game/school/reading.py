"""Reads a lesson: a record in the notation of its game, with lines for the teacher between.

Those begin with `#:`, so that the rest is a record by itself. A word says what follows; the line
`en …` after it is its sentence, which the catalogues of the game say in other languages.

    #: lesson                the title, on the tile
    #: about                 the line under it
    #: cards KH AH           what the tile shows; or: figure 30, under 60 · 90; or
    #: says                  with what is said, parted by strokes: “Five.” | “Making?”
    #: brisk                 cards fly fast: nothing moves that was not seen before
    #: part                  a part of the lesson and its name
    #: scene A               the learner sits in this seat; the record of the scene follows
    #: totals 192 97 100     instead of a record: a partie that is over, the learner's points first,
                             and what both run for
    #: tell                  a step: something is told
    #: do                    the learner does the next action of the record
    #: play                  the learner does all actions of his as far as the next of these lines
    #: tap point             the learner taps his point; or: set 2, his second set
    #: pick                  the learner picks the right slips, each a line of its own:
    #: right 192, wrong -97  with a label; the sentence after `why` says why a wrong one is
    #: lit KD                of the last step: the cards that stand out
    #: not play JS           an action that is not the one, and why in its sentence
    #: also play AH          an action that is as good: the lesson goes on with its own
    #: table, row 3          a small table beside the step: its head, its lines
    #: sheet play cards      from here on these rows of the score sheet are shown, at first all
    #: wish sink             a button of the table that is no action is there too, by its key
    #: fact 49 making AH …   where a number of its sentence comes from (tests/game/lesson_facts.py)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from msgspec.structs import replace

from game.school.lesson import (
    NOTHING,
    CountRow,
    Excerpt,
    Lesson,
    LessonHead,
    LessonStep,
    Remark,
    StepKind,
    Token,
    Words,
    must_have_lessons,
)
from game.words.languages import ENGLISH
from rules.core.seats import Player

MARK = "#:"


@dataclass(slots=True)
class TeacherLine:
    """One word for the teacher with what stands behind it, and its sentence."""

    number: int
    word: str
    rest: str
    words: Words = NOTHING


@cache
def text_of(game: str, name: str) -> str:
    """What stands in the file of a lesson."""
    return files("assets").joinpath("lessons", game, f"{name}.txt").read_text("utf-8")


@cache
def head_of(game: str, name: str) -> LessonHead:
    """What stands on the tile of a lesson."""
    return _head(name, teaching(game, text_of(game, name)))


@cache
def lesson_of(game: str, name: str) -> Lesson:
    """A lesson of a game, its records played."""
    return read_lesson(game, name, text_of(game, name))


def teaching(game: str, text: str) -> tuple[TeacherLine, ...]:
    """The lines for the teacher, in their order; ValueError for a sentence of nothing."""
    found: list[TeacherLine] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith(MARK):
            continue
        word, _, rest = line.removeprefix(MARK).strip().partition(" ")
        if word == ENGLISH:
            if not found or found[-1].words:
                raise ValueError(f"line {number}: whose sentence is this?")
            found[-1].words = Words(rest.strip(), game)
        else:
            found.append(TeacherLine(number, word, rest.strip()))
    return tuple(found)


def _head(name: str, lines: Sequence[TeacherLine]) -> LessonHead:
    words = dict.fromkeys(("lesson", "about", "says"), Words())
    rests = {"cards": "", "figure": "", "under": ""}
    for line in lines:
        if line.word in words:
            words[line.word] = line.words
        elif line.word in rests:
            rests[line.word] = line.rest
    return LessonHead(
        name=name,
        title=words["lesson"],
        about=words["about"],
        cards=tuple(rests["cards"].split()),
        figure=rests["figure"],
        says=words["says"],
        under=rests["under"],
        brisk=any(line.word == "brisk" for line in lines),
        parts=tuple(line.words for line in lines if line.word == "part"),
    )


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """A lesson of a game out of its text; ValueError with the number of a line without sense."""
    return _Reader(game, name, text).lesson()


class _Reader:
    """Goes through the lines once."""

    def __init__(self, game: str, name: str, text: str) -> None:
        self._game, self._name, self._text = game, name, text.splitlines()
        self._lessons = must_have_lessons(game)
        self._lines = teaching(game, text)
        self._parts = 0
        self._scenes: list[Excerpt] = []
        self._begins = 0  # the line where the record of this scene begins
        self._steps: list[LessonStep] = []
        self._open: tuple[int, int] | None = (
            None  # from where his own actions are steps; their part
        )

    def lesson(self) -> Lesson:
        for line in self._lines:
            try:
                self._take(line)
            except ValueError as error:
                raise ValueError(f"{self._name}, line {line.number}: {error}") from error
        self._close(None)
        return Lesson(
            game=self._game,
            head=_head(self._name, self._lines),
            scenes=tuple(self._scenes),
            steps=tuple(self._steps),
        )

    def _take(self, line: TeacherLine) -> None:
        match line.word:
            case "lesson" | "about" | "cards" | "figure" | "under" | "says" | "brisk":
                pass  # on the tile
            case "part":
                self._parts += 1
            case "scene":
                self._close(None)
                self._begin(line)
            case "totals":
                a, b, goal = map(int, line.rest.split())
                self._scenes[-1] = replace(self._scenes[-1], totals=(a, b), goal=goal)
            case "tell" | "do" | "tap" | "pick":
                self._close(line)
                self._steps.append(self._step(StepKind(line.word), line))
            case "play":
                self._close(line)
                self._open = (self._count(line.number), self._parts - 1)
            case _:
                self._more(line)

    def _more(self, line: TeacherLine) -> None:
        """A line that tells more of the step before it."""
        if not self._steps:
            raise ValueError("there is no step yet")
        step, words = self._steps[-1], line.words
        match line.word:
            case "lit":
                step = replace(step, lit=tuple(line.rest.split()))
            case "not":
                step = replace(step, remarks=(*step.remarks, Remark(line.rest, words)))
            case "also":
                step = replace(step, also=(*step.also, line.rest))
            case "right" | "wrong":
                token = Token(int(line.rest), words, line.word == "right")
                step = replace(step, tokens=(*step.tokens, token))
            case "why":
                token = replace(step.tokens[-1], why=words)
                step = replace(step, tokens=(*step.tokens[:-1], token))
            case "table":
                step = replace(step, head=words)
            case "row":
                step = replace(step, rows=(*step.rows, CountRow(words, line.rest)))
            case "sheet":
                step = replace(step, sheet=frozenset(line.rest.split()))
            case "wish":
                step = replace(step, wishes=(*step.wishes, line.rest))
            case "fact":
                step = replace(step, facts=(*step.facts, line.rest))
            case _:
                raise ValueError(f"{line.word!r} means nothing here")
        self._steps[-1] = step

    def _step(self, what: StepKind, line: TeacherLine) -> LessonStep:
        return LessonStep(
            what=what,
            scene=len(self._scenes) - 1,
            done=self._count(line.number),
            part=self._parts - 1,
            said=line.words,
            wanted=line.rest,
        )

    def _begin(self, line: TeacherLine) -> None:
        """A scene begins: all of its record is played."""
        self._begins = line.number
        later = (each.number for each in self._lines if each.number > line.number)
        scenes = {each.number for each in self._lines if each.word == "scene"}
        text = self._record(next((at for at in later if at in scenes), len(self._text) + 1))
        actions, states = self._lessons.played(text) if text else ((), ())
        self._scenes.append(Excerpt(Player[line.rest], actions, states))

    def _record(self, ends: int) -> str:
        """The record of this scene before a line; empty where there is none."""
        lines = self._text[self._begins : ends - 1]
        return "\n".join(each for each in lines if each.partition("#")[0].strip())

    def _count(self, before: int) -> int:
        """How many actions of this scene stand before a line."""
        if not self._scenes:
            raise ValueError("there is no scene yet")
        text = self._record(before)
        return self._lessons.actions_in(text) if text else 0

    def _close(self, line: TeacherLine | None) -> None:
        """The learner's own actions, up to here, are steps."""
        if self._open is None:
            return
        (begun, part), self._open = self._open, None
        scene = self._scenes[-1]
        ends = len(scene.actions) if line is None else self._count(line.number)
        for index in range(begun, ends):
            if scene.states[index].turn is scene.seat:
                self._steps.append(
                    LessonStep(
                        what=StepKind.DO,
                        scene=len(self._scenes) - 1,
                        done=index,
                        part=part,
                    )
                )


def sentences_of(lesson: Lesson) -> tuple[Words, ...]:
    """Every sentence of a lesson, in its order."""
    found: list[Words] = [lesson.head.title, lesson.head.about, *lesson.parts]
    for step in lesson.steps:
        found += [step.said, step.head, *(row.label for row in step.rows)]
        found += [remark.why for remark in step.remarks]
        found += [words for token in step.tokens for words in (token.label, token.why)]
    return tuple(filter(None, found))
