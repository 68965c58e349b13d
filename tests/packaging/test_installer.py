"""The installer for Windows and what signs it, with stand-ins for the tools of Windows."""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import signing
from failures import Failure
from tests.packaging.conftest import ROOT

SCRIPT = (ROOT / "packaging" / "windows" / "piquet.iss").read_text(encoding="utf-8")
SECRET = {"certificate": base64.b64encode(b"a certificate").decode(), "password": "s3 cret"}

# Writes down how it was called, and what the file behind /f holds.
STAND_IN = """#!/bin/sh
name=$(basename "$0")
{ printf '%s' "$name"; for one; do printf ' [%s]' "$one"; done; echo; } >> "$TOLD"
while [ $# -gt 1 ]; do if [ "$1" = /f ]; then cp "$2" "$TOLD.certificate"; fi; shift; done
[ "$name" != "$FAILING" ]
"""

on_posix = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    path = list(sys.path)
    place = ROOT / "packaging" / "windows" / "installer.py"
    spec = importlib.util.spec_from_file_location("installer", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.delenv("WINDOWS_SIGNING", raising=False)
    yield module
    sys.path[:] = path


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, maker: ModuleType) -> Path:
    """A checkout with a bundle, and the tools of Windows."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("ISCC", "signtool"):
        (tools / name).write_text(STAND_IN, encoding="utf-8")
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    monkeypatch.setenv("FAILING", "nothing")
    listed = tmp_path / "told"

    def list_parts(_made: Path) -> None:
        with listed.open("a", encoding="utf-8") as file:
            file.write("list of parts\n")

    monkeypatch.setattr(maker, "list_parts", list_parts)
    root = tmp_path / "checkout"
    for name in ("piquet.exe", "piquetw.exe"):
        (root / "dist" / "piquet").mkdir(parents=True, exist_ok=True)
        (root / "dist" / "piquet" / name).touch()
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    return root


def told(root: Path) -> list[str]:
    return (root.parent / "told").read_text(encoding="utf-8").splitlines()


@on_posix
def test_the_version_of_the_project_goes_to_the_compiler(
    maker: ModuleType, windows: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert maker.main(windows) == 0
    setup = windows / "dist" / "piquet-1.2.3-windows-setup.exe"
    assert capsys.readouterr().out == f"{setup}\n"
    (line,) = told(windows)
    script = windows / "packaging" / "windows" / "piquet.iss"
    assert line == f"ISCC [/DVersion=1.2.3] [/DRoot={windows}] [{script}]"


@on_posix
def test_one_secret_signs_both_programs_the_installer_and_the_uninstaller(
    maker: ModuleType, windows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WINDOWS_SIGNING", json.dumps(SECRET))
    assert maker.main(windows) == 0
    first, second, parts, compiled = told(windows)
    for line, name in ((first, "piquet.exe"), (second, "piquetw.exe")):
        assert line.startswith("signtool [sign] [/fd] [sha256] [/td] [sha256] [/tr] [http")
        assert line.endswith(f"[/p] [s3 cret] [{windows / 'dist' / 'piquet' / name}]")
    assert parts == "list of parts", "a signed program is another file than was listed"
    assert "[/DSigned] [/Spiquet=$q" in compiled
    assert " sign /fd sha256 " in compiled
    assert "$f]" in compiled
    kept = Path(f"{windows.parent / 'told'}.certificate")
    assert kept.read_bytes() == b"a certificate"
    (place,) = re.findall(r"\[/f\] \[([^]]+)\]", first)
    assert not Path(place).exists(), "nothing of the secret stays"


@on_posix
@pytest.mark.parametrize("tool", ["signtool", "ISCC"])
def test_a_tool_that_fails_ends_it_with_a_sentence_that_tells_no_secret(
    maker: ModuleType,
    windows: Path,
    tool: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("WINDOWS_SIGNING", json.dumps(SECRET))
    monkeypatch.setenv("FAILING", tool)
    assert maker.main(windows) == 1
    assert capsys.readouterr().err == f"{tool} failed; its own words stand above.\n"


def test_what_is_missing_is_told(
    maker: ModuleType,
    windows: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert maker.main(windows) == 1
    assert "ISCC is not here: install Inno Setup 6" in capsys.readouterr().err
    (windows / "dist" / "piquet" / "piquetw.exe").unlink()
    assert maker.main(windows) == 1
    assert "piquetw.exe: make it on Windows" in capsys.readouterr().err


def test_the_newest_tool_is_found_where_its_installer_puts_it(
    maker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in ("10.0.19041.0", "10.0.26100.0"):
        folder = tmp_path / "Windows Kits" / "10" / "bin" / version / "x64"
        folder.mkdir(parents=True)
        (folder / "signtool.exe").touch()
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert "26100" in maker._tool("signtool", "Windows Kits/10/bin/*/x64", "the Windows SDK")


@pytest.mark.parametrize(
    "told",
    [
        "s3 cret",
        '"s3 cret"',
        "[]",
        '{"certificate": "s3 cret", "password": "p"}',
        '{"certificate": "YQ=="}',
    ],
)
def test_a_secret_that_is_none_is_refused_and_not_told(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WINDOWS_SIGNING", told)
    with pytest.raises(Failure) as refused, signing.seal("WINDOWS_SIGNING"):
        pass
    assert "an object in JSON with certificate, password" in str(refused.value)
    assert "s3 cret" not in str(refused.value)


def test_without_a_secret_nothing_is_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    for empty in ("", " "):
        monkeypatch.setenv("WINDOWS_SIGNING", empty)
        with signing.seal("WINDOWS_SIGNING") as seal:
            assert seal is None


def test_the_script_names_no_version_and_opens_the_program_without_a_console() -> None:
    assert not re.search(r"\b\d+\.\d+\.\d+\b", SCRIPT.replace("{#Version}", ""))
    opened = re.findall(r'^Name: "\{auto.*Filename: "([^"]+)"', SCRIPT, re.MULTILINE)
    assert opened == [r"{app}\piquetw.exe"] * 2
    (started,) = re.findall(r'^Filename: "([^"]+)"', SCRIPT, re.MULTILINE)
    assert started == r"{app}\piquetw.exe"


def test_the_script_puts_piquet_on_the_path_and_takes_it_off_again() -> None:
    assert "ChangesEnvironment=yes" in SCRIPT
    assert 'Name: "path"; Description: "{cm:Terminal}"\n' in SCRIPT, "ticked unless one unticks it"
    for language in re.findall(r'^Name: "(\w\w)"; MessagesFile', SCRIPT, re.MULTILINE):
        assert f"\n{language}.Terminal=" in SCRIPT
    assert "SetPath(WizardIsTaskSelected('path'))" in SCRIPT
    assert re.search(r"usUninstall then\s+SetPath\(False\)", SCRIPT)


def test_the_script_signs_what_it_makes_where_it_is_told_to() -> None:
    signed = SCRIPT.partition("#ifdef Signed")[2].partition("#endif")[0]
    assert "SignTool=piquet\n" in signed
    assert "SignedUninstaller=yes\n" in signed
