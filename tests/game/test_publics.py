"""What both know of a deal: all that was said and shown, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.piquet.ui.panel.panel import panel_items
from game.piquet.ui.panel.publics import exchanged, known
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Align, Room
from game.stage.picture import Text, painted
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet.actions import Ask, Reply
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered, PointCalled, SequenceCalled, SetCalled, TookIn
from rules.piquet.rights import MayAsk, actions_by
from rules.piquet.seats import Seat
from rules.piquet.state import State
from rules.piquet.talk.questions import SuitLeft
from rules.piquet.view import View, view
from tests.game.parties import Thumb
from tests.game.pilot import SIZES, EstimatingRuler

SEEDS = range(4)


def states(seed: int, deals: int = 2) -> Iterator[State]:
    """The table after each action of some deals."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
    while len(session.state.results) < deals and session.advance():
        if session.state.deal is not None:
            yield session.state


def asking(seed: int) -> Iterator[tuple[Session, Player]]:
    """Tables where somebody may ask how many of a suit the other has."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
    while len(session.state.results) < 2 and session.advance():
        for player in Player:
            if any(isinstance(right, MayAsk) for right in view(session.state, player).rights):
                yield session, player


@pytest.mark.parametrize("seed", SEEDS)
def test_both_players_know_the_same(seed: int) -> None:
    for state in states(seed):
        a, b = (view(state, player).deal for player in Player)
        assert a is not None
        assert b is not None
        assert known(a) == known(b)
        for seat in Seat:
            assert exchanged(a, seat) == exchanged(b, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_call_stands_there_with_what_was_answered(seed: int) -> None:
    for state in states(seed):
        deal = view(state, Player.A).deal
        assert deal is not None
        calls = [e for e in deal.history if isinstance(e, PointCalled | SequenceCalled | SetCalled)]
        told = [each for each in known(deal) if each.kind is not None]
        assert [each.seat for each in told] == [call.seat for call in calls]
        answers = {e.kind: e.reply for e in deal.history if isinstance(e, Answered)}
        first = {each.kind: each for each in reversed(told) if each.seat is Seat.ELDER}
        for kind, reply in answers.items():
            assert isinstance(kind, Kind)
            last = [each for each in told if each.kind is kind and each.answer]
            assert last or first[kind].answer
            if reply is Reply.NOT_GOOD:
                assert "not good" in {each.answer for each in last}


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_taken_and_left_are_those_of_the_exchange(seed: int) -> None:
    for state in states(seed):
        deal = view(state, Player.B).deal
        assert deal is not None
        for event in deal.history:
            if isinstance(event, TookIn):
                words = exchanged(deal, event.seat)
                assert f"took {event.count}" in words
                assert (f"left {event.left}" in words) is (event.left > 0)


def test_the_answer_to_a_question_stands_under_the_one_who_gave_it() -> None:
    asked = 0
    for seed in range(12):
        for session, player in asking(seed):
            rights = view(session.state, player).rights
            actions = [
                d for right in rights if isinstance(right, MayAsk) for d in actions_by(right)
            ]
            suits = [d for d in actions if isinstance(d, Ask) and isinstance(d.question, SuitLeft)]
            if not suits or not session.interject(player, suits[0]):
                continue
            deal = view(session.state, player).deal
            assert deal is not None
            answers = [each for each in known(deal) if each.words.endswith("in hand")]
            assert answers[-1].seat is deal.seat.other
            assert answers[-1].answer
            asked += 1
            break
    assert asked


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_panel_keeps_to_itself(size: tuple[int, int], language: str) -> None:
    """No word below the window, none over another, none beyond the panel's edge."""
    speak(language)
    room = Room(*size, EstimatingRuler())
    for state in states(2):
        lines = list(words(view(state, Player.A), room))
        for left, right, y in lines:
            assert 0 < left < right < (248 if room.small else 304), (left, right, y)
            assert y < room.height - 6
        for index, (left, right, y) in enumerate(lines):
            for other, until, base in lines[index + 1 :]:
                apart = right <= other or until <= left or abs(base - y) > 13
                assert apart, (left, right, y, other, until, base)


def words(seen: View, room: Room) -> Iterator[tuple[float, float, float]]:
    """From where to where each line of the panel goes, and its baseline."""
    for item in painted(panel_items(seen, ("Maximilian", "Rosalinde"), room)):
        if isinstance(item, Text) and item.words:
            width = room.ruler.width(item.words, item.font)
            left = item.x - width if item.align is Align.RIGHT else item.x
            yield left, left + width, item.y
