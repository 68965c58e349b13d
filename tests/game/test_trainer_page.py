"""The page of quick counting: by mouse or by keys, with a clock that hurries nobody."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.games import PIQUET
from game.pages.narrator import Narrator, spoken
from game.piquet.trainers.counting import NONE, About, question
from game.players.mind import TEACHER
from game.saves.progress import Trained
from game.school.learn import LearnPage
from game.school.trainer_page import TrainerPage
from game.school.training import Drill, TrainingHand, trainer_of
from game.stage.basics import Font, Rect, Room
from game.stage.intents import Key
from game.stage.lines import wrapped
from game.stage.ornaments import Mood, Portrait
from game.stage.picture import Box, CardItem, Shadow, Text
from game.window.text import Writer
from game.words.catalogue import speak
from game.words.terms import card_name
from rules.core.cards import cards as read
from tests.game.houses import OpenHouse, guided
from tests.game.margins import apart
from tests.game.pilot import SIZES, Pilot
from tests.game.plain import PlainArt
from tests.game.tongues import in_french

__all__ = ["in_french"]

COUNTING = trainer_of(PIQUET, "counting")


class Trainee(Pilot):
    """Somebody at the trainer, who knows what is right."""

    def __init__(self, width: float = 1280, height: float = 800) -> None:
        self.house = OpenHouse()
        self.page = TrainerPage(self.house, PIQUET, "counting")
        super().__init__(self.page, width, height)

    @property
    def drill(self) -> Drill:
        assert self.page.drill is not None
        return self.page.drill

    @property
    def right(self) -> str:
        return self.drill.question.right

    @property
    def wrong(self) -> str:
        return next(each.code for each in self.drill.question.replies if each.code != self.right)

    def by_mouse(self, code: str) -> None:
        self.click(f"reply:{code}")

    def by_digit(self, code: str) -> None:
        self.key(next(each.digit for each in self.drill.question.replies if each.code == code))

    def by_arrows(self, code: str) -> None:
        for _ in range(10):
            if self.page.focus == f"reply:{code}":
                break
            self.key("right")
        self.key("space")

    def cards(self) -> list[CardItem]:
        return [item for item in self.picture.items if isinstance(item, CardItem)]


Way = Callable[[Trainee, str], None]


@pytest.mark.parametrize("way", [Trainee.by_mouse, Trainee.by_digit, Trainee.by_arrows])
def test_a_whole_set_is_done_by_mouse_by_digits_or_by_arrows(way: Way) -> None:
    someone = Trainee()
    someone.key("enter")
    while not someone.drill.over:
        way(someone, someone.right)
    assert "10 of 10" in someone.words
    assert someone.house.trained(PIQUET, "counting") == someone.drill.result
    assert "Your best so far." in someone.words


@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_explains_a_set_on_paper_and_remarks_on_its_result(
    size: tuple[int, int],
) -> None:
    someone = Trainee(*size)

    def face_and_paper() -> tuple[Portrait, Rect]:
        items = someone.picture.items
        (face,) = (item for item in items if isinstance(item, Portrait))
        (paper,) = (
            item.rect for item in items if isinstance(item, Box) and item.shadow is Shadow.PAPER
        )
        return face, paper

    face, paper = face_and_paper()
    assert face.name == TEACHER
    assert face.x + face.width / 2 < paper.x < paper.right < size[0]
    inside = [
        item.words
        for item in someone.picture.items
        if isinstance(item, Text) and paper.contains(item.x, item.y)
    ]
    assert len(inside) >= 3
    someone.key("enter")
    while not someone.drill.over:
        someone.by_mouse(someone.right)
    face, paper = face_and_paper()
    assert face.mood is Mood.PLEASED


def test_what_is_read_off_the_page_is_the_hand_and_what_is_asked() -> None:
    someone = Trainee()
    assert not someone.cards()  # nothing to count before the clock runs
    someone.key("enter")
    assert [card.face for card in someone.cards()] == [str(c) for c in someone.drill.hand.cards]
    assert {"Hand 1 of 10", "How many cards has the best point?"} <= set(someone.words)


def test_a_wrong_reply_lights_the_cards_of_the_right_one_and_says_why() -> None:
    someone = Trainee()
    someone.key("enter")
    someone.by_mouse(someone.wrong)
    lit = {card.face for card in someone.cards() if not card.unlit}
    assert lit == {str(card) for card in someone.drill.question.cards}
    assert COUNTING.why(someone.drill.hand, someone.drill.question) in someone.words
    assert not [key for key in someone.keys if key.startswith("reply:")]
    someone.key("3")  # no reply is waited for
    assert someone.drill.wrong
    someone.key("enter")
    assert (someone.drill.at, someone.drill.marks) == (1, (False,))
    assert not any(card.unlit for card in someone.cards())


def test_where_nothing_is_held_no_card_is_dark() -> None:
    someone = Trainee()
    someone.key("enter")
    while someone.drill.question.right != NONE:
        someone.by_digit(someone.right)
    someone.by_digit(someone.wrong)
    assert len(someone.cards()) == 12
    assert not any(card.unlit for card in someone.cards())


def test_in_the_next_hand_no_card_is_pointed_at() -> None:
    someone = Trainee()
    someone.key("enter", "down")
    assert [card.focused for card in someone.cards()] == [True, *[False] * 11]
    someone.by_digit(someone.right)
    assert not any(card.focused for card in someone.cards())


def test_the_clock_runs_while_something_is_asked_and_is_seen_to() -> None:
    someone = Trainee()
    someone.wait(90)  # whoever reads what will be asked loses nothing
    someone.key("enter")
    before = someone.drill.seconds
    assert before < 1
    assert "0:00" in someone.words
    someone.wait(62)
    assert someone.drill.seconds == pytest.approx(before + 62)
    assert "1:02" in someone.words
    someone.by_digit(someone.wrong)
    stopped = someone.drill.seconds
    someone.wait(90)
    assert someone.drill.seconds == stopped


def test_a_key_pressed_twice_answers_once() -> None:
    someone = Trainee()
    someone.key("enter")
    digit = next(e.digit for e in someone.drill.question.replies if e.code == someone.right)
    someone.stack.on_intent(Key(digit))
    someone.stack.on_intent(Key(digit))
    assert (someone.drill.at, someone.drill.wrong) == (1, "")


def test_the_best_stays_where_a_set_was_worse_and_is_told_then() -> None:
    someone = Trainee()
    someone.house.train(PIQUET, "counting", Trained(10, 1))
    someone.key("enter")
    while not someone.drill.over:
        someone.by_digit(someone.right)
    assert someone.house.trained(PIQUET, "counting") == Trained(10, 1)
    assert "Your best so far: 10 hands right, 0.1 seconds a hand." in someone.words
    someone.key("enter")
    assert someone.drill.at == 0
    assert someone.drill.seconds < 1


def test_a_set_that_is_left_is_remembered_as_nothing() -> None:
    around = OpenHouse()
    pilot = Pilot(LearnPage(guided(around), PIQUET))
    pilot.click("trainer:counting")
    assert isinstance(pilot.stack.top, TrainerPage)
    pilot.key("enter", "5", "escape")
    assert isinstance(pilot.stack.top, LearnPage)
    assert around.trained(PIQUET, "counting") is None


def test_from_the_page_of_lessons_it_is_reached_by_keys() -> None:
    pilot = Pilot(LearnPage(guided(OpenHouse()), PIQUET))
    for _ in range(20):
        if getattr(pilot.stack.top, "focus", None) == "trainer:counting":
            break
        pilot.key("right")
    pilot.key("enter")
    assert isinstance(pilot.stack.top, TrainerPage)


def test_a_voice_reads_the_question_the_cards_one_goes_through_and_the_reason() -> None:
    someone, voice = Trainee(), Narrator()

    def heard() -> str:
        return " ".join(each.words for each in voice.see(someone.picture))

    someone.key("enter")
    assert heard() == "Quick counting. Hand 1 of 10. How many cards has the best point? Back. Esc"
    first, *_, last = someone.drill.hand.cards
    someone.key("down")
    assert heard() == card_name(first)
    someone.key("up")
    assert heard() == card_name(last)
    someone.key("right", "right")
    assert heard() == "4"
    someone.by_digit(someone.wrong)
    assert spoken(COUNTING.why(someone.drill.hand, someone.drill.question)) in f"{heard()}."
    someone.key("enter")
    assert heard() == "Hand 2 of 10"  # and the same is asked


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [0, 2, 4, 8])
def test_everything_lies_within_the_room_and_apart(size: tuple[int, int], at: int) -> None:
    someone = Trainee(*size)
    someone.key("enter")
    while someone.drill.at < at:
        someone.by_digit(someone.right)
    apart(someone.picture, someone.room, least=44)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_reason_and_reply_of_many_sets_has_room(code: str) -> None:
    pygame.font.init()
    room = Room(1024, 640, Writer(PlainArt()))
    speak(code)
    for seed in range(40):
        for hand in COUNTING.hands(seed):
            for one in hand.questions:
                words = COUNTING.why(hand, one)
                assert words.endswith(".")
                assert len(wrapped(words, Font(28, serif=True), 936, room)) <= 2, words
                replies = [COUNTING.reply(each, one) for each in one.replies]
                width = max(118, room.words_width(replies, Font(22, serif=True, bold=True)) + 32)
                assert width * len(replies) + 14 * (len(replies) - 1) <= 1024


HEARTS = "AH KH QH JH 8H 9S 9C 7S TS KC 7D JC"
NINES = "AH QH 7H TS KC JD 9S 9H 9C 8S 8H 8C"
ACES, QUEENS, TENS = "AS AH AC", "QS QH QC", "TS TH TC TD"


@pytest.mark.parametrize(
    ("cards", "about", "said"),
    [
        (HEARTS, "number", "You hold five ♥, and no more of any other suit."),
        (HEARTS, "value", "11 + 10 + 10 + 10 + 8 = 49: an ace makes 11, a court card 10."),
        (HEARTS, "sequence", "Quart major in ♥: cards that follow each other."),
        (HEARTS, "set", "No rank from the ten up is there three times."),
        (NINES, "set", "Only tens or higher make a set, not nines."),
        (f"{ACES} 9S 8H 7D 9D JC", "set", "You hold three aces."),
        (f"{ACES} 9S 8H 7D 9D JC", "rank", "Three aces, and no other set."),
        (f"{ACES} {QUEENS} 9S 8H", "rank", "Three aces: higher than three queens."),
        (f"{ACES} {TENS} 9S 8H", "rank", "Four tens: four are better than three aces."),
    ],
)
def test_the_reason_is_told_by_the_cards(cards: str, about: str, said: str) -> None:
    held = read(cards)
    asked = question(About(about), frozenset(held), Random(1))
    assert COUNTING.why(TrainingHand(held, (asked,)), asked) == said


def test_the_page_speaks_french(in_french: None) -> None:
    someone = Trainee()
    assert "Compter vite" in someone.words
    someone.key("enter")
    assert "Main 1 sur 10" in someone.words
