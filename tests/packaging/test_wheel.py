"""What is shipped: one sdist and one wheel, the same bytes whoever builds them, when and where."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import python_package
from failures import Failure
from tests.packaging.conftest import ROOT

SHIPPED = "rules/", "game/", "assets/"
MOMENT = 1_700_000_000

pytestmark = pytest.mark.skipif(os.name == "nt", reason="packages are built on Linux and macOS")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return python_package.build(ROOT, tmp_path_factory.mktemp("dist"), MOMENT)


def test_the_wheel_holds_each_file_of_the_three_packages_and_nothing_else(
    built: tuple[Path, Path],
) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        shipped = {name for name in archive.namelist() if ".dist-info/" not in name}
        (entry_points,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "piquet = game.__main__:main" in archive.read(entry_points).decode()
    ours = {name for name in python_package.sources(ROOT) if name.startswith(SHIPPED)}
    catalogues = {name for name in ours if name.endswith(".po") and "stores" not in name}
    compiled = {f"{name.removesuffix('.po')}.mo" for name in catalogues}
    assert compiled
    assert shipped == compiled | {name for name in ours if not name.endswith(".po")}


def test_the_sdist_holds_the_whole_source(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as archive:
        (top,) = {name.partition("/")[0] for name in archive.getnames()}
        shipped = {one.name.removeprefix(f"{top}/") for one in archive if one.isfile()}
    assert {name for name in shipped if python_package.MADE.isdisjoint(Path(name).parts)} == set(
        python_package.sources(ROOT)
    )


def test_another_folder_hour_umask_and_builder_give_the_same_bytes(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    again = tmp_path / "a folder, with a space and an é"
    python_package.unpack(built[0], tmp_path)
    (unpacked,) = tmp_path.glob("piquet-*")
    os.utime(unpacked / "README.md", (1, 2))
    (unpacked / "assets" / "__pycache__").mkdir()
    (unpacked / "assets" / "__pycache__" / "x.cpython-311.pyc").touch()
    unpacked.rename(again)
    program = "import os, runpy, sys; os.umask(0o077); runpy.run_path(sys.argv[1])['main'](['out'])"
    done = subprocess.run(
        [sys.executable, "-c", program, str(again / "packaging" / "python_package.py")],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(again / "packaging"),
            "SOURCE_DATE_EPOCH": str(MOMENT),
            "TZ": "Asia/Tokyo",
            "LC_ALL": "C",
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout.count("\n") == 2, done.stderr
    for first in built:
        second = tmp_path / "out" / first.name
        assert second.read_bytes() == first.read_bytes(), first.name


def test_the_wheel_installed_alone_is_whole_from_another_folder(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    installed = tmp_path / "installed"
    options = ["--no-deps", "--no-index", "--no-compile", "-q", "--target", str(installed)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(built[1])], check=True)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "game", "selftest"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed), "PIQUET_HOME": str(tmp_path / "home")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Piquet is whole")


@pytest.mark.parametrize("told", ["yesterday", "-5", "0", "1.5", "²"])
def test_a_date_that_is_none_is_refused_with_a_sentence(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", told)
    with pytest.raises(Failure, match=r"and this is none: '.+'\. Set SOURCE_DATE_EPOCH"):
        python_package.epoch(ROOT)


def test_without_git_and_without_a_date_nothing_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    with pytest.raises(Failure, match="or build from a git checkout"):
        python_package.epoch(tmp_path)
