"""What a choice of Bezique is worth: tried on possible deals, worked out in the last tricks."""

from __future__ import annotations

from random import Random
from statistics import stdev

import pytest

from game.bezique.ai.analysis import analyse, weigh
from game.bezique.ai.estimates import Points, Prospect, reason_of
from game.bezique.ai.heuristic import choose
from game.bezique.ai.last_tricks import solved
from game.bezique.ai.programs import AI
from game.bezique.ai.reading import table
from game.players.answering import answer_line
from game.players.judgement import Judgement
from game.players.protocol import (
    Analysed,
    read_from_engine,
    write_analysis_question,
    write_weigh_question,
)
from game.players.tried import Tried
from game.players.wire import wire_text
from rules.bezique.actions import Action, Deal, Declare, Draw, ExchangeSeven, Play
from rules.bezique.choices import MayCut, MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.pack import face, pack_of
from rules.bezique.partie import apply, start, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.state import Phase, State
from rules.bezique.view import View, view
from rules.core.cards import cards
from rules.core.seats import Player
from tests.bezique.luck import eager_action
from tests.game.bezique.redealing import redealt

FEW = 400
"""Tricks of possible deals that are played out: enough to see what is plain."""


def dealt(options: Options, hand: str, other: str, turned: str) -> State:
    """A deal in which A leads: the first eight are his, the next the other's, then the turn-up."""
    wanted = [*cards(hand), *cards(other), *cards(turned)]
    rest = [one for one in pack_of(options) if one not in wanted]
    a, b, turn = wanted[:8], wanted[8:16], wanted[16]
    pack = [*a[:3], *b[:3], *a[3:5], *b[3:5], *a[5:], *b[5:], turn, *rest]
    state = start_deal(options, Player.B)
    return apply(state, Deal(tuple(pack)))[-1].state


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = apply(state, action)[-1].state
    return state


def seen_of(state: State) -> View:
    return view(state, state.current.turn)


def states(options: Options, seed: int) -> list[State]:
    """The states of a deal in which somebody plays or has a window."""
    luck, state = Random(seed), start_deal(options, Player.B)
    state = apply(state, eager_action(state, luck))[-1].state
    found = []
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        found.append(state)
        state = apply(state, choose(seen_of(state), 1))[-1].state
    return found


def window_with_a_sequence() -> View:
    """A holds the sequence of trumps, and has taken the first trick."""
    state = dealt(Options(), "AH TH KH QH JH 8S AC 8D", "7S 9S 7C 8C 9C 7D 9D 8S'", "9H")
    return seen_of(after(state, Play(cards("AC")[0]), Play(cards("7C")[0])))


def test_with_the_sequence_in_hand_it_is_declared_or_the_marriage_before_it() -> None:
    seen = window_with_a_sequence()
    found = analyse(seen, 1, effort=FEW)
    best, *_ = found.candidates
    assert isinstance(best.action, Declare)
    drawn = found.of(Draw())
    assert drawn is not None
    assert drawn.settlement < best.settlement
    assert drawn.doubt > 0
    assert best.mine.sequences >= 0.75 * 250  # now, or later with the marriage counted first
    assert found.reason is not None


def test_the_card_that_breaks_a_sequence_in_hand_costs_more_than_any_other() -> None:
    state = dealt(Options(), "AH TH KH QH JH 8S 7C 8D", "7S 9S 9C 8C TC 7D 9D 8S'", "9H")
    found = analyse(seen_of(state), 1, effort=4000)
    order = [one.action.card for one in found.candidates if isinstance(one.action, Play)]
    assert {face(one) for one in order[:3]} <= set(cards("8S 7C 8D"))
    assert {face(one) for one in order[3:]} == set(cards("AH TH KH QH JH"))


def test_a_choice_that_is_asked_about_is_told_under_its_own_cards() -> None:
    state = dealt(Options(), "8S 8S' KC QC AS 7C 8D 9D", "7S 9S 9C 8C TC 7D 9D' 8H", "9H")
    for card in cards("8S 8S'"):
        assert analyse(seen_of(state), 1, also=Play(card), effort=FEW).of(Play(card)) is not None


def test_the_seven_is_weighed_against_the_draw_and_the_declaration() -> None:
    state = dealt(Options(), "7H KC QC AC 8S 9S 8D 9D", "7S 9S' 7C 8C 9C 7D 9D' 8S'", "AH")
    seen = seen_of(after(state, Play(cards("AC")[0]), Play(cards("7C")[0])))
    kinds = [type(one.action) for one in analyse(seen, 1, effort=FEW).candidates]
    assert sorted(kind.__name__ for kind in kinds) == ["Declare", "Draw", "ExchangeSeven"]
    best = analyse(seen, 1, effort=4000).candidates[0].action
    assert isinstance(best, ExchangeSeven | Declare)


def test_figures_come_twice_and_the_last_are_settled() -> None:
    seen = window_with_a_sequence()
    told = [one for one in weigh(seen, 1, effort=4000) if one is not None]
    assert [one.settled for one in told] == [False, True]
    assert told[-1].analysis == analyse(seen, 1, effort=4000)


@pytest.mark.parametrize("seed", range(3))
def test_it_knows_nothing_that_the_seat_does_not_see(seed: int) -> None:
    luck = Random(seed)
    for state in states(Options(), seed)[luck.randrange(8) :: 11]:
        turn = state.current.turn
        seen, other = view(state, turn), view(redealt(state, turn, luck), turn)
        assert analyse(seen, 5, effort=FEW) == analyse(other, 5, effort=FEW)


@pytest.mark.parametrize("preset", [Preset.DICTIONARY, Preset.HOYLE_1909, Preset.MODERN], ids=str)
def test_whatever_is_chosen_is_weighed_and_nothing_that_may_not_be(preset: Preset) -> None:
    for state in states(PRESETS[preset], 4)[::4]:
        seen = seen_of(state)
        may = seen.choices
        if isinstance(may, MayPlay):
            asked: list[Action] = [Play(max(may.cards))] if len(may.cards) > 1 else []
        else:
            assert isinstance(may, MayDeclare)
            asked = [Draw(), *(Declare(one.cards) for one in may.declarations)]
        for action in asked if len(asked) > 1 or isinstance(may, MayPlay) else ():
            found = analyse(seen, 1, also=action, effort=60)
            assert found.of(action) is not None
            assert all(AI.programs().allows(seen, one.action) for one in found.candidates)
            best = found.candidates[0].settlement
            assert all(0 <= one.settlement <= best for one in found.candidates)


def test_points_told_of_the_last_tricks_are_all_that_the_deal_comes_to() -> None:
    last = [one for one in states(Options(), 6) if not one.current.left]
    for state in last:
        seen = seen_of(state)
        if isinstance(seen.choices, MayPlay) and len(seen.choices.cards) > 1:
            found = analyse(seen, 1)
            worth = {one.card: one.worth for one in solved(seen, table(seen), settles=False)}
            for one in found.candidates:
                assert isinstance(one.action, Play)
                assert one.mine.brisques + one.theirs.brisques == 170
                assert one.doubt == 0
            spread = max(worth.values()) - min(worth.values())
            told = [one.points for one in found.candidates]
            assert max(told) - min(told) == spread


def test_in_rubicon_bezique_the_last_nine_are_told_by_what_the_deal_pays() -> None:
    options = PRESETS[Preset.RUBICON_1887]
    last = next(one for one in states(options, 2) if not one.current.left)
    found = analyse(seen_of(last), 1)
    assert len(found.candidates) > 1
    best = found.candidates[0]
    assert best.mine.brisques + best.theirs.brisques == 10 * 32 + 50


def test_of_a_cut_and_of_a_single_card_nothing_is_said() -> None:
    state = start(Options())
    luck = Random(1)
    while not isinstance((seen := view(state, Player.A)).choices, MayCut):
        state = apply(state, eager_action(state, luck))[-1].state
    assert analyse(seen).candidates == ()
    with pytest.raises(ValueError, match="nothing to choose"):
        analyse(view(state, Player.B) if seen.turn is Player.A else seen)


def test_an_engine_of_bezique_analyses_and_weighs() -> None:
    last = next(one for one in states(Options(), 6) if not one.current.left)
    seen = seen_of(last)
    asked = Play(max(last.current.hands[last.current.turn]))
    for write in (write_analysis_question, write_weigh_question):
        line = write(3, wire_text(seen), 7, asked, "bezique")
        answer = answer_line(line, choose, game="bezique")
        assert answer is not None
        said = read_from_engine(answer, "bezique")
        assert isinstance(said, Analysed)
        assert said.analysis.of(asked) is not None
        meant = analyse(seen, 7, also=asked)
        told = [(one.action, one.mine) for one in said.analysis.candidates]
        assert told == [(one.action, one.mine) for one in meant.candidates]


def test_of_few_deals_hardly_anything_is_beyond_doubt() -> None:
    few, many = ([Tried(Draw()) for _ in range(2)] for _ in range(2))
    for pair, count in ((few, 3), (many, 300)):
        luck = Random(1)
        for _ in range(count):
            pair[0].worths.append(luck.gauss(0.0, 1.0))
            pair[1].worths.append(0.0)
    errors = [pair[1].behind(pair[0])[1] * len(pair[0].worths) ** 0.5 for pair in (few, many)]
    assert errors[0] > 1.5 * stdev(few[0].worths)
    assert errors[1] == pytest.approx(stdev(many[0].worths), rel=0.02)


def test_what_comes_for_sure_is_told_by_its_points_and_not_by_a_chance() -> None:
    found = analyse(window_with_a_sequence(), 1, effort=FEW)
    assert found.reason is not None
    assert found.reason.best < 0.99
    sure = reason_of(
        (
            Judgement(Draw(), Points(beziques=500), Points(), 9.0, {Prospect.DOUBLE: 1.0}),
            Judgement(Draw(), Points(beziques=40), Points(), 1.0, {Prospect.DOUBLE: 0.0}),
        )
    )
    assert sure is not None
    assert (sure.part, sure.more, sure.chance) == ("beziques", 460.0, None)
