"""Without the table of the play an analysis says less, says so, and comes in time."""

from __future__ import annotations

import pytest

from game.piquet.ai import analysis, discards_judged
from game.piquet.ai import master as mind
from game.piquet.ai.analysis import analyse
from game.piquet.ai.belief import beliefs
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.sums import reckoner
from game.piquet.ai.values.search import Search
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.choices import MayExchange, MayTell
from rules.piquet.options import Options
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import view
from tests.game.dealing import brought

MOST_POSITIONS = 20_000  # looked at for one analysis: half a second, and the table waits ten


def test_it_is_told_of_cards_and_calls_and_not_of_exchanges(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    search = Search()
    for module in (analysis, mind, beliefs, discards_judged, reckoner):
        monkeypatch.setattr(module, "play_values", lambda: search)
    state = apply(start_deal(Options(), Player.A), brought(Dealer(7), Phase.DEAL, 1))[-1].state
    told = 0
    while isinstance(state.turn, Player):
        seen = view(state, state.turn)
        before = len(search._known)
        found = analyse(seen, 1)
        assert len(search._known) - before < MOST_POSITIONS
        assert found.degraded
        assert isinstance(seen.choices, MayExchange | MayTell) is not bool(found.candidates)
        told += len(found.candidates)
        state = apply(state, thumb.choose(seen, 1))[-1].state
    assert told > 24
