"""The aids at the table: done only where they are asked for, and only what is sure or forced."""

from __future__ import annotations

from random import Random

import pytest

from game.piquet.ai.saying import that_stand
from game.piquet.preferences import DECLARE_FOR_ME
from game.piquet.ui.suggesting import PiquetAids
from game.piquet.ui.what_now import alike, automatic, forced, runs_on, sure_winner
from game.preferences import Preferences
from game.stage.picture import CardAt
from rules.core.cards import card as parse_card
from rules.core.seats import Player
from rules.piquet.actions import Call, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay, every_action
from rules.piquet.partie import apply
from rules.piquet.state import State
from rules.piquet.view import view
from tests.bench.inputs import WAYS, Counting, counted
from tests.game.partie import Play as Sitting
from tests.game.partie import around, at_table, suggestion
from tests.game.test_session import Notebook
from tests.rules.luck import random_partie
from tests.rules.table import ELDER, YOUNGER, given

SEEDS = range(12)
ALL = WAYS["the suggestion stands ready besides"]


def states(seed: int) -> list[State]:
    """The states of a random partie in which a player is on turn."""
    actions = random_partie(Random(seed))
    return [state for state, _ in actions if isinstance(state.turn, Player)]


def on_turn(state: State) -> Player:
    assert isinstance(state.turn, Player)
    return state.turn


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forced_card_is_all_that_can_be_done(seed: int) -> None:
    found = 0
    for state in states(seed):
        seen = view(state, on_turn(state))
        card = forced(seen)
        assert seen.choices is not None
        if card is not None:
            found += 1
            assert list(
                every_action(seen.choices, seen.deal.hand if seen.deal else frozenset())
            ) == [Play(card)]
    assert found > 3


def lost(state: State, player: Player, luck: Random) -> bool:
    """Whether a trick is lost when the claimed cards are led and anything is answered."""
    deal = state.current
    while state.deal is not None and len(state.results) < deal.number:
        if state.turn is player:
            card = sure_winner(view(state, player))
            if card is None:
                return True
            state = apply(state, Play(card))[-1].state
        else:
            may = view(state, on_turn(state)).choices
            assert isinstance(may, MayPlay)
            reply = luck.choice(sorted(may.cards))
            state = apply(state, Play(reply))[-1].state
    return False


def test_whoever_claims_sure_tricks_wins_every_one_of_them_against_any_reply() -> None:
    luck, found = Random(5), 0
    for seed in range(30):
        for state in states(seed):
            player = on_turn(state)
            if sure_winner(view(state, player)) is not None:
                found += 1
                assert not any(lost(state, player, luck) for _ in range(4))
    assert found > 20


def test_cards_that_are_alike_all_follow_suit_and_the_lowest_is_given() -> None:
    found = 0
    for seed in range(20):
        for state in states(seed):
            seen = view(state, on_turn(state))
            card = alike(seen)
            if card is not None:
                found += 1
                assert isinstance(seen.choices, MayPlay)
                assert seen.deal is not None
                assert seen.deal.table.led is not None
                assert {each.suit for each in seen.choices.cards} == {seen.deal.table.led.suit}
                assert card in seen.choices.cards
    assert found > 50


def test_a_suit_is_run_on_only_after_its_first_trick_was_won_with_it() -> None:
    found = 0
    for seed in range(20):
        for state in states(seed):
            seen = view(state, on_turn(state))
            may = seen.choices
            for card in may.cards if isinstance(may, MayPlay) else ():
                if runs_on(seen, Play(card)):
                    found += 1
                    assert seen.deal is not None
                    last = seen.deal.table.tricks[-1]
                    assert (last.leader, last.led.suit) == (seen.deal.seat, card.suit)
    assert found > 10


def test_each_aid_saves_inputs_and_the_partie_is_played_to_its_end() -> None:
    none, three, four = (counted(7, likes) for likes in WAYS.values())
    assert none > three > four


def test_without_an_aid_nothing_is_done_for_anybody() -> None:
    table = at_table(7)
    sitting = Counting(Sitting(table, None))  # type: ignore[arg-type]  # nobody plays
    sitting.sitting.picture()
    sitting.sitting.wait(5)
    count = table.session.count
    sitting.sitting.wait(30)
    assert table.session.count == count


def test_the_suggestion_stands_ready_and_anything_else_may_be_done() -> None:
    table = at_table(7)
    around(table).likes = Preferences(take_suggestion=True)
    counting = Counting(Sitting(table, None))  # type: ignore[arg-type]  # he plays himself
    for _ in range(2000):
        counting._turn()
        if table.asks and isinstance(table.board.seen.choices, MayExchange):
            break
    counting.sitting.wait(0.3)
    suggested = suggestion(table.board.seen)
    assert suggested is not None
    assert frozenset(table.board.hand_state.chosen) == suggested.cards
    before = table.board.hand_state.chosen
    counting._click(CardAt(str(before[0])))
    assert table.board.hand_state.chosen == before[1:]  # and it is not laid ready once more
    counting.sitting.wait(1)
    assert table.board.hand_state.chosen == before[1:]


def test_a_suggestion_that_stands_ready_makes_the_deal_assisted_like_a_hint() -> None:
    log = Notebook()
    table = at_table(7, log=log)
    around(table).likes = Preferences(take_suggestion=True)
    counting = Counting(Sitting(table, None))  # type: ignore[arg-type]  # he plays himself
    while not (table.asks and isinstance(table.board.seen.choices, MayExchange)):
        assert table.session.assisted == set(), "nothing of a deal was suggested yet"
        counting._turn()
    counting.sitting.wait(0.3)
    assert table.board.hand_state.chosen, "it stands ready"
    assert table.session.assisted == {1}
    while len(table.session.state.results) < 2:
        counting._turn()
    assert log.lines.count("hint") == 2, "once in each deal"
    again = at_table(7, lines=tuple(log.lines)).session
    assert again.state == table.session.state
    assert again.assisted == table.session.assisted == {1, 2}


def test_the_other_aids_do_what_is_forced_and_leave_the_deal_unassisted() -> None:
    table = at_table(7)
    around(table).likes = WAYS["forced cards, sure tricks, declared for me"]
    counting = Counting(Sitting(table, None))  # type: ignore[arg-type]  # he plays himself
    while len(table.session.state.results) < 1:
        counting._turn()
    assert table.session.assisted == set()


def test_a_suit_run_on_with_a_suggestion_makes_the_deal_assisted() -> None:
    """Chosen in the middle of a deal: the first that is suggested is done at once."""
    found = 0
    for seed in range(30):
        table = at_table(seed)
        counting = Counting(Sitting(table, None))  # type: ignore[arg-type]  # he plays himself
        likes = Preferences(claim_sure=True, take_suggestion=True)
        while not table.session.state.results:
            counting._turn()
            seen = table.board.seen
            if table.session.state.turn is not Player.A or seen.choices is None:
                continue
            if not runs_on(seen, suggestion(seen)) or sure_winner(seen) is not None:
                continue
            found += 1
            assert table.session.assisted == set()
            around(table).likes = likes
            counting.sitting.wait(1)
            assert table.session.assisted == {1}
            break
        if found > 1:
            break
    assert found > 1


def test_what_was_taken_back_is_not_done_again_at_once() -> None:
    table = at_table(7)
    around(table).likes = Preferences().having(DECLARE_FOR_ME, True)
    counting = Counting(Sitting(table, None))  # type: ignore[arg-type]  # he plays himself
    for _ in range(3000):
        counting._turn()
        if table.asks and isinstance(table.board.seen.choices, MayPlay):
            break
    while (count := table.session.back({Player.A})) is not None:
        table.session.go(count)
        counting.sitting.wait(0.1)
        assert table.board.shown is table.session.now
        before = table.session.count
        counting.sitting.wait(2)
        assert table.session.count == before


def test_whoever_has_all_declared_for_him_sinks_nothing_whatever_a_hint_would_say() -> None:
    likes, said = Preferences().having(DECLARE_FOR_ME, True), 0
    for seed in range(4):
        for state in states(seed):
            seen = view(state, on_turn(state))
            if not isinstance(seen.choices, MayCall):
                continue
            if any(len(one.cards) > 2 for one in that_stand(seen, seen.choices.calls)):
                (card, *_) = sorted(seen.choices.cards)
                assert isinstance(automatic(seen, likes, Play(card)), Call)
                said += 1
    assert said > 10


@pytest.mark.parametrize(
    ("younger", "says"),
    [
        ("7S  7H  AD KD QD JD TD 9D  AC KC QC TC", "costs least"),
        ("7S  AD KD QD JD 9D  AC KC QC JC TC 8C", "the lower cards guard higher ones"),
    ],
)
def test_why_a_card_is_thrown_before_lower_ones(younger: str, says: str) -> None:
    table = given("AS KS QS JS TS 9S 8S  AH KH QH JH TH", younger)
    table.elder_leads("AS").younger_plays("7S").elder_leads("KS")
    assert says in PiquetAids().reason(table.view(YOUNGER), Play(parse_card("TC")))


@pytest.mark.parametrize(
    ("card", "says"), [("9C", "the knave of clubs may take"), ("JC", "the highest you have left")]
)
def test_of_the_last_two_cards_nothing_is_kept_for_elsewhere(card: str, says: str) -> None:
    """Of knave and nine of one suit the nine was said to keep what is worth more elsewhere."""
    table = given("AS KS QS JS TS 9S 8S 7S  AH KH  JC 9C", "QH JH TH 9H 8H 7H  AC KC QC TC 8C 7C")
    for led in ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AH", "KH"]:
        table.elder_leads(led).follows()
    assert says in PiquetAids().reason(table.view(ELDER), Play(parse_card(card)))
