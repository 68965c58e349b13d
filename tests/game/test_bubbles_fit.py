"""A speech bubble never leaves the cloth, however much is said in it."""

from __future__ import annotations

from functools import cache

import pytest

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import table_layout, trick_poses
from game.piquet.ui.measures import portrait_place
from game.piquet.ui.said.bubbles import bubbles
from game.piquet.ui.said.speech import spoken
from game.piquet.words import say
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Pose, Rect
from game.stage.picture import Bubble, Tail, touched
from game.stage.places import Places
from game.stage.signs import plate_of
from game.table.opposite import mouth_of
from game.table.picture import ICONS, menu_icons
from game.table.spoken import Saying, Spoken, conversation
from game.words.catalogue import speak
from rules.core.cards import Suit
from rules.core.seats import Player
from rules.piquet.combinations import Kind
from rules.piquet.events import CardsShown
from rules.piquet.pack import PACK, in_order
from rules.piquet.seats import YOUNGER, Seat
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests.game.parties import Thumb
from tests.game.plain import window_room
from tests.game.tongues import LANGUAGES
from tests.rules.table import given

WINDOWS = ((1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
FOUR_TENS = (
    "AS KS JS  AH QH JH 8H KH  JC 9C  9S 8S",
    "QS TS  TH  AC KC QC TC  AD QD JD TD 7D",
)
TAIL = 10.0
"""How far the tail of a bubble reaches beyond its box."""


@cache
def moments() -> tuple[View, ...]:
    """While cards are exchanged, while they are called, a card led, and later in the play."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(2))
    found: dict[str, View] = {}
    while len(found) < 4:
        session.advance()
        seen = view(session.state, Player.A)
        if seen.deal is not None and seen.phase in (Phase.EXCHANGE, Phase.CALLS, Phase.PLAY):
            led = seen.deal.table.led is not None
            found.setdefault(f"{seen.phase} {led}", seen)
    return tuple(found.values())


def longest(seat: Seat, count: int = 8) -> Saying:
    """A whole suit shown, or so many cards of it; nothing that is said is longer."""
    suit = in_order(card for card in PACK if card.suit is Suit.DIAMONDS)
    told = spoken(CardsShown(seat, frozenset(suit[:count])), None, None)
    assert told is not None
    return told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_longest_words_stay_on_the_cloth(code: str, window: tuple[int, int]) -> None:
    speak(code)
    places = Places.of(window_room(window))
    baize = places.baize
    for seen in moments():
        for seat in Seat:
            drawn = bubbles(Spoken((longest(seat),)), seen, places, HandState())
            assert drawn
            for each in drawn:
                assert isinstance(each, Bubble)
                assert baize.x + TAIL <= each.rect.x
                assert each.rect.right <= baize.right - TAIL
                assert each.rect.y >= baize.y
                assert each.rect.bottom <= places.hand_top


@pytest.mark.parametrize("window", [*WINDOWS, (1024, 1400)])
def test_ones_own_words_point_down_at_ones_own_hand(window: tuple[int, int]) -> None:
    """Their tail hung at the right, over bare cloth, or words at the other's discard were hers."""
    places = Places.of(window_room(window))
    for seen in moments():
        assert seen.deal is not None
        said = Saying(seen.deal.seat, say("say.good"))
        (drawn,) = bubbles(Spoken((said,)), seen, places, HandState())
        assert isinstance(drawn, Bubble)
        assert drawn.tail is Tail.BOTTOM_LEFT
        own = [pose for pose in _hand(seen, places) if pose.y > places.hand_top]
        tip = drawn.rect.x - TAIL / 2
        assert min(pose.x - pose.width / 2 for pose in own) < tip
        assert tip < max(pose.x + pose.width / 2 for pose in own)


def _hand(seen: View, places: Places) -> list[Pose]:
    """Where the cards of the viewer's hand lie."""
    assert seen.deal is not None
    laid = table_layout(seen, seen.deal, places.room, HandState())
    return [laid[str(card)].pose for card in seen.deal.hand]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_longest_words_leave_the_card_that_was_led_to_be_read(window: tuple[int, int]) -> None:
    places = Places.of(window_room(window))
    for seen in moments():
        if seen.deal is None or seen.deal.table.led is None:
            continue
        (drawn,) = bubbles(Spoken((longest(seen.deal.seat.other),)), seen, places, HandState())
        assert isinstance(drawn, Bubble)
        led, _ = trick_poses(places)
        beside = drawn.rect.x > led.x  # its index is at its left
        assert beside or drawn.rect.bottom <= led.y - led.height / 2 + 8


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_long_words_hide_none_of_the_small_signs(
    code: str, window: tuple[int, int], count: int
) -> None:
    speak(code)
    places = Places.of(window_room(window))
    icons = touched(menu_icons(places, ICONS))
    for seen in moments():
        for seat in Seat:
            (drawn,) = bubbles(Spoken((longest(seat, count),)), seen, places, HandState())
            assert isinstance(drawn, Bubble)
            for icon in icons:
                assert isinstance(icon.place, Rect)
                assert not meet(drawn.rect, icon.place), icon.key


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", ["Toby Wren", "Madame Argand"])
def test_words_come_from_the_lips_and_cover_neither_face_nor_plate_nor_card(
    code: str, window: tuple[int, int], name: str
) -> None:
    speak(code)
    places = Places.of(window_room(window))
    face = portrait_place(places)
    heard = 0
    for seen in moments():
        if seen.deal is None or seen.phase is Phase.EXCHANGE:
            continue
        seat = seen.deal.seat.other
        plate = plate_of(name, face, places.room, signed=True)
        mouth = mouth_of(name, face, places.room, signed=True)
        assert face.contains(*mouth.lips)
        led, _ = trick_poses(places)
        card = Rect(led.x - led.width / 2, led.y - led.height / 2, led.width, led.height)
        for said in (Saying(seat, say("say.good")), *(longest(seat, n) for n in (3, 5, 8))):
            (drawn,) = bubbles(Spoken((said,)), seen, places, HandState(), mouth)
            assert isinstance(drawn, Bubble)
            if drawn.lips is None:  # too long to stand beside the face
                assert drawn.rect.width > mouth.under - places.left - 20
                continue
            heard += 1
            assert not meet(drawn.rect, face)
            assert not meet(drawn.rect, plate)
            assert drawn.lips == mouth.lips
            assert seen.phase is not Phase.PLAY or not meet(drawn.rect, card)
    assert heard


@pytest.mark.parametrize("window", [*WINDOWS, (1024, 1400)])
def test_words_too_long_for_the_mouth_stand_near_it(window: tuple[int, int]) -> None:
    """In a tall window they hung in the very middle of the table."""
    places = Places.of(window_room(window))
    face = portrait_place(places)
    mouth = mouth_of("Miss Bell", face, places.room, signed=True)
    for seen in moments():
        if seen.deal is not None and seen.phase is Phase.PLAY:
            said = Spoken((longest(seen.deal.seat.other),))
            (drawn,) = bubbles(said, seen, places, HandState(), mouth)
            assert isinstance(drawn, Bubble)
            assert drawn.rect.y < face.bottom + 90


@pytest.mark.parametrize("name", ["Mrs Lavelle", "Miss Bell"])
@pytest.mark.parametrize("window", [*WINDOWS, (1024, 1400)])
def test_what_the_other_says_points_to_the_face_or_nowhere(
    window: tuple[int, int], name: str
) -> None:
    """A tail pointed at bare cloth where the words were too long for the mouth."""
    places = Places.of(window_room(window))
    mouth = mouth_of(name, portrait_place(places), places.room, signed=True)
    for seen in moments():
        assert seen.deal is not None
        for count in (1, 3, 5, 8):
            said = Spoken((longest(seen.deal.seat.other, count),))
            (drawn,) = bubbles(said, seen, places, HandState(), mouth)
            assert isinstance(drawn, Bubble)
            assert (drawn.lips == mouth.lips) is not (drawn.tail is Tail.NONE)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_last_word_of_each_hangs_there_ones_own_over_the_hand(window: tuple[int, int]) -> None:
    """Three scraps of talk lay about in the middle of the table."""
    places = Places.of(window_room(window))
    mouth = mouth_of("Mrs Lavelle", portrait_place(places), places.room, signed=False)
    mine, hers = Saying(0, "Point of five."), Saying(1, "Making?")
    before = Saying(0, "Before."), Saying(1, "Before that.")
    for earlier in ((), before, before[:1], before[1:]):
        for one, other in ((mine, hers), (hers, mine)):
            drawn = conversation(Spoken((*earlier, one, other)), 0, places, mouth)
            found = {each.words: each for each in drawn if isinstance(each, Bubble)}
            assert len(drawn) == len(found) == 2
            said, called = found[hers.words], found[mine.words]
            assert (called.lips, said.lips) == (None, mouth.lips)
            assert said.rect.bottom < called.rect.y
            assert places.hand_top - 100 < called.rect.bottom < places.hand_top - 40
            assert (said.fresh, called.fresh) == (other is hers, other is mine)


def meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("window", WINDOWS)
def test_ones_own_words_hang_clear_of_the_cards_that_are_reckoned(window: tuple[int, int]) -> None:
    """Their tail lay on a queen that was called after a lead: the words came from nobody."""
    places = Places.of(window_room(window))
    seen = given(*FOUR_TENS).elder_leads("AH").view(YOUNGER)
    assert seen.deal is not None
    for sunk in (frozenset({Kind.POINT}), frozenset({Kind.POINT, Kind.SEQUENCE})):
        hand_state = HandState(sunk=sunk)
        (drawn,) = bubbles(Spoken((Saying(YOUNGER, say("say.good")),)), seen, places, hand_state)
        assert isinstance(drawn, Bubble)
        laid = table_layout(seen, seen.deal, places.room, hand_state)
        poses = [laid[str(card)].pose for card in seen.deal.hand]
        assert max(poses, key=lambda pose: pose.x).y > min(pose.y for pose in poses) + 20
        assert drawn.rect.bottom + TAIL <= min(pose.y - pose.height / 2 for pose in poses)
