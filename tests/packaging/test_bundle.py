"""What goes into the bundle, and what it says where it cannot run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bundle
import launcher
import stamp
from game.window.assets import FONTS
from tests.packaging.conftest import ROOT

BUNDLED = ROOT / "packaging" / "bundled.py"


def start(home: Path, *arguments: str, path: str = "") -> subprocess.CompletedProcess[str]:
    """The bundle's own script, without a terminal and without a screen."""
    environment = {
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        "PYTHONPATH": path,
        "SDL_VIDEODRIVER": "x11",
        "LC_ALL": "C.UTF-8",
    }
    return subprocess.run(
        [sys.executable, "-P", str(BUNDLED), *arguments],
        env=environment,
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )


def logs(home: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in home.rglob("piquet.log"))


def test_every_asset_is_taken_along_and_every_font_in_use_and_no_other() -> None:
    taken = {Path(where, Path(path).name).as_posix() for path, where in bundle.data_files(ROOT)}
    kept = [
        path for path in (ROOT / "assets").rglob("*.*") if path.suffix not in {".py", ".pyc", ".po"}
    ]
    assert {path.relative_to(ROOT).as_posix() for path in kept} <= taken
    assert sum(name.endswith(".ttf") for name in taken) == len(FONTS)
    assert sum(name.endswith("LICENSE.txt") for name in taken) == len(bundle.FONT_PACKAGES)


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("pygame/freesansbold.ttf", False),
        ("pygame\\docs\\index.html", False),
        ("libreadline.so.8", False),
        ("piquet-0.1.0.dist-info/direct_url.json", False),
        ("piquet-0.1.0.dist-info/licenses/LICENSE", False),
        ("piquet-0.1.0.dist-info/METADATA", True),
        ("pygame/base.so", True),
        ("pygame/pygame_icon.bmp", True),
        ("font_source_sans_pro/files/SourceSansPro-Regular.ttf", True),
        ("assets/cards/courts/king-clubs.svg", True),
    ],
)
def test_what_nobody_uses_stays_out(name: str, needed: bool) -> None:
    assert bundle.is_needed(name) is needed


def test_the_word_bundle_makes_it_with_the_parts_of_development(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def is_ready(_root: Path, level: str) -> bool:
        asked.append(level)
        return True

    monkeypatch.setattr(stamp, "is_ready", is_ready)
    monkeypatch.setattr(bundle, "run", lambda _root: 7)
    assert launcher.main(["bundle"]) == 7
    assert asked == [stamp.DEVELOPMENT]


def test_neither_the_hour_nor_the_order_of_sets_nor_the_folder_gets_into_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, str]] = []

    def call(_command: list[str], *, env: dict[str, str], **_: object) -> int:
        seen.append(env)
        return 1

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert bundle.run(tmp_path) == 1
    assert seen[0]["PYTHONHASHSEED"] == "0"
    assert seen[0]["SOURCE_DATE_EPOCH"] == "1700000000"
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    (tmp_path / "pyproject.toml").touch()
    os.utime(tmp_path / "pyproject.toml", (1_600_000_000, 1_600_000_000))
    assert bundle.moment(tmp_path) == 1_600_000_000


def test_on_windows_one_program_answers_in_a_console_and_one_opens_none() -> None:
    assert bundle.programs("win32") == [("piquet", True), ("piquetw", False)]
    assert bundle.programs("linux") == bundle.programs("darwin") == [("piquet", False)]
    recipe = (ROOT / "packaging" / "piquet.spec").read_text(encoding="utf-8")
    assert "for name, console in bundle.programs()" in recipe


def test_the_version_is_that_of_the_project() -> None:
    assert f'version = "{bundle.version(ROOT)}"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_its_size_is_that_of_its_files_and_not_of_folders_and_links(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "large").write_bytes(bytes(1_500_000))
    (tmp_path / "small").write_bytes(bytes(100_000))
    if os.name != "nt":  # where not everybody may make one
        (tmp_path / "link").symlink_to("small")
    assert bundle.size(tmp_path) == "1.6 MB in 2 files"


def test_without_a_screen_a_sentence_is_said_and_written_down(tmp_path: Path) -> None:
    done = start(tmp_path, path=str(ROOT))
    assert done.returncode == 3
    assert "needs a screen" in done.stderr
    assert "needs a screen" in logs(tmp_path)
    assert "Traceback" not in done.stderr


def test_a_part_that_is_missing_is_a_sentence_and_the_rest_stands_in_the_log(
    tmp_path: Path,
) -> None:
    (tmp_path / "broken" / "game").mkdir(parents=True)
    (tmp_path / "broken" / "game" / "__init__.py").touch()
    done = start(tmp_path, path=str(tmp_path / "broken"))
    assert done.returncode == 4
    (line,) = done.stderr.splitlines()
    assert line.startswith("Piquet cannot start: ")
    assert "Traceback" in logs(tmp_path)


def test_what_is_asked_for_is_answered_as_ever(tmp_path: Path) -> None:
    done = start(tmp_path, "--version", path=str(ROOT))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("piquet ")
