"""`piquet selftest` says in one line that an installation is whole, or what is wrong with it."""

from __future__ import annotations

import shutil
import tempfile
from itertools import product
from pathlib import Path

import pytest

from game.app import main
from game.cli import selftest
from game.piquet.ai.values import equity_asset
from game.stage.basics import Font
from game.window import assets, everything
from game.window.text import font_of
from game.words import files


def told(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_a_whole_installation_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Piquet is whole: ")


def test_every_file_that_travels_with_the_program_is_opened() -> None:
    opened = selftest.open_everything()  # which compiles the catalogues where nobody did before
    root = Path(assets.__file__).parents[2] / "assets"
    kept = sum(1 for path in root.rglob("*.*") if path.suffix not in {".py", ".pyc", ".md", ".po"})
    assert opened == kept + len(assets.FONTS)


@pytest.mark.parametrize(
    ("name", "content"),
    [("icons/undo.svg", b"<svg"), ("sounds/bell.wav", b"")],
)
def test_a_damaged_file_is_named(
    name: str, content: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = assets.asset_bytes
    for module in (assets, everything):
        monkeypatch.setattr(
            module, "asset_bytes", lambda path: content if path == name else whole(path)
        )
    assets.drawing.cache_clear()
    try:
        assert main(["selftest"]) == 1
    finally:
        assets.drawing.cache_clear()
    assert f"assets/{name}" in told(capsys)


def test_a_damaged_catalogue_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(files.LOCALE, tmp_path, dirs_exist_ok=True)
    (tmp_path / "fr" / "bezique.po").unlink()
    (tmp_path / "fr" / "bezique.mo").write_bytes(b"\xde\x12\x04\x95 and no more")
    monkeypatch.setattr(files, "LOCALE", tmp_path)
    files.catalogue.cache_clear()
    try:
        assert main(["selftest"]) == 1
    finally:
        files.catalogue.cache_clear()
    assert "assets/locale/fr/bezique.mo" in told(capsys)


def test_a_table_the_opponent_lacks_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(equity_asset, "tables", lambda: None)
    assert main(["selftest"]) == 1
    assert "assets/opponent/equity.bin" in told(capsys)


def test_an_engine_that_does_not_start_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "open_everything", lambda: 1)
    monkeypatch.setattr(selftest, "engine_command", lambda *_: ("no such program",))
    assert main(["selftest"]) == 1
    assert "engine" in told(capsys)


def test_a_scratch_folder_that_keeps_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "open_everything", lambda: 1)
    monkeypatch.setattr(selftest, "play_a_deal", lambda _game: ("cut 3",))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    assert main(["selftest"]) == 1
    assert "gone" in told(capsys)


def test_the_fonts_in_use_are_those_that_are_known() -> None:
    for serif, bold, italic in product((False, True), repeat=3):
        assert font_of(Font(20, serif=serif, bold=bold, italic=italic)) in assets.FONTS
    with pytest.raises(ValueError, match="none of the fonts"):
        assets.font_path("sans", "Black")
