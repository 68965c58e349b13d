"""The page on which a hand is read: by mouse or by keys, with a wait that is shown."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.pages.narrator import Narrator
from game.saves.progress import Trained
from game.school.guess import HandGuess, Mark
from game.school.guess_page import GuessPage
from game.school.learn import LearnPage
from game.school.training import trainer_of
from game.stage.picture import CardItem, Text
from game.words.catalogue import say
from game.words.terms import capital, card_name
from tests.game.exercised import Easy, EasyHouse
from tests.game.houses import guided
from tests.game.margins import apart
from tests.game.pilot import SIZES, Pilot
from tests.game.tongues import in_french

__all__ = ["in_french"]


class Reader(Pilot):
    """Somebody who reads hands."""

    def __init__(
        self, width: float = 1280, height: float = 800, source: Easy | None = None
    ) -> None:
        self.house = EasyHouse(source)
        self.page = GuessPage(self.house, PIQUET, "reading", trainer_of(PIQUET, "reading"))
        super().__init__(self.page, width, height)

    @property
    def guess(self) -> HandGuess:
        assert self.page.guess is not None
        return self.page.guess

    def cards(self) -> dict[str, CardItem]:
        return {item.key: item for item in self.picture.items if isinstance(item, CardItem)}

    def mark_all(self) -> None:
        """Say what is true of every card."""
        for one in self.guess.task.unseen:
            self.click(f"card:{one}")
            if one not in self.guess.task.truth:
                self.click(f"card:{one}")


def test_a_whole_set_that_is_read_rightly_is_a_hundred_percent_and_kept() -> None:
    someone = Reader()
    someone.key("enter")
    for number in range(6):
        assert f"Hand {number + 1} of 6" in someone.words
        someone.mark_all()
        someone.key("enter")
        assert "You 100%" in someone.words
        someone.key("enter")
    assert someone.page.over
    assert "100%" in someone.words
    assert "Your best so far." in someone.words
    assert someone.house.trained(PIQUET, "reading") == Trained(100, 0)


def test_a_set_that_knew_nothing_is_no_best() -> None:
    someone = Reader()
    someone.key("enter")
    for _ in range(6):
        someone.key("enter", "enter")
    assert someone.page.over
    assert "Your best so far." not in someone.words
    assert someone.house.trained(PIQUET, "reading") is None


def test_by_keys_alone_a_card_is_marked_and_the_hand_told() -> None:
    someone = Reader()
    someone.key("enter", "right", "up")
    first, second = someone.guess.task.unseen[:2]
    assert someone.guess.mark(first) is Mark.HOLDS
    someone.key("right", "down")
    assert someone.guess.mark(second) is Mark.NOT
    someone.key("space")
    assert someone.guess.mark(second) is Mark.PERHAPS
    assert someone.page.focus == f"card:{second}"
    someone.key("enter")  # with the focus on a card, too
    assert someone.guess.told


def test_nothing_of_the_hand_is_told_before_one_is_done() -> None:
    someone = Reader()
    someone.key("enter")
    cards = someone.cards()
    truth = someone.guess.task.truth
    assert not any(cards[str(one)].unlit for one in someone.guess.task.unseen)
    assert len({cards[str(one)].pose.y for one in someone.guess.task.unseen}) == 1
    shares = {str(round(100 * share)) for share in someone.guess.task.shades.values()}
    assert not shares & set(someone.words)
    someone.key("enter")
    cards = someone.cards()
    assert {one for one in someone.guess.task.unseen if not cards[str(one)].unlit} == truth
    assert shares <= set(someone.words)
    assert "You 0%" in someone.words


def test_what_was_told_is_not_marked_any_more() -> None:
    someone = Reader()
    someone.key("enter", "enter")
    assert not [key for key in someone.keys if key.startswith("card:")]


def test_the_wait_is_shown_and_ends_by_itself() -> None:
    source = Easy(slow=True)
    someone = Reader(source=source)
    someone.key("enter")
    assert "The cards are being dealt …" in someone.words
    assert "go" not in someone.keys
    source.come = True
    someone.wait()
    assert someone.page.guess is not None
    assert "The cards are being dealt …" not in someone.words


def test_where_no_hand_comes_that_is_said_and_one_may_try_again() -> None:
    source = Easy(failed=True)
    someone = Reader(source=source)
    someone.key("enter")
    assert "No cards came." in someone.words
    someone.house.source = Easy()
    someone.click("go")
    assert source.closed
    assert someone.page.guess is not None


def test_who_leaves_has_no_more_hands_made_and_nothing_kept() -> None:
    source = Easy()
    pilot = Pilot(LearnPage(guided(EasyHouse(source)), PIQUET))
    pilot.click("trainer:reading")
    pilot.key("enter", "enter", "escape")
    assert isinstance(pilot.stack.top, LearnPage)
    assert source.closed


def test_a_voice_reads_the_question_and_what_is_said_of_a_card() -> None:
    someone, voice = Reader(), Narrator()

    def heard() -> str:
        return " ".join(each.words for each in voice.see(someone.picture))

    someone.key("enter")
    assert "What does Mrs Lavelle still hold? Six of these nine" in heard()
    someone.key("right")
    first = capital(card_name(someone.guess.task.unseen[0]))
    assert f"{first}: perhaps" in heard()
    someone.key("up")
    assert f"{first}: has it" in heard()


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room_and_apart(size: tuple[int, int]) -> None:
    someone = Reader(*size)
    someone.key("enter")
    for _ in range(2):
        apart(someone.picture, someone.room, least=44)
        for item in someone.cards().values():
            assert item.pose.y + item.pose.height / 2 < size[1]
            assert item.pose.x + item.pose.width / 2 < size[0]
        someone.key("enter")


def test_the_page_speaks_french(in_french: None) -> None:
    someone = Reader()
    assert "Lire la main adverse" in someone.words
    someone.key("enter")
    assert "Que tient encore Mme Lavelle" in someone.text
    someone.key("right")
    assert someone.words.count("peut-être") == 9


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_ones_own_cards_lie_under_their_name_beside_the_tricks(size: tuple[float, float]) -> None:
    someone = Reader(*size)
    someone.key("enter")
    lines = {item.words: item for item in someone.picture.items if isinstance(item, Text)}
    name = lines[say("guess.yours")]
    tricks = next(item for words, item in lines.items() if words.startswith("The tricks"))
    assert name.y == tricks.y
    assert tricks.x + someone.room.ruler.width(tricks.words, tricks.font) < name.x
    for card in map(str, someone.guess.task.mine):
        pose = someone.cards()[card].pose
        assert pose.y - pose.height / 2 == pytest.approx(name.y + 14)
        assert pose.x - pose.width / 2 >= name.x - 1
