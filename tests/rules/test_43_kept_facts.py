"""What is kept with a deal's history is what the history says, at every moment of any play."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.cards import Hand, Suit
from rules.piquet.combinations import Kind, RankSet
from rules.piquet.editions import seen
from rules.piquet.events import (
    Asked,
    CallWithdrawn,
    CardPlayed,
    CardsShown,
    Event,
    LeavingsDeclined,
    MakingTold,
    PointCalled,
    SequenceCalled,
    SetCalled,
    SetImplied,
    SuitTold,
)
from rules.piquet.history import DealHistory, edition_of, talk_of, then
from rules.piquet.partie import apply, start
from rules.piquet.scoring import Item, standing
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState, State
from rules.piquet.talk.questions import Question
from rules.piquet.view import view
from tests.rules.luck import eager_action
from tests.rules.table import given
from tests.soak.scorer import lively_action, random_options

QUINT_AND_TRIO = "AS KS QS JS TS  AH 7H  AD 8D 7D  8C 7C"
NOTHING_BETTER = "9S 8S  KH QH 9H 8H  KD JD 9D  KC JC 9C"


# Looked up each time, as nobody does who is in a hurry --------------------------------------------


def told_since_the_last_call(history: Iterable[Event]) -> tuple[int, int | None]:
    """The number of the point that was called last and, if it was told since, what it makes."""
    number, value = 0, None
    for event in history:
        if isinstance(event, PointCalled):
            number, value = event.count, None
        elif isinstance(event, MakingTold):
            value = event.value
    return number, value


def suit_of_the_point(history: tuple[Event, ...], seat: Seat) -> Suit | None:
    """The suit a seat named last of a point, unless a point was withdrawn after that."""
    for event in reversed(history):
        match event:
            case CallWithdrawn(kind=Kind.POINT):
                return None
            case SuitTold(owner, Kind.POINT, suit) if owner is seat:
                return suit
    return None


def suits_of_sequences(history: Iterable[Event], seat: Seat) -> tuple[Suit, ...]:
    named = (event for event in history if isinstance(event, SuitTold) and event.seat is seat)
    return tuple(event.suit for event in named if event.kind is Kind.SEQUENCE)


def counted_sets(deal: DealState, seat: Seat) -> tuple[RankSet, ...]:
    """Read from the ledger, and not from the events that tell of its lines."""
    ledger = standing(deal.ledger)
    lines = (line for line in ledger if line.item is Item.SET and line.seat is seat)
    return tuple(RankSet(line.cards or frozenset()) for line in lines)


def has_younger_played(history: Iterable[Event]) -> bool:
    return any(isinstance(event, CardPlayed) and event.seat is YOUNGER for event in history)


def shown_before_younger_played(history: tuple[Event, ...], seat: Seat) -> tuple[Hand, ...]:
    return tuple(
        event.cards
        for place, event in enumerate(history)
        if isinstance(event, CardsShown)
        and event.seat is seat
        and not has_younger_played(history[:place])
    )


def asked_since_a_card_or_call(history: tuple[Event, ...], seat: Seat) -> tuple[Question, ...]:
    news = (CardPlayed, PointCalled, SequenceCalled, SetCalled)
    last = max((place for place, one in enumerate(history) if isinstance(one, news)), default=-1)
    since = (one for one in history[last + 1 :] if isinstance(one, Asked))
    return tuple(event.question for event in since if event.seat is seat)


def calls_of_elder(history: Iterable[Event]) -> list[tuple[object, ...]]:
    """His point and sequences that stand: kind, number, top, value, suit as far as told."""
    found: dict[int, list[Any]] = {}
    for place, event in enumerate(history):
        match event:
            case PointCalled(Seat.ELDER, count):
                found[place] = [Kind.POINT, count, None, None, None]
            case SequenceCalled(Seat.ELDER, length, top):
                found[place] = [Kind.SEQUENCE, length, top, None, None]
            case CallWithdrawn(kind=kind):
                found = {its: call for its, call in found.items() if call[0] is not kind}
            case MakingTold(value):
                for call in found.values():
                    if call[0] is Kind.POINT:
                        call[3] = value
            case SuitTold(Seat.ELDER, kind, suit):
                last = [call for call in found.values() if call[0] is kind][-1]
                last[4] = suit
    return [tuple(call) for call in found.values()]


def assert_kept_as_looked_up(deal: DealState) -> None:
    talk, history = deal.talk, deal.history
    assert (talk.point_count, talk.point_value) == told_since_the_last_call(history)
    told = [(one.kind, one.count, one.top, one.value, one.suit) for one in talk.told]
    assert told == calls_of_elder(history)
    implied = [(one.count, one.rank) for one in history if isinstance(one, SetImplied)]
    assert talk.implied == (implied[0] if implied else None)
    assert talk.younger_played == has_younger_played(history)
    for seat in Seat:
        assert talk.point_suits[seat] is suit_of_the_point(history, seat)
        assert talk.sequence_suits[seat] == suits_of_sequences(history, seat)
        assert talk.sets[seat] == counted_sets(deal, seat)
        assert talk.shown[seat] == shown_before_younger_played(history, seat)
        assert talk.asked[seat] == asked_since_a_card_or_call(history, seat)


def assert_shown_as_seen(state: State, deal: DealState, seat: Seat) -> None:
    shown = view(state, deal.player(seat)).deal
    assert shown is not None
    assert shown.history == tuple(seen(event, seat) for event in deal.history)


@pytest.mark.parametrize("seed", range(30))
def test_at_every_moment_of_a_partie_of_any_options_what_is_kept_is_what_happened(
    seed: int,
) -> None:
    luck = Random(seed)
    state = start(random_options(luck))
    while state.turn is not None:
        action = (lively_action, eager_action)[seed % 2](state, luck)
        for moment in apply(state, action):
            state = moment.state
            if state.deal is not None:
                assert isinstance(state.deal.history, DealHistory) or len(state.deal.history) == 1
                assert_kept_as_looked_up(state.deal)
                for seat in Seat:
                    if luck.random() < 0.5:  # some look at each moment, and some only later
                        assert_shown_as_seen(state, state.deal, seat)


# A history is a tuple of events and nothing else to whoever reads it ------------------------------


def talked() -> DealState:
    deal = given(QUINT_AND_TRIO, NOTHING_BETTER).elder_calls("point of five").answered("good")
    deal.elder_calls("quint to the ace").answered("good").elder_calls("trio of aces")
    return deal.answered("good").elder_leads("AS").deal


def test_a_history_equals_the_plain_events_and_what_is_kept_is_no_part_of_it() -> None:
    deal = talked()
    plain = replace(deal, history=tuple(deal.history))
    assert isinstance(deal.history, DealHistory)
    assert type(plain.history) is tuple
    assert (plain, hash(plain), repr(plain)) == (deal, hash(deal), repr(deal))
    assert plain.talk == deal.talk


def test_a_history_comes_whole_out_of_a_pickle() -> None:
    deal = talked()
    again = pickle.loads(pickle.dumps(State(deal=deal))).current
    assert again == deal
    assert isinstance(again.history, DealHistory)
    assert again.talk == deal.talk
    assert edition_of(again.history, YOUNGER) == edition_of(deal.history, YOUNGER)


def test_another_history_has_other_facts_whoever_put_it_there() -> None:
    deal = talked()
    assert deal.talk.point_suits == (Suit.SPADES, None)
    before = deal.history[:3]
    for changed in (replace(deal, history=before), replace(deal, history=before)):
        assert changed.talk.point_suits == (None, None)
        assert changed.talk == talk_of(before)
    assert deal.talk.sequence_suits[ELDER] == (Suit.SPADES,)


def test_an_edition_that_was_asked_for_is_not_made_again_and_goes_on_with_the_history() -> None:
    history = talked().history
    edition = edition_of(history, YOUNGER)
    assert edition_of(history, YOUNGER) is edition
    longer = edition_of(then(history, LeavingsDeclined()), YOUNGER)
    assert all(one is other for one, other in zip(longer, edition, strict=False))
    assert longer == (*edition, LeavingsDeclined())
