"""Advice comes from a thread of its own, from the view alone, and always comes."""

from __future__ import annotations

from threading import Event

import pytest

from game.piquet.mind.thumb import thumb
from game.players.adviser import Adviser
from game.session.dealer import Dealer
from rules.core.game import Action
from rules.core.seats import Chance
from rules.piquet import partie
from rules.piquet.actions import Exchange
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests import waiting
from tests.game.dealing import brought


def before_the_exchange(seed: int) -> View:
    """What elder sees when all cards are dealt."""
    state, dealer = partie.start(None), Dealer(seed)
    while state.phase is not Phase.EXCHANGE:
        turn = state.turn
        assert turn is not None
        if isinstance(turn, Chance):
            action: Action = brought(dealer, state.phase, 1)
        else:
            action = thumb.choose(view(state, turn), seed)
        state = partie.apply(state, action)[-1].state
    assert not isinstance(state.turn, Chance)
    assert state.turn is not None
    return view(state, state.turn)


def waited_for(adviser: Adviser, seen: View) -> Action:
    return waiting.answered(lambda: adviser(seen))


def test_it_says_none_until_it_has_thought_and_then_always_the_same() -> None:
    seen, go = before_the_exchange(1), Event()

    def slowly(view: View, seed: int) -> Action:
        go.wait(waiting.PATIENCE)
        return thumb.choose(view, seed)

    adviser = Adviser(slowly)
    assert adviser(seen) is None
    assert adviser(seen) is None
    go.set()
    action = waited_for(adviser, seen)
    assert adviser(seen) is action
    adviser.close()


def test_what_fails_gives_way_to_rules_of_thumb() -> None:
    def fails(view: View, seed: int) -> Action:
        raise RuntimeError(f"{view.phase} {seed}")

    seen, adviser = before_the_exchange(1), Adviser(fails)
    assert waited_for(adviser, seen) == thumb.choose(seen, 1)
    adviser.close()


@pytest.mark.parametrize("seed", range(3))
def test_it_advises_what_the_rules_allow_and_the_same_again(seed: int) -> None:
    seen = before_the_exchange(seed)
    advice = [waited_for(adviser, seen) for adviser in (Adviser(), Adviser())]
    assert advice[0] == advice[1]
    assert isinstance(advice[0], Exchange)
    assert seen.deal is not None
    assert advice[0].cards <= seen.deal.hand
