"""The lessons of All-Fours: each is legal, is said in both languages, and is learned to its end."""

from __future__ import annotations

import pytest

from game.all_fours.lessons import LESSONS, deeds_in, played
from game.all_fours.words import ALL_FOURS
from game.demo.archive import Home
from game.preferences import Preferences
from game.school.learn import LearnPage
from game.school.lesson import Lesson, StepKind
from game.school.lesson_scene import LessonScene
from game.school.reading import head_of, lesson_of, sentences_of
from game.stage.basics import Room
from game.stage.picture import CardAt
from game.words.catalogue import speak
from rules.all_fours import partie
from rules.all_fours.actions import Beg, LayAway, Play, Stand
from rules.all_fours.scoring import scores
from rules.all_fours.view import view
from rules.core.game import Action
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.pupil import Around, Pupil
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

MOST_LETTERS = 108


@pytest.fixture(params=LESSONS.names)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(ALL_FOURS, request.param)


class AllFoursPupil(Pupil):
    """Somebody in a lesson of All-Fours."""

    def __init__(self, name: str, size: tuple[float, float] = (1280, 800)) -> None:
        self.gone = None
        self.seconds = 0.0
        self.room = Room(*size, EstimatingRuler())
        self.around = Around()
        self.scene = LessonScene(ALL_FOURS, name, self.around)
        self.wait()

    def do(self, deed: Action, *, keys: bool = False) -> None:
        match deed:
            case Play(card) if keys:
                self._point_at(str(card))
                self.key("enter")
            case Play(card):
                self.click(CardAt(str(card)))
            case LayAway(cards):
                for card in sorted(cards):
                    if keys:
                        self._point_at(str(card))
                        self.key("space")
                    else:
                        self.click(CardAt(str(card)))
                self.press(deed, keys=keys)  # type: ignore[arg-type]  # of its own game
            case _:
                super().do(deed, keys=keys)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("name", LESSONS.names)
def test_a_lesson_is_learned_to_its_end(name: str, keys: bool) -> None:
    pupil = AllFoursPupil(name)
    steps = len(pupil.learning.lesson.steps)
    for _ in range(steps):
        pupil.step(keys=keys)
    assert pupil.learning.over
    assert pupil.around.known[name].done


def test_every_deed_is_legal_where_it_stands_and_the_learners_are_his_own(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        for before, deed, after in zip(scene.states, scene.deeds, scene.states[1:], strict=False):
            assert partie.check(before, deed) is None
            assert partie.apply(before, deed)[-1].state == after
    for step in lesson.steps:
        scene = lesson.scenes[step.scene]
        if step.what is StepKind.DO:
            assert scene.states[step.done].turn is scene.seat
        if step.what is StepKind.TAP:
            seen = view(scene.states[step.done], scene.seat)
            assert LESSONS.worth(seen, step.wanted) > 0
            assert LESSONS.held(seen, step.wanted) <= scene.states[step.done].current.hands[0]


def test_cards_that_stand_out_are_held(lesson: Lesson) -> None:
    for step in lesson.steps:
        scene = lesson.scenes[step.scene]
        held = set(map(str, scene.states[step.done].current.hands[scene.seat]))
        assert set(step.lit) <= held


def test_everything_is_said_in_both_languages_and_in_a_line_or_two(lesson: Lesson) -> None:
    for words in sentences_of(lesson):
        if words:
            assert set(words) == {"en", "fr"}
            assert all(0 < len(sentence) <= MOST_LETTERS for sentence in words.values()), words


def test_in_the_first_all_four_points_are_made() -> None:
    (*_, scene) = lesson_of(ALL_FOURS, "points").scenes
    assert scores(scene.states[-1].current.ledger) == (4, 0)


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_deed_expected_has_its_reason(lesson: Lesson, code: str) -> None:
    speak(code)
    for step in lesson.steps:
        if step.what is StepKind.DO:
            scene = lesson.scenes[step.scene]
            wanted = lesson.deed(step)
            other = Beg() if isinstance(wanted, Stand) else Stand()
            said = LESSONS.why(view(scene.states[step.done], scene.seat), wanted, other)
            assert said.endswith(".")
        if step.what is StepKind.TAP:
            assert LESSONS.title(step.wanted)
            scene = lesson.scenes[step.scene]
            seen = view(scene.states[step.done], scene.seat)
            assert LESSONS.stray(seen, step.wanted, min(seen.deal.hand)).endswith(".")  # type: ignore[union-attr]


def test_a_record_that_is_none_is_told() -> None:
    deal = "A holds AH 3H TS KC 9D 4C\nB holds JH 2S 9S AD 7D 7C\nturned 5H\n"
    assert deeds_in(deal + "A stands; A plays AH") == 3
    for wrong in ("B plays JH", "A plays JH", "A sings AH"):
        with pytest.raises(ValueError, match=r"turn|hold|deed"):
            played("B deals\n" + deal + wrong)


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_page_of_lessons_shows_both(code: str, size: tuple[int, int]) -> None:
    speak(code)
    pilot = Pilot(LearnPage(Home(7, Preferences()), ALL_FOURS), *size)
    for name in LESSONS.names:
        title = head_of(ALL_FOURS, name).title[code]
        assert any(title.startswith(words.rstrip("…")) for words in pilot.words if len(words) > 3)
