"""A deal looked back on: what each decision cost by what was then known, and nothing by luck."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.analysis import analyse
from game.piquet.ai.drawing import Effort
from game.piquet.ai.estimates import Points
from game.piquet.ai.heuristic import novice
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import choose
from game.players.judgement import Analysis, Judgement
from game.players.review import Grade, Reviewed, grade
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, ClaimLate, Exchange, Play
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view
from tests.game.dealing import brought
from tests.reviewed import Decision, decisions, review
from tests.rules.table import ELDER, given

QUICK = replace(MASTER, effort=Effort(((12, 10), (4, 30))), hands=60)


def quickly(seen: View, action: Action) -> Analysis:
    return analyse(seen, 7, QUICK, action)


def record(seed: int) -> tuple[State, list[Action]]:
    """A deal that B deals, elder's seat played by a novice and younger's by Master."""
    before = start_deal(Options(), Player.B)
    state, actions = before, []
    while not state.results:
        if isinstance(state.turn, Player):
            seen = view(state, state.turn)
            elder = seen.deal is not None and seen.deal.seat is ELDER
            action = novice.choose(seen, seed) if elder else choose(QUICK, seen, 7)
        else:
            action = brought(Dealer(seed), Phase.DEAL, 1)
        actions.append(action)
        state = apply(state, action)[-1].state
    return before, actions


def test_the_record_has_every_decision_of_one_player_with_what_he_saw() -> None:
    before, actions = record(1)
    both = [list(decisions(RULES, before, actions, player)) for player in Player]
    assert len(both[0]) + len(both[1]) == len(actions) - 1  # the deal was chance's
    for player, his in zip(Player, both, strict=True):
        assert [seen.player for seen, _ in his] == [player] * len(his)
        assert all(seen.choices is not None for seen, _ in his)
        assert sum(isinstance(action, Exchange) for _, action in his) == 1
        assert sum(isinstance(action, Play) for _, action in his) == 12


def test_nobody_loses_by_what_was_best_and_a_novice_loses_more_than_master() -> None:
    lost = {Player.A: 0.0, Player.B: 0.0}
    for seed in range(4):
        before, actions = record(seed)
        for player in Player:
            for one in review(decisions(RULES, before, actions, player), quickly):
                assert one.settlement_lost >= 0
                assert one.best.settlement == max(
                    each.settlement for each in one.analysis.candidates
                )
                assert one.chosen.action == one.action
                lost[player] += one.settlement_lost
    assert lost[Player.A] > 40
    assert lost[Player.B] < lost[Player.A] / 4


@pytest.mark.parametrize(
    ("lost", "doubt", "mark"),
    [
        (0.0, 0.0, Grade.GOOD),
        (0.9, 0.0, Grade.GOOD),
        (1.5, 0.0, Grade.SLIP),
        (7.0, 0.0, Grade.MISTAKE),
        (7.0, 4.0, Grade.GOOD),  # it may well have been luck in the deals tried
        (40.0, 4.0, Grade.BLUNDER),
    ],
)
def test_a_decision_is_marked_by_what_it_cost_beyond_doubt(
    lost: float, doubt: float, mark: Grade
) -> None:
    before, actions = record(1)
    seen, action = next(decisions(RULES, before, actions, Player.A))
    best = Judgement(Exchange(frozenset()), Points(), Points(), 10)
    chosen = Judgement(action, Points(), Points(), 10 - lost, doubt=doubt)
    assert grade(Reviewed(seen, action, Analysis((best, chosen)), best, chosen)) is mark


def test_a_review_that_is_stopped_asks_no_further() -> None:
    before, actions = record(3)
    asked: list[Action] = []

    def counted(seen: View, action: Action) -> Analysis:
        asked.append(action)
        return quickly(seen, action)

    steps = review(decisions(RULES, before, actions, Player.A), counted)
    assert len(list(islice(steps, 2))) == 2
    assert len(asked) == 2


def test_what_came_of_it_changes_nothing() -> None:
    """The review of a decision is the same whatever followed."""
    before, actions = record(4)
    whole = list(review(decisions(RULES, before, actions, Player.A), quickly))
    half = list(review(decisions(RULES, before, actions[: len(actions) // 2], Player.A), quickly))
    assert half == whole[: len(half)]


def test_a_lead_without_a_call_costs_the_call() -> None:
    deal = given("AS KS QS JS  AH KH 9H  AD KD  AC 8C 7C", "TS 9S 8S 7S  QH JH TH 8H 7H  QD JD TD")
    seen = deal.view(ELDER)
    record: list[Decision] = [(seen, Play(max(seen.deal.hand if seen.deal else ())))]
    (one,) = review(record, quickly)
    assert isinstance(one.best.action, Call)
    assert one.points_lost > 17
    assert one.settlement_lost > 0


def test_what_was_no_choice_is_passed_over() -> None:
    luck = Random(1)
    before, actions = record(5)
    his = list(decisions(RULES, before, actions, Player.A))
    assert isinstance(his[-1][1], Play)  # the last card
    assert list(review(his[-1:], quickly)) == []
    seen, _ = his[1]
    late = ClaimLate(luck.choice([call.what for _, call in his if isinstance(call, Call)]))
    assert list(review([(seen, late)], quickly)) == []


def test_an_action_that_does_not_follow_is_refused() -> None:
    before, actions = record(5)
    with pytest.raises(ValueError, match=r".+"):
        list(decisions(RULES, before, actions[:1] + actions[5:], Player.A))
