"""Players that think: honest, the same for the same question, and sensible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from game.bezique.ai.beliefs import Beliefs, silence, stage
from game.bezique.ai.last_tricks import last_card
from game.bezique.ai.levels import LEVELS, MASTER, choose
from game.bezique.ai.programs import AI
from game.bezique.ai.reading import readable, table
from game.bezique.ai.search import Depth, cards_to_try
from game.bezique.ai.swift.deal import SwiftDeal
from game.bezique.ai.swift.numbers import CARD
from game.bezique.ai.swift.policy import USUAL, card_worths
from game.bezique.ai.validation import is_allowed
from rules.bezique.actions import Action, Declare, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Kind
from rules.bezique.game import RULES
from rules.bezique.options import Options
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.state import Phase, State
from rules.bezique.view import View, view
from rules.core.cards import Rank
from rules.core.seats import Player
from tests.bezique.luck import any_action, eager_action
from tests.game.bezique.redealing import redealt

QUICK = Depth(effort=120, most=12)


def states(seed: int, options: Options | None = None) -> Iterator[State]:
    """Every state of a deal in which a player is on turn."""
    luck, state = Random(seed), start_deal(options or Options(), Player.B)
    state = apply(state, eager_action(state, luck))[-1].state
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        yield state
        state = apply(state, eager_action(state, luck))[-1].state


def question(state: State) -> View:
    return view(state, state.current.turn)


def free(seen: View) -> bool:
    """Whether there is something to think about."""
    if isinstance(seen.choices, MayDeclare):
        return bool(seen.choices.declarations)
    return isinstance(seen.choices, MayPlay) and len(seen.choices.cards) > 1


def test_those_one_plays_against_make_slips() -> None:
    slipped = {"novice": 0, "club": 0, "expert": 0}
    for number, state in enumerate(states(9)):
        seen = question(state)
        if isinstance(seen.choices, MayPlay) and state.current.left and number % 6 == 0:
            for level in slipped:
                found = {LEVELS[level](seen, seed) for seed in range(5)}
                slipped[level] += len(found) - 1
    assert slipped["novice"] > slipped["expert"] > 0


def test_dealing_the_unseen_cards_again_changes_neither_view_nor_choice() -> None:
    luck, asked = Random(11), 0
    for seed in range(3):
        for state in states(seed):
            again = redealt(state, state.current.turn, luck)
            assert question(again) == question(state)
            if free(question(state)) and luck.random() < 0.1:
                asked += 1
                assert choose(QUICK, question(again), seed) == choose(QUICK, question(state), seed)
    assert asked > 10


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_the_same_question_gets_the_same_answer_and_it_is_allowed(level: str) -> None:
    luck = Random(4)
    for number, state in enumerate(states(9)):
        seen = question(state)
        if luck.random() < 0.15 or number > 100:
            action = LEVELS[level](seen, 17)
            assert is_allowed(seen, action)
            assert LEVELS[level](seen, 17) == action


def played(options: Options, seed: int) -> list[Action]:
    """A partie in which one side thinks a little and the other goes by rule."""
    luck, state, done = Random(seed), RULES.start(options), []
    while state.turn is not None:
        if not isinstance(state.turn, Player):
            state = apply(state, any_action(state, luck))[-1].state
            continue
        seen = question(state) if state.deal is not None else view(state, state.turn)
        its = (
            choose(Depth(effort=20, most=4), seen, seed)
            if state.turn
            else LEVELS["club"](seen, seed)
        )
        assert is_allowed(seen, its)
        done.append(its)
        state = apply(state, its)[-1].state
    return done


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_a_partie_of_each_named_game_is_played_to_its_end(preset: Preset) -> None:
    assert any(
        isinstance(each, Declare) for each in played(replace(PRESETS[preset], target=500), 3)
    )


def test_in_strict_play_a_deal_that_went_wrong_is_played_on_by_rules_of_thumb() -> None:
    strict = replace(Options(), strict=True)
    for seed in range(4):
        for state in states(seed, strict):
            seen = question(state)
            assert is_allowed(seen, LEVELS["club"](seen, 1))


def test_the_last_tricks_are_played_as_well_as_can_be() -> None:
    """Against itself the better side takes what was worked out, and never less against another."""
    for seed in range(6):
        state = next(each for each in states(seed) if not each.current.left)
        while state.phase is Phase.PLAY:
            seen = question(state)
            best = last_card(seen, table(seen), settles=False)
            assert choose(QUICK, seen, 1) is not None
            assert isinstance(seen.choices, MayPlay)
            assert best in seen.choices.cards
            state = apply(state, Play(best))[-1].state


def test_a_double_bezique_is_not_left_lying() -> None:
    """With little to come and five hundred in hand, five hundred are declared."""
    found = 0
    for seed in range(200):
        for state in states(seed):
            seen = question(state)
            if not isinstance(seen.choices, MayDeclare):
                continue
            kinds = {one.kind for one in seen.choices.declarations}
            if Kind.DOUBLE_BEZIQUE in kinds and seen.deal is not None and seen.deal.left <= 4:
                found += 1
                action = choose(QUICK, seen, 1)
                assert isinstance(action, Declare)
                assert len(action.cards) == 4
        if found > 2:
            break
    assert found


def test_what_a_card_seems_worth_reckons_with_the_draws_that_are_to_come() -> None:
    """A view has no stock; how long it is counts all the same."""
    asked = 0
    for state in states(3):
        seen = question(state)
        if not isinstance(seen.choices, MayPlay) or not state.current.left:
            continue
        now = table(seen)
        whole = now.world(now.even(Random(1)))
        known = dict(zip(whole.hands[now.player], rule(whole, now.player), strict=True))
        for card, worth in cards_to_try(now, QUICK):
            asked += 1
            assert worth == known[card]
    assert asked > 100


def rule(deal: SwiftDeal, player: int) -> list[float]:
    """What the cards of a hand seem worth where the stock is there."""
    return card_worths(deal, player, USUAL, len(deal.stock) // 2)


# -- beliefs


def with_last_window(declare: bool) -> State:
    """B has taken a trick; he did or did not declare before he drew."""
    for seed in range(400):
        state = next(iter(states(seed)))
        for action in (Play(min(state.current.hands[state.current.turn])),):
            state = apply(state, action)[-1].state
        for card in sorted(state.current.hands[state.current.turn]):
            after = apply(state, Play(card))[-1].state
            if after.current.turn is not Player.B:
                continue
            offers = question(after).choices
            if isinstance(offers, MayDeclare) and offers.declarations:
                if declare:
                    after = apply(after, Declare(offers.declarations[0].cards))[-1].state
                return apply(after, RULES.read("draw"))[-1].state
    raise AssertionError("nobody could declare")


def test_who_declared_nothing_hardly_held_what_he_could_have_declared() -> None:
    state = with_last_window(declare=False)
    seen = view(state, Player.A)
    told = silence(seen)
    assert told is not None
    assert told.draws == 1
    now = table(seen)
    truth = [each for each in now.unseen if CARD[each] in state.current.hands[Player.B]]
    rest = [each for each in now.unseen if each not in truth]
    believed = Beliefs(now, seen, 1.0)
    assert believed.likely([*truth, *rest]) < 0.5
    assert Beliefs(now, seen, 0.0).likely([*truth, *rest]) == 1.0


def test_who_declared_kept_silent_about_nothing() -> None:
    assert silence(view(with_last_window(declare=True), Player.A)) is None


def test_high_trumps_are_rather_held_and_plain_sevens_rather_lie_in_the_stock() -> None:
    state = next(each for each in states(2) if each.current.left == 20)
    seen = question(state)
    now, luck = table(seen), Random(1)
    believed = Beliefs(now, seen, 1.0)
    held: dict[bool, list[int]] = {True: [], False: []}
    for _ in range(300):
        theirs = set(believed.order(luck)[: now.hidden])
        for one in now.unseen:
            card = CARD[one]
            if card.rank is Rank.SEVEN and card.suit is not state.current.trumps:
                held[False].append(one in theirs)
            if card.rank in {Rank.ACE, Rank.TEN} and card.suit is state.current.trumps:
                held[True].append(one in theirs)
    shares = {which: sum(found) / len(found) for which, found in held.items() if found}
    assert shares[False] < shares.get(True, 1.0) / 2


def test_the_stages_of_the_stock_are_four() -> None:
    assert [stage(rounds) for rounds in (0, 1, 6, 7, 12, 18, 19, 24)] == [0, 0, 0, 1, 1, 2, 3, 3]


def test_known_cards_are_never_guessed() -> None:
    for state in states(5):
        seen = question(state)
        if not readable(seen) or seen.deal is None:
            continue
        now = table(seen)
        deal = now.world(now.even(Random(1)))
        other = 1 - now.player
        assert {CARD[one] for one in deal.hands[other]} >= seen.deal.others
        assert len(deal.hands[other]) == seen.deal.hand_sizes[other]
        assert len(deal.stock) == seen.deal.left


# -- what comes with it


def test_the_levels_are_the_four_of_the_house() -> None:
    assert AI.levels == ("novice", "club", "expert", "master")
    assert set(AI.levels) | {AI.fallback} <= set(AI.every())
    assert MASTER.settles
