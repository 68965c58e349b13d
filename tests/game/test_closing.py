"""Holes in the hand: they wait for the pointer to rest or to leave, and then close to a slot."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.stage.basics import Pose
from game.stage.director import Motion
from game.stage.geometry import fan
from game.stage.picture import CardItem
from game.table.closing import REST, SLOT, Closing
from game.table.hand import OwnFan

STEP = 64.0
HAND = ("AS", "KS", "QS", "JS", "TS")
CENTRE = 200 + 2 * STEP


def lying(*away: str) -> tuple[CardItem, ...]:
    """A hand; those that are away lie higher, in the place for discards."""
    return tuple(
        CardItem(key, key, Pose(200 + STEP * i, 300 if key in away else 600, 112))
        for i, key in enumerate(HAND)
    )


def seen(closing: Closing, cards: tuple[CardItem, ...], still: bool = True) -> list[float]:
    """Where the cards of the fan are, from left to right."""
    shown = closing.closed(cards, HAND, CENTRE, still=still)
    return [card.pose.x for card in shown if card.pose.y == 600]


def passed(closing: Closing, cards: tuple[CardItem, ...], seconds: float) -> list[float]:
    for _ in range(round(seconds / 0.02)):
        closing.closed(cards, HAND, CENTRE, still=True)
        closing.tick(0.02, Motion.NORMAL)
    return seen(closing, cards)


def gaps(places: list[float]) -> list[float]:
    return [b - a for a, b in pairwise(places)]


def test_a_hole_stays_while_the_pointer_goes_about_among_the_cards() -> None:
    closing, cards = Closing(), lying("KS", "QS")
    for _ in range(20):
        closing.moved(inside=True)
        assert gaps(passed(closing, cards, 0.2)) == [3 * STEP, STEP]


@pytest.mark.parametrize("leaves", [True, False])
def test_where_cards_were_played_it_closes_when_the_pointer_has_rested_or_left(
    leaves: bool,
) -> None:
    closing = Closing()
    cards = tuple(card for card in lying() if card.key not in ("KS", "QS"))
    closing.moved(inside=True)
    before = seen(closing, cards)
    if leaves:
        closing.moved(inside=False)
    else:
        assert gaps(passed(closing, cards, REST * 0.8)) == [3 * STEP, STEP]
    places = passed(closing, cards, REST + 0.5)
    assert gaps(places) == pytest.approx([STEP + SLOT, STEP])
    assert not closing.moving
    assert places[0] - before[0] == pytest.approx(before[-1] - places[-1]), "from both sides"
    closing.moved(inside=True)
    assert gaps(passed(closing, cards, 0.3)) == pytest.approx([STEP + SLOT, STEP]), "and stays"


@pytest.mark.parametrize("away", [("AS",), ("AS", "KS"), ("TS",), ("AS", "QS")])
def test_once_the_pointer_has_left_what_is_held_lies_in_the_middle(away: tuple[str, ...]) -> None:
    closing, cards = Closing(), lying(*away)
    closing.moved(inside=True)
    before = seen(closing, cards)
    assert passed(closing, cards, 2.0) == before
    closing.moved(inside=False)
    places = passed(closing, cards, 1.0)
    assert (places[0] + places[-1]) / 2 == pytest.approx(CENTRE)


def test_what_is_held_lies_in_the_bow_of_the_whole_fan() -> None:
    whole = fan(len(HAND), CENTRE, 700, 112, STEP, 2.0)
    cards = tuple(CardItem(key, key, pose) for key, pose in zip(HAND, whole, strict=True))
    out = replace(cards[0], pose=Pose(400, 300, 112)), *cards[1:]
    closing = Closing()
    closing.moved(inside=False)
    passed(closing, out, 1.0)
    held = [card.pose for card in closing.closed(out, HAND, CENTRE, still=True)[1:]]
    for pose, other in zip(held, reversed(held), strict=True):
        assert pose.angle == pytest.approx(-other.angle, abs=0.01)
        assert pose.y == pytest.approx(other.y, abs=0.5)


def test_while_one_goes_on_choosing_each_card_is_clicked_where_it_was_seen() -> None:
    closing, out = Closing(), ["AS"]
    closing.moved(inside=False)
    seen(closing, lying())
    passed(closing, lying(*out), 1.0)
    for card in ("QS", "KS"):
        closing.moved(inside=True)
        before = {
            each.key: each.pose.x for each in closing.closed(lying(*out), HAND, CENTRE, still=True)
        }
        out.append(card)
        passed(closing, lying(*out), 1.0)
        after = closing.closed(lying(*out), HAND, CENTRE, still=True)
        held = [each for each in after if each.pose.y == 600]
        assert {each.key: each.pose.x for each in held} == {
            each.key: before[each.key] for each in held
        }
        closing.moved(inside=False)
        places = passed(closing, lying(*out), 1.0)
        assert (places[0] + places[-1]) / 2 == pytest.approx(CENTRE)
    closing.moved(inside=True)
    back = passed(closing, lying("AS", "KS"), 1.0)
    assert back == sorted(back)


def test_the_card_that_is_taken_back_finds_its_place() -> None:
    closing = Closing()
    closing.moved(inside=False)
    passed(closing, lying("QS"), 1.0)
    assert passed(closing, lying(), 1.0) == [card.pose.x for card in lying()]


def test_a_whole_hand_is_left_alone_and_so_is_one_in_flight() -> None:
    closing = Closing()
    closing.moved(inside=False)
    assert closing.closed(lying(), HAND, CENTRE, still=True) == lying()
    passed(closing, lying(), 1.0)
    assert closing.closed(lying("QS"), HAND, CENTRE, still=False) == lying("QS")


def test_without_motion_it_is_closed_at_once() -> None:
    closing, cards = Closing(), lying("QS")
    closing.moved(inside=False)
    seen(closing, cards)
    closing.tick(0.001, Motion.OFF)
    assert gaps(seen(closing, cards)) == [STEP, STEP + SLOT, STEP]


def test_a_pointer_over_the_hole_itself_is_still_among_the_cards() -> None:
    fan, cards = OwnFan(), lying("KS", "QS")
    fan.cards(lying(), HAND, CENTRE, still=True)
    fan.hover("QS", 200 + 2 * STEP, 600)
    fan.cards(cards, HAND, CENTRE, still=True)
    fan.hover(None, 200 + 1.5 * STEP, 600)
    for _ in range(20):
        fan.cards(cards, HAND, CENTRE, still=True)
        fan.tick(REST / 25, Motion.NORMAL)
    assert not fan.moving
    assert [card.pose.x for card in fan.cards(cards, HAND, CENTRE, still=True)] == [
        card.pose.x for card in cards
    ]
    fan.hover(None, 200, 200)
    fan.cards(cards, HAND, CENTRE, still=True)
    fan.tick(0.02, Motion.NORMAL)
    assert fan.moving
