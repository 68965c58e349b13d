"""The sheet of a deal of Bezique that is looked back on, one press away in the history."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bezique.ui.sheet import DealSheet
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.saves.store import Book
from game.stage.picture import widgets
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
        voiced = {each.name for each in widgets(pilot.picture.tree)}
        for row in sheet.paper.rows:
            assert "×" not in row.label
            for player in Player:
                points = [
                    line.points
                    for line in sheet.deal.ledger
                    if line.item.value == row.key and line.player is player
                ]
                often = f"{len(points)} × {points[0]} =" if len(points) > 1 else ""
                assert row.often[player] == often
                assert not often or often in pilot.words
                told = f"{often} {sum(points)}".strip()
                name = sheet.paper.names[player]
                assert not points or f"{row.label}, {name}. {told}" in voiced
        pilot.key("escape")
        assert isinstance(pilot.stack.top, HistoryDeal)
    finally:
        book.close()
