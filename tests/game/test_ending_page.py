"""The page of the last tricks: by mouse or by keys, with cards that travel and are judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.games import PIQUET
from game.pages.narrator import Narrator
from game.saves.trained import Trained
from game.school.ending import Ending
from game.school.ending_page import EndingPage
from game.school.training import trainer_of
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.picture import CardItem, Rect
from rules.core.cards import Card
from tests.game.exercised import Easy, EasyHouse
from tests.game.pilot import SIZES, Pilot
from tests.game.tongues import in_french, language_kept

__all__ = ["in_french", "language_kept"]


class Player(Pilot):
    """Somebody at the last tricks, who knows the best cards."""

    def __init__(
        self,
        width: float = 1280,
        height: float = 800,
        source: Easy | None = None,
        motion: Motion = Motion.OFF,
    ) -> None:
        self.house = EasyHouse(source)
        self.house.likes = replace(self.house.likes, motion=motion.value)
        self.page = EndingPage(self.house, PIQUET, "tricks", trainer_of(PIQUET, "tricks"))
        super().__init__(self.page, width, height)

    @property
    def ending(self) -> Ending:
        assert self.page.ending is not None
        return self.page.ending

    def until_asked(self) -> bool:
        """Wait for one's turn; False where the position is played to its end before."""
        for _ in range(100):
            if self.page.asked or self.page.done:
                return self.page.asked
            self.wait(0.3)
        raise AssertionError("nothing is asked and nothing is over")

    def card(self, *, wrong: bool = False) -> Card | None:
        """A card that loses something, or one that loses nothing, if there is one."""
        now = self.ending.now
        return next((c for c in now.mine if c in now.allowed and bool(now.lost(c)) is wrong), None)

    def cards(self) -> dict[str, CardItem]:
        return {item.key: item for item in self.picture.items if isinstance(item, CardItem)}

    def by_mouse(self, card: Card) -> None:
        self.click(f"card:{card}")

    def by_digit(self, card: Card) -> None:
        self.key(str(self.ending.now.mine.index(card) + 1))

    def by_arrows(self, card: Card) -> None:
        for _ in range(10):
            if self.page.focus == f"card:{card}":
                break
            self.key("right")
        self.key("enter")

    def play_best(self, way: Way | None = None) -> None:
        """One position, without a point lost."""
        while self.until_asked():
            card = self.card()
            assert card is not None
            (way or Player.by_digit)(self, card)


Way = Callable[[Player, Card], None]


@pytest.mark.parametrize("way", [Player.by_mouse, Player.by_digit, Player.by_arrows])
def test_a_position_is_played_by_mouse_by_digits_or_by_arrows(way: Way) -> None:
    someone = Player()
    someone.key("enter")
    someone.play_best(way)
    assert someone.page.lost == (0,)
    assert "Not a point lost." in someone.words
    assert someone.house.trained(PIQUET, "tricks") == Trained(1, 0)


def test_a_whole_set_in_a_row_is_told_and_kept() -> None:
    someone = Player()
    someone.key("enter")
    for _ in range(8):
        someone.play_best()
        someone.key("enter")
    assert someone.page.over
    assert {"8 of 8", "0", "8 in a row. Your best so far."} <= set(someone.words)
    someone.key("enter")
    someone.play_best()
    assert someone.house.trained(PIQUET, "tricks") == Trained(9, 0)  # the row goes on


def test_a_wrong_card_lights_the_right_ones_says_why_and_ends_the_row() -> None:
    someone = Player()
    someone.key("enter")
    someone.play_best()
    someone.key("enter")
    while someone.until_asked() and someone.card(wrong=True) is None:
        someone.by_digit(someone.card() or someone.ending.now.mine[0])
    wrong = someone.card(wrong=True)
    assert wrong is not None
    lost, right = someone.ending.now.lost(wrong), someone.ending.now.allowed
    right = frozenset(card for card in right if not someone.ending.now.lost(card))
    someone.by_mouse(wrong)
    lit = {c for c in someone.ending.now.mine if not someone.cards()[str(c)].unlit}
    assert lit == right
    assert [w for w in someone.words if w.endswith(".") and ":" in w]
    count = len(someone.ending.now.mine)
    someone.wait(5)
    assert len(someone.ending.now.mine) == count  # it waits for the reason to be read
    someone.key("enter")
    someone.play_best()
    assert someone.page.lost == (0, lost)
    assert someone.page.row == 0


def test_the_cards_travel_and_the_trick_is_swept_away() -> None:
    someone = Player(motion=Motion.NORMAL)
    someone.key("enter")
    assert someone.until_asked()
    card = someone.card()
    assert card is not None
    before = someone.cards()[str(card)].pose
    someone.stack.on_intent(Key(str(someone.ending.now.mine.index(card) + 1)))
    assert someone.page.moving
    someone.stack.tick(0.1)
    between = someone.picture
    pose = next(i.pose for i in between.items if isinstance(i, CardItem) and i.key == str(card))
    assert pose != before
    for _ in range(60):
        someone.wait(0.1)
        if len(someone.ending.now.theirs) == 5 and not someone.page._cloth.full:
            break
    someone.wait(1)
    assert someone.cards()[str(card)].face is None


def test_a_card_that_may_not_be_played_cannot_be_pressed_nor_named() -> None:
    someone = Player()
    someone.key("enter")
    while someone.until_asked():
        now = someone.ending.now
        pressed = {key for key in someone.keys if key.startswith("card:")}
        assert pressed == {f"card:{each}" for each in now.allowed}
        for other in set(now.mine) - now.allowed:
            someone.by_digit(other)
            assert someone.ending.now is now
        someone.by_digit(someone.card() or now.mine[0])


def test_the_wait_is_shown() -> None:
    source = Easy(slow=True)
    someone = Player(source=source)
    someone.key("enter")
    assert "The cards are being dealt …" in someone.words
    source.come = True
    someone.wait()
    assert someone.page.ending is not None


def test_who_leaves_has_nothing_more_made() -> None:
    source = Easy()
    someone = Player(source=source)
    someone.key("enter", "escape")
    assert source.closed


def test_a_voice_reads_whose_card_it_is_and_why_one_was_wrong() -> None:
    someone, voice = Player(), Narrator()
    someone.key("enter")
    someone.until_asked()
    heard = " ".join(each.words for each in voice.see(someone.picture))
    assert "You lead" in heard or "Your card?" in heard


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room(size: tuple[int, int]) -> None:
    someone = Player(*size)
    someone.key("enter")
    while someone.until_asked():
        for target in someone.picture.targets:
            assert isinstance(target.place, Rect)
            assert target.place.x >= 0
            assert target.place.right <= size[0]
            assert target.place.bottom <= size[1]
        for item in someone.cards().values():
            assert item.pose.y + item.pose.height / 2 < size[1]
            assert item.pose.x + item.pose.width / 2 < size[0]
        someone.by_digit(someone.card() or someone.ending.now.mine[0])


def test_the_page_speaks_french(in_french: None) -> None:
    someone = Player()
    assert "Les six dernières levées" in someone.words
