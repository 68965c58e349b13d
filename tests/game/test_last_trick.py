"""The end of a deal at the table: one card left, beside the tricks that were taken."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.piquet.ui.counters import counters
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import table_layout
from game.piquet.ui.prompts import prompt
from game.piquet.ui.said.bubbles import bubbles
from game.piquet.ui.won_tricks import won_place
from game.piquet.words import say
from game.school.reading import lesson_of
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.ornaments import Thing
from game.stage.picture import Bubble
from game.stage.places import Places
from game.table.spoken import Saying, Spoken
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.choices import MayPlay
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View, view
from tests.game.parties import Thumb
from tests.game.pilot import SIZES
from tests.game.plain import window_room

GAP = 20.0


@cache
def ends() -> tuple[tuple[View, DealView], ...]:
    """Where somebody has to play the last card of a hand, led to and leading."""
    found = []
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(4))
    while session.state.turn is not None:
        seen = view(session.state, Player.A)
        deal = seen.deal
        if deal is not None and isinstance(seen.choices, MayPlay) and len(deal.hand) == 1:
            found.append((seen, deal))
        session.advance()
    return tuple(found)


def test_with_one_card_left_nobody_is_told_that_any_may_be_played() -> None:
    """Of the only card it said "play any card"."""
    led = {deal.table.led is not None for _, deal in ends()}
    assert led == {True, False}
    for seen, _ in ends():
        assert prompt(seen, HandState(), "Mrs Lavelle").sentence == say("now.last")


@pytest.mark.parametrize("size", SIZES)
def test_the_own_tricks_keep_off_the_last_card(size: tuple[int, int]) -> None:
    places = Places.of(window_room(size))
    for seen, deal in ends():
        (card,) = deal.hand
        pose = table_layout(seen, deal, places.room, HandState())[str(card)].pose
        pile = won_place(deal, deal.seat, places)
        assert pose.x == pytest.approx(places.centre), "it lies where the eye looks for it"
        assert pose.x - pose.width / 2 - pile.right > GAP
        names = ("You", "Mrs Lavelle")
        laid = counters(seen, deal, names, places, HandState(), dealing=False)
        rightmost = max(i.x + i.width / 2 for i in laid if isinstance(i, Thing) and i.x < pose.x)
        assert rightmost < pose.x - pose.width / 2


def test_in_play_the_own_last_count_goes_when_the_other_has_spoken() -> None:
    """It hung alone at the right, over nothing, tricks after it was said."""
    seen, deal = ends()[0]
    places = Places.of(window_room((1280, 800)))
    own, other = Saying(deal.seat, "Fourteen."), Saying(deal.seat.other, "Eight.")
    for said, kept in (((own, other), ["Eight."]), ((other, own), ["Eight.", "Fourteen."])):
        items = bubbles(Spoken(said), seen, places, HandState())
        assert [item.words for item in items if isinstance(item, Bubble)] == kept


def test_nobody_is_said_to_play_when_all_cards_are_gone() -> None:
    """ "Toby Wren is playing." stood there while the cards were counted."""
    (scene,) = lesson_of(PIQUET, "deal").scenes
    said = {
        any(deal.hand_sizes): prompt(replace(seen, choices=None), HandState(), "B").sentence
        for moment in partie.apply(scene.states[-2], scene.actions[-1])
        for seen in (view(moment.state, scene.seat),)
        if (deal := seen.deal) is not None and seen.phase is Phase.PLAY
    }
    assert said == {False: ""}
