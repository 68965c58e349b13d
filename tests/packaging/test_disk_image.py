"""The disk image for macOS, with stand-ins for the two tools that only a Mac has."""

from __future__ import annotations

import base64
import importlib.util
import json
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
case "$1" in import) cp "$2" "$TOLD.certificate";; notarytool) cp "${11}" "$TOLD.key";; esac
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
    monkeypatch.delenv("MACOS_SIGNING", raising=False)
    monkeypatch.setattr(
        module, "list_parts", lambda app: module._call("codesign", "LIST", str(app))
    )
    yield module
    sys.path[:] = path


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an app as PyInstaller leaves it, and the tools of a Mac."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("codesign", "hdiutil", "security", "xcrun"):
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
        "codesign LIST",
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
    assert facts["CFBundleLocalizations"] == ["de", "en", "es", "fr", "it"]
    assert facts["CFBundleIdentifier"] == maker.IDENTIFIER
    assert facts["LSBackgroundOnly"] is False  # what PyInstaller said stays
    icon = opened / "Piquet.app" / "Contents" / "Resources" / facts["CFBundleIconFile"]
    assert icon.read_bytes().startswith(b"icns")
    assert os.access(opened / "Piquet.app" / "Contents" / "MacOS" / "piquet", os.X_OK)
    left = plistlib.loads((mac / "dist" / "Piquet.app" / "Contents" / "Info.plist").read_bytes())
    assert left["CFBundleIdentifier"] == "piquet"


def test_libraries_are_signed_before_the_list_of_parts_and_the_whole_after_it(
    maker: ModuleType, mac: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maker.icons, "icns", lambda _: b"icns")  # drawn in the test above
    contents = mac / "dist" / "Piquet.app" / "Contents"
    libraries = ("Frameworks/libz.dylib", "Frameworks/pygame/__dot__dylibs/libSDL2-2.0.0.dylib")
    for name in libraries:
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_bytes(b"\xca\xfe\xba\xbe and more")
    (contents / "MacOS" / "piquet").write_bytes(b"\xcf\xfa\xed\xfe and more")
    (contents / "Frameworks" / "link.dylib").symlink_to("libz.dylib")
    (contents / "Frameworks" / "words.txt").write_text("no library", encoding="utf-8")
    assert maker.main(mac) == 0
    steps = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    ends = [step.rpartition("/")[2] for step in steps[:5]]
    assert ends == ["libSDL2-2.0.0.dylib", "libz.dylib", *["Piquet.app"] * 3]
    assert ["LIST" in step for step in steps[:5]] == [False, False, True, False, False]
    assert all("--sign - " in step for step in steps[:2])
    assert "entitlements" not in " ".join(steps)


def test_one_secret_signs_it_for_apple_and_lets_its_notary_look(
    maker: ModuleType, mac: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = {
        "certificate": base64.b64encode(b"a certificate").decode(),
        "password": "s3cret",
        "identity": "Developer ID Application: Nobody",
        "issuer": "an-issuer",
        "key_id": "KEY",
        "key": base64.b64encode(b"a key").decode(),
    }
    monkeypatch.setenv("MACOS_SIGNING", json.dumps(secret))
    monkeypatch.setattr(maker.icons, "icns", lambda _: b"icns")
    assert maker.main(mac) == 0
    steps = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    assert [" ".join(step.split()[:2]) for step in steps] == [
        "security create-keychain",
        "security unlock-keychain",
        "security import",
        "security set-key-partition-list",
        "security list-keychains",
        "codesign LIST",
        "codesign --force",
        "codesign --verify",
        "hdiutil create",
        "codesign --sign",
        "xcrun notarytool",
        "xcrun stapler",
        "security delete-keychain",
    ]
    whole = next(step for step in steps if step.startswith("codesign --force"))
    assert "--sign Developer ID Application: Nobody --timestamp --options runtime" in whole
    assert "--entitlements" in whole
    assert (tmp_path / "told.certificate").read_bytes() == b"a certificate"
    assert (tmp_path / "told.key").read_bytes() == b"a key"
    places = [step.split()[2] for step in steps if step.startswith("security import")]
    assert not Path(places[0]).exists(), "nothing of the secret stays"


def test_the_keychain_goes_even_where_signing_fails(
    maker: ModuleType,
    mac: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    secret = dict.fromkeys(("password", "identity", "issuer", "key_id"), "s3cret")
    secret |= dict.fromkeys(("certificate", "key"), "YQ==")
    monkeypatch.setenv("MACOS_SIGNING", json.dumps(secret))
    monkeypatch.setattr(maker.icons, "icns", lambda _: b"icns")
    monkeypatch.setenv("FAILING", "codesign")
    assert maker.main(mac) == 1
    assert "s3cret" not in capsys.readouterr().err
    steps = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    assert steps[-1].startswith("security delete-keychain")


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
