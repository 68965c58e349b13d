"""The list of parts says what a bundle holds: each file, its part, its SHA-256, and nothing else.

The bundle here is a stand-in with a real one's names. A real one takes half a minute to make; where
PIQUET_BUNDLE names one, it is checked too: release.yml does so with each that it makes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bundle
import parts
from failures import Failure
from tests.packaging.conftest import ROOT
from tests.packaging.test_parts import OLD_VENV, in_bundle, libraries

pytest.importorskip("cyclonedx", reason=OLD_VENV)

import sbom

MOMENT = 1_700_000_000


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle as PyInstaller leaves it, of small files."""
    folder = tmp_path / "piquet"
    names = [in_bundle(path) for path in libraries()]
    names += ["piquet", "_internal/base_library.zip", "_internal/libpython3.13.so.1.0"]
    names += ["_internal/assets/CREDITS.md", "_internal/piquet-0.1.0.dist-info/METADATA"]
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(sbom, "modules", lambda _: {"game", "json", "pygame"})
    return folder


def listed(folder: Path) -> dict[str, dict[str, str]]:
    """The files of each part, with their sums, as the list has them."""
    text = json.loads((sbom.place(folder) / sbom.LIST).read_text(encoding="utf-8"))
    components = [text["metadata"]["component"], *text["components"]]
    return {one["name"]: dict(sbom._told(one)) for one in components}


def test_each_file_is_told_with_its_part_and_its_sum(made: Path) -> None:
    sbom.write(ROOT, made, MOMENT)
    told = listed(made)
    assert set(told["Piquet"]) >= {"piquet", "LICENCES.txt", "_internal/assets/CREDITS.md"}
    assert "_internal/libpython3.13.so.1.0" in told["Python"]
    assert list(told["platformdirs"]) == ["piquet"]
    every = {name for names in told.values() for name in names}
    assert every == {name for name in parts.files(made) if name != sbom.LIST}
    assert list(sbom.differences(made)) == []


def test_versions_licences_and_who_brought_what_stand_in_it(made: Path) -> None:
    sbom.write(ROOT, made, MOMENT)
    text = json.loads((made / sbom.LIST).read_text(encoding="utf-8"))
    assert text["bomFormat"] == "CycloneDX"
    assert text["metadata"]["component"]["version"] == bundle.version(ROOT)
    assert text["metadata"]["timestamp"] == "2023-11-14T22:13:20+00:00"
    by_name = {one["name"]: one for one in text["components"]}
    assert by_name["pygame-ce"]["purl"] == f"pkg:pypi/pygame-ce@{by_name['pygame-ce']['version']}"
    assert by_name["SDL"]["licenses"] == [{"expression": "Zlib"}]
    brought = {one["ref"]: one.get("dependsOn", []) for one in text["dependencies"]}
    assert "SDL" in brought["pygame-ce"]
    assert "SDL" not in brought["Piquet"]
    assert {"pygame-ce", "platformdirs", "Python"} <= set(brought["Piquet"])


def test_the_same_bundle_gives_the_same_list(made: Path) -> None:
    sbom.write(ROOT, made, MOMENT)
    first = {name: (made / name).read_bytes() for name in (sbom.LIST, sbom.NOTICES)}
    copy = made.with_name("a folder, with a space and an é")
    shutil.copytree(made, copy)
    sbom.write(ROOT, copy, MOMENT)
    assert {name: (copy / name).read_bytes() for name in first} == first


def test_what_is_changed_added_or_lost_afterwards_is_told(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sbom.write(ROOT, made, MOMENT)
    assert sbom.main(["--check", str(made)]) == 0
    (made / "_internal" / "base_library.zip").write_text("another", encoding="utf-8")
    (made / "_internal" / "assets" / "CREDITS.md").unlink()
    (made / "_internal" / "evil.so").touch()
    notices = made / sbom.NOTICES
    notices.write_text(notices.read_text(encoding="utf-8").replace("libpng ", ""), encoding="utf-8")
    capsys.readouterr()
    assert sbom.main(["--check", str(made)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [
        "_internal/evil.so is in the bundle and not in the list.",
        "_internal/assets/CREDITS.md is in the list and not in the bundle.",
        "LICENCES.txt is another file than the list says.",
        "_internal/base_library.zip is another file than the list says.",
        "LICENCES.txt does not name libpng.",
    ]
    (made / sbom.LIST).unlink()
    assert sbom.main(["--check", str(made)]) == 1


def test_a_library_or_a_module_that_nobody_knows_stops_it(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (made / "_internal" / "libevil.so.1").touch()
    assert sbom.main([str(made)]) == 1
    assert "_internal/libevil.so.1: say whose it is" in capsys.readouterr().err
    (made / "_internal" / "libevil.so.1").unlink()
    monkeypatch.setattr(sbom, "modules", lambda _: {"game", "requests"})
    with pytest.raises(Failure, match="requests"):
        sbom.write(ROOT, made, MOMENT)


def test_in_an_app_for_macos_they_lie_among_the_resources_and_the_seal_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = tmp_path / "Piquet.app"
    names = ("MacOS/piquet", "Info.plist", "Resources/piquet.icns", "Resources/base_library.zip")
    for name in (*names, "Frameworks/pygame/__dot__dylibs/libSDL2-2.0.0.dylib"):
        (app / "Contents" / name).parent.mkdir(parents=True, exist_ok=True)
        (app / "Contents" / name).touch()
    monkeypatch.setattr(sbom, "modules", lambda _: {"game"})
    sbom.write(ROOT, app, MOMENT)
    (app / "Contents" / "MacOS" / "piquet").write_text("signed", encoding="utf-8")
    (app / "Contents" / "_CodeSignature").mkdir()
    (app / "Contents" / "_CodeSignature" / "CodeResources").touch()
    assert list(sbom.differences(app)) == []
    told = listed(app)
    assert set(told["SDL"]) == {"Contents/Frameworks/pygame/__dot__dylibs/libSDL2-2.0.0.dylib"}
    assert told["Piquet"]["Contents/MacOS/piquet"] == ""
    assert "Contents/Resources/LICENCES.txt" in told["Piquet"]


def test_making_a_bundle_ends_with_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def call(command: list[str], **_: object) -> int:
        called.append(command)
        return 3 if "sbom.py" in command[1] else 0

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(bundle, "forget_folders", lambda *_: None)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(MOMENT))
    assert bundle.run(tmp_path) == 3, "a file of nobody fails the whole"
    assert "PyInstaller" in called[0]
    assert called[1][1:] == [
        str(tmp_path / "packaging" / "sbom.py"),
        str(tmp_path / "dist" / "piquet"),
    ]


@pytest.mark.skipif("PIQUET_BUNDLE" not in os.environ, reason="no PIQUET_BUNDLE to check")
def test_the_bundle_that_was_made_is_what_its_list_says() -> None:
    folder = Path(os.environ["PIQUET_BUNDLE"])
    assert list(sbom.differences(folder)) == []
    told = listed(folder)
    assert {"SDL", "SDL_mixer", "libpng", "Opus", "pygame-ce", "Python", "PyInstaller"} <= set(told)
    program = next(folder / name for name in parts.PROGRAMS if (folder / name).is_file())
    assert parts.strangers(sbom.modules(program), parts.known(ROOT)) == []
    whole = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert str(ROOT).encode() not in whole
    assert sys.prefix.encode() not in whole
