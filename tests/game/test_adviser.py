"""Advice comes from a process of its own, from the view alone, and always comes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.piquet.ai.heuristic import thumb
from game.players.advice import Adviser
from game.players.engine import EnginePlayer
from game.session.dealer import Dealer
from rules.core.game import Action
from rules.core.seats import Chance
from rules.piquet import partie
from rules.piquet.actions import Exchange
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests import waiting
from tests.game.dealing import brought

ROOT = Path(__file__).parents[2]


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


class Slow:
    """Answers when it is told to, by rules of thumb."""

    def __init__(self) -> None:
        self.go, self.left = False, False

    def choose(self, seen: View) -> Action | None:
        return thumb.choose(seen, 1) if self.go else None

    def close(self) -> None:
        self.left = True


def test_it_says_none_until_it_has_thought_and_then_always_the_same() -> None:
    seen, slow = before_the_exchange(1), Slow()
    adviser = Adviser(thinker=lambda: slow)
    assert adviser(seen) is None
    assert adviser(seen) is None
    slow.go = True
    action = adviser(seen)
    assert action == thumb.choose(seen, 1)
    assert adviser(seen) is action
    adviser.close()
    assert slow.left


def test_nobody_is_called_before_the_first_question_nor_after_the_end() -> None:
    called: list[Slow] = []

    def call() -> Slow:
        called.append(Slow())
        return called[-1]

    adviser = Adviser(thinker=call)
    assert not called
    adviser(before_the_exchange(1))
    adviser(before_the_exchange(2))
    assert len(called) == 1
    adviser.close()
    assert adviser(before_the_exchange(3)) is None
    assert len(called) == 1


def test_what_fails_gives_way_to_rules_of_thumb() -> None:
    seen = before_the_exchange(1)
    failing = EnginePlayer((sys.executable, "-c", "raise SystemExit(1)"), 1)
    adviser = Adviser(thinker=lambda: failing)
    assert waited_for(adviser, seen) == thumb.choose(seen, failing.asked_seed)
    adviser.close()


def test_what_it_needs_is_not_read_by_the_table() -> None:
    """In a process of its own, for the table's would have the memory of it to its end."""
    probe = """
import time
from game.piquet.ai.values.play_table import play_values
from game.players.advice import Adviser
from game.players.engine import EnginePlayer
from tests.game.test_adviser import before_the_exchange
seen, adviser = before_the_exchange(1), Adviser()
while adviser(seen) is None:
    time.sleep(0.01)
adviser.close()
assert not play_values.cache_info().currsize
"""
    done = subprocess.run(
        (sys.executable, "-c", probe), check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_it_advises_what_the_rules_allow_and_the_same_again() -> None:
    one, another = Adviser(), Adviser()
    for seed in range(2):
        seen = before_the_exchange(seed)
        advice = waited_for(one, seen)
        assert waited_for(another, seen) == advice
        assert isinstance(advice, Exchange)
        assert seen.deal is not None
        assert advice.cards <= seen.deal.hand
    one.close()
    another.close()
