"""What hangs in the air: the last words, and always the last of each side among them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.piquet.ui.captions import captions
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.measures import measures, talon_half
from game.piquet.ui.panel.ledger import counted_labels
from game.piquet.ui.panel.panel import panel_items
from game.piquet.ui.said.bubbles import bubbles
from game.piquet.ui.said.speech import heard
from game.piquet.ui.table_ui import UI
from game.piquet.words import say
from game.preferences import Preferences
from game.session.dealer import Dealer
from game.session.juncture import Edition
from game.session.session import Session
from game.stage.basics import Room
from game.stage.picture import Box, Bubble, Text, painted
from game.stage.places import Places
from game.table.handover import curtain_picture
from game.table.offers import Prompt
from game.table.picture import table_picture
from game.table.render_context import RenderContext
from game.table.spoken import MOST_SAID, Saying, Spoken
from game.table.state import TableState
from game.table.ui_parts import Happened
from game.words.catalogue import speak
from game.words.terms import number
from rules.core.game import Deals
from rules.core.seats import Player
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered, PointCalled, SequenceCalled, SetCalled
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests.game.parties import Thumb
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.plain import window_room
from tests.game.tongues import (
    LANGUAGES,
)
from tests.rules.table import given


def talk(*seats: int) -> Spoken:
    spoken = Spoken()
    for index, seat in enumerate(seats):
        spoken = spoken.heard(Saying(ELDER if seat == 0 else YOUNGER, f"word {index}"))
    return spoken


def test_no_more_hang_there_than_can_be_read() -> None:
    assert len(talk(*[0, 1] * 10).said) == MOST_SAID


@pytest.mark.parametrize("most", [2, 3])
def test_the_last_word_of_the_silent_one_stays(most: int) -> None:
    spoken = talk(1, *[0] * 9)
    said = spoken.latest(most)
    assert len(said) == most
    assert said[0] == Saying(YOUNGER, "word 0")
    assert said[-1] == Saying(ELDER, "word 9")


def test_where_one_has_room_it_is_the_last() -> None:
    assert talk(1, 0, 0).latest(1) == (Saying(ELDER, "word 2"),)


def test_a_trick_leaves_the_last_word_of_each() -> None:
    assert [each.words for each in talk(0, 1, 0, 0, 1).last_of_each().said] == ["word 3", "word 4"]
    assert talk(0, 0).last_of_each().said == (Saying(ELDER, "word 1"),)
    assert Spoken().last_of_each().said == ()


@pytest.mark.parametrize("size", SIZES)
def test_both_are_seen_while_one_calls(size: tuple[int, int]) -> None:
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(2))
    while session.state.phase is not Phase.CALLS:
        session.advance()
    seen = view(session.state, Player.A)
    places = Places.of(Room(*size, EstimatingRuler()))
    drawn = bubbles(talk(1, 0, 0, 0, 0, 0), seen, places, HandState())
    words = [bubble.words for bubble in drawn if isinstance(bubble, Bubble)]
    assert {"word 0", "word 5"} <= set(words)
    fresh = [bubble.words for bubble in drawn if isinstance(bubble, Bubble) and bubble.fresh]
    assert fresh == ["word 5"]


def on_the_table(seen: View) -> TableState:
    """What lies before two people who have not said a word."""
    return TableState(
        edition=Edition(None, seen, Deals(1, (), Player.A)),
        names=("A", "B"),
        people=frozenset(Player),
        likes=Preferences(),
        hand_state=HandState(),
    )


def test_the_curtain_does_not_tell_what_may_be_called() -> None:
    """The row that is marked there follows from what was said, not from the hand behind it."""
    room = Room(1280, 800, EstimatingRuler())
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(2))
    seen = view(session.state, Player.A)
    while not isinstance(seen.choices, MayCall):
        session.advance()
        turn = session.state.turn
        if isinstance(turn, Player):
            seen = view(session.state, turn)
    nothing = replace(seen, choices=replace(seen.choices, calls=()))
    curtains = [curtain_picture(UI, on_the_table(each), room) for each in (seen, nothing)]
    assert curtains[0] == curtains[1]
    marked = painted(panel_items(replace(seen, choices=None), ("A", "B"), room))
    assert any(isinstance(item, Box) for item in marked)
    assert any(isinstance(item, Text) and item.words == "Point" for item in marked)


def test_what_stands_ready_is_lit_and_not_what_the_other_called_in_vain() -> None:
    """ "Reckon your sequence" stood beside her struck tierce, which was lit."""
    deal = given("JS TS 9S  AH 8H 7H  AD 9D 8D  QC 9C 7C", "AS KS QS  KH QH JH TH  KD QD JD  TC 8C")
    deal.elder_calls("point of three").answered("not good").elder_calls("tierce to the knave")
    deal.answered("not good").elder_leads("AH")
    seen, room = deal.view(YOUNGER), Room(1280, 800, EstimatingRuler())
    for ready, lit in ((None, "Tierce to the knave"), (Kind.SEQUENCE, "Sequences")):
        words = [
            item.words
            for item in painted(panel_items(seen, ("A", "B"), room, ready))
            if isinstance(item, Text)
        ]
        assert words.count(lit) == 1
        assert words.count("Tierce to the knave") == 1, "what was called in vain stays, struck"
        assert ("Sequences" in words) == (ready is not None)


def at_the_exchange() -> View:
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(2))
    while session.state.phase is not Phase.EXCHANGE:
        session.advance()
    turn = session.state.turn
    assert isinstance(turn, Player)
    return view(session.state, turn)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_words_at_the_exchange_stay_clear_of_the_rim(size: tuple[int, int], code: str) -> None:
    speak(code)
    seen = at_the_exchange()
    assert seen.deal is not None
    places = Places.of(Room(*size, EstimatingRuler()))
    for key in ("carte-blanche", "carte-blanche.take", "carte-blanche-counted", "takes", "leaves"):
        for seat in (ELDER, YOUNGER):
            said = Spoken((Saying(seat, say(f"say.{key}", number=number(3))),))
            (bubble,) = bubbles(said, seen, places, HandState())
            assert isinstance(bubble, Bubble)
            assert bubble.rect.right <= places.right
            talon = (
                measures(places).talon_middle
                + places.extra / 4
                + measures(places).talon * 88 / 63 / 2
            )
            beside = bubble.rect.x >= places.centre + talon_half(places)
            assert beside or bubble.rect.y > talon


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_what_a_carte_blanche_counts_covers_no_words(size: tuple[int, int], code: str) -> None:
    speak(code)
    seen = at_the_exchange()
    assert seen.deal is not None
    places = Places.of(Room(*size, EstimatingRuler()))
    said = Spoken((Saying(seen.deal.seat, say("say.carte-blanche-counted")),))
    table = RenderContext(
        seen=seen,
        names=("Bernadette", "Bernadette"),
        hand_state=HandState(),
        cards=(),
        spoken=said,
        prompt=Prompt(""),
    )
    drawn = [
        item.words for item in table_picture(UI, table, places.room).items if isinstance(item, Text)
    ]
    for item in captions(seen, seen.deal, table.names, places):
        assert isinstance(item, Text)
        assert item.words in drawn


def test_a_sequence_keeps_its_suit_on_the_smallest_pad() -> None:
    """At 1024 units the sign of the suit went first, and "Quint to the queen" could be any."""
    room, kept = window_room((1024, 640)), 0
    for seed in (14, 17, 24, 35):
        session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
        while session.state.deal is None or not session.state.deal.table.tricks:
            session.advance()
        for player in Player:
            seen = view(session.state, player)
            assert seen.deal is not None
            words = {
                i.words for i in painted(panel_items(seen, ("A", "B"), room)) if isinstance(i, Text)
            }
            told = counted_labels(seen.deal).values()
            known = [each for each in told if each.startswith(("Tierce", "Quart ", "Quint"))]
            assert set(known) <= words
            kept += sum(each[-1] in "♠♥♦♣" and len(each) > 17 for each in known)
    assert kept >= 4


def test_a_new_call_stands_alone_and_with_its_answer() -> None:
    """What was said to the call before hung greyed under the new one."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(2))
    while session.state.phase is not Phase.PLAY:
        session.advance()
    spoken, called = Spoken(), 0
    seen = view(session.state, Player.A)
    assert seen.deal is not None
    for event in seen.deal.history:
        before, spoken = spoken, heard(spoken, Happened(event=event, before=seen, seen=seen))
        match event:
            case PointCalled() | SequenceCalled() | SetCalled() if event.seat is ELDER:
                called += 1
                assert [saying.seat for saying in spoken.said] == [ELDER]
            case Answered():
                assert spoken.said[-2:-1] == before.said[-1:], "the call is heard with its answer"
    assert called > 1
