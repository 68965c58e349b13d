"""What goes into the Flatpak: the locked parts of a player, in wheels of the runtime's Python."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from failures import Failure
from tests.packaging.conftest import ROOT
from tests.packaging.test_parts import OLD_VENV, libraries

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
    fonts = {"font-source-sans-pro", "font-source-serif-pro"}
    assert names == fonts | {"accesskit", "msgspec", "platformdirs", "pygame-ce"}
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


@pytest.mark.skipif(sys.platform != "linux", reason="its libraries are those for Linux")
def test_the_notices_of_what_the_wheels_bring_are_written_and_installed(
    prepare: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cyclonedx", reason=OLD_VENV)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    names = [f"pygame_ce.libs/{path.name}" for path in libraries()]
    names += ["pygame/__init__.py", "pygame/freesansbold.ttf", "pygame/examples/data/punch.wav"]
    with zipfile.ZipFile(tmp_path / "pygame_ce-1-any.whl", "w") as wheel:
        for name in names:
            wheel.writestr(name, name)
    with zipfile.ZipFile(tmp_path / "piquet-1-any.whl", "w") as wheel:
        wheel.writestr("game/app.py", "")
    prepare.list_parts(tmp_path)
    listed = json.loads((tmp_path / "piquet.cdx.json").read_text(encoding="utf-8"))
    files = {one["name"] for part in listed["components"] for one in part["components"]}
    assert f"{prepare.PLACE}/pygame/__init__.py" in files
    assert not any("freesansbold" in name or "examples" in name for name in files)
    assert "mpg123" in (tmp_path / "LICENCES.txt").read_text(encoding="utf-8")
    with zipfile.ZipFile(tmp_path / "evil-1-any.whl", "w") as wheel:
        wheel.writestr("evil/code.py", "")
    with pytest.raises(Failure, match=r"evil/code\.py"):
        prepare.list_parts(tmp_path)


def test_the_manifest_takes_out_what_is_not_listed_and_installs_the_notices(
    prepare: ModuleType,
) -> None:
    text = (FOLDER / "io.github.piquet.Piquet.yml").read_text(encoding="utf-8")
    cleaned = re.findall(r"- /lib/python3\.\*/site-packages/(\S+)", text)
    assert len(cleaned) == 4
    assert all(prepare.CLEANED.match(name if "." in name else f"{name}/x") for name in cleaned)
    assert "share/licenses/${FLATPAK_ID} LICENCES.txt piquet.cdx.json" in text


def test_a_folder_that_holds_something_is_left_alone(prepare: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    with pytest.raises(Failure, match="is not empty: remove it"):
        prepare.prepare(tmp_path, "x86_64")
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_what_the_manifest_installs_is_prepared(prepare: ModuleType) -> None:
    text = (FOLDER / "io.github.piquet.Piquet.yml").read_text(encoding="utf-8")
    for path in prepare.DESKTOP:
        assert path.is_file()
        assert path.name.replace("io.github.piquet.Piquet", "${FLATPAK_ID}") in text
