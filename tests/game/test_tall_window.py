"""A tall window: its cards are larger, and nothing leaves the cloth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import table_layout
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.picture import CardItem
from game.stage.places import Places
from rules.core.seats import Player
from rules.piquet.view import View, view
from tests.game.parties import Thumb
from tests.game.pilot import EstimatingRuler

TALL = Room(1024, 1400, EstimatingRuler())
SMALL = Room(1024, 640, EstimatingRuler())


def seen() -> Iterator[View]:
    """What one of two players sees after each action of a deal."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(4))
    while not session.state.results and session.advance():
        found = view(session.state, Player.A)
        if found.deal is not None:
            yield found


def cards(found: View, room: Room) -> dict[str, CardItem]:
    assert found.deal is not None
    return table_layout(found, found.deal, room, HandState())


def test_the_hand_is_a_quarter_larger_and_no_card_is_smaller() -> None:
    for found in seen():
        small, tall = cards(found, SMALL), cards(found, TALL)
        assert small.keys() == tall.keys()
        assert all(tall[key].pose.width >= small[key].pose.width for key in small)
        assert found.deal is not None
        for card in found.deal.hand:
            assert tall[str(card)].pose.width >= 1.25 * small[str(card)].pose.width


def test_every_card_lies_on_the_cloth() -> None:
    baize = Places.of(TALL).baize
    for found in seen():
        for card in cards(found, TALL).values():
            half = card.pose.width / 2
            assert baize.x <= card.pose.x - half, card
            assert card.pose.x + half <= baize.right, card
            assert baize.y - 4 <= card.pose.y - card.pose.height / 2, card
            assert card.pose.y + card.pose.height / 2 <= baize.bottom, card


@pytest.mark.parametrize("size", [(1024, 640), (1199, 759), (1280, 800), (1600, 1200)])
def test_other_windows_keep_their_measures(size: tuple[int, int]) -> None:
    hand = Places.of(Room(*size, EstimatingRuler())).sizes.hand
    assert hand == (96 if size[0] < 1200 else 112)
