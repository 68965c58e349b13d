"""Every sentence of the teacher is printed with its values for whoever reads them all."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.school.lesson import must_have_lessons
from game.words.files import codes
from tests.game.tongues import sentences
from tests.sentences import ELSEWHERE, every, rows

TEACHING = (
    *("coach", "lesson", "learn", "school", "suggest", "why", "guide"),
    *("trainer", "trainers", "counting", "reading", "guess", "ending", "endings"),
    *("puzzle", "review", "report", "history"),
)
"""First words by which a teacher speaks, today or soon."""


@pytest.mark.parametrize("code", codes())
def test_no_sentence_of_the_teacher_is_missing(code: str) -> None:
    listed = {found.key for found in every()}
    wanted = {key for key in sentences(code, PIQUET) if key.split(".")[0] in TEACHING}
    assert len(wanted) > 100
    assert wanted <= listed
    assert not set(TEACHING) & ELSEWHERE


def test_a_word_of_no_teacher_is_left_out_and_printed_when_asked_for() -> None:
    assert not [found for found in every() if found.key.startswith("settings.")]
    asked = [found.key for found in every(("settings.table",))]
    assert asked
    assert all(key.startswith("settings.table") for key in asked)


def test_all_values_are_filled_in_and_both_languages_stand_there() -> None:
    for found in every():
        assert len(found.said) == len(codes())
        for said in found.said:
            assert said, found
            assert not set("{}") & set(said), found


def test_the_lessons_are_among_them() -> None:
    keys = {found.key for found in every(("lesson ",))}
    for name in must_have_lessons(PIQUET).names:
        assert len([key for key in keys if key.startswith(f"lesson {name} ")]) > 5


def test_they_are_printed_side_by_side() -> None:
    found = next(iter(every(("counting.none",))))
    key, line = rows(found)
    assert key == "counting.none"
    assert [part.strip() for part in line.split("│")] == list(found.said)
    assert {"None", "Aucune"} <= set(found.said)
