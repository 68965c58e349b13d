"""The page of the last tricks: by mouse or by keys, with cards that travel and are judged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.narrator import Narrator
from game.saves.progress import Trained
from game.school.ending import LastTricks
from game.school.ending_page import EndingPage
from game.school.training import trainer_of
from game.stage.basics import Rect
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.picture import Box, CardItem
from rules.core.cards import Card
from tests.game.exercised import Easy, EasyHouse
from tests.game.pilot import SIZES, Pilot
from tests.game.tongues import in_french

__all__ = ["in_french"]


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
    def ending(self) -> LastTricks:
        assert self.page.ending is not None
        return self.page.ending

    def until_asked(self) -> bool:
        """Wait for one's turn; False where the position is played to its end before."""
        for _ in range(100):
            if self.page.asked or self.page.done:
                return self.page.asked
            self.wait()
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
    pilot = Player()
    pilot.key("enter")
    pilot.play_best(way)
    assert pilot.page.lost == (0,)
    assert "Not a point lost." in pilot.words
    assert pilot.house.trained(PIQUET, "tricks") == Trained(1, 0)


def test_a_whole_set_in_a_row_is_told_and_kept() -> None:
    pilot = Player()
    pilot.key("enter")
    for _ in range(8):
        pilot.play_best()
        pilot.key("enter")
    assert pilot.page.over
    assert {"8 of 8", "0", "8 in a row. Your best so far."} <= set(pilot.words)
    pilot.key("enter")
    pilot.play_best()
    assert pilot.house.trained(PIQUET, "tricks") == Trained(9, 0)  # the row goes on


def test_a_wrong_card_lights_the_right_ones_says_why_and_ends_the_row() -> None:
    pilot = Player()
    pilot.key("enter")
    pilot.play_best()
    pilot.key("enter")
    while pilot.until_asked() and pilot.card(wrong=True) is None:
        pilot.by_digit(pilot.card() or pilot.ending.now.mine[0])
    wrong = pilot.card(wrong=True)
    assert wrong is not None
    lost, right = pilot.ending.now.lost(wrong), pilot.ending.now.allowed
    right = frozenset(card for card in right if not pilot.ending.now.lost(card))
    pilot.by_mouse(wrong)
    lit = {c for c in pilot.ending.now.mine if not pilot.cards()[str(c)].unlit}
    assert lit == right
    assert [w for w in pilot.words if w.endswith(".") and ":" in w]
    count = len(pilot.ending.now.mine)
    pilot.wait(5)
    assert len(pilot.ending.now.mine) == count  # it waits for the reason to be read
    pilot.key("enter")
    pilot.play_best()
    assert pilot.page.lost == (0, lost)
    assert pilot.page.row == 0


def test_the_cards_travel_and_the_trick_is_swept_away() -> None:
    pilot = Player(motion=Motion.NORMAL)
    pilot.key("enter")
    assert pilot.until_asked()
    card = pilot.card()
    assert card is not None
    before = pilot.cards()[str(card)].pose
    pilot.stack.on_intent(Key(str(pilot.ending.now.mine.index(card) + 1)))
    assert pilot.page.moving
    pilot.stack.tick(0.1)
    between = pilot.picture
    pose = next(i.pose for i in between.items if isinstance(i, CardItem) and i.key == str(card))
    assert pose != before
    for _ in range(60):
        pilot.wait(0.1)
        if len(pilot.ending.now.theirs) == 5 and not pilot.page._cloth.full:
            break
    pilot.wait(1)
    assert pilot.cards()[str(card)].face is None


def test_a_card_that_may_not_be_played_cannot_be_pressed_nor_named() -> None:
    pilot = Player()
    pilot.key("enter")
    while pilot.until_asked():
        now = pilot.ending.now
        pressed = {key for key in pilot.keys if key.startswith("card:")}
        assert pressed == {f"card:{each}" for each in now.allowed}
        for other in set(now.mine) - now.allowed:
            pilot.by_digit(other)
            assert pilot.ending.now is now
        pilot.by_digit(pilot.card() or now.mine[0])


def test_without_motion_a_trick_that_was_swept_away_is_a_new_picture() -> None:
    pilot = Player()
    pilot.key("enter")
    seen = 0
    while pilot.until_asked():
        card = pilot.card() or pilot.ending.now.mine[0]
        pilot.stack.on_intent(Key(str(pilot.ending.now.mine.index(card) + 1)))
        for _ in range(5):
            changed, swept = pilot.page.changed, len(pilot.page._cloth.taken)
            pilot.stack.tick(0.05)
            if len(pilot.page._cloth.taken) > swept:
                assert pilot.page.changed > changed
                seen += 1
    assert seen > 1


def test_the_wait_is_shown() -> None:
    source = Easy(slow=True)
    pilot = Player(source=source)
    pilot.key("enter")
    assert "The cards are being dealt …" in pilot.words
    source.come = True
    pilot.wait()
    assert pilot.page.ending is not None


def test_who_leaves_has_nothing_more_made() -> None:
    source = Easy()
    pilot = Player(source=source)
    pilot.key("enter", "escape")
    assert source.closed


def test_a_voice_reads_whose_card_it_is_and_why_one_was_wrong() -> None:
    pilot, voice = Player(), Narrator()
    pilot.key("enter")
    pilot.until_asked()
    heard = " ".join(each.words for each in voice.see(pilot.picture))
    assert "You lead" in heard or "Your card?" in heard


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_room(size: tuple[int, int]) -> None:
    pilot = Player(*size)
    pilot.key("enter")
    while pilot.until_asked():
        for target in pilot.picture.targets:
            assert isinstance(target.place, Rect)
            assert target.place.x >= 0
            assert target.place.right <= size[0]
            assert target.place.bottom <= size[1]
        for item in pilot.cards().values():
            assert item.pose.y + item.pose.height / 2 < size[1]
            assert item.pose.x + item.pose.width / 2 < size[0]
        pilot.by_digit(pilot.card() or pilot.ending.now.mine[0])


def test_the_page_speaks_french(in_french: None) -> None:
    pilot = Player()
    assert "Six dernières levées" in pilot.words


def test_so_many_tricks_are_told_as_lie_there() -> None:
    """While a reason was read two tricks were told of beside a pile of one."""
    pilot, wrongs = Player(), 0
    pilot.key("enter")
    for _ in range(8):
        while pilot.until_asked():
            wrong = pilot.card(wrong=True)
            pilot.by_mouse(wrong or pilot.ending.now.mine[0])
            if pilot.ending.wrong is None:
                continue
            wrongs += 1
            backs = [(key, item) for key, item in pilot.cards().items() if item.face is None]
            middle = pilot.room.height / 2
            told = [words for words in pilot.words if words[0].isdigit() and "trick" in words]
            assert len(told) == 2
            for words, mine in zip(told, (False, True), strict=True):
                pile = [key for key, item in backs if (item.pose.y > middle) is mine]
                before = sum(key.startswith("taken:") for key in pile)
                assert int(words.split()[0]) == before + (len(pile) - before) // 2
            pilot.key("enter")
        pilot.key("enter")
    assert wrongs


@pytest.mark.parametrize("size", SIZES)
def test_at_the_end_the_tricks_are_looked_at_again(size: tuple[int, int]) -> None:
    """The table was empty: nothing was left of what one had played but a number."""
    player = Player(*size)
    player.key("enter")
    player.wait()
    before = {*player.ending.now.mine, *player.ending.now.theirs}
    player.play_best()
    assert player.page.done
    open_ones = {key: item.pose for key, item in player.cards().items() if item.face}
    assert set(open_ones) == set(map(str, before))
    columns = {pose.x for pose in open_ones.values()}
    assert len(columns) * 2 == len(open_ones)
    framed = [item for item in player.picture.items if isinstance(item, Box) and item.line == 2.5]
    assert len(framed) == len(columns)
