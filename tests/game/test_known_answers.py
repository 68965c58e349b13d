"""Questions are offered while their answer is not known; what is taken to be known is true."""

from __future__ import annotations

from collections import Counter

from game.piquet.ui.hand_state import HandState, Talk
from game.piquet.ui.said.besides import actions, known_answer, with_rights
from game.piquet.ui.said.speech import heard, spoken
from game.table.offers import Prompt
from game.table.spoken import Spoken
from game.table.ui_parts import Happened
from rules.core.cards import Suit, card
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Ask
from rules.piquet.combinations import QUATORZE
from rules.piquet.events import (
    Asked,
    CardPlayed,
    CardsShown,
    CardsTold,
    Counted,
    Event,
    NotReckonedTold,
    NumberTold,
    PointCalled,
    SetCalled,
    TrickWon,
)
from rules.piquet.rights import MayAsk
from rules.piquet.scoring import Item, Line
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import State
from rules.piquet.talk.questions import PointLeft, RankLeft, SuitLeft
from rules.piquet.view import View, view
from tests.game.test_publics import asking


def views(seeds: range) -> list[tuple[State, Player, View]]:
    """All moments of some deals at which somebody may ask."""
    found = []
    for seed in seeds:
        for session, player in asking(seed):
            found.append((session.state, player, view(session.state, player)))
    return found


def questions(seen: View) -> list[Ask]:
    every = (right.questions for right in seen.rights if isinstance(right, MayAsk))
    return [Ask(question) for questions in every for question in questions]


def test_an_answer_that_is_known_is_the_one_that_would_be_given() -> None:
    told: Counter[str] = Counter()
    for state, _, seen in views(range(6)):
        deal = seen.deal
        assert deal is not None
        for action in questions(seen):
            known = known_answer(action.question, deal)
            if known is None:
                continue
            told[type(action.question).__name__] += 1
            (answer,) = (
                moment.event
                for moment in partie.apply(state, action)
                if isinstance(moment.event, CardsShown | CardsTold | NotReckonedTold | NumberTold)
            )
            match answer:
                case NumberTold(_, left):
                    assert left == len(known), action
                case CardsTold(_, cards) | CardsShown(_, cards):
                    assert cards == known, action
                case NotReckonedTold(_, rank, suit):
                    assert {(card.rank, card.suit) for card in known} == {(rank, suit)}, action
    assert {"RankLeft", "ShowSet", "ShowKind", "SuitLeft"} <= set(told), told


def test_what_aces_is_not_offered_after_four_aces() -> None:
    quatorzes = 0
    for _, _, seen in views(range(12)):
        deal = seen.deal
        assert deal is not None
        four = {
            event.rank
            for event in deal.history
            if isinstance(event, SetCalled)
            and event.seat is not deal.seat
            and event.count == QUATORZE
        }
        asked = {action.question for action in actions(seen, Talk.ASK) if isinstance(action, Ask)}
        for rank in four:
            assert RankLeft(rank) not in asked
            quatorzes += 1
    assert quatorzes


def test_where_every_answer_is_known_there_is_no_button_to_ask() -> None:
    for _, _, seen in views(range(6)):
        offers = with_rights(Prompt(""), seen, HandState(), "Bertrand").offers
        assert any(offer.button.key == Talk.ASK for offer in offers) is bool(
            actions(seen, Talk.ASK)
        )


def test_an_answer_is_no_count_and_is_over_when_the_trick_is() -> None:
    answer = NumberTold(YOUNGER, 2)
    told = spoken(answer, None, None)
    count = spoken(Counted(Line(YOUNGER, Item.LEAD, 2), 2), None, None)
    assert told is not None
    assert count is not None
    assert told.words != count.words
    question = spoken(Asked(ELDER, SuitLeft(Suit.SPADES)), None, answer)
    assert question is not None
    hangs = Spoken((count, question, told))
    seen = view(partie.start(), Player.A)
    played, taken = CardPlayed(ELDER, card("AS")), TrickWon(ELDER, 1)
    assert heard(hangs, Happened(event=played, before=seen, seen=seen)).said[-1] is told
    assert heard(hangs, Happened(event=taken, before=seen, seen=seen)).said == (count,)


def test_a_call_is_over_with_the_trick_that_follows_it() -> None:
    """Her point of six still hung there, half faded, at the seventh lead."""
    seen = view(partie.start(), Player.A)

    def after(before: Spoken, event: Event) -> Spoken:
        return heard(before, Happened(event=event, before=seen, seen=seen))

    called = after(Spoken(), Counted(Line(YOUNGER, Item.POINT, 6), 6))
    led = after(called, Counted(Line(ELDER, Item.LEAD, 1), 1))
    assert [each.seat for each in led.said] == [YOUNGER, ELDER]
    assert [each.seat for each in after(led, TrickWon(ELDER, 1)).said] == [ELDER]


def test_a_pique_hangs_there_after_the_trick_and_not_the_thirty_before_it() -> None:
    seen = view(partie.start(), Player.A)
    said = Spoken()
    for event in (Counted(Line(ELDER, Item.LEAD, 1), 30), Counted(Line(ELDER, Item.PIQUE, 30), 60),
                  TrickWon(ELDER, 5)):  # fmt: skip
        said = heard(said, Happened(event=event, before=seen, seen=seen))
    assert [each.words for each in said.said] == ["Pique! Sixty."]


def test_while_no_card_of_the_point_was_played_nobody_asks_how_many_are_left() -> None:
    """At the second trick the answer could be but the five that were called."""
    offered = hidden = 0
    for state, _, seen in views(range(12)):
        deal = seen.deal
        assert deal is not None
        if (ask := Ask(PointLeft())) not in questions(seen):
            continue
        if ask in actions(seen, Talk.ASK):
            offered += 1
            assert deal.table.played(deal.seat.other)
            continue
        hidden += 1
        events = (one.event for one in partie.apply(state, ask))
        (told,) = (event.number for event in events if isinstance(event, NumberTold))
        called = [event.count for event in deal.history
                  if isinstance(event, PointCalled) and event.seat is not deal.seat]  # fmt: skip
        assert told == called[-1]
    assert offered > 3
    assert hidden > 3
