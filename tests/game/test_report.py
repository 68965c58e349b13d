"""Telling of a problem: one file with what we need, and nothing of who sends it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.app import main
from game.cli.report import report
from game.saves import settings
from game.saves.book import Book
from game.saves.paths import HOME_VARIABLE
from game.saves.preferences import Preferences
from game.saves.settings import Settings
from game.window.failure import write_log
from tests.game.saves_table import lines_of_a_partie, quick_disk, small_book

__all__ = ["quick_disk"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home" / "zoé-martin"
    folder = home / "data piquet"
    home.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("LOGNAME", "zoé-martin")
    monkeypatch.setenv("USER", "zoé-martin")
    monkeypatch.setenv("USERNAME", "zoé-martin")
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


def test_a_report_has_the_record_the_versions_and_the_settings(folder: Path) -> None:
    small_book(folder)
    settings.store(
        folder, Settings(names=("Zoé", "Martin"), preferences=Preferences(motion="fast"))
    )
    data = json.loads(report(folder))
    assert data["settings"]["motion"] == "fast"
    assert data["packages"]["pygame-ce"]
    assert data["partie"]["lines"] == list(lines_of_a_partie(4)[0][:100])


def test_a_report_tells_nothing_of_a_person(folder: Path) -> None:
    small_book(folder)
    settings.store(folder, Settings(names=("Zoé", "Martin")))
    for words in (f"no file {folder}/x", f"in {folder.parent}/elsewhere", "zoé-martin did it"):
        write_log(ValueError(words), folder)
    text = report(folder)
    log = " ".join(json.loads(text)["log"])
    assert "DATA/x" in log
    assert "~/elsewhere" in log
    assert "USER did it" in log
    for name in ("zoé-martin", "Zoé", "Martin", "data piquet", "Anna", "Bernard"):
        assert name not in text


def test_the_command_writes_it_once_and_says_where(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report"]) == 0
    assert main(["report"]) == 0
    assert sorted(path.name for path in folder.glob("report-*")) == [
        "report-1.json",
        "report-2.json",
    ]
    assert "~" in capsys.readouterr().out
    file = tmp_path / "mine.json"
    assert main(["report", str(file)]) == 0
    assert main(["report", str(file)]) == 1
    assert main(["report", str(tmp_path / "none" / "x.json")]) == 1
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize("damage", ["settings", "book", "nothing"])
def test_a_report_can_be_written_of_what_is_damaged_or_missing(folder: Path, damage: str) -> None:
    if damage != "nothing":
        small_book(folder)
    if damage == "settings":
        (folder / "settings.json").write_bytes(b"\xff{[")
    if damage == "book":
        for path in folder.glob("book-*"):
            path.write_bytes(b"nothing of worth")
    data = json.loads(report(folder))
    assert set(data) >= {"piquet", "python", "settings", "partie", "log"}
    if folder.is_dir():
        Book.open(folder).close()
