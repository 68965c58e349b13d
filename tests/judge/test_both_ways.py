"""A call played out with it and without it: on deals that the caller may believe, no others."""

from __future__ import annotations

from random import Random

import pytest
from playouts.both_ways import Difference, Gain, Position, both_ways, drawn
from playouts.in_doubt import doubts

from game.piquet.ai.heuristic.thumb import choose as thumb
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Deal, Exchange, Play
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind, holdings
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import start_deal
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import twelve_of
from rules.piquet.view import View, view
from tests.rules.table import pack_of
from tests.soak_calls import agrees, book, judged, line


def caller_sees(position: Position) -> View:
    state = position.state()
    assert isinstance(state.turn, Player)
    return view(state, state.turn)


def four_aces_of_younger() -> Position:
    """Younger has four aces and nothing else; elder has led, and called nothing."""
    elder, younger = (
        hand("KS QS TS KH QH TH KD QD TD KC QC 9C"),
        hand("AS AH AD AC 9S 7S 9H 7H 9D 7D 7C TC"),
    )
    rest = frozenset(PACK) - elder - younger
    threw = hand("JH JD JC 8S 8H") & rest
    hers = rest - threw
    took, drew = hand("TS TH TD 9C QC"), hand("7C TC 9D")
    pack = pack_of(elder - took | threw, younger - drew | hers, (*sorted(took), *sorted(drew)))
    (led,) = hand("KS")
    done = (Deal(pack), Exchange(threw), Exchange(hers), Play(led))
    return Position(start_deal(Options(), Player.B), done)


@pytest.mark.parametrize("position", [book().position, four_aces_of_younger()])
def test_the_deals_drawn_look_the_same_to_the_caller_and_hold_other_hands(
    position: Position,
) -> None:
    seen, hands = caller_sees(position), set()
    for one in drawn(position, 12, Random(1), Kind.SET):
        assert caller_sees(one) == seen
        deal = one.state().current
        hands.add(twelve_of(deal, deal.turn.other))
    assert len(hands) > 4


def test_what_is_drawn_does_not_depend_on_what_the_caller_cannot_see() -> None:
    position = book().position
    other = next(drawn(position, 1, Random(7), Kind.SET))
    assert other.actions != position.actions
    assert list(drawn(position, 5, Random(2), Kind.SET)) == list(
        drawn(other, 5, Random(2), Kind.SET)
    )


def test_four_aces_that_nobody_can_beat_gain_fourteen_and_cost_nothing_against_an_open_play() -> (
    None
):
    position = four_aces_of_younger()
    call = holdings(twelve_of(position.state().current, YOUNGER), Kind.SET)[0]
    found = list(both_ways(position, call, 6, 1, thumb))
    assert [(one.points, one.play) for one in found] == [(14, 0)] * 6


def test_of_what_is_kept_back_nothing_is_counted() -> None:
    """Elder's point is good against all: without it he has its five less, and she has hers."""
    doubt = book()
    before = doubt.position.actions[:3]
    position = Position(doubt.position.before, before)
    call = holdings(twelve_of(position.state().current, ELDER), Kind.POINT)[0]
    assert all(one.points >= 5 for one in both_ways(position, call, 5, 1, thumb))


def test_a_gain_is_the_mean_with_its_error() -> None:
    found = Gain.of([Difference(1.0, 10.0, 0.0), Difference(3.0, 10.0, -2.0)])
    assert (found.deals, found.points, found.points_error) == (2, 2.0, 1.0)
    assert (found.settlement, found.settlement_error) == (10.0, 0.0)
    assert (found.play, found.play_error) == (-1.0, 1.0)


def test_the_soak_tells_of_a_hand_what_the_analysis_says_and_what_came_of_it() -> None:
    doubt = book()
    played = judged(doubt, 4, 1, "thumb")
    told = line(doubt, played)
    assert "elder" in told
    assert "3/4" in told
    assert told.endswith("DIFFERS") is not agrees(doubt.gain, played)


def test_a_call_in_doubt_is_one_that_may_be_made_where_it_is_found() -> None:
    doubt = next(doubts(1))
    choices = caller_sees(doubt.position).choices
    assert isinstance(choices, MayCall)
    assert doubt.gain.call in choices.calls
