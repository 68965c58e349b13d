"""A whole partie with the mouse alone, through the window, the loop, the painter and an engine.

From the title to the score cards and out; then the program is started again and asked for them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.piquet.presets import PRESETS, Preset
from rules.piquet.settlement import counted
from tests.game.hand import Manner, Person
from tests.game.windowed import Visitor, visit

WAY = {
    "Title": ("new", "quit"),
    "SettlementScene": ("cards", "title"),
    "ScoreCards": ("back",),
}

GAME = PRESETS[Preset.FOUR_DEALS]
MOST_OF_A_PARTIE = 3 * 12
"""Cards: the last deal may be conceded, which depends on what was done while the other thought."""


def test_a_partie_with_the_mouse_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(Person(Manner.MOUSE, 1), WAY)
    visit(visitor, tmp_path / "home", monkeypatch, options=GAME)
    assert visitor.done["play"] >= MOST_OF_A_PARTIE
    assert visitor.done["DealSheet next"] >= 3
    assert len(visitor.engines) == 1
    stands(visitor, tmp_path / "home", monkeypatch)


def stands(visitor: Visitor, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started again, the program shows the partie on its score cards, with the right figures."""
    assert visitor.session is not None
    last = visitor.session.state
    settlement = last.settlement
    assert settlement is not None
    again = Visitor(visitor.person, {"Title": ("cards", "quit"), "ScoreCards": ("back",)})
    visit(again, home, monkeypatch)
    told = again.told["ScoreCards"].split("\n")
    assert told == visitor.told["ScoreCards"].split("\n")
    results = counted(last.results, last.options)
    for player, total in enumerate(settlement.totals):
        assert str(total) in told, f"{total} is missing in {told}"
        assert total == sum(result[player] for result in results)
        for result in results:
            assert str(result[player]) in told
    assert any(str(settlement.points) in words.split() for words in told)
