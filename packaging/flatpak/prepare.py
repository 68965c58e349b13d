"""What the Flatpak is made of: `.venv/bin/python packaging/flatpak/prepare.py [FOLDER]`.

Into FOLDER (`build/flatpak` if none is named) go our wheel and the wheels of the lock file for the
Python of the runtime, each checked against its hash, so that flatpak-builder needs no network of
its own and what it installs is what was locked.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import python_package  # noqa: E402 - its folder is on the path only now
import stamp  # noqa: E402
from failures import Failure  # noqa: E402
from setting_up import locked_parts  # noqa: E402

PYTHON = "3.13"
"""The Python of org.freedesktop.Platform 25.08."""

PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")

_BUILDER = re.compile(r"^setuptools==.*(?:\n    .*)*\n", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Fetch and build."""
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "flatpak"
    try:
        prepare(folder)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{len(list(folder.glob('*.whl')))} wheels in {folder}")
    return 0


def prepare(folder: Path) -> None:
    """Put the wheels and the list of the locked ones into an empty folder."""
    if folder.exists() and any(folder.iterdir()):
        raise Failure(f"{folder} is not empty: remove it and start again.")
    python_package.build(ROOT, folder, python_package.epoch(ROOT))
    for sdist in folder.glob("*.tar.gz"):
        sdist.unlink()
    parts = folder / "requirements.txt"
    parts.write_text(players_parts(stamp.lock_file(ROOT).read_text("utf-8")), encoding="utf-8")
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--require-hashes", "--only-binary=:all:", f"--python-version={PYTHON}"),
        *(f"--platform={name}" for name in PLATFORMS),
        *("-r", str(parts), "-d", str(folder)),
    ]
    if subprocess.call(command):
        raise Failure("The wheels could not be fetched; pip's own words stand above.")


def players_parts(lock: str) -> str:
    """The locked parts that a player needs: not those of the checks, and not what builds."""
    return _BUILDER.sub("", locked_parts(lock, stamp.GAME))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
