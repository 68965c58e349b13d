"""The lessons of Bezique: each is legal, is said in both languages, and is learned to its end."""

from __future__ import annotations

import pytest

from game.bezique.lessons import LESSONS, deeds_in, played
from game.bezique.ui.choosing import chosen
from game.demo.archive import Home
from game.preferences import Preferences
from game.school.learn import LearnPage
from game.school.lesson import Lesson, StepKind
from game.school.lesson_scene import LessonScene
from game.school.reading import head_of, lesson_of, sentences_of
from game.stage.basics import Room
from game.stage.picture import CardAt
from game.words.catalogue import speak
from rules.bezique import partie
from rules.bezique.actions import Announce, Declare, Draw, ExchangeSeven, Play
from rules.bezique.scoring import Item
from rules.bezique.view import view
from rules.core.game import Action
from rules.core.seats import Player
from tests.game.bezique.sitting import NAME
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.game.pupil import Around, Pupil
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

MOST_LETTERS = 108


@pytest.fixture(params=LESSONS.names)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(NAME, request.param)


class BeziquePupil(Pupil):
    """Somebody in a lesson of Bezique."""

    def __init__(self, name: str, size: tuple[float, float] = (1280, 800)) -> None:
        self.gone = None
        self.seconds = 0.0
        self.room = Room(*size, EstimatingRuler())
        self.around = Around()
        self.scene = LessonScene(NAME, name, self.around)
        self.wait()

    def do(self, deed: Action, *, keys: bool = False) -> None:
        board = self.scene.classroom.board
        match deed:
            case Play(card) if keys:
                self._point_at(str(card))
                self.key("enter")
            case Play(card):
                self.click(CardAt(str(card)))
            case ExchangeSeven(seven):
                self.key("7") if keys else self.click(CardAt(str(seven)))
            case Declare(cards) | Announce(cards):
                for _ in range(9):
                    one = chosen(board.seen, board.desk)
                    if one is None or one.cards == cards:
                        break
                    self.key("down") if keys else self.click(CardAt(str(min(cards))))
                self.key("enter") if keys else self.click("do")
            case Draw() if keys:
                self.key("d")
            case _:
                super().do(deed, keys=keys)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("name", LESSONS.names)
def test_a_lesson_is_learned_to_its_end(name: str, keys: bool) -> None:
    pupil = BeziquePupil(name)
    steps = len(pupil.learning.lesson.steps)
    for _ in range(steps):
        pupil.step(keys=keys)
    assert pupil.learning.over
    assert pupil.around.known[name].done


@pytest.mark.parametrize("name", LESSONS.names)
def test_the_button_names_what_the_lesson_asks_to_be_declared(name: str) -> None:
    pupil = BeziquePupil(name)
    for step in pupil.learning.lesson.steps:
        wanted = pupil.learning.lesson.deed(step) if step.what is StepKind.DO else None
        if isinstance(wanted, Declare):
            (main,) = [
                one for one in pupil.scene.classroom.hands.prompt.offers if one.button.primary
            ]
            assert main.deed == wanted
        pupil.step()


def test_the_last_tricks_of_a_deal_are_played_and_count_what_is_told() -> None:
    lesson = lesson_of(NAME, "seven")
    scene = lesson.scenes[-1]
    done = [step for step in lesson.steps if step.scene == 1 and step.what is StepKind.DO]
    assert len(done) == 4
    assert all(scene.states[step.done].current.left == 0 for step in done)
    counted = {(line.player, line.item): line.points for line in scene.states[-1].current.ledger}
    assert counted[Player.A, Item.LAST_TRICK] == 10
    assert counted[Player.A, Item.BRISQUES] == 90
    assert counted[Player.B, Item.BRISQUES] == 70
    told = [step.said["en"] for step in lesson.steps if step.what is StepKind.TELL]
    assert any("nine are yours, seven his" in words for words in told)


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


def test_another_copy_of_a_card_is_as_good() -> None:
    lesson = lesson_of(NAME, "bezique")
    scene = lesson.scenes[0]
    declared = [deed for deed in scene.deeds if isinstance(deed, Declare)]
    assert len(declared[-1].cards) == 4
    seen = view(scene.states[-2], scene.seat)
    assert LESSONS.as_good(seen, declared[0], declared[0])
    assert not LESSONS.as_good(seen, declared[0], Draw())
    assert LESSONS.why(seen, declared[0], Draw()) == "Declare this first: Bezique."


def test_a_record_that_is_none_is_told() -> None:
    deal = "A holds KH QH AC 9C 8S TD JS 7D\nB holds QS JD 9S 8D TH KC 7C 9H\nturned 8H\n"
    assert deeds_in(deal + "A plays 8S; B plays 9S") == 3
    for wrong in ("B plays QS", "A plays QS", "A sings KH"):
        with pytest.raises(ValueError, match=r"turn|hold|deed"):
            played("B deals\n" + deal + wrong)


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_page_of_lessons_shows_all_four(code: str, size: tuple[int, int]) -> None:
    speak(code)
    pilot = Pilot(LearnPage(Home(7, Preferences()), NAME), *size)
    for name in LESSONS.names:
        title = head_of(NAME, name).title[code]
        assert any(title.startswith(words.rstrip("…")) for words in pilot.words if len(words) > 3)
