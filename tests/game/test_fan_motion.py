"""The fan of the title: dealt in, breathing a little, and then as still as a picture."""

from __future__ import annotations

from math import hypot

import pytest
from msgspec.structs import replace

from game.pages.start.fan_motion import DEALT, REST, moved, moves
from game.pages.start.title import Title
from game.stage.basics import Font as Face
from game.stage.basics import Pose, Room
from game.stage.director import Motion
from game.stage.geometry import fan as poses
from game.stage.picture import CardItem, Item, Text
from tests.game.houses import OpenHouse
from tests.game.pilot import EstimatingRuler

FAN: tuple[Item, ...] = tuple(
    CardItem(face, face, pose)
    for face, pose in zip(
        ("TH", "JH", "QH", "KH", "AH"), poses(5, 850, 500, 200, 90, 11.5), strict=True
    )
)
MOVING = [motion for motion in Motion if motion is not Motion.OFF]


def cards(seconds: float, motion: Motion = Motion.NORMAL) -> list[CardItem]:
    return [item for item in moved(FAN, seconds, motion) if isinstance(item, CardItem)]


def away(seconds: float, motion: Motion = Motion.NORMAL) -> list[float]:
    """How far each card is from its place."""
    return [
        hypot(card.pose.x - lying.pose.x, card.pose.y - lying.pose.y)
        for card, lying in zip(cards(seconds, motion), FAN, strict=True)
        if isinstance(lying, CardItem)
    ]


@pytest.mark.parametrize("motion", MOVING)
def test_the_cards_come_in_one_after_the_other(motion: Motion) -> None:
    assert min(away(0.0, motion)) > 400
    began = away(0.0, motion)
    left = [now / far for now, far in zip(away(DEALT * 0.3, motion), began, strict=True)]
    assert left == sorted(left)
    assert left[0] < 0.5


def test_when_all_have_come_they_only_breathe() -> None:
    turns = []
    for step in range(200):
        seconds = DEALT + (REST - DEALT) * step / 200
        (one, *_) = cards(seconds)
        (lying, *_) = FAN
        assert isinstance(lying, CardItem)
        turns.append(one.pose.angle - lying.pose.angle)
        assert max(away(seconds)) < 6
    assert -0.4 <= min(turns) < -0.3
    assert 0.3 < max(turns) <= 0.4


@pytest.mark.parametrize("motion", Motion)
def test_in_the_end_the_fan_lies_as_it_was_laid_and_nothing_moves(motion: Motion) -> None:
    assert moved(FAN, REST, motion) == list(FAN)
    assert not moves(REST, motion)
    assert moves(0.5, motion) is (motion is not Motion.OFF)


def test_without_motion_it_lies_there_at_once() -> None:
    assert moved(FAN, 0.0, Motion.OFF) == list(FAN)


def test_words_among_the_cards_stay() -> None:
    words = Text("Piquet", 10, 10, Face(20))
    assert moved((words, *FAN), 0.2, Motion.NORMAL)[0] is words


@pytest.mark.parametrize("motion", [Motion.NORMAL, Motion.OFF])
def test_at_the_start_the_title_deals_its_fan_and_then_rests(motion: Motion) -> None:
    house = OpenHouse()
    house.likes = replace(house.likes, motion=motion.value)
    title, room = Title(house, at_start=True), Room(1280, 800, EstimatingRuler())
    first = dealt(title, room)
    for _ in range(3):
        title.tick(0.05)
    assert title.moving is (motion is not Motion.OFF)
    pictures: dict[int, list[Pose]] = {}
    for _ in range(round(REST / 0.05)):
        title.tick(0.05)
        if title.moving and title.calm:
            now = dealt(title, room)
            assert pictures.setdefault(title.changed, now) == now  # no step that is not told
    assert not title.moving
    assert (len(pictures) > 50) is (motion is not Motion.OFF)
    lying = dealt(Title(OpenHouse()), room)
    assert dealt(title, room) == lying
    assert (first == lying) is (motion is Motion.OFF)


def test_a_title_one_comes_back_to_lies_still() -> None:
    title = Title(OpenHouse())
    title.tick(0.05)
    assert not title.moving


def dealt(title: Title, room: Room) -> list[Pose]:
    return [item.pose for item in title.picture(room).items if isinstance(item, CardItem)]
