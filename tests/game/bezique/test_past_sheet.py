"""The sheet of a deal of Bezique that is looked back on, one press away in the history."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bezique.ui.sheet import DealSheet
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.saves.store import Book
from game.words.catalogue import speak
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import total
from rules.core.seats import Player
from tests.game.history_table import Shelf
from tests.game.pilot import Pilot
from tests.game.stored import StoredParties

PARTIES = StoredParties("bezique")


@pytest.mark.parametrize("preset", [Preset.DICTIONARY, Preset.RUBICON_1887], ids=str)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_what_a_deal_counted_is_read_again(code: str, preset: Preset, tmp_path: Path) -> None:
    speak(code)
    book = Book.open(tmp_path / "book")
    try:
        PARTIES.finished(book, PRESETS[preset], 3)
        pilot = Pilot(HistoryPage(Shelf(book)))
        pilot.key("enter")
        assert isinstance(pilot.stack.top, HistoryDeal)
        pilot.key("s")
        sheet = pilot.stack.top
        assert isinstance(sheet, DealSheet)
        sums = [str(total(sheet.deal.ledger, player)) for player in Player]
        assert all(figure in pilot.words for figure in sums)
        for row in sheet.paper.rows:
            lines = [line.player for line in sheet.deal.ledger if line.item.value == row.key]
            often = any(lines.count(player) > 1 for player in Player)
            assert row.label.endswith(f" × {len(lines)}") is often
        pilot.key("escape")
        assert isinstance(pilot.stack.top, HistoryDeal)
    finally:
        book.close()
