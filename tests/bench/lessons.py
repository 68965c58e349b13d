"""How long the lessons take a reader who does everything right: `python -m tests.bench lessons`.

What moves, and tricks that lie to be read, is counted by the clock of the table with everything as
it is at a first start. Reading is reckoned at 238 words a minute (Brysbaert 2019, adults reading
silently), a press at a second and a half. Who tries wrongly, or thinks, takes longer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.games import PIQUET
from game.preferences import Preferences
from game.school.lesson import Lesson, StepKind, must_have_lessons
from game.school.reading import lesson_of
from tests.game.pupil import Around, Pupil

_WORDS_A_MINUTE = 238
_DEED = 1.5
"""Seconds from a decision to its press."""


def report() -> Iterator[str]:
    whole = 0.0
    for name in must_have_lessons(PIQUET).names:
        lesson = lesson_of(PIQUET, name)
        moving, words, actions = _moving(name), _words(lesson), _actions(lesson)
        seconds = moving + words * 60 / _WORDS_A_MINUTE + actions * _DEED
        whole += seconds
        yield (
            f"lesson {name}: {seconds:.0f} s ({len(lesson.steps)} steps, {words} words, "
            f"{actions} presses, {moving:.0f} s of motion)"
        )
    yield f"all lessons: {whole / 60:.1f} minutes"


def _moving(name: str) -> float:
    around = Around()
    around.likes = Preferences()
    pupil = Pupil(name, around=around)
    while not pupil.learning.over:
        pupil.step()
    return pupil.seconds


def _words(lesson: Lesson) -> int:
    return sum(len(re.findall(r"\w+", step.said.english)) for step in lesson.steps)


def _actions(lesson: Lesson) -> int:
    """Presses: one for a step, and one for each card that is tapped, thrown or picked."""
    count = 0
    for step in lesson.steps:
        match step.what:
            case StepKind.TAP:
                count += 4
            case StepKind.PICK:
                count += sum(token.right for token in step.tokens)
            case _:
                action = lesson.action(step) if step.what is StepKind.DO else None
                count += 1 + len(getattr(action, "cards", ()))
    return count
