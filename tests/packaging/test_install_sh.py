"""The script that puts the unpacked archive into the menu and `piquet` into the user's own bin."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

LINUX = ROOT / "packaging" / "linux"
NAME = "io.github.piquet.Piquet"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")


def unpacked(folder: Path) -> Path:
    """An archive as it lies unpacked, read-only, with a program that says which one it is."""
    (folder / "share").mkdir(parents=True)
    shutil.copy(LINUX / "install.sh", folder)
    shutil.copy(LINUX / f"{NAME}.desktop", folder / "share")
    shutil.copy(ROOT / "assets" / "icons" / "piquet.svg", folder / "share" / f"{NAME}.svg")
    (folder / "piquet").write_text(f"#!/bin/sh\necho '{folder.name}' \"$@\"\n", encoding="utf-8")
    (folder / "piquet").chmod(0o555)
    for path in (*folder.rglob("*.*"), folder / "share", folder):
        path.chmod(0o555 if path.is_dir() or path.suffix == ".sh" else 0o444)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home of zoé"
    folder.mkdir()
    return folder


def install(folder: Path, home: Path, *arguments: str) -> str:
    environment = {"HOME": str(home), "PATH": f"{home}/.local/bin:/usr/bin:/bin"}
    return subprocess.run(
        [str(folder / "install.sh"), *arguments],
        env=environment,
        cwd=home,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


def said(home: Path) -> str:
    """What `piquet score` says in a terminal of this user."""
    environment = {"HOME": str(home), "PATH": f"{home}/.local/bin:/usr/bin:/bin"}
    command = ["sh", "-c", "cd / && piquet score"]
    return subprocess.check_output(command, env=environment, encoding="utf-8").strip()


def left(home: Path) -> list[str]:
    """All files but the index of the folder that the desktop keeps, where it has one."""
    files = (path for path in home.rglob("*") if path.is_symlink() or path.is_file())
    return [path.name for path in files if path.name != "mimeinfo.cache"]


def test_installed_twice_from_a_folder_that_is_read_only_it_stands_there_once(
    tmp_path: Path, home: Path
) -> None:
    folder = unpacked(tmp_path / "piquet $1.0")
    assert "a terminal knows it as piquet" in install(folder, home)
    files = {path: path.stat().st_mode for path in home.rglob("*") if path.is_file()}
    mine = [path for path, mode in files.items() if not path.is_symlink() and not mode & 0o200]
    assert mine == [], "the second time could not write these"
    install(folder, home)
    assert sorted(left(home)) == [f"{NAME}.desktop", f"{NAME}.svg", "piquet"]
    assert said(home) == "piquet $1.0 score"
    install(folder, home, "--remove")
    assert left(home) == []


def test_a_newer_piquet_takes_the_place_of_the_older_even_where_that_is_gone(
    tmp_path: Path, home: Path
) -> None:
    first, second, third = (unpacked(tmp_path / f"piquet-{n}") for n in (1, 2, 3))
    install(first, home)
    install(second, home)
    assert said(home) == "piquet-2 score"
    second.rename(tmp_path / "thrown away")
    install(third, home)
    assert said(home) == "piquet-3 score"
    (entry,) = home.rglob("*.desktop")
    assert f'Exec="{third}/piquet"\n' in entry.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["a file", "a link"])
def test_a_piquet_of_somebody_else_is_neither_replaced_nor_removed(
    tmp_path: Path, home: Path, kind: str
) -> None:
    theirs = tmp_path / "pipx" / "piquet"
    theirs.parent.mkdir()
    theirs.write_text("#!/bin/sh\necho theirs\n", encoding="utf-8")
    theirs.chmod(0o755)
    command = home / ".local" / "bin" / "piquet"
    command.parent.mkdir(parents=True)
    if kind == "a link":
        command.symlink_to(theirs)
    else:
        shutil.copy(theirs, command)
    folder = unpacked(tmp_path / "piquet-1")
    assert "is somebody else's and stays" in install(folder, home)
    install(folder, home, "--remove")
    assert left(home) == ["piquet"]
    assert said(home) == "theirs"


def test_another_word_is_refused_with_the_words_there_are(tmp_path: Path, home: Path) -> None:
    folder = unpacked(tmp_path / "piquet-1")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        install(folder, home, "--delete")
    assert refused.value.returncode == 2
    assert "[--remove]" in refused.value.stderr
    assert left(home) == []
