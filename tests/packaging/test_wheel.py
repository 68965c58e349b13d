"""What is shipped: one wheel with the three packages and all their data."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.packaging.conftest import ROOT

SHIPPED = "rules", "game", "assets"


def test_the_wheel_holds_each_file_of_the_three_packages_and_nothing_else(tmp_path: Path) -> None:
    source = tmp_path / "source"
    leave = shutil.ignore_patterns("__pycache__")
    for name in (*SHIPPED, "tests", "packaging"):
        shutil.copytree(ROOT / name, source / name, ignore=leave)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = ["wheel", "--no-deps", "--no-index", "--no-build-isolation", "-q", "-w", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "pip", *build, str(source)], check=True)
    (wheel,) = tmp_path.glob("piquet-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if ".dist-info/" not in name}
        (entry_points,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "piquet = game.__main__:main" in archive.read(entry_points).decode()
    ours = {
        path.relative_to(source).as_posix()
        for name in SHIPPED
        for path in (source / name).rglob("*")
        if path.is_file()
    }
    assert shipped == ours
