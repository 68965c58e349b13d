"""The lessons of All-Fours: what is their own; the rest holds in each game."""

from __future__ import annotations

import pytest

from game.all_fours.lessons import LESSONS
from game.all_fours.words import ALL_FOURS
from game.bezique.words import BEZIQUE
from game.saves.progress import Learned
from game.school.lesson import StepKind, must_have_lessons
from game.school.lesson_scene import LessonScene
from game.school.reading import lesson_of
from game.stage.picture import Text
from game.words.catalogue import say, speak
from rules.all_fours.actions import AskTrump, Beg, Stand, TrumpQuestion
from rules.all_fours.scoring import scores
from rules.all_fours.view import view
from tests.game.all_fours.sitting import AllFoursPupil
from tests.game.pupil import ROOM, Around


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


def test_no_lesson_speaks_of_any_card_where_it_expects_one() -> None:
    for game in (ALL_FOURS, BEZIQUE):
        for name in must_have_lessons(game).names:
            lesson = lesson_of(game, name)
            for number, step in enumerate(lesson.steps):
                if step.what is not StepKind.DO:
                    continue
                around = Around()
                around.known[name] = Learned(number)
                scene = LessonScene(game, name, around)
                scene.picture(ROOM)
                scene.tick(0.1)
                seen = scene.classroom.seen
                told = scene.prompt
                if len(getattr(seen.choices, "cards", "")) > 1:
                    assert "any card" not in f"{told.sentence} {told.detail}".lower(), step.said


def learned_to(name: str, told: str) -> AllFoursPupil:
    """Somebody who has come to the step at which this is said."""
    pupil = AllFoursPupil(name)
    while told not in pupil.learning.step.said.english:
        pupil.step()
    return pupil


def test_where_a_question_is_taught_nothing_else_is_offered_and_enter_asks_it() -> None:
    """The large button was “Go on”, and was refused."""
    pupil = learned_to("beg", "You have just laid a trump")
    prompt = pupil.scene.prompt
    assert [offer.action for offer in prompt.every] == [AskTrump(TrumpQuestion.LOW)]
    assert not prompt.sentence
    pupil.key("enter")
    pupil.wait()
    assert "He has none" in pupil.learning.step.said.english


def test_no_points_are_written_while_cards_are_only_looked_at() -> None:
    """They are counted after the last trick, and ten pips are no points."""
    pupil = learned_to("points", "Game: for more in tricks")
    words = {item.words for item in pupil.picture.items if isinstance(item, Text)}
    assert {"High", "Low", "Game"} <= words
    assert not {say("lesson.points"), "1", "2"} & words
