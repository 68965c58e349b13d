"""What any player of Bezique must keep to, whoever it is."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.bezique.ai.heuristic import choose
from game.bezique.ai.validation import hold_plausible, is_allowed
from game.players.wire import WireError
from rules.bezique.actions import Deal, Declare, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.options import Game, Options, TargetWhen
from rules.bezique.partie import apply, start, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import scores
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.cards import card
from rules.core.seats import Player
from tests.bezique.luck import any_action, badly_shuffled, eager_action, random_options


@pytest.mark.parametrize("preset", PRESETS, ids=str)
def test_the_rival_plays_a_partie_of_each_named_game_to_its_end(preset: Preset) -> None:
    luck, state, asked = Random(5), start(PRESETS[preset]), 0
    while state.turn is not None:
        if not isinstance(state.turn, Player):
            state = apply(state, any_action(state, luck))[-1].state
            continue
        seen = view(state, state.turn)
        hold_plausible(seen)
        action = choose(seen, asked)
        assert is_allowed(seen, action)
        state = apply(state, action)[-1].state
        asked += 1
    assert state.standing.settlement is not None


def test_in_strict_play_too_and_he_makes_no_errors() -> None:
    luck = Random(3)
    state = start(replace(Options(), strict=True))
    while state.turn is not None:
        turn = state.turn
        action = (
            choose(view(state, turn), 1) if isinstance(turn, Player) else any_action(state, luck)
        )
        state = apply(state, action)[-1].state
    assert all(line.item != "forfeit" for line in state.current.ledger)


def dealt(seed: int) -> State:
    luck = Random(seed)
    state = start_deal(Options(target_when=TargetWhen.END_OF_DEAL), Player.B)
    return apply(state, Deal(badly_shuffled(Options(), luck)))[-1].state


def test_the_rival_makes_more_than_chance_does() -> None:
    points = [0, 0]
    for seed in range(12):
        luck, state = Random(seed), dealt(seed)
        while state.phase in (Phase.PLAY, Phase.WINDOW):
            turn = state.current.turn
            rival = turn is Player(seed % 2)
            action = choose(view(state, turn), 1) if rival else any_action(state, luck)
            state = apply(state, action)[-1].state
        made = scores(state.current.ledger)
        points[0] += made[seed % 2]
        points[1] += made[1 - seed % 2]
    assert points[0] > 1.5 * points[1]


def test_a_combination_of_other_copies_that_comes_to_the_same_is_allowed() -> None:
    luck, found = Random(8), 0
    for seed in range(60):
        state = dealt(seed)
        while state.phase in (Phase.PLAY, Phase.WINDOW):
            seen = view(state, state.current.turn)
            if isinstance(seen.choices, MayDeclare) and seen.deal is not None:
                for one in seen.choices.declarations:
                    twins = {card(str(each).rstrip("'")) for each in one.cards}
                    twins |= {card(f"{str(each).rstrip(chr(39))}'") for each in one.cards}
                    others = frozenset((twins & seen.deal.hand) - one.cards)
                    for other in others:
                        mine = next(
                            each
                            for each in one.cards
                            if str(each).rstrip("'") == str(other).rstrip("'")
                        )
                        swapped = one.cards - {mine} | {other}
                        if is_allowed(seen, Declare(swapped)):
                            found += 1
                            apply(state, Declare(swapped))
            state = apply(state, eager_action(state, luck))[-1].state
    assert found > 0


def test_what_is_not_offered_is_not_allowed() -> None:
    state = dealt(1)
    seen = view(state, state.current.turn)
    assert isinstance(seen.choices, MayPlay)
    hidden = next(iter(state.current.hands[state.current.turn.other]))
    assert not is_allowed(seen, Play(hidden))
    assert not is_allowed(seen, Declare(frozenset(seen.choices.cards)))


@pytest.mark.parametrize("game", Game, ids=str)
def test_every_view_of_a_real_partie_can_be_thought_about(game: Game) -> None:
    luck = Random(21)
    state = start(random_options(luck, game))
    while state.turn is not None:
        if isinstance(state.turn, Player):
            hold_plausible(view(state, state.turn))
        state = apply(state, eager_action(state, luck))[-1].state


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"left": 49}, "view.deal.left"),
        ({"left": 40}, "view.deal.left"),
        ({"hand_sizes": (8, 7)}, "view.deal.left"),
        ({"hand_sizes": (7, 8)}, "view.deal.hand"),
    ],
)
def test_a_view_that_cannot_be_is_told_with_its_field(
    changes: dict[str, object], field: str
) -> None:
    state = dealt(2)
    seen = view(state, Player.A)
    hold_plausible(seen)
    assert seen.deal is not None
    with pytest.raises(WireError) as told:
        hold_plausible(replace(seen, deal=replace(seen.deal, **changes)))
    assert told.value.field == field


def test_cards_that_lie_in_two_places_cannot_be() -> None:
    state = dealt(2)
    seen = view(state, Player.A)
    assert seen.deal is not None
    own = min(seen.deal.hand)
    with pytest.raises(WireError):
        hold_plausible(replace(seen, deal=replace(seen.deal, others=frozenset((own,)))))
