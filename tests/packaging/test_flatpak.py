"""What goes into the Flatpak: the locked parts of a player, in wheels of the runtime's Python."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import ROOT

FOLDER = ROOT / "packaging" / "flatpak"
LOCK = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")


@pytest.fixture
def prepare() -> Iterator[ModuleType]:
    path = list(sys.path)
    spec = importlib.util.spec_from_file_location("flatpak_prepare", FOLDER / "prepare.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path[:] = path


def test_all_that_a_player_needs_is_taken_with_its_hashes_and_nothing_else(
    prepare: ModuleType,
) -> None:
    parts = prepare.players_parts(LOCK)
    names = set(re.findall(r"^([\w-]+)==", parts, re.MULTILINE))
    assert names == {"font-source-sans-pro", "font-source-serif-pro", "platformdirs", "pygame-ce"}
    entries = [entry for entry in parts.split("\n\n") if "==" in entry]
    assert all("--hash=sha256:" in entry for entry in entries)
    for entry in entries:
        assert entry.strip() in LOCK


def test_the_manifest_takes_the_folder_that_is_prepared(prepare: ModuleType) -> None:
    (manifest,) = FOLDER.glob("*.yml")
    text = manifest.read_text(encoding="utf-8")
    (folder,) = re.findall(r"^ +path: (.*build.*)$", text, re.MULTILINE)
    assert (FOLDER / folder).resolve() == prepare.ROOT / "build" / "flatpak"
    assert f"id: {manifest.stem}\n" in text


def test_a_folder_that_holds_something_is_left_alone(
    prepare: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").touch()
    assert prepare.main([str(tmp_path)]) == 1
    assert "is not empty: remove it" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
