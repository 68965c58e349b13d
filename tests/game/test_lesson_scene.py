"""Lessons done without a window: each by the mouse alone and by the keyboard alone, and wrong."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.narrator import Narrator
from game.pages.scene import Pop, Reset
from game.piquet.words import say
from game.players.mind import TEACHER
from game.preferences import READ_UNTIL_PRESSED
from game.saves.progress import Learned
from game.school.lesson import StepKind, in_words
from game.school.lesson_drawn import tap_places
from game.school.reading import lesson_of
from game.school.replay import LessonWish
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.intents import Drag, Hover, Intent, Key, Press, Release
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, Bubble, CardAt, CardItem, Icon, Shadow, Stroke, Text
from game.window.text import Writer
from game.words.catalogue import speak
from game.words.terms import sign
from rules.core.cards import card
from rules.piquet.actions import Answer, Play, Reply
from tests.game.hand import spot
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.plain import PlainArt
from tests.game.pupil import NAMES, Around, Pupil
from tests.game.tongues import LANGUAGES, in_french

__all__ = ["in_french"]


def words(pupil: Pupil) -> str:
    return "\n".join(item.words for item in pupil.picture.items if isinstance(item, Text))


def to_step(pupil: Pupil, at: int) -> Pupil:
    while pupil.learning.at < at:
        pupil.step()
    return pupil


def to_said(pupil: Pupil, words: str) -> int:
    """As far as the step at which this is said; its number."""
    steps = pupil.learning.lesson.steps
    (at,) = (at for at, step in enumerate(steps) if words in step.said.english)
    to_step(pupil, at)
    return at


def cards_seen(pupil: Pupil) -> dict[str, CardItem]:
    return {item.key: item for item in pupil.picture.items if isinstance(item, CardItem)}


def wrong_card(pupil: Pupil, key: str) -> None:
    """Press a card that is not the one; two presses at once would be one."""
    pupil.click(CardAt(key))


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_done_from_end_to_end(name: str, keys: bool) -> None:
    pupil = Pupil(name)
    steps = len(pupil.learning.lesson.steps)
    for at in range(steps):
        assert (pupil.learning.at, pupil.learning.tries) == (at, 0)
        pupil.step(keys=keys)
    assert pupil.learning.over
    assert pupil.around.known[name] == Learned(0, done=True)
    assert len(pupil.around.noted) >= steps


@pytest.mark.parametrize("size", SIZES)
def test_the_teachers_face_is_over_the_words_and_glad_at_the_end(size: tuple[int, int]) -> None:
    pupil = Pupil(NAMES[0])
    room = Room(*size, EstimatingRuler())
    while True:
        items = pupil.scene.picture(room).items
        (face,) = (item for item in items if isinstance(item, Portrait) and item.name == TEACHER)
        foot = face.y + face.width * PORTRAIT_RATIO / 2
        paper = next(item.rect for item in items if isinstance(item, Box) and item.fill)
        assert 0 < paper.y - foot < 20
        assert face.y - face.width * PORTRAIT_RATIO / 2 >= 0
        assert all(
            item.x > face.x + face.width / 2
            for item in items
            if isinstance(item, Text) and item.y < foot
        )
        assert (face.mood is Mood.PLEASED) is pupil.learning.over
        if pupil.learning.over:
            return
        pupil.step()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["counts", "rubicon"])
def test_where_nobody_sits_opposite_the_teacher_speaks_from_the_cloth(
    name: str, size: tuple[int, int]
) -> None:
    pupil = Pupil(name)
    room = Room(*size, EstimatingRuler())
    while True:
        items = pupil.scene.picture(room).items
        (face,) = (item for item in items if isinstance(item, Portrait) and item.name == TEACHER)
        (tail,) = (item for item in items if isinstance(item, Icon) and item.name == "tail-left")
        bubble = next(
            item.rect for item in items if isinstance(item, Box) and item.shadow is Shadow.PAPER
        )
        assert face.width > 90
        assert face.x + face.width / 2 < tail.x < bubble.x + 12
        assert bubble.y < tail.y < bubble.bottom
        assert bubble.right < room.width - 100
        for item in items:
            if isinstance(item, CardItem):
                assert item.pose.y - item.pose.height / 2 > max(bubble.bottom, face.y)
        if pupil.learning.over:
            return
        pupil.step()


def test_lessons_follow_each_other_and_after_the_last_comes_a_partie() -> None:
    pupil = Pupil(NAMES[0])
    for name in NAMES:
        assert pupil.learning.lesson.name == name
        while not pupil.learning.over:
            pupil.step()
        pupil.click("next" if name in ("pique", "rubicon") else "do")
    assert isinstance(pupil.gone, Reset)
    assert pupil.around.parties == [PIQUET]
    assert all(pupil.around.known[name].done for name in NAMES)


def test_a_first_partie_is_offered_as_soon_as_one_knows_enough() -> None:
    """Before the rubicon and the deal of the book, which are there for who wants them first."""
    for name in NAMES:
        pupil = Pupil(name)
        while not pupil.learning.over:
            pupil.step()
        assert ("Play, with hints" in words(pupil)) == (name in NAMES[4:])
        assert ("You know enough" in words(pupil)) == (name in NAMES[4:6])
    pupil = Pupil("pique")
    while not pupil.learning.over:
        pupil.step()
    pupil.key("enter")
    assert pupil.around.parties == [PIQUET]


def test_a_lesson_left_is_gone_on_with_where_it_was_left() -> None:
    around = Around()
    pupil = to_step(Pupil("talk", around=around), 5)
    pupil.key("escape")
    assert isinstance(pupil.gone, Pop)
    again = Pupil("talk", around=around)
    assert again.learning.at == 5
    while not again.learning.over:
        again.step()


@pytest.mark.parametrize("name", NAMES)
def test_any_step_can_be_begun_with(name: str) -> None:
    """Whoever comes back finds the table as it was at that step, not at the beginning."""
    steps = len(Pupil(name).learning.lesson.steps)
    for at in range(steps):
        around = Around()
        around.known[name] = Learned(at)
        pupil = Pupil(name, around=around)
        assert pupil.learning.at == at
        pupil.step()
        assert pupil.learning.at == at + 1


def test_a_lesson_that_was_done_begins_anew_and_stays_done() -> None:
    around = Around()
    around.known["trick"] = Learned(0, done=True)
    pupil = to_step(Pupil("trick", around=around), 2)
    assert around.known["trick"] == Learned(2, done=True)
    assert pupil.learning.at == 2


def test_a_step_of_a_later_version_begins_at_the_beginning() -> None:
    around = Around()
    around.known["trick"] = Learned(900)
    assert Pupil("trick", around=around).learning.at == 0


def test_the_first_lesson_begins_with_what_one_sees_and_is_told_of_before_one_is_asked() -> None:
    """It began with a trick that was over, beside heaps and a point that nobody explained."""
    pupil = Pupil("trick")
    held = set(map(str, pupil.scene.classroom.seen.deal.hand))
    assert len(held) == 12
    hand = [each for key, each in cards_seen(pupil).items() if key in held]
    assert not any(each.marked or each.dimmed for each in hand), "nothing stands out, and no call"
    assert max(each.pose.y for each in hand) - min(each.pose.y for each in hand) < 40
    assert "The piles at the right are out of play." in pupil.learning.step.said.english
    while pupil.learning.step.what is StepKind.TELL:
        pupil.step()
    assert "Every lead counts one, won or lost." in pupil.learning.step.said.english
    assert pupil.learning.lesson.action(pupil.learning.step) == Play(card("AH"))
    assert "Lead a card." in words(pupil)
    to_said(pupil, "One for you too: you led.")


def test_a_card_of_another_suit_is_refused_without_the_suit_of_the_sequence_being_given() -> None:
    pupil = to_step(Pupil("counts"), 2)
    for stray in ("JS", "9C", "KD"):
        wrong_card(pupil, stray)
        told = words(pupil).replace("\n", " ")
        assert f"Not {sign(card(stray).suit)}: your best sequence is in another suit." in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_button_that_is_to_be_pressed_is_called_as_it_is_labelled(code: str) -> None:
    """In French the teacher had a name of her own for the one that sinks."""
    speak(code)
    pupil = to_step(Pupil("talk"), len(lesson_of(PIQUET, "talk").steps) - 2)
    assert say("do.sink") in in_words(pupil.learning.step.said)
    assert say("do.sink") in words(pupil)


def test_a_low_card_is_played_and_not_given() -> None:
    """To give is to deal, in French altogether."""
    said = [step.said for name in NAMES for step in Pupil(name).learning.lesson.steps]
    assert not any("Give" in each.english or "Donnez" in in_words(each, "fr") for each in said)


def test_the_foot_does_not_say_where_the_words_are_that_stand_elsewhere() -> None:
    """It said "at the left" while the teacher's bubble was at the top."""
    assert all("Read, then go on." in words(Pupil(name)) for name in ("trick", "counts", "talk"))


def test_several_sets_count_where_one_holds_two_and_so_do_sequences() -> None:
    """They were said to count, and the total stood still."""
    pupil = Pupil("counts")
    while not pupil.learning.over:
        pupil.step()
    places = tap_places(pupil.scene.classroom)
    assert sorted(place.points for place in places) == [3, 3, 3, 14]
    assert all(place.whole for place in places)
    assert str(sum(place.points for place in places)) in words(pupil)


def test_what_a_point_makes_is_said_before_anybody_asks_for_it() -> None:
    pupil = Pupil("talk")
    assert "Yours make 49." in pupil.learning.step.said.english
    assert "An ace makes eleven" in pupil.learning.step.said.english


def test_a_wrong_card_moves_nothing_gets_its_reason_and_shakes_its_head() -> None:
    pupil = to_step(Pupil("trick", motion="normal"), 9)
    before = pupil.scene.classroom.replay.session.count
    wrong_card(pupil, "8S")
    assert pupil.scene.classroom.replay.session.count == before
    assert "Clubs were led, and you hold two." in words(pupil)
    assert (pupil.learning.at, pupil.learning.tries) == (9, 1)
    pupil.step()
    assert "you hold two" not in words(pupil)


def test_a_legal_card_that_is_not_the_one_gets_a_reason_from_the_rules() -> None:
    pupil = to_step(Pupil("trick"), 9)
    wrong_card(pupil, "JC")
    assert "Neither takes the trick: play the nine of clubs." in words(pupil)
    assert pupil.learning.at == 9


def test_after_two_wrong_actions_the_teacher_shows_it() -> None:
    pupil = to_step(Pupil("trick"), 9)
    wrong_card(pupil, "8S")
    assert "Show me" not in words(pupil)
    wrong_card(pupil, "AS")
    assert "Show me" in words(pupil)
    pupil.click("show")
    assert pupil.learning.at == 10
    assert card("9C") in {trick.reply for trick in pupil.scene.classroom.seen.deal.table.tricks}


def test_show_me_is_there_for_the_keyboard_too() -> None:
    pupil = to_step(Pupil("counts"), 1)
    for _ in range(2):
        wrong_card(pupil, "KD")
    pupil.key("tab", "enter")
    assert pupil.learning.at == 2


def test_a_card_as_good_is_praised_and_the_lesson_goes_on_with_its_own() -> None:
    pupil = Pupil("pique")
    at = to_said(pupil, "Lead what cannot lose")
    pupil.click(CardAt("QC"))
    assert pupil.learning.at == at + 1
    assert "As good." in words(pupil)
    assert card("QC") in pupil.scene.classroom.seen.deal.hand


def test_another_card_as_good_is_praised_too() -> None:
    pupil = Pupil("pique")
    at = to_said(pupil, "Lead what cannot lose")
    pupil.click(CardAt("AH"))
    assert pupil.learning.at == at + 1
    assert "As good." in words(pupil)


def test_an_answer_that_is_not_true_is_answered_with_what_one_holds() -> None:
    pupil = Pupil("talk")
    at = to_said(pupil, "Then it is good.")
    pupil.press(Answer(Reply.NOT_GOOD))
    assert "Your five diamonds make 48." in words(pupil)
    pupil.press(Answer(Reply.GOOD))
    assert pupil.learning.at == at + 1


def test_enter_alone_at_an_answer_says_how_one_is_given_and_speaks_of_no_card() -> None:
    pupil = Pupil("talk")
    at = to_said(pupil, "Then it is good.")
    pupil.key("enter")
    assert "Choose an answer" in words(pupil)
    assert (pupil.learning.at, pupil.learning.tries) == (at, 0)


def test_too_few_cards_thrown_are_not_the_exchange() -> None:
    pupil = to_step(Pupil("exchange"), 1)
    for key in ("8C", "7C", "8D"):
        pupil.click(CardAt(key))
    pupil.click("do")
    assert "Throw two more." in words(pupil)
    assert pupil.learning.at == 1
    for key in ("KS", "9D"):
        pupil.click(CardAt(key))
    pupil.click("do")
    assert pupil.learning.at == 2


def test_no_card_moves_while_something_is_told() -> None:
    pupil = Pupil("exchange")
    assert pupil.learning.step.what is StepKind.TELL
    pupil.click(CardAt("8C"))
    pupil.key("right", "down")
    assert pupil.learning.at == 0
    assert pupil.scene.classroom.board.hand_state.chosen == ()


def test_a_wrong_slip_is_told_why() -> None:
    pupil = Pupil("rubicon")
    to_said(pupil, "Put together")
    assert "0 of 3" in words(pupil)
    pupil.click("token:1")
    assert "his points are added" in words(pupil)
    for index in (0, 2, 3):
        pupil.click(f"token:{index}")
    assert "192 + 97 + 100 = 389" in words(pupil)


def test_while_cards_are_clicked_those_that_are_not_spoken_of_are_darker() -> None:
    pupil = to_step(Pupil("counts"), 1)
    assert cards_seen(pupil)["AH"].shadow is not cards_seen(pupil)["KD"].shadow
    assert cards_seen(pupil)["KD"].dimmed
    assert not cards_seen(pupil)["KH"].dimmed
    pupil.click(CardAt("AH"))
    assert cards_seen(pupil)["AH"].pose.y < cards_seen(pupil)["KH"].pose.y - 10
    assert not cards_seen(pupil)["AH"].dimmed
    to_said(pupil, "Another hand")
    assert not any(card.dimmed for card in cards_seen(pupil).values())  # the learner is alone


def test_what_may_not_be_played_is_dark_as_at_the_table_and_pressed_gets_its_reason() -> None:
    """Once all was bright, for grey cards said nothing when they were pressed; now they do."""
    pupil = to_step(Pupil("trick"), 9)
    assert {key for key, each in cards_seen(pupil).items() if each.dimmed} == {
        "AS",
        "JS",
        "9S",
        "8S",
    }
    pupil.click(CardAt("8S"))
    assert "Clubs were led" in words(pupil)


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"counts"}))
def test_no_card_that_is_meant_is_dark_and_none_without_a_reason(name: str) -> None:
    pupil = Pupil(name)
    while not pupil.learning.over:
        seen, step = cards_seen(pupil), pupil.learning.step
        dark = {key for key, each in seen.items() if each.dimmed}
        assert not dark & set(step.lit)
        assert not any(each.unlit for each in seen.values())
        if step.what is StepKind.TELL:
            assert bool(dark) is bool(step.lit)
        pupil.step()
    assert not any(each.dimmed for each in cards_seen(pupil).values())


def test_what_is_sunk_is_shown_while_it_is_spoken_of() -> None:
    pupil = Pupil("talk")
    to_said(pupil, "What is sunk")
    seen = cards_seen(pupil)
    knaves = {"JS", "JH", "JC"}
    assert {key for key, each in seen.items() if each.dimmed} == {
        "AS", "9S", "8S", "KH", "QH", "8H", "9C", "KD"
    }  # fmt: skip
    rest = max(seen[key].pose.y for key in ("KH", "QH"))
    assert all(seen[key].pose.y < rest - 10 for key in knaves)


def test_no_call_stands_ready_when_a_lesson_is_over() -> None:
    """Five hearts jumped up beside "The lesson is over", and nobody asked for them."""
    pupil = Pupil("exchange")
    while not pupil.learning.over:
        pupil.step()
    seen = cards_seen(pupil)
    assert seen["QH"].pose.y == pytest.approx(seen["JC"].pose.y, abs=12)


def test_over_cards_that_are_told_of_nothing_else_is_heard() -> None:
    pupil = Pupil("talk", motion="normal")
    to_said(pupil, "What is sunk")
    assert not [item for item in pupil.picture.items if isinstance(item, Bubble)]


def test_what_was_sunk_gives_way_to_the_play_for_good() -> None:
    pupil = Pupil("talk")
    to_said(pupil, "What is sunk")
    items = pupil.picture.items
    (mark,) = (i.rect for i in items if isinstance(i, Box) and i.fill == Paint(Tone.BRASS, 0.3))
    marked = [i.words for i in items if isinstance(i, Text) and mark.contains(i.x + 1, i.y)]
    assert "Play" in marked


@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_of_cards_is_told_beside_them(size: tuple[int, int]) -> None:
    pupil = Pupil("talk")
    to_said(pupil, "What is sunk")
    room = Room(*size, EstimatingRuler())
    items = pupil.scene.picture(room).items
    knaves = [item for item in items if isinstance(item, CardItem) and item.key[0] == "J"]
    top = min(card.pose.y - card.pose.height / 2 for card in knaves)
    bubble = next(i.rect for i in items if isinstance(i, Box) and i.shadow is Shadow.PAPER)
    (face,) = (item for item in items if isinstance(item, Portrait) and item.name == TEACHER)
    assert top - 60 < bubble.bottom < top - 12, "close above them"
    assert face.x < bubble.x
    said = [item for item in items if isinstance(item, Text) and bubble.contains(item.x, item.y)]
    assert " ".join(item.words for item in said).startswith("What is sunk")
    level = (each for each in items if isinstance(each, Stroke) and each.y1 == each.y2)
    line = next(each for each in level if each.x1 > face.x and bubble.bottom < each.y1 < top)
    for knave in knaves:
        assert line.x1 - 1 <= knave.pose.x - knave.pose.width / 2 <= line.x2
    for each in (item.pose for item in items if isinstance(item, CardItem)):
        level_with = (
            each.y - each.height / 2 < bubble.bottom and each.y + each.height / 2 > bubble.y
        )
        left, right = each.x - each.width / 2, each.x + each.width / 2
        assert not (level_with and left < bubble.right and right > bubble.x)


@pytest.mark.parametrize("size", SIZES)
def test_the_teachers_paper_is_as_large_as_what_she_says(size: tuple[int, int]) -> None:
    """Half empty it stood there, and what is below it never moves."""
    pupil = Pupil("talk")
    room = Room(*size, EstimatingRuler())
    below = set()
    while not pupil.learning.over:
        if pupil.learning.step.what is StepKind.TELL and pupil.learning.step.lit:
            pupil.step()  # she stands on the cloth
            continue
        items = pupil.scene.picture(room).items
        paper = next(item.rect for item in items if isinstance(item, Box) and item.fill)
        said = [i for i in items if isinstance(i, Text) and paper.contains(i.x + 1, i.y)]
        assert said
        assert paper.bottom - max(line.y for line in said) < 30
        right = max(line.x + room.ruler.width(line.words, line.font) for line in said)
        portrait = next(item for item in items if isinstance(item, Portrait))
        assert paper.right - max(right, portrait.x + portrait.width / 2) < 30
        first = in_words(pupil.learning.lesson.parts[0])
        below.add(next(item.y for item in items if isinstance(item, Text) and item.words == first))
        pupil.step()
    assert len(below) == 1


def test_a_card_better_kept_is_not_put_out_and_its_reason_goes_with_the_next_action() -> None:
    pupil = to_step(Pupil("exchange"), 1)
    pupil.click(CardAt("AH"))
    assert pupil.scene.classroom.board.hand_state.chosen == ()
    assert "Keep the ace of hearts" in words(pupil)
    assert pupil.learning.tries == 1
    pupil.click(CardAt("8C"))
    assert "Keep the ace" not in words(pupil)
    assert pupil.scene.classroom.board.hand_state.chosen == (card("8C"),)
    pupil.finish_step()
    assert pupil.learning.at == 2


def test_a_card_better_kept_is_dragged_out_in_vain() -> None:
    pupil = to_step(Pupil("exchange"), 1)
    pupil.drag("AH", 780, 300)
    assert pupil.scene.classroom.board.hand_state.chosen == ()
    assert "Keep the ace of hearts" in words(pupil)


def test_enter_plays_the_last_card_unasked_for_arrows() -> None:
    pupil = to_step(Pupil("trick"), 14)
    pupil.key("enter")
    assert pupil.learning.at == 15


def test_enter_plays_the_one_card_that_stands_out_unasked_for_arrows() -> None:
    pupil = to_step(Pupil(NAMES[0]), 3)
    assert pupil.learning.step.lit == ("KH",)
    pupil.key("enter")
    assert (pupil.learning.at, pupil.learning.tries) == (4, 0)


def test_enter_takes_the_card_pointed_at_where_one_was_and_not_the_one_that_stands_out() -> None:
    pupil = to_step(Pupil(NAMES[0]), 3)
    pupil.key("right", "enter")  # the first card of the hand is another
    assert (pupil.learning.at, pupil.learning.tries) == (3, 1)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_short_in_a_small_window_in_french(name: str, in_french: None) -> None:
    pygame.font.init()
    room = Room(1024, 640, Writer(PlainArt()))
    pupil = Pupil(name, room)
    while not pupil.learning.over:
        words = [each.words for each in pupil.picture.items if isinstance(each, Text)]
        assert not [each for each in words if each.endswith("…")]
        pupil.step()


def test_the_score_sheet_has_only_what_was_taught() -> None:
    pupil = Pupil("trick")
    assert "This deal" not in words(pupil)
    to_step(pupil, 4)
    rows = words(pupil).split("\n")
    assert {"This deal", "Play"} <= set(rows)
    assert not {"Point", "Sequences", "Cards"} & set(rows)
    to_step(pupil, 16)
    assert {"Play", "Cards"} <= set(words(pupil).split("\n"))
    assert "This deal" not in words(to_step(Pupil("exchange"), 1))


def test_a_call_is_sunk_by_its_button_and_called_instead_it_gets_a_reason() -> None:
    pupil = Pupil("talk")
    at = to_said(pupil, "Press “Sink it”, then lead")
    pupil.click(CardAt("AH"))
    assert pupil.learning.at == at
    pupil.click("do")
    assert "This time sink them" in words(pupil)
    before = cards_seen(pupil)["AH"].pose.y
    pupil.click("sink")
    assert cards_seen(pupil)["AH"].pose.y < before - 10, "it stood out beside the knaves"
    pupil.click(CardAt("AH"))
    assert pupil.learning.at == at + 1


def test_sinking_is_offered_where_it_is_taught_and_nowhere_before() -> None:
    pupil = Pupil("talk")
    while "Sink it" not in pupil.learning.step.said.english:
        assert all(each.button.key != "sink" for each in pupil.scene.prompt.offers)
        pupil.step()
    assert any(each.button.key == "sink" for each in pupil.scene.prompt.offers)


def test_new_cards_have_no_mark_before_a_lesson_has_told_of_it() -> None:
    """Counting is taught before the exchange, of hands that have exchanged."""
    pupil = Pupil("counts")
    while not pupil.learning.over:
        assert not any(item.marked for item in cards_seen(pupil).values())
        pupil.step()
    told = to_step(Pupil("exchange"), 2)
    assert cards_seen(told)["KH"].marked


def test_a_card_put_out_stays_in_its_place() -> None:
    pupil = to_step(Pupil("exchange"), 1)
    held = cards_seen(pupil)["8C"].pose
    pupil.click(CardAt("8C"))
    lying = pupil.scene.classroom.board.director.item("8C")
    assert lying is not None
    assert cards_seen(pupil)["8C"].pose == lying.pose != held
    pupil.click(CardAt("8C"))
    assert cards_seen(pupil)["8C"].pose == held


def test_a_pique_is_celebrated_and_no_bubble_sticks_out_under_it() -> None:
    pupil = Pupil("pique", motion="normal")
    to_said(pupil, "One more: the queen!")
    x, y = spot(pupil.picture, CardAt("QC"))
    for intent in (Press(x, y, CardAt("QC")), Release(x, y, CardAt("QC"))):
        pupil.scene.on_intent(intent)
    board = pupil.scene.classroom.board
    while board.feast.now is None:
        pupil.scene.tick(0.05)
    for _ in range(10):
        pupil.scene.tick(0.05)
    assert "Pique" in words(pupil)
    assert not any(isinstance(item, Bubble) for item in pupil.picture.items)


def test_a_trick_that_lies_until_it_was_read_waits_in_a_lesson_too() -> None:
    around = Around()
    around.likes = replace(around.likes, trick_pause=READ_UNTIL_PRESSED)
    around.known["trick"] = Learned(3)
    pupil = Pupil("trick", around=around)
    x, y = spot(pupil.picture, CardAt("KH"))
    for intent in (Press(x, y, CardAt("KH")), Release(x, y, CardAt("KH"))):
        pupil.scene.on_intent(intent)
    for _ in range(80):
        pupil.scene.tick(0.05)
    assert not pupil.scene.classroom.ready
    assert "Go on" in words(pupil)
    pupil.click("do")
    assert pupil.scene.classroom.ready
    assert pupil.learning.at == 4


def test_every_number_of_the_ledger_is_seen_while_one_plays() -> None:
    pupil = to_step(Pupil("talk"), 3)
    assert {"This deal", "You", "Toby Wren"} <= set(words(pupil).split("\n"))


def test_the_cards_of_the_other_are_never_seen() -> None:
    """Whatever is shown of a lesson, in every step: only what the learner may see."""
    for name in NAMES:
        pupil = Pupil(name, motion="normal")
        while not pupil.learning.over:
            room = pupil.scene.classroom
            if room.at_table:
                deal = room.replay.session.state.deal
                assert deal is not None
                theirs = set(map(str, deal.hands[deal.seat(room.excerpt.seat.other)]))
                over = room.replay.session.state.results
                assert over or not theirs & pupil.picture.faces()
            pupil.step()


def test_leaving_is_a_press_and_tab_leads_to_it() -> None:
    pupil = Pupil("trick")
    pupil.click("leave")
    assert isinstance(pupil.gone, Pop)
    other = Pupil("trick")
    other.key("tab", "tab", "enter")
    assert isinstance(other.gone, Pop)


def test_over_one_may_go_back_to_all_lessons() -> None:
    pupil = Pupil("rubicon")
    while not pupil.learning.over:
        pupil.step()
    pupil.click("away")
    assert isinstance(pupil.gone, Pop)


def test_a_card_may_be_dragged_to_the_trick() -> None:
    pupil = to_step(Pupil("trick"), 3)
    action = pupil.learning.lesson.action(pupil.learning.step)
    assert isinstance(action, Play)
    pupil.drag(str(action.card), 780, 300)
    assert pupil.learning.at == 4


def test_a_wish_that_is_not_offered_does_nothing() -> None:
    pupil = to_step(Pupil("trick"), 3)
    for wish in (LessonWish.ON, LessonWish.SHOW):
        pupil.scene.classroom.wish(wish)
    assert pupil.learning.at == 3


def test_keys_that_mean_nothing_do_nothing() -> None:
    for name in ("counts", "rubicon", "trick"):
        pupil = Pupil(name)
        for key in ("x", "s", "h", "u", "z", "f5", "pageup", "up", "down"):
            pupil.gone = pupil.scene.on_intent(Key(key)) or pupil.gone
        assert pupil.gone is None
        assert pupil.learning.at == 0


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_pressed_the_lesson_can_be_done(name: str) -> None:
    """Presses anywhere and any key, faster than cards fly; then all that is left as it is meant."""
    pupil, dice = Pupil(name, motion="normal"), Random(name)
    for _ in range(120):
        targets = [each for each in pupil.picture.targets if each.key not in ("leave", "away")]
        place = dice.choice(targets).place if targets else Rect(400, 400, 9, 9)
        x, y = place.centre if isinstance(place, Rect) else (place.x, place.y)
        at = pupil.picture.hit(x, y)
        if dice.random() < 0.5:
            there = (x + 200, y - 300) if dice.random() < 0.2 else (x, y)
            pressed: tuple[Intent, ...] = (Hover(x, y, at), Press(x, y, at))
            if there != (x, y):
                pressed = (*pressed, Drag(*there))
            pressed = (*pressed, Release(*there, pupil.picture.hit(*there)))
        else:
            pressed = (Key(dice.choice(("left", "right", "space", "enter", "tab", "up", "x"))),)
        for intent in pressed:
            if pupil.learning.over:
                break
            pupil.scene.on_intent(intent)
        for _ in range(dice.randint(0, 12)):
            pupil.scene.tick(0.05)
    pupil.wait()
    while not pupil.learning.over:
        pupil.finish_step()
    assert pupil.learning.lesson.name == name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_lesson_lies_outside_the_room(name: str, size: tuple[int, int]) -> None:
    room = Room(*size, EstimatingRuler())
    pupil = Pupil(name, room=room)
    while not pupil.learning.over:
        for target in pupil.picture.targets:
            place = target.place
            x, y = place.centre if hasattr(place, "centre") else (place.x, place.y)
            assert 0 <= x <= room.width
            assert 0 <= y <= room.height
        pupil.step()


def test_a_voice_says_what_the_teacher_says_and_why_an_action_was_wrong() -> None:
    pupil, narrator = to_step(Pupil("trick"), 9), Narrator()
    (first,) = narrator.see(pupil.picture)
    assert first.words.startswith("He leads a club: follow suit. The highest club wins.")
    wrong_card(pupil, "8S")
    assert "Clubs were led, and you hold two" in next(iter(narrator.see(pupil.picture))).words


def test_the_other_one_takes_his_time_and_a_press_ends_it() -> None:
    slow, hurried = (to_step(Pupil("trick", motion="normal"), 3) for _ in range(2))
    action = slow.learning.lesson.action(slow.learning.step)
    assert isinstance(action, Play)
    waited = [0, 0]
    for which, pupil in enumerate((slow, hurried)):
        x, y = spot(pupil.picture, CardAt(str(action.card)))
        for intent in (
            Press(x, y, CardAt(str(action.card))),
            Release(x, y, CardAt(str(action.card))),
        ):
            pupil.scene.on_intent(intent)
        while not pupil.scene.classroom.ready:
            pupil.scene.tick(0.05)
            waited[which] += 1
            if which and not waited[which] % 4:
                pupil.scene.on_intent(Key("space"))
    assert waited[0] > waited[1] + 5


def test_what_was_seen_before_goes_faster_and_no_faster_than_is_liked() -> None:
    def paces(motion: str) -> list[str]:
        return [
            Pupil(name, motion=motion).scene.classroom.board.director.motion
            for name in ("talk", "deal")
        ]

    assert paces("normal") == ["normal", "fast"]
    assert paces("slow") == ["slow", "slow"]
    assert paces("off") == ["off", "off"]


def test_the_teacher_speaks_french(in_french: None) -> None:
    pupil = Pupil("trick")
    assert "Toby Wren, en face, en a douze aussi" in words(pupil).replace("\n", " ")
