"""The talk about trumps: the turn-up lies in the middle, and what is said covers nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.all_fours.ui.measures import trick_poses
from game.all_fours.ui.prompts import prompt
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import say
from game.stage.basics import Align, Rect
from game.stage.geometry import meet
from game.stage.ornaments import PORTRAIT_RATIO, Portrait, Thing
from game.stage.picture import Box, Bubble, CardItem, Tail, Text, widgets
from game.stage.places import Places
from game.stage.signs import plate_of
from game.stage.widgets import Button, button_row, button_width
from game.table.opposite import Opposite
from game.table.spoken import HORN_INSET, Saying, Spoken
from game.window.offscreen import make_painter, room_of
from game.words.catalogue import speak
from game.words.files import codes
from game.words.terms import capital, suit_name
from rules.all_fours.choices import MayAnswerBeg, MayAsk, MayBeg, MayPlay
from rules.all_fours.state import Phase
from rules.core.cards import Suit
from tests.game.all_fours.sitting import Sitting
from tests.game.pilot import SIZES

LONGEST = "Madame Argand"


def seated(size: tuple[float, float] = (1280, 800), seed: int = 3) -> Sitting:
    """Opposite somebody with a portrait, whose name is long."""
    return Sitting(seed, size=size, opposite=Opposite("master", "argand"), rival=LONGEST)


def upright(item: CardItem) -> Rect:
    pose = item.pose
    turned = abs(pose.angle) > 45
    width, height = (pose.height, pose.width) if turned else (pose.width, pose.height)
    return Rect(pose.x - width / 2, pose.y - height / 2, width, height)


def turn_up(sitting: Sitting) -> CardItem:
    deal = sitting.seen.deal
    assert deal is not None
    return next(
        item
        for item in sitting.picture.items
        if isinstance(item, CardItem) and item.key == str(deal.turn_up)
    )


def test_the_turn_up_lies_in_the_middle_until_it_is_settled_and_then_makes_room() -> None:
    sitting = seated()
    sitting.plays_on("mouse", lambda: sitting.asked and isinstance(sitting.seen.choices, MayBeg))
    places = Places.of(sitting.room)
    assert abs(turn_up(sitting).pose.x - places.centre) < 12
    stock = say("place.stock", number=39)
    assert stock in [line.words for line in sitting.lines()]
    sitting.plays_on("mouse", lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    assert stock not in [line.words for line in sitting.lines()], "a number by the tricks"
    theirs, own = trick_poses(places)
    lies = turn_up(sitting).pose
    assert lies.x + lies.width / 2 < theirs.x - theirs.width / 2 < own.x


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_words_plate_portrait_and_counters_cover_nothing(
    code: str, size: tuple[float, float]
) -> None:
    speak(code)
    sitting = seated(size, seed=4)
    heard = 0
    for _ in range(40):
        sitting.until(lambda: sitting.asked)
        if sitting.over:
            break
        picture = sitting.picture
        cards = [upright(item) for item in picture.items if isinstance(item, CardItem)]
        said = [item.rect for item in picture.items if isinstance(item, Bubble)]
        chips = [
            Rect(item.x - item.width / 2, item.y - item.width / 2, item.width, item.width)
            for item in picture.items
            if isinstance(item, Thing) and item.name.startswith("chip")
        ]
        faces = [item for item in picture.items if isinstance(item, Portrait)]
        if sitting.seen.deal is None or not faces:
            sitting.one("mouse")
            continue
        face = faces[0]
        high = face.width * PORTRAIT_RATIO
        hangs = Rect(face.x - face.width / 2, face.y - high / 2, face.width, high)
        plate = plate_of(LONGEST, hangs, sitting.room, signed=False)
        for place in (hangs, plate, *chips):
            assert not any(meet(place, card) for card in cards)
        to_go = [
            Rect(line.x - wide * (line.align is Align.RIGHT), line.y - 12, wide, 14)
            for line in sitting.lines()
            if line.words.endswith(" to go")
            and (wide := sitting.room.ruler.width(line.words, line.font))
        ]
        for words in said:
            heard += 1
            assert not any(meet(words, line) for line in to_go)
            assert words.x >= Places.of(sitting.room).left
            assert not any(meet(words.grown(-2), card) for card in cards)
            assert not any(meet(words, place) for place in (hangs, plate.grown(-1), *chips))
        assert not any(meet(plate, chip) for chip in chips)
        for item in picture.items:
            if isinstance(item, Bubble) and item.rect.y > Places.of(sitting.room).baize.centre[1]:
                assert item.tail is Tail.BOTTOM_LEFT, "one's own: at its right lie the piles"
            elif isinstance(item, Bubble):
                under = item.rect.y > plate.y  # a tail up from its corner would lie on the plate
                lips = item.lips is not None and hangs.contains(*item.lips)
                assert not under or lips or item.tail is Tail.NONE
                assert not lips or item.rect.right - item.inset < plate.x
                assert not (under and lips) or item.inset >= HORN_INSET, "off the round corner"
        sitting.one("mouse")
    assert heard > 5


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_answer_to_a_beg_says_on_its_button_what_it_brings(
    code: str, size: tuple[float, float]
) -> None:
    speak(code)
    sitting = seated(size, seed=3)

    def answers() -> bool:
        may = sitting.seen.choices
        return sitting.asked and isinstance(may, MayAnswerBeg) and may.give

    sitting.plays_on("mouse", answers)
    brings = say("do.run.note")
    assert brings in sitting.words
    assert say("now.answer", other=LONGEST) in sitting.words
    assert say("do.give.note", other="Argand") in sitting.words
    buttons = [item.rect for item in sitting.picture.items if isinstance(item, Box)]
    lines = [each for each in sitting.lines() if each.words == brings]
    width = sitting.room.ruler.width(brings, lines[0].font)
    left = lines[0].x - width / 2
    assert any(box.x < left and left + width < box.right for box in buttons if box.height > 40)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_in_a_small_window_both_words_say_what_they_bring_whatever_is_trumps(code: str) -> None:
    speak(code)
    room = room_of((1024, 640), make_painter())  # its letters are as wide as they are
    told: set[Suit] = set()
    for seed in range(3, 40):
        sitting = seated((1024, 640), seed)
        sitting.room = room

        def begs(at: Sitting = sitting) -> bool:
            return at.asked and isinstance(at.seen.choices, MayBeg)

        sitting.plays_on("mouse", begs)
        deal = sitting.seen.deal
        assert deal is not None
        assert deal.turn_up is not None
        suit = deal.turn_up.suit
        assert say("do.beg.note", other="Argand") in sitting.words, suit
        named = suit_name(suit)
        assert say("now.beg", suit=named, Suit=capital(named)) in sitting.words, suit
        told.add(suit)
        if len(told) == len(Suit):
            return
    raise AssertionError("some suit was never trumps")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_names_beside_the_balance_stay_on_the_cloth(size: tuple[float, float]) -> None:
    sitting = seated(size)
    sitting.plays_on("mouse", lambda: isinstance(sitting.stack.top, DealSheet))
    sitting.wait(20)
    cloth = Places.of(sitting.room).baize
    beside = [
        item
        for item in sitting.lines()
        if item.words in (LONGEST, LONGEST.rsplit(maxsplit=1)[-1]) and item.y > cloth.centre[1]
    ]
    assert beside
    for line in beside:
        assert line.x + sitting.room.ruler.width(line.words, line.font) < cloth.right - 12


def test_a_button_with_a_note_is_wide_enough_for_it_and_does_without_in_brief() -> None:
    room = Sitting().room
    button = Button("run", "Run", note="three more each, new trumps for all")
    bare = button_width(Button("run", "Run"), room)
    assert button_width(button, room) > bare
    assert button_width(button.in_brief, room) == bare
    (drawn,) = widgets(button_row([button], 900, 500, 56, room).parts)
    assert [item.words for item in drawn.parts if isinstance(item, Text)] == [
        button.note,
        button.label,
    ]
    assert drawn.key == button.key


def test_what_a_question_is_and_that_it_is_free_can_be_read_whole_in_a_small_window() -> None:
    sitting = seated((1024, 640))
    sitting.table.acting.explain()
    sitting.plays_on("mouse", lambda: sitting.asked and isinstance(sitting.seen.choices, MayAsk))
    room = room_of((1024, 640), make_painter())
    for code in codes():
        speak(code)
        items = sitting.stack.picture(room).items
        lines = [item.words for item in items if isinstance(item, Text) and item.y > 560]
        assert say("guide.ask", other=LONGEST) in " ".join(lines), code


def test_who_has_answered_a_beg_is_not_said_to_think() -> None:
    speak("en")
    sitting = seated()
    sitting.plays_on("mouse", lambda: sitting.asked and isinstance(sitting.seen.choices, MayBeg))
    top, seen = sitting.table.board.top, sitting.seen
    waits = replace(seen, phase=Phase.ANSWER, turn=seen.player.other, choices=None)
    begged = Spoken((Saying(seen.player, say("say.beg")),))
    answered = begged.heard(Saying(seen.player.other, say("say.give")))

    def told(spoken: Spoken) -> str:
        edition = replace(top.edition, view=waits)
        return prompt(replace(top, edition=edition, spoken=spoken)).sentence

    assert told(begged) == say("now.wait.answer", other=LONGEST)
    assert not told(answered)
