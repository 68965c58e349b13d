"""The lessons of Bezique: what is their own; the rest holds in each game."""

from __future__ import annotations

import pytest

from game.bezique.lessons import LESSONS
from game.bezique.ui.panel.ledger import _whole
from game.bezique.ui.panel.marker import grid
from game.bezique.words import say
from game.school.lesson import StepKind
from game.school.reading import lesson_of
from game.stage.basics import Font
from game.stage.places import Places
from game.words.catalogue import speak
from rules.bezique.actions import Declare, Draw
from rules.bezique.scoring import Item
from rules.bezique.view import view
from rules.core.seats import Player
from tests.game.bezique.sitting import NAME, BeziquePupil
from tests.game.plain import window_room
from tests.game.tongues import LANGUAGES


@pytest.mark.parametrize("name", LESSONS.names)
def test_the_button_names_what_the_lesson_asks_to_be_declared(name: str) -> None:
    pupil = BeziquePupil(name)
    for step in pupil.learning.lesson.steps:
        wanted = pupil.learning.lesson.action(step) if step.what is StepKind.DO else None
        if isinstance(wanted, Declare):
            (main,) = [
                one for one in pupil.scene.classroom.hands.prompt.offers if one.button.primary
            ]
            assert main.action == wanted
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
    told = [step.said.english for step in lesson.steps if step.what is StepKind.TELL]
    assert any("nine are yours, seven his" in words for words in told)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_each_name_on_the_sheet_is_read_whole(code: str, size: tuple[int, int]) -> None:
    """It read "Royal sequenc…"."""
    speak(code)
    room = window_room(size)
    g = grid(Places.of(room))
    most = g.columns[0] - g.left - room.ruler.width("250", Font(20, serif=True)) - 8
    for name in ("marriages", "sequences", "beziques", "fours", "rest"):
        label = say(f"panel.class.{name}")
        assert _whole(label, Font(16 if g.wide else 14), most, room)[0] == label


def test_another_copy_of_a_card_is_as_good() -> None:
    lesson = lesson_of(NAME, "bezique")
    scene = lesson.scenes[0]
    declared = [action for action in scene.actions if isinstance(action, Declare)]
    assert len(declared[-1].cards) == 4
    seen = view(scene.states[-2], scene.seat)
    assert LESSONS.as_good(seen, declared[0], declared[0])
    assert not LESSONS.as_good(seen, declared[0], Draw())
    assert LESSONS.why(seen, declared[0], Draw()) == "Declare this first: Bezique."
