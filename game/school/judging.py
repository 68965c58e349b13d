"""Whether a deed is the one that a lesson expects, and why another is not: pure.

The lesson's own words come before those of the rules, and a rule that is broken before a reason to
do better.
"""

from __future__ import annotations

from msgspec import Struct

from game.games import rules_of
from game.school.lesson import Lesson, Lessons, LessonStep, in_words
from game.words.catalogue import say
from rules.core.game import Action, View


class LessonVerdict(Struct, frozen=True):
    """Whether the lesson goes on, and what is said: praise, or why it does not."""

    taken: bool
    words: str = ""


def verdict(
    lessons: Lessons, lesson: Lesson, step: LessonStep, seen: View, action: Action, refused: str
) -> LessonVerdict:
    """What the teacher says of a deed; `refused` tells which rule is against it, if one is."""
    wanted = lesson.deed(step)
    if action == wanted:
        return LessonVerdict(taken=True)
    written = rules_of(lesson.game).write(action)
    remark = next((each for each in step.remarks if each.deed == written), None)
    if remark is not None:
        return LessonVerdict(taken=False, words=in_words(remark.why))
    if refused:
        return LessonVerdict(taken=False, words=refused)
    if written in step.also or lessons.as_good(seen, wanted, action):
        return LessonVerdict(taken=True, words=say("lesson.as-good"))
    return LessonVerdict(taken=False, words=lessons.why(seen, wanted, action))
