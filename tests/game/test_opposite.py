"""Whoever sits opposite: a portrait that keeps off the cards, its moods, words that open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.people import against
from game.piquet.ai.foresight import foresee
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.piquet.preferences import LINE
from game.piquet.ui.demeanour import mood_after
from game.piquet.words import say
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.stage.basics import Rect, Room
from game.stage.director import Motion
from game.stage.geometry import meet
from game.stage.ornaments import Mood, Portrait, Thing
from game.stage.picture import Bubble, CardItem, Tail, Text
from game.stage.places import Places
from game.stage.signs import plate_of
from game.table.opposite import NOBODY, SPEAKING, opening, opposite_of
from game.table.table import TableScene
from game.table.ui_parts import Happened
from rules.core.cards import Card, Hand, Rank, Suit
from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered, CardPlayed, DealEnded, Event, TrickWon
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.view import View
from rules.piquet.view import view as seen_by
from tests.game.partie import NAMES, SMALL, USUAL, at_table
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.watched import random_deal

_DEALS, _TICK = 2, 0.05


def played(table: TableScene, room: Room = USUAL, deals: int = _DEALS) -> Iterator[TableScene]:
    """The table after each tick, the person playing by rules of thumb."""
    table.picture(room)
    for _ in range(20_000):
        if len(table.session.state.results) >= deals:
            return
        table.tick(_TICK)
        if table.asks:
            table.humans[Player.A].answer(thumb.choose(table.board.seen, 3))
        yield table
    raise AssertionError("the deals did not end")


def faces(table: TableScene, room: Room = USUAL) -> list[Portrait]:
    return [item for item in table.picture(room).items if isinstance(item, Portrait)]


def frame(face: Portrait) -> Rect:
    height = face.width * 1.25
    return Rect(face.x - face.width / 2, face.y - height / 2, face.width, height)


def test_whoever_was_chosen_hangs_there_and_nobody_between_two_people() -> None:
    (face,) = faces(at_table(3, opposite="expert"))
    assert (face.name, face.mood) == ("finch", Mood.CALM)
    assert faces(at_table(3, people=(Player.A, Player.B))) == []
    assert opposite_of(None, PIQUET) == NOBODY
    assert opposite_of("thumb", PIQUET).portrait == ""


def test_the_name_is_on_its_plate_from_the_cut_on() -> None:
    table = at_table(3, opposite="club")
    assert table.board.seen.deal is None
    (face,) = faces(table)
    under = plate_of(NAMES[1], frame(face), USUAL)
    texts = [item for item in table.picture(USUAL).items if isinstance(item, Text)]
    (name,) = (text for text in texts if under.contains(text.x, text.y))
    assert name.words == NAMES[1]


def test_a_partie_of_the_house_is_against_the_face_that_was_chosen(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    for level in ("brandt", "master"):
        table = house.new_partie(against(level))
        assert isinstance(table, TableScene)
        (face,) = faces(table)
        assert face.name == AI.portraits[level]
    house.close()


@pytest.mark.parametrize("size", SIZES)
def test_it_keeps_off_every_card_that_lies_and_off_what_is_said(size: tuple[int, int]) -> None:
    room = Room(*size, EstimatingRuler())
    seen = 0
    for table in played(at_table(4, opposite="club"), room, deals=1):
        if not table.board.director.idle:
            continue
        picture = table.picture(room)
        (face,) = (item for item in picture.items if isinstance(item, Portrait))
        place = frame(face).grown(-3)  # cards lie askew, and an oval has no corners
        assert place.y >= Places.of(room).baize.y
        for item in picture.items:
            if isinstance(item, CardItem):
                pose = item.pose
                width, height = pose.width, pose.height
                card = Rect(pose.x - width / 2, pose.y - height / 2, width, height)
                assert not meet(place, card), item
                seen += 1
            elif isinstance(item, Bubble):
                assert not meet(place, item.rect), item
    assert seen > 100


@pytest.mark.parametrize("level", AI.opponents)
def test_its_look_follows_from_what_both_have_seen_and_from_no_card_in_a_hand(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: Counter[Mood] = Counter()
    table = at_table(3, opposite=level)

    def blindfolded(before: Mood, happened: Happened) -> Mood:
        look = mood_after(before, happened)
        blind = replace(happened, before=_handless(happened.before), seen=_handless(happened.seen))
        assert mood_after(before, blind) is look
        looks[look] += 1
        return look

    monkeypatch.setattr(table.board.face, "mood_after", blindfolded)
    for _ in played(table):
        pass
    assert set(looks) == set(Mood)


def _handless(view: View) -> View:
    """The view with no card that lies in a hand or aside."""
    none: Hand = frozenset()
    deal = view.deal and replace(view.deal, hand=none, discard=none, taken=none, opened=None)
    return replace(view, deal=deal)


STATE = next(random_deal(Random(5))).state
assert STATE.deal is not None
VIEWER = STATE.deal.player(YOUNGER)


def happening(event: Event, opposite: str = "club", before: Mood = Mood.CALM) -> Mood:
    """The look of an elder hand after an event."""
    view = seen_by(STATE, VIEWER)
    return mood_after(before, Happened(event=event, before=view, seen=view, opposite=opposite))


def test_a_trick_pleases_whoever_took_it_unless_nothing_moves_him() -> None:
    assert happening(TrickWon(ELDER, 1)) is Mood.PLEASED
    assert happening(TrickWon(YOUNGER, 1)) is Mood.VEXED
    for reserved in ("expert", "master", "bell"):
        assert happening(TrickWon(ELDER, 1), reserved) is Mood.CALM


def test_an_answer_pleases_whoever_is_better_off_and_the_next_card_ends_it() -> None:
    good = happening(Answered(Kind.POINT, Reply.GOOD), "master")
    assert good is Mood.PLEASED
    assert happening(Answered(Kind.POINT, Reply.NOT_GOOD), "master") is Mood.VEXED
    assert happening(Answered(Kind.POINT, Reply.EQUAL), "master", good) is Mood.CALM
    assert happening(CardPlayed(ELDER, Card.of(Rank.ACE, Suit.SPADES)), "master", good) is Mood.CALM


def test_at_the_end_of_a_deal_the_points_decide() -> None:
    for own, theirs, look in ((12, 30, Mood.PLEASED), (30, 12, Mood.VEXED)):
        scores = (own, theirs) if VIEWER is Player.A else (theirs, own)
        assert happening(DealEnded(1, scores), "expert") is look
    assert happening(DealEnded(1, (12, 12)), "expert", Mood.VEXED) is Mood.CALM


def test_its_words_open_in_a_moment_and_are_there_at_once_without_motion() -> None:
    sizes = set()
    for table in played(at_table(3, opposite="club", motion=Motion.NORMAL), deals=1):
        for item in table.picture(USUAL).items:
            if isinstance(item, Bubble):
                sizes.add(item.size)
                assert item.size == 1 or item.tail is not Tail.BOTTOM_LEFT
    assert 1.0 in sizes
    assert 0.9 <= min(sizes) < 1
    assert len(sizes) <= 5, "each size is painted once and kept"
    for table in played(at_table(3, opposite="club"), deals=1):
        bubbles = [each for each in table.picture(USUAL).items if isinstance(each, Bubble)]
        assert all(each.size == 1 for each in bubbles)
        assert not table.moving


def test_a_bubble_opens_from_nine_tenths_to_the_whole() -> None:
    said = [Bubble(Rect(0, 0, 100, 44), "Good.", Tail.TOP_LEFT)]
    own = [Bubble(Rect(0, 0, 100, 44), "Good.", Tail.BOTTOM_LEFT)]
    shares = (0.0, 0.2, 0.5, 0.9, 1.0)
    bubbles = [each for share in shares for each in opening(said, share)]
    opened = [each.size for each in bubbles if isinstance(each, Bubble)]
    assert opened == sorted(opened)
    assert (opened[0], opened[-1]) == (0.9, 1.0)
    assert opening(own, 0.2) == own
    assert pytest.approx(0.14) == SPEAKING


@pytest.mark.parametrize("size", SIZES)
def test_a_plate_bears_the_name_at_the_foot_of_the_portrait_until_the_last_card(
    size: tuple[int, int],
) -> None:
    room = Room(*size, EstimatingRuler())
    empty = 0
    for table in played(at_table(4, opposite="master"), room, deals=1):
        deal = table.board.seen.deal
        picture = table.picture(room)
        if deal is None or table.board.feast.now is not None or not table.board.director.idle:
            continue
        (face,) = (item for item in picture.items if isinstance(item, Portrait))
        place = plate_of(NAMES[1], frame(face), room, signed=True)
        assert any(
            isinstance(item, Text) and item.words == NAMES[1] and place.contains(item.x, item.y)
            for item in picture.items
        )
        for item in picture.items:
            if isinstance(item, Thing) and item.name == "counter":
                half = item.width / 2
                around = Rect(item.x - half, item.y - half, item.width, item.width)
                assert not meet(place, around), "a counter on the plate"
            elif isinstance(item, Bubble):
                assert not meet(place.grown(-1), item.rect), item
        empty += not deal.hand_sizes[deal.seat.other]
    assert empty, "and it stands there when the hand is played"


@pytest.mark.parametrize("room", [SMALL, USUAL])
def test_where_the_line_is_told_there_is_room_for_the_portrait_too(room: Room) -> None:
    """At a small table it had gone: the line stood in its place."""
    table = at_table(3, opposite="club", foresees=partial(foresee, seed=3))
    table.around.prefer(replace(table.around.preferences(), own={LINE.name: True}))
    for _ in played(table, room, deals=1):
        if any(
            isinstance(item, Text) and item.words == say("line.win")
            for item in table.picture(room).items
        ):
            break
    else:
        raise AssertionError("the line is not told")
    assert faces(table, room)
