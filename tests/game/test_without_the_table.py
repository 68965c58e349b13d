"""Without the table of the play the levels search, think of fewer hands, and play on in time."""

from __future__ import annotations

import pytest

from game.piquet.ai import master as mind
from game.piquet.ai.belief import beliefs
from game.piquet.ai.levels import MASTER
from game.piquet.ai.validation import is_allowed
from game.piquet.ai.values.search import Search
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import view
from tests.game.dealing import brought


def test_a_deal_is_played_to_its_end_by_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search()
    for module in (mind, beliefs):
        monkeypatch.setattr(module, "play_values", lambda: search)
    state = apply(start_deal(Options(), Player.A), brought(Dealer(7), Phase.DEAL, 1))[-1].state
    while not state.results:
        assert isinstance(state.turn, Player)
        seen = view(state, state.turn)
        action = mind.choose(MASTER, seen, 1)
        assert is_allowed(seen, action)
        state = apply(state, action)[-1].state
    assert sum(state.results[0]) > 0
