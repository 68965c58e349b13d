"""What is told on the cloth stands near the cards it speaks of, and over none of them."""

from __future__ import annotations

from functools import partial
from math import cos, hypot, radians, sin

import pytest

from game.bezique.ai.analysis import weigh
from game.bezique.ui.choosing import offered
from game.bezique.ui.gathered import heap
from game.bezique.ui.layout import heap_place
from game.bezique.ui.marks import hopes, may_serve, served
from game.bezique.ui.slips import price_note
from game.bezique.words import combination_name, say
from game.demo.report import WeighsHere
from game.stage.basics import Pose, Rect
from game.stage.geometry import meet
from game.stage.intents import Hover
from game.stage.ornaments import Legend
from game.stage.picture import Box, CardAt, CardItem, Shadow, Text
from game.stage.places import Places
from game.table.tricks import lying
from game.words.terms import capital, suit_name
from rules.bezique.choices import MayPlay
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.settlement import RUBICON
from rules.core.seats import Player
from tests.game.bezique.sitting import Sitting, resized

SIZES = [(1280, 800), (1024, 640), (1024, 1400)]


def about(pose: Pose) -> Rect:
    """The upright rectangle about a card."""
    across, down = abs(cos(radians(pose.angle))), abs(sin(radians(pose.angle)))
    width = pose.width * across + pose.height * down
    height = pose.height * across + pose.width * down
    return Rect(pose.x - width / 2, pose.y - height / 2, width, height)


def apart(one: Rect, other: Rect) -> float:
    """How far two places lie apart."""
    (ax, ay), (bx, by) = one.centre, other.centre
    aside = abs(ax - bx) - (one.width + other.width) / 2
    return hypot(max(0.0, aside), max(0.0, abs(ay - by) - (one.height + other.height) / 2))


def cards(sitting: Sitting) -> list[CardItem]:
    return [item for item in sitting.picture.items if isinstance(item, CardItem)]


def papers(sitting: Sitting) -> list[Rect]:
    """The slips of paper that lie there."""
    boxes = [item for item in sitting.picture.items if isinstance(item, Box)]
    return [box.rect for box in boxes if box.shadow is Shadow.PAPER]


def declares(sitting: Sitting) -> None:
    """To where something may be declared while something lies open."""

    def may() -> bool:
        deal = sitting.seen.deal
        mine = deal is not None and bool(deal.open[Player.A])
        return sitting.asked and mine and bool(offered(sitting.seen))

    sitting.plays_on("keys", may)


@pytest.mark.parametrize(("preset", "seed"), [(Preset.DICTIONARY, 6), (Preset.RUBICON_1887, 4)])
def test_what_a_card_serves_for_stands_beside_it_and_over_no_card(
    preset: Preset, seed: int
) -> None:
    sitting = Sitting(seed=seed, options=PRESETS[preset])
    declares(sitting)
    deal = sitting.seen.deal
    assert deal is not None
    known = [
        card
        for card in sorted(deal.open[Player.A] | deal.open[Player.B] | deal.hand)
        if served(deal, card) or may_serve(sitting.seen, deal, card)
    ]
    on_the_cloth = 0
    for size in SIZES:
        resized(sitting, size)
        sitting.stack.on_intent(Hover(1.0, 1.0))
        before = set(papers(sitting))
        for card in known:
            sitting.point(CardAt(str(card)))
            sitting.wait()
            (slip,) = set(papers(sitting)) - before
            lying = [item for item in cards(sitting) if not item.key.startswith("pile")]
            held = deal.hand - deal.open[Player.A]
            row = held if card in held else {card}  # of the hand it may stand at its end
            told = [about(item.pose) for item in lying if item.key in map(str, row)]
            at_panel = slip.right <= Places.of(sitting.room).baize.x
            assert at_panel or slip.x >= Places.of(sitting.room).left
            assert at_panel or min(apart(slip, each) for each in told) < 30 + 20 * (len(told) > 1)
            assert not [item.key for item in lying if meet(about(item.pose), slip)]
            assert not [other for other in before if meet(other, slip)]
            on_the_cloth += not at_panel
    assert on_the_cloth > len(known)


def test_while_nothing_is_trumps_it_is_said_what_makes_them_and_their_place_is_empty() -> None:
    sitting = Sitting(seed=FIRST, options=PRESETS[Preset.RUBICON_1887])

    def told() -> bool:
        return say("guide.rubicon") in {
            item.words for item in sitting.picture.items if isinstance(item, Legend)
        }

    sitting.plays_on("keys", lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    assert told()
    assert say("guide.rubicon") in sitting.words, "he leads"
    sitting.plays_on("keys", lambda: sitting.asked and bool(offered(sitting.seen)))
    deal = sitting.seen.deal
    assert deal is not None
    assert deal.trumps is None
    (one,) = offered(sitting.seen)
    note = price_note(sitting.seen, one)
    assert note is not None
    assert note.words == f"Makes {suit_name(min(one.cards).suit)} trumps."
    sitting.one("keys")
    sitting.until(lambda: sitting.asked)
    deal = sitting.seen.deal
    assert deal is not None
    assert deal.trumps is not None
    assert not told()


FIRST = 3
"""Of a partie whose player leads first, and declares the marriage that makes trumps."""


def test_of_a_card_that_serves_for_nothing_nothing_is_told() -> None:
    sitting = Sitting(seed=6)
    sitting.plays_on("keys", lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    deal = sitting.seen.deal
    assert deal is not None
    told = set()
    for card in sorted(deal.hand):
        sitting.point(CardAt(str(card)))
        sitting.wait()
        if papers(sitting):
            told.add(card)
    assert told == {card for card in deal.hand if may_serve(sitting.seen, deal, card)}
    assert told < deal.hand


def test_the_open_heap_makes_room_for_what_may_be_declared() -> None:
    sitting = Sitting(seed=1, options=PRESETS[Preset.RUBICON_1887])

    def heaped() -> bool:
        deal, seen = sitting.seen.deal, sitting.seen
        lies = deal is not None and len(heap(deal, seen.options)) > 2
        return sitting.asked and bool(offered(seen)) and lies

    sitting.plays_on("keys", heaped)
    for size in SIZES:
        resized(sitting, size)
        (slip,) = papers(sitting)
        frame = heap_place(sitting.seen, Places.of(sitting.room))
        assert not meet(slip, frame)
        within = [item for item in cards(sitting) if frame.contains(item.pose.x, item.pose.y)]
        assert len(within) > 2
        for item in cards(sitting):
            assert item in within or not meet(about(item.pose), frame), item.key


def test_what_winning_would_allow_stands_clear_of_the_open_heap_and_of_all_cards() -> None:
    sitting = Sitting(seed=1, options=PRESETS[Preset.RUBICON_1887])

    def hoping() -> bool:
        deal, seen = sitting.seen.deal, sitting.seen
        may = deal is not None and isinstance(seen.choices, MayPlay) and bool(hopes(seen, deal))
        return sitting.asked and may and deal is not None and bool(heap(deal, seen.options))

    sitting.plays_on("keys", hoping)
    deal = sitting.seen.deal
    assert deal is not None
    names = {capital(combination_name(one.kind, one.cards)) for one in hopes(sitting.seen, deal)}
    for size in SIZES:
        resized(sitting, size)
        frame = heap_place(sitting.seen, Places.of(sitting.room))
        lines = [item for item in sitting.picture.items if isinstance(item, Text)]
        told = [item for item in lines if item.words in {*names, say("panel.if-won")}]
        assert len(told) > 1
        for item in told:
            width = sitting.room.ruler.width(item.words, item.font)
            words = Rect(item.x, item.y - item.font.size, width, item.font.size * 1.3)
            assert not meet(words, frame)
            assert not [card.key for card in cards(sitting) if meet(about(card.pose), words)]


def test_what_the_cards_cost_is_told_beside_the_open_heap_in_as_many_lines_as_have_room() -> None:
    weighs = WeighsHere(partial(weigh, effort=200))
    sitting = Sitting(seed=3, options=PRESETS[Preset.RUBICON_1887], weighs=weighs)

    def heaped() -> bool:
        deal, seen = sitting.seen.deal, sitting.seen
        lies = deal is not None and len(heap(deal, seen.options)) > 1
        return sitting.asked and lies and isinstance(seen.choices, MayPlay)

    sitting.plays_on("keys", heaped)
    sitting.press("h", "h")
    sitting.wait(0.3)
    for size in SIZES:
        resized(sitting, size)
        (slip,) = papers(sitting)
        frame = heap_place(sitting.seen, Places.of(sitting.room))
        assert not meet(slip, frame)
        assert not [item.key for item in cards(sitting) if meet(about(item.pose), slip)]
        prices = [
            item
            for item in sitting.picture.items
            if isinstance(item, Text) and slip.contains(item.x, item.y)
        ]
        assert say("counsel.even") in {item.words for item in prices}


def test_the_trick_lies_clear_of_the_open_cards_of_both() -> None:
    sitting = Sitting(seed=4, options=PRESETS[Preset.RUBICON_1887])
    looked = 0
    for turn in range(24):
        sitting.until(lambda: sitting.asked)
        deal = sitting.seen.deal
        resized(sitting, SIZES[turn % len(SIZES)])
        if deal is not None and deal.tricks:
            lain = {str(card) for card in lying(deal)[1]}
            opened = {str(card) for card in deal.open[0] | deal.open[1]}
            trick = [about(item.pose) for item in cards(sitting) if item.key in lain]
            laid = [about(item.pose) for item in cards(sitting) if item.key in opened]
            looked += len(laid)
            for one in trick:
                assert not any(meet(one.grown(2), other) for other in laid)
        sitting.one("keys")
    assert looked > 30


def test_the_pad_says_whose_columns_are_and_how_far_each_is_from_the_rubicon() -> None:
    sitting = Sitting(seed=4, options=PRESETS[Preset.RUBICON_1887])

    def scored() -> bool:
        deal = sitting.seen.deal
        return sitting.asked and deal is not None and len({one.player for one in deal.ledger}) > 1

    sitting.plays_on("keys", scored)
    lines = [item for item in sitting.picture.items if isinstance(item, Text)]
    label = next(item for item in lines if item.words == say("panel.to-rubicon"))
    figures = [item for item in lines if item.y == label.y and item is not label]
    deal = sitting.seen.deal
    assert deal is not None
    points = [sum(one.points for one in deal.ledger if one.player is who) for who in Player]
    assert [int(item.words) for item in figures] == [RUBICON - each for each in points]
    title = next(item for item in lines if item.words == say("panel.this-game"))
    heads = [item for item in lines if item.y == title.y and item is not title]
    assert {item.words for item in heads} == {"You", "Rival"}
    assert title.x < label.x + 1
    own, other = sorted(heads, key=lambda item: item.x)
    assert (own.words, other.words) == ("You", "Rival")
    assert own.x <= figures[0].x
