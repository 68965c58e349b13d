"""Cards travel by a clock that is held in the hand."""

from __future__ import annotations

from game.stage.basics import Pose
from game.stage.director import Cue, Director, Motion
from game.stage.picture import CardItem, Shadow
from game.stage.tween import Clock

HERE, THERE = Pose(100, 100, 60), Pose(500, 300, 112, 4)


def item(key: str, pose: Pose, face: str | None = None) -> CardItem:
    """A card on the table."""
    return CardItem(key, face, pose)


def travelling(motion: Motion = Motion.NORMAL) -> tuple[Clock, Director]:
    """A card that has just set out from here to there, turning its face up on the way."""
    clock = Clock()
    director = Director(clock, motion)
    director.place({"talon:0": item("talon:0", HERE)})
    director.go(
        {"KS": item("KS", THERE, "KS")}, Cue({"KS": "talon:0"}, ("KS",), flight=0.3, hold=0.5)
    )
    return clock, director


def test_a_card_sets_out_from_where_it_was_known_by_another_name() -> None:
    _, director = travelling()
    (card,) = director.items()
    assert (card.key, card.face, card.pose) == ("KS", None, HERE)
    assert director.moving
    assert not director.idle


def test_it_turns_over_on_the_way_and_throws_the_shadow_of_a_lifted_card() -> None:
    clock, director = travelling()
    clock.tick(0.02)
    (early,) = director.items()
    assert early.face is None
    assert 0 < early.squeeze < 1
    assert early.shadow is Shadow.LIFT
    clock.tick(0.1)
    clock.tick(0.1)
    (late,) = director.items()
    assert late.face == "KS"


def test_it_arrives_exactly_and_then_lies_to_be_read() -> None:
    clock, director = travelling()
    for _ in range(4):
        clock.tick(0.1)
    (card,) = director.items()
    assert card == item("KS", THERE, "KS")
    assert not director.moving
    assert not director.idle
    for _ in range(5):
        clock.tick(0.1)
    assert director.idle


def test_a_click_lands_every_card_at_once() -> None:
    _, director = travelling()
    director.finish()
    assert director.items() == (item("KS", THERE, "KS"),)
    assert director.idle


def test_motion_off_moves_nothing_and_waits_for_nothing() -> None:
    _, director = travelling(Motion.OFF)
    assert director.items() == (item("KS", THERE, "KS"),)
    assert director.idle


def test_slow_motion_takes_longer_than_fast() -> None:
    arrived = {}
    for motion in (Motion.FAST, Motion.NORMAL, Motion.SLOW):
        clock, director = travelling(motion)
        ticks = 0
        while director.moving:
            clock.tick(0.01)
            ticks += 1
        arrived[motion] = ticks
    assert arrived[Motion.FAST] < arrived[Motion.NORMAL] < arrived[Motion.SLOW]


def test_cards_of_an_order_leave_one_after_the_other() -> None:
    clock = Clock()
    director = Director(clock)
    start = {key: item(key, HERE) for key in "ab"}
    director.place(start)
    end = {"a": item("a", THERE), "b": item("b", THERE)}
    director.go(end, Cue(order=("a", "b"), step=0.2, flight=0.2))
    clock.tick(0.1)
    places = {card.key: card.pose for card in director.items()}
    assert places["a"] != HERE
    assert places["b"] == HERE


def test_what_does_not_move_is_not_in_motion() -> None:
    director = Director(Clock())
    lying = {"a": item("a", HERE)}
    director.place(lying)
    director.go(lying, Cue())
    assert not director.moving
    assert director.idle


def poses(there: Pose, ticks: int = 30) -> list[CardItem]:
    """A card that is pushed from `HERE`, frame by frame."""
    clock = Clock()
    director = Director(clock)
    director.place({"KS": item("KS", HERE)})
    director.go({"KS": item("KS", there)}, Cue(order=("KS",), flight=0.3))
    seen: list[CardItem] = []
    for _ in range(ticks):
        clock.tick(0.01)
        seen.extend(director.items())
    return seen


def test_a_thrown_card_leans_the_way_it_flies_and_comes_down_upright() -> None:
    for to, sign in ((700.0, 1), (-500.0, -1)):
        turns = [card.pose.angle * sign for card in poses(Pose(to, 100, 60))]
        assert 4 < max(turns) <= 6
        assert min(turns) >= 0
        assert turns == sorted(turns, reverse=True), "the slower it flies the less it leans"
        assert turns[-1] == 0


def test_it_comes_down_a_little_over_its_size_while_its_shadow_closes() -> None:
    seen = poses(Pose(700, 100, 60))
    widths = [card.pose.width / 60 for card in seen]
    assert 1.02 < max(widths) <= 1.03
    assert widths[0] == widths[-1] == 1
    shadows = [card.shadow for card in seen]
    assert shadows[0] is Shadow.LIFT
    assert shadows[-1] is Shadow.HAND
    assert widths[shadows.index(Shadow.HAND)] > 1, "not yet down when it begins to close"


def test_a_card_that_is_only_pushed_aside_stays_on_the_cloth() -> None:
    for card in poses(Pose(130, 100, 60)):
        assert (card.pose.angle, card.pose.width, card.shadow) == (0, 60, Shadow.HAND)
