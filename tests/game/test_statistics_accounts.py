"""The statistics' way to the book: what is read of logs and kept, the reset, tables on the disk."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import platformdirs
import pytest

from game.games import PIQUET
from game.pages.statistics.figures import Counts, replayed_deals
from game.pages.statistics.page import StatisticsPage
from game.pages.statistics.played import partie_played
from game.program import accounts as under_test
from game.program.accounts import NAME, Means, OurAccounts
from game.program.exports import save_table
from game.program.house import OurHouse
from game.saves.store import Book
from rules.piquet.options import Options
from tests.game.history_table import header, open_book, played, store
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name

SEEDS = (1, 2)


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    """Two finished parties, one that runs and a deal played again."""
    opened = open_book(tmp_path)
    for seed in SEEDS:
        lines, end = played(seed)
        store(opened, header(seed, "club", seed), lines, end)
    store(opened, header(3, "club", 9), played(3, 1, 7)[0])
    store(opened, header(4, "club", 9, again="abc 2"), played(4, 1)[0])
    yield opened
    opened.close()


def opened_accounts(book: Book, folder: Path) -> tuple[OurAccounts, ThreadPoolExecutor]:
    writer = ThreadPoolExecutor(1)
    means = Means(book.cards, str, lambda _: None, lambda: writer)
    return OurAccounts(book, folder, means), writer


def read_all(book: Book, folder: Path) -> dict[str, dict[int, Counts]]:
    """What is known of each partie when all was read, and written down."""
    accounts, writer = opened_accounts(book, folder)
    while accounts.read_on():
        pass
    writer.shutdown()
    return {card.id: dict(accounts.parts(card.id)) for card in accounts.cards()}


def expected(book: Book) -> dict[str, dict[int, Counts]]:
    return {
        card.id: dict(replayed_deals(PIQUET, Options(), book.actions(card.id)))
        for card in book.cards()
    }


def test_all_deals_of_finished_parties_are_read_part_by_part(book: Book, tmp_path: Path) -> None:
    found = read_all(book, tmp_path)
    assert found == expected(book)
    assert len(found) == len(SEEDS)
    for card in book.cards():
        counted = partie_played(card, found[card.id])
        assert counted is not None
        assert all(deal.parts is not None for deal in counted.deals)


def test_what_was_read_is_kept_and_no_log_is_read_twice(
    book: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all(book, tmp_path)
    kept = (tmp_path / NAME).read_text(encoding="utf-8")
    monkeypatch.setattr(under_test, "replayed_deals", None)  # whoever calls it fails
    assert read_all(book, tmp_path) == expected(book)
    assert (tmp_path / NAME).read_text(encoding="utf-8") == kept


def test_a_new_partie_is_added_to_what_is_kept(book: Book, tmp_path: Path) -> None:
    read_all(book, tmp_path)
    before = (tmp_path / NAME).read_text(encoding="utf-8")
    lines, end = played(5)
    store(book, header(5, "master", 5), lines, end)
    assert read_all(book, tmp_path) == expected(book)
    after = (tmp_path / NAME).read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == len(before.splitlines()) + 1


@pytest.mark.parametrize("wrong", ["", "piquet statistics 0: all\nx [1]\n", "\x00\n", "é" * 50])
def test_what_is_kept_may_be_nonsense(book: Book, tmp_path: Path, wrong: str) -> None:
    (tmp_path / NAME).write_bytes(wrong.encode("latin-1"))
    assert read_all(book, tmp_path) == expected(book)
    assert read_all(book, tmp_path) == expected(book)


def test_kept_parts_that_are_wrong_or_cut_off_are_read_again(book: Book, tmp_path: Path) -> None:
    read_all(book, tmp_path)
    path = tmp_path / NAME
    text = path.read_text(encoding="utf-8")
    for damaged in (text[:-40], text.replace("[0, ", "[7, "), text.replace("[1, ", "[9, ")):
        assert damaged != text
        path.write_text(damaged, encoding="utf-8")
        assert read_all(book, tmp_path) == expected(book)


def test_a_folder_that_cannot_be_written_costs_only_time(book: Book, tmp_path: Path) -> None:
    assert read_all(book, tmp_path / "gone") == expected(book)


# ---- in the house


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    return tmp_path


def test_the_statistics_of_a_book_are_reached_by_keys_and_begun_anew(home: Path) -> None:
    house = OurHouse()
    lines, end = played(1)
    store(house.book, header(1, "club", 1), lines, end)
    pilot = Pilot(house.title())
    pilot.click("cards")
    pilot.key("s")
    page = pilot.stack.top
    assert isinstance(page, StatisticsPage)
    while page.moving:
        assert pilot.picture.items
        pilot.wait(0.05)
    assert "1 partie, 6 deals." in pilot.text
    pilot.key("e")
    (table,) = (home / "Documents" / "Piquet").iterdir()
    assert table.name in pilot.text.replace("\n", "")
    pilot.key("r", "down", "down", "enter")
    assert "No finished partie is like this." in pilot.text
    house.close()
    again = OurHouse()
    assert again.accounts().since() is not None
    assert len(again.cards()) == 1
    again.accounts().count_since(None)
    again.close()
    last = OurHouse()
    assert last.accounts().since() is None
    last.close()


# ---- tables on the disk


def test_a_table_goes_to_the_documents_and_no_other_is_overwritten(home: Path) -> None:
    said = [save_table(text, "piquet-2026-03-20", home) for text in ("a,é\r\n", "b\r\n")]
    folder = home / "Documents" / "Piquet"
    first, second = folder / "piquet-2026-03-20.csv", folder / "piquet-2026-03-20-2.csv"
    assert first.read_bytes() == b"\xef\xbb\xbfa,\xc3\xa9\r\n"
    assert second.read_bytes() == b"\xef\xbb\xbfb\r\n"
    assert first.name in said[0]
    assert second.name in said[1]


def test_where_documents_cannot_be_written_it_lies_with_the_data(home: Path) -> None:
    (home / "Documents").write_text("", encoding="utf-8")
    said = save_table("a", "piquet", home / "data")
    assert (home / "data" / "tables" / "piquet.csv").is_file()
    assert "tables" in said


def test_where_nothing_can_be_written_the_reason_is_told(home: Path) -> None:
    (home / "Documents").write_text("", encoding="utf-8")
    (home / "data").write_text("", encoding="utf-8")
    said = save_table("a", "piquet", home / "data")
    assert said.startswith("No table could be saved (")
