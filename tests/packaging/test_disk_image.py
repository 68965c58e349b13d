"""The disk image for macOS, with stand-ins for the two tools that only a Mac has."""

from __future__ import annotations

import importlib.util
import os
import platform
import plistlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

STAND_IN = """#!/bin/sh
echo "$(basename "$0") $*" >> "$TOLD"
if [ "$(basename "$0")" = "$FAILING" ]; then exit 1; fi
for last; do :; done
case "$1" in create) tar -cf "$last" -C "$5" . ;; esac
"""


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    path = list(sys.path)
    place = ROOT / "packaging" / "macos" / "disk_image.py"
    spec = importlib.util.spec_from_file_location("disk_image", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path[:] = path


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an app as PyInstaller leaves it, and the tools of a Mac."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("codesign", "hdiutil"):
        (tools / name).write_text(STAND_IN, encoding="utf-8")
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    monkeypatch.setenv("FAILING", "nothing")
    root = tmp_path / "checkout"
    contents = root / "dist" / "Piquet.app" / "Contents"
    (contents / "MacOS").mkdir(parents=True)
    (contents / "MacOS" / "piquet").touch(mode=0o755)
    facts = {"CFBundleIdentifier": "piquet", "LSBackgroundOnly": False}
    (contents / "Info.plist").write_bytes(plistlib.dumps(facts))
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    return root


def test_the_image_holds_the_signed_app_beside_the_applications_folder(
    maker: ModuleType, mac: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert maker.main(mac) == 0
    image = mac / "dist" / f"piquet-1.2.3-macos-{platform.machine()}.dmg"
    assert capsys.readouterr().out == f"{image}\n"
    steps = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    assert [" ".join(step.split()[:2]) for step in steps] == [
        "codesign --force",
        "codesign --verify",
        "hdiutil create",
    ]
    opened = tmp_path / "opened"
    opened.mkdir()
    subprocess.run(["tar", "-xf", str(image), "-C", str(opened)], check=True)
    assert (opened / "Applications").readlink() == Path("/Applications")
    facts = plistlib.loads((opened / "Piquet.app" / "Contents" / "Info.plist").read_bytes())
    assert facts["CFBundleVersion"] == "1.2.3"
    assert facts["CFBundleLocalizations"] == ["en", "fr"]
    assert facts["CFBundleIdentifier"] == maker.IDENTIFIER
    assert facts["LSBackgroundOnly"] is False  # what PyInstaller said stays
    icon = opened / "Piquet.app" / "Contents" / "Resources" / facts["CFBundleIconFile"]
    assert icon.read_bytes().startswith(b"icns")
    assert os.access(opened / "Piquet.app" / "Contents" / "MacOS" / "piquet", os.X_OK)
    left = plistlib.loads((mac / "dist" / "Piquet.app" / "Contents" / "Info.plist").read_bytes())
    assert left["CFBundleIdentifier"] == "piquet"


@pytest.mark.parametrize("tool", ["codesign", "hdiutil"])
def test_a_tool_that_fails_ends_it_with_a_sentence(
    maker: ModuleType,
    mac: Path,
    tool: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FAILING", tool)
    assert maker.main(mac) == 1
    assert capsys.readouterr().err == f"{tool} failed; its own words stand above.\n"


def test_without_an_app_or_without_a_mac_it_says_what_is_missing(
    maker: ModuleType,
    mac: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert maker.main(tmp_path) == 1
    assert "is no app: make it on a Mac" in capsys.readouterr().err
    monkeypatch.setenv("PATH", str(tmp_path))
    assert maker.main(mac) == 1
    assert capsys.readouterr().err.startswith("codesign cannot be started")
