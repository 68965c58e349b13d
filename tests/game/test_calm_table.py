"""What three people who were new to the table took for something else, or missed."""

from __future__ import annotations

import pytest

from game.piquet.ui.captions import empty_place
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import table_layout, trick_poses
from game.piquet.ui.said.bubbles import bubbles
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.picture import Box, Bubble
from game.stage.places import Places
from game.table.spoken import Saying, Spoken
from rules.core.seats import Player
from rules.piquet.choices import MayAnswer, MayCall, MayPlay
from rules.piquet.events import Answered
from rules.piquet.view import DealView, View, view
from tests.game.parties import Thumb
from tests.game.plain import window_room
from tests.game.test_bubbles_fit import WINDOWS


def views(player: Player = Player.A) -> list[tuple[View, DealView]]:
    """What a player sees whenever it is his turn, over the first deals."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(2))
    found = []
    while len(session.state.results) < 2:
        session.advance()
        seen = view(session.state, player)
        if seen.deal is not None and seen.choices is not None:
            found.append((seen, seen.deal))
    return found


def test_what_was_taken_in_is_marked_until_the_first_word_and_then_belongs_to_the_hand() -> None:
    """The brass edges of new cards were taken for cards that one is to choose."""
    marks = []
    for seen, deal in views():
        if isinstance(seen.choices, MayCall):
            cards = table_layout(seen, deal, window_room((1280, 800)), HandState())
            marked = {key for key, card in cards.items() if card.marked}
            assert marked <= {str(card) for card in deal.taken}
            marks.append(bool(marked))
    assert marks[0]
    assert marks.count(True) < len(marks)


def test_younger_sees_what_she_took_in_until_she_answers() -> None:
    """Elder had called, and nobody knew any more which cards were new."""
    answers = [
        (seen, deal)
        for player in Player
        for seen, deal in views(player)
        if isinstance(seen.choices, MayAnswer)
    ]
    assert answers
    for seen, deal in answers:
        cards = table_layout(seen, deal, window_room((1280, 800)), HandState())
        new = {key for key, card in cards.items() if card.marked}
        first = not any(isinstance(event, Answered) for event in deal.history)
        assert new == ({str(card) for card in deal.taken} if first else set())


@pytest.mark.parametrize("window", WINDOWS)
def test_the_place_of_a_card_is_there_for_who_leads_too(window: tuple[int, int]) -> None:
    places = Places.of(window_room(window))
    leads = [
        (seen, deal)
        for seen, deal in views()
        if isinstance(seen.choices, MayPlay) and deal.table.led is None
    ]
    assert leads
    for seen, deal in leads:
        own = trick_poses(places)[1]
        (place,) = empty_place(seen, deal, own)
        assert isinstance(place, Box)
        assert place.rect.centre == pytest.approx((own.x, own.y))


@pytest.mark.parametrize("window", WINDOWS)
def test_ones_own_count_stands_by_the_hand_and_off_the_trick(window: tuple[int, int]) -> None:
    """In the middle of the cloth nobody knew who said it."""
    places = Places.of(window_room(window))
    for seen, deal in views():
        if not deal.table.tricks:
            continue
        (said,) = bubbles(Spoken((Saying(deal.seat, "Nine."),)), seen, places, HandState())
        assert isinstance(said, Bubble)
        own = trick_poses(places)[1]
        assert 0 < places.hand_top - said.rect.bottom < said.rect.height
        beside = said.rect.x >= own.x + own.width / 2
        assert beside or said.rect.y >= own.y + own.height / 2
