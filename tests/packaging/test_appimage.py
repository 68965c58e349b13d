"""The AppImage: a bundle laid out as its runtime opens it, behind a runtime that was approved."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from failures import Failure
from tests.packaging.conftest import ROOT

RUNTIME = b"\x7fELF\x02\x01\x01\0AI\x02 and more"
MOMENT = 1_700_000_000

# Stands for mksquashfs: it packs with tar, and puts what it was told behind.
STAND_IN = """#!/bin/sh
tar -C "$1" -cf "$2" --sort=name --mtime=@1 --owner=0 --group=0 .
shift 2; echo "$@" >> "$TOLD"
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")


@pytest.fixture
def appimage() -> Iterator[ModuleType]:
    path = list(sys.path)
    place = ROOT / "packaging" / "linux" / "appimage.py"
    spec = importlib.util.spec_from_file_location("appimage", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path[:] = path


@pytest.fixture
def made(tmp_path: Path) -> Path:
    folder = tmp_path / "piquet"
    (folder / "_internal").mkdir(parents=True)
    (folder / "piquet").write_text('#!/bin/sh\necho "this is $0, asked for $*"\n', encoding="utf-8")
    (folder / "piquet").chmod(0o700)
    for name in ("LICENCES.txt", "piquet.cdx.json", "_internal/libz.so.1"):
        (folder / name).write_text(name, encoding="utf-8")
    return folder


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "tools"
    folder.mkdir()
    (folder / "mksquashfs").write_text(STAND_IN, encoding="utf-8")
    (folder / "mksquashfs").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    return folder


def pins(folder: Path, name: str, content: bytes) -> Path:
    path = folder / "appimage-runtime.sha256"
    path.write_text(
        f"# release 1\n{hashlib.sha256(content).hexdigest()}  {name}\n", encoding="utf-8"
    )
    return path


def test_its_folder_starts_the_bundle_and_has_what_a_desktop_looks_for(
    appimage: ModuleType, made: Path, tmp_path: Path
) -> None:
    tree = tmp_path / "a folder, with a space and an é"
    appimage.lay_out(made, tree)
    done = subprocess.check_output([tree / "AppRun", "score"], cwd="/", encoding="utf-8")
    assert done.endswith("asked for score\n")
    entry = (tree / f"{appimage.NAME}.desktop").read_text(encoding="utf-8")
    assert f"Icon={appimage.NAME}\n" in entry
    assert (tree / f"{appimage.NAME}.svg").read_bytes() == (tree / ".DirIcon").read_bytes()
    assert (tree / "usr/lib/piquet/LICENCES.txt").is_file()
    assert (tree / f"usr/share/metainfo/{appimage.NAME}.appdata.xml").is_file()


def test_runtime_and_bundle_lie_behind_each_other_the_same_every_time(
    appimage: ModuleType, made: Path, tmp_path: Path, tools: Path
) -> None:
    for name in ("one", "two"):
        appimage.make(made, RUNTIME, tmp_path / name, MOMENT)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert (tmp_path / "one").read_bytes().startswith(RUNTIME)
    assert os.access(tmp_path / "one", os.X_OK)
    told = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    assert f"-mkfs-time {MOMENT} -all-time {MOMENT}" in told[0]
    assert "-all-root" in told[0]
    packed = tmp_path / "packed.tar"
    packed.write_bytes((tmp_path / "one").read_bytes()[len(RUNTIME) :])
    assert "./AppRun" in subprocess.check_output(["tar", "-tf", packed], encoding="utf-8")


def test_a_runtime_that_nobody_approved_is_not_taken(appimage: ModuleType, tmp_path: Path) -> None:
    runtime = tmp_path / "runtime-x86_64"
    runtime.write_bytes(RUNTIME)
    with pytest.raises(Failure, match="No runtime is approved yet"):
        appimage.approved(runtime, tmp_path / "none")
    assert appimage.approved(runtime, pins(tmp_path, runtime.name, RUNTIME)) == RUNTIME
    with pytest.raises(Failure, match="do not use it"):
        appimage.approved(runtime, pins(tmp_path, runtime.name, b"another"))
    with pytest.raises(Failure, match="do not use it"):
        appimage.approved(runtime, pins(tmp_path, "runtime-aarch64", RUNTIME))
    runtime.write_bytes(b"\x7fELF a program")
    with pytest.raises(Failure, match="no runtime of AppImages"):
        appimage.approved(runtime, pins(tmp_path, runtime.name, b"\x7fELF a program"))


def test_what_is_missing_is_told(
    appimage: ModuleType, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Failure, match="install squashfs-tools"):
        appimage.make(made, RUNTIME, tmp_path / "one", MOMENT)
    (made / "LICENCES.txt").unlink()
    with pytest.raises(Failure, match="no whole bundle"):
        appimage.make(made, RUNTIME, tmp_path / "one", MOMENT)
    assert appimage.main([]) == 2


@pytest.mark.skipif(not shutil.which("unsquashfs"), reason="squashfs-tools unpacks an AppImage")
def test_the_real_tool_packs_what_the_real_tool_unpacks(
    appimage: ModuleType, made: Path, tmp_path: Path
) -> None:
    appimage.make(made, RUNTIME, tmp_path / "one", MOMENT)
    command = ["unsquashfs", "-offset", str(len(RUNTIME)), "-dest", str(tmp_path / "opened")]
    subprocess.run([*command, str(tmp_path / "one")], check=True, stdout=subprocess.DEVNULL)
    done = subprocess.check_output([tmp_path / "opened" / "AppRun", "score"], encoding="utf-8")
    assert done.endswith("asked for score\n")
