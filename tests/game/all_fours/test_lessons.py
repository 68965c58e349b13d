"""The lessons of All-Fours: what is their own; the rest holds in each game."""

from __future__ import annotations

import pytest

from game.all_fours.lessons import LESSONS
from game.all_fours.words import ALL_FOURS
from game.school.lesson import StepKind
from game.school.reading import lesson_of
from game.words.catalogue import speak
from rules.all_fours.actions import Beg, Stand
from rules.all_fours.scoring import scores
from rules.all_fours.view import view


def test_in_the_first_all_four_points_are_made() -> None:
    (*_, scene) = lesson_of(ALL_FOURS, "points").scenes
    assert scores(scene.states[-1].current.ledger) == (4, 0)


@pytest.mark.parametrize("name", LESSONS.names)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_action_expected_has_its_reason(name: str, code: str) -> None:
    speak(code)
    lesson = lesson_of(ALL_FOURS, name)
    for step in lesson.steps:
        scene = lesson.scenes[step.scene]
        seen = view(scene.states[step.done], scene.seat)
        if step.what is StepKind.DO:
            wanted = lesson.action(step)
            other = Beg() if isinstance(wanted, Stand) else Stand()
            assert LESSONS.why(seen, wanted, other).endswith(".")
        if step.what is StepKind.TAP:
            assert LESSONS.title(step.wanted)
            assert seen.deal is not None
            assert LESSONS.stray(seen, step.wanted, min(seen.deal.hand)).endswith(".")
