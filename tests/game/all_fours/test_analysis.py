"""What a choice of All-Fours is worth: tried on hands that the other may hold."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from game.all_fours.ai.begging import run
from game.all_fours.ai.estimates import MINE, PARTS, THEIRS, Prospect, reason_of
from game.all_fours.ai.heuristic import choose, deal_of
from game.all_fours.ai.programs import AI
from game.all_fours.ai.stakes import ME, OTHER, Stakes, stakes_of
from game.all_fours.ai.valuing import Table as OpenTable
from game.all_fours.ai.weighing import analyse, weigh
from game.all_fours.ai.worlds import every_hand, hands, known_of
from game.all_fours.history.past import why
from game.players.answering import answer_line
from game.players.judgement import Reason
from game.players.protocol import (
    Analysed,
    read_from_engine,
    write_analysis_question,
    write_weigh_question,
)
from game.players.wire import wire_text
from game.words.catalogue import speak
from rules.all_fours.actions import Action, Beg, Give, LayAway, Play, Run, Stand
from rules.all_fours.choices import MayLayAway, MayPlay
from rules.all_fours.options import Ask, Options, Tie, TurnedJack
from rules.all_fours.partie import apply, start, start_deal
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.state import State
from rules.all_fours.view import View, view
from rules.core.cards import Suit, card, cards, hand
from rules.core.seats import Player
from tests.all_fours.luck import any_action
from tests.all_fours.table import Table, options, pack_with, quiet
from tests.game.all_fours.redealing import redealt

FEW = 24
"""Hands of the other: enough to see what is plain."""
POOR, RICH = "♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "♥A ♥J ♥2 ♦9 ♣9 ♣8"


def states(seed: int, agreed: Options) -> list[State]:
    """The states of a deal in which a player is on turn."""
    luck, state = Random(seed), start_deal(agreed, Player.B)
    state = apply(state, any_action(state, luck))[-1].state
    found = []
    while isinstance(state.turn, Player):
        found.append(state)
        state = apply(state, any_action(state, luck))[-1].state
    return found


def seen_of(state: State) -> View:
    return view(state, state.current.turn)


def order(seen: View, effort: int = FEW) -> list[Action]:
    return [one.action for one in analyse(seen, 1, effort=effort).candidates]


def test_without_a_trump_it_is_better_to_beg_and_with_ace_and_knave_to_stand() -> None:
    poor = Table(pack_with(POOR, "", "♥5"))
    rich = Table(pack_with(RICH, "", "♥5"))
    assert order(seen_of(poor.state)) == [Beg(), Stand()]
    assert order(seen_of(rich.state)) == [Stand(), Beg()]


def test_the_dealer_is_told_to_give_on_good_trumps_and_to_run_on_none() -> None:
    good = Table(pack_with(POOR, RICH, "♥5")).begs()
    bad = Table(pack_with(POOR, "♠A ♠K ♦9 ♦8 ♣9 ♣8", "♥5")).begs()
    assert order(seen_of(good.state)) == [Give(), Run()]
    assert order(seen_of(bad.state)) == [Run(), Give()]


def test_where_only_running_is_left_nothing_is_weighed() -> None:
    table = Table(pack_with(POOR, RICH, "♥5"), quiet(), (9, 9)).begs()
    assert analyse(seen_of(table.state), 1, effort=FEW).candidates == ()


def test_a_beg_at_nine_all_is_worth_what_a_run_is_worth() -> None:
    seen = seen_of(Table(pack_with(POOR, RICH, "♥5"), quiet(), (9, 9)).state)
    found = analyse(seen, 1, effort=60)
    begged = found.of(Beg())
    assert begged is not None
    assert begged.mine.gift == 0
    assert found.candidates[0].action == Beg(), "High comes first, and none of the hand can be it"


def test_a_gift_is_a_point_of_elders_on_either_side_of_the_table() -> None:
    good = Table(pack_with(POOR, RICH, "♥5"))
    asked = analyse(seen_of(good.begs().state), 1, effort=FEW).of(Give())
    assert asked is not None
    assert (asked.mine.gift, asked.theirs.gift) == (0, 1)
    assert 3 <= asked.mine.high + asked.mine.low + asked.mine.jack + asked.mine.game <= 4


def test_a_turned_knave_that_counts_late_is_counted_where_the_suit_stays() -> None:
    agreed = replace(options(), turned_jack=TurnedJack.FINAL)
    seen = seen_of(Table(pack_with(RICH.replace("♥J", "♥T"), "", "♥J"), agreed).state)
    stands = analyse(seen, 1, effort=FEW).of(Stand())
    assert stands is not None
    assert stands.theirs.turned == 1
    early = seen_of(Table(pack_with(RICH.replace("♥J", "♥T"), "", "♥J")).state)
    both = analyse(early, 1, effort=FEW)
    assert {one.theirs.turned >= 1 for one in both.candidates} == {True}


def test_the_knave_is_made_where_it_can_be_and_the_reason_says_so() -> None:
    elder, dealer = "♥J ♠9 ♠8 ♦7 ♦6 ♣5", "♠A ♠7 ♦9 ♦8 ♣9 ♣8"
    table = Table(pack_with(elder, dealer, "♥5")).stands().tricks("♣5-♣9").plays("♠A")
    found = analyse(seen_of(table.state), 1, effort=60)
    assert found.candidates[0].action == Play(card("JH"))
    assert found.candidates[0].mine.jack == 1
    assert found.candidates[0].chances[Prospect.JACK] == 1
    assert found.reason is not None
    assert found.reason.part in ("jack", "game"), "it takes the ace besides"


def test_a_ten_is_not_thrown_on_a_trick_that_is_lost() -> None:
    elder, dealer = "♥A ♠K ♠3 ♦7 ♦6 ♣5", "♠T ♠2 ♦9 ♦8 ♣9 ♣8"
    table = Table(pack_with(elder, dealer, "♥5")).stands().plays("♠K")
    first, last = order(seen_of(table.state))[:: len(order(seen_of(table.state))) - 1]
    assert first == Play(card("2S"))
    assert last == Play(card("TS"))


def test_each_card_is_weighed_and_of_those_that_come_to_the_same_the_lowest_stands_first() -> None:
    elder, dealer = "♠5 ♠4 ♥9 ♣Q ♦K ♦T", "♠T ♠2 ♦9 ♦8 ♣9 ♣8"
    ordered = order(seen_of(Table(pack_with(elder, dealer, "♥2")).stands().state))
    assert len(ordered) == 6
    five, four = (ordered.index(Play(card(name))) for name in ("5S", "4S"))
    assert five == four + 1


def test_trumps_are_kept_when_cards_are_laid_away() -> None:
    table = Table(pack_with(POOR, RICH, "♥5", "♠A ♠K ♠Q ♦A ♦K ♦Q ♣2")).begs().runs()
    seen = seen_of(table.state)
    assert isinstance(seen.choices, MayLayAway)
    club = LayAway(hand("5C 4C 6D"))
    found = analyse(seen, 1, also=club, effort=FEW)
    asked = found.of(club)
    assert asked is not None, "what is asked about is weighed, however bad"
    assert asked.settlement < found.candidates[0].settlement
    best = found.candidates[0].action
    assert isinstance(best, LayAway)
    assert not any(one.suit is Suit.CLUBS for one in best.cards)


def test_when_few_hands_are_possible_all_are_looked_at_and_nothing_is_doubted() -> None:
    found = 0
    for seed in range(6):
        for state in states(seed, Options(ask=Ask.OFF)):
            seen = seen_of(state)
            if not isinstance(seen.choices, MayPlay) or len(seen.choices.cards) < 2:
                continue
            known = known_of(deal_of(seen), seen.player)
            if known.away or every_hand(known) is None:
                continue
            found += 1
            told = [one for one in weigh(seen, 1) if one is not None]
            assert [one.settled for one in told] == [True]
            assert {one.doubt for one in told[0].analysis.candidates} <= {0.0}
    assert found > 2


def test_figures_come_twice_and_the_last_are_settled() -> None:
    seen = seen_of(Table(pack_with(POOR, "", "♥5")).state)
    told = [one for one in weigh(seen, 1, effort=60) if one is not None]
    assert [one.settled for one in told] == [False, True]
    assert told[-1].analysis.candidates[0] == analyse(seen, 1, effort=60).candidates[0]


@pytest.mark.parametrize("seed", range(3))
def test_it_knows_nothing_that_the_seat_does_not_see(seed: int) -> None:
    luck = Random(seed)
    for state in states(seed, Options(ask=Ask.OFF))[::3]:
        turn = state.current.turn
        seen, other = view(state, turn), view(redealt(state, turn, luck), turn)
        assert analyse(seen, 5, effort=8) == analyse(other, 5, effort=8)


@pytest.mark.parametrize("preset", PRESETS, ids=str)
def test_whatever_is_chosen_is_weighed_and_nothing_that_may_not_be(preset: Preset) -> None:
    agreed = PRESETS[preset]
    for state in states(4, agreed):
        seen = seen_of(state)
        action = choose(seen, 1)
        found = analyse(seen, 1, also=action, effort=3)
        weighed = isinstance(action, Play | LayAway | Beg | Stand | Give | Run)
        assert not found.candidates or weighed
        assert not found.candidates or found.of(action) is not None
        assert all(AI.programs().allows(seen, one.action) for one in found.candidates)
        best = max((one.settlement for one in found.candidates), default=0.0)
        assert all(0 <= one.settlement <= best for one in found.candidates)


@pytest.mark.parametrize("seed", range(4))
def test_told_ends_are_worth_what_is_chosen_by(seed: int) -> None:
    """An end that is told has next to the same chance as the search that only plays."""
    agreed = replace(Options(ask=Ask.OFF), tie=Tie.NOBODY if seed % 2 else Tie.ELDER)
    luck = Random(seed)
    for state in states(seed, agreed):
        seen = seen_of(state)
        if not isinstance(seen.choices, MayPlay) or len(deal_of(seen).hand) > 6:
            continue
        known = known_of(deal_of(seen), seen.player)
        (held,) = islice(hands(known, luck), 1)
        mine = deal_of(seen).hand
        plain, told = OpenTable(seen, mine, held), OpenTable(seen, mine, held, told=True)
        for one in seen.choices.cards:
            end = told.end_after(one)
            mean_of_both = 0.02 if agreed.tie is Tie.NOBODY else 1e-6  # what nobody's Game is worth
            assert abs(plain.after(one) - end.chance) < mean_of_both
            assert end.chance == stakes_of(seen).chance(end.marks)


def test_marks_stop_at_the_point_that_wins() -> None:
    stakes = Stakes(lacks=(2, 1), elder=ME, tie=ME)
    marks = (("high", ME), ("low", OTHER), ("game", ME))
    assert stakes.counted(marks) == marks[:2]
    assert stakes.chance(marks) == 0
    assert stakes.chance(marks[:1] + marks[2:]) == 1


def test_a_point_for_a_card_that_neither_follows_nor_trumps_is_weighed() -> None:
    elder, dealer = "♠Q ♠K ♠3 ♦7 ♦6 ♣5", "♥3 ♥2 ♦5 ♦9 ♣9 ♣8"
    agreed = replace(quiet(), discard_point=True)
    table = Table(pack_with(elder, dealer, "♥5"), agreed).stands().plays("♠Q")
    found = analyse(seen_of(table.state), 1, also=Play(card("2H")), effort=FEW)
    thrown = found.of(Play(card("5D")))
    trumped = found.of(Play(card("2H")))
    assert thrown is not None
    assert trumped is not None
    assert (thrown.theirs.fines, trumped.theirs.fines) == (1, 0)
    assert found.candidates[0].action == Play(card("2H"))


def test_cards_are_run_till_the_suit_changes_and_the_best_six_kept() -> None:
    elder, dealer = hand("9S 8S 7D 6D 5C 4C"), hand("2S 3S 9D 8D 9C 8C")
    stock = cards("AH KH QH JH TH 9H 8H AD KD QD 2H 3H 4H AC")
    ran = run((elder, dealer), stock, Suit.HEARTS)
    assert ran is not None
    assert ran.turned == card("AC")
    assert {len(one) for one in ran.hands} == {6}
    assert hand("5C 4C AD") <= ran.hands[0]
    assert run((elder, dealer), stock[:13], Suit.HEARTS) is None


def test_of_a_cut_and_of_a_single_card_nothing_is_said() -> None:
    state, luck = start(Options()), Random(1)
    state = apply(state, any_action(state, luck))[-1].state
    assert analyse(view(state, Player.A)).candidates == ()
    with pytest.raises(ValueError, match="nothing to choose"):
        analyse(view(state, Player.B))


@pytest.mark.parametrize(("lost", "told"), [(0.4, False), (1.0, True)])
def test_a_choice_that_costs_less_than_the_slip_tells_is_no_worse(lost: float, told: bool) -> None:
    found = analyse(seen_of(Table(pack_with(POOR, RICH, "♥5")).state), effort=FEW)
    best, other = found.candidates
    near = replace(other, settlement=best.settlement - lost)
    assert (reason_of((best, near)) is not None) is told


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    plain = [Reason(part, mine, 1.2) for part in (*PARTS, "settlement") for mine in (True, False)]
    likely = [
        Reason(chance.value.removesuffix("-lost"), True, 0.5, chance, 0.62, 0.31)
        for chance in (*MINE, *THEIRS)
    ]
    for code in ("en", "fr"):
        speak(code)
        said = [why(reason) for reason in (*plain, *likely)]
        assert all(said)
        assert len(set(said)) == len(said) - 1  # the settlement is nobody's


def test_an_engine_of_all_fours_analyses_and_weighs() -> None:
    late = Table(pack_with("♥9 ♠9 ♠8 ♦7 ♦6 ♣5", "♠A ♥7 ♦9 ♦8 ♣9 ♣8", "♥5")).stands()
    seen = seen_of(late.tricks("♣5-♣9; ♠A-♠8; ♦9-♦7").state)
    asked = Play(card("8D"))
    meant = analyse(seen, 7, also=asked)
    for write in (write_analysis_question, write_weigh_question):
        line = write(3, wire_text(seen), 7, asked, "all-fours")
        answer = answer_line(line, choose, game="all-fours")
        assert answer is not None
        said = read_from_engine(answer, "all-fours")
        assert isinstance(said, Analysed)
        assert said.analysis.of(asked) is not None
        told = {one.action: one.settlement for one in said.analysis.candidates}
        expected = {one.action: one.settlement for one in meant.candidates}
        assert told == pytest.approx(expected, abs=1e-3)
