"""A card that is pointed at: it rises, its neighbours part, and it never sinks from the pointer."""

from __future__ import annotations

import pytest

from game.stage.basics import Pose, Room
from game.stage.director import Motion
from game.stage.intents import Hover
from game.stage.picture import CardAt, CardItem
from game.table.hand import PART, RISE, Pointing
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.partie import start_deal
from tests.game.partie import at_table
from tests.game.pilot import EstimatingRuler

HAND = ("AS", "KS", "QS", "JS")


def fan() -> tuple[CardItem, ...]:
    return tuple(CardItem(key, key, Pose(200 + 64 * i, 600, 112)) for i, key in enumerate(HAND))


def lying(pointing: Pointing) -> dict[str, tuple[float, float]]:
    """How far each card is from where it lay, to the right and up."""
    return {
        now.key: (now.pose.x - before.pose.x, before.pose.y - now.pose.y)
        for now, before in zip(pointing.raised(fan(), HAND), fan(), strict=True)
    }


def test_it_rises_and_its_two_neighbours_part() -> None:
    pointing = Pointing()
    pointing.at("KS")
    assert pointing.moving
    for _ in range(10):
        pointing.tick(0.02, Motion.NORMAL)
    assert not pointing.moving
    assert lying(pointing) == {"AS": (-PART, 0), "KS": (0, RISE), "QS": (PART, 0), "JS": (0, 0)}


def test_it_sinks_when_the_pointer_goes_on_and_all_lies_as_before() -> None:
    pointing = Pointing()
    pointing.at("KS")
    pointing.tick(1, Motion.NORMAL)
    pointing.at(None)
    pointing.tick(0.05, Motion.NORMAL)
    assert 0 < lying(pointing)["KS"][1] < RISE
    pointing.tick(1, Motion.NORMAL)
    assert pointing.raised(fan(), HAND) == fan()


def test_without_motion_it_is_there_at_once() -> None:
    pointing = Pointing()
    pointing.at("AS")
    pointing.tick(0.001, Motion.OFF)
    assert not pointing.moving
    assert lying(pointing)["AS"] == (0, RISE)


def test_what_is_not_in_the_hand_stays_where_it_lies() -> None:
    pointing = Pointing()
    pointing.at("KS")
    pointing.tick(1, Motion.NORMAL)
    assert pointing.raised(fan(), ("AS", "QS")) == fan()


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_at_the_table_a_pointer_at_its_foot_keeps_its_card(motion: Motion) -> None:
    table, room = (
        at_table(7, state=start_deal(Options(), Player.B)),
        Room(1280, 800, EstimatingRuler()),
    )
    table.picture(room)
    for _ in range(40):
        table.tick(0.1)
    table.board.director.motion = motion
    card = next(i for i in table.picture(room).items if isinstance(i, CardItem) and i.face)
    x, y = card.pose.x - card.pose.width / 2 + 12, card.pose.raised(-card.pose.height / 2 + 4).y
    for _ in range(20):
        at = table.picture(room).hit(x, y)
        assert at == CardAt(card.key)
        table.on_intent(Hover(x, y, at))
        table.tick(0.02)
    risen = next(i for i in table.picture(room).items if isinstance(i, CardItem) and i.face)
    assert risen.pose.y == pytest.approx(card.pose.raised(RISE).y)
