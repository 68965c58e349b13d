"""Renew the lock files: `python packaging/lock.py [--upgrade]` in a `.venv` that has `uv`.

uv resolves what pyproject.toml asks for, for every Python and system we serve at once; versions
that are locked already stay unless `--upgrade` is given. Then it tries the result for each of them:
only wheels are installed, so a package without one is refused here, and not on a player's machine.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from itertools import product
from pathlib import Path

from setting_up import DEVELOPMENT_PART

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
MACHINES = (
    *("x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-pc-windows-msvc"),
    *("x86_64-apple-darwin", "aarch64-apple-darwin"),
)
RELEASE_PYTHON = "3.13"
"""The Python of the workflows' own tools, on the first of these machines (.github/workflows)."""

HEADER = """\
# Every part of Piquet with its version and the hashes of its wheels, for Linux, Windows and macOS
# and for Python 3.11 to 3.15. Made by packaging/lock.py from pyproject.toml, not by hand.
"""
RELEASE_HEADER = """\
# What the workflows use to sign, to audit and to check themselves, with the hashes of the wheels,
# for Python 3.13 on Linux (x86_64). Made by packaging/lock.py from pyproject.toml, not by hand.
"""
_ENTRY = re.compile(r"^[a-z0-9-]+==(?:.*\\\n)+.*\n", re.MULTILINE)


def main(arguments: list[str]) -> None:
    """Resolve, write, and try what was written."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    play = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    lock, release = (ROOT / "packaging" / f"{name}.lock" for name in ("requirements", "release"))
    kept = "" if "--upgrade" in arguments else lock.read_text(encoding="utf-8")
    everything = compiled([*play, *extras["dev"], *extras["apart"]], kept, "--universal")
    for_play = compiled(play, everything, "--universal")
    playing = entries(for_play)
    working = [each for each in entries(everything) if each not in playing]
    text = "\n".join([HEADER, *playing, DEVELOPMENT_PART, "", *working])
    lock.write_text(text, encoding="utf-8")
    tools = compiled(extras["release"], everything, python=RELEASE_PYTHON, machine=MACHINES[0])
    release.write_text("\n".join([RELEASE_HEADER, *entries(tools)]), encoding="utf-8")
    for python, machine in product(PYTHONS, MACHINES):
        uv("install", "--dry-run", "--require-hashes", "-r", str(lock), python, machine)


def compiled(
    asked: list[str], kept: str, *more: str, python: str = PYTHONS[0], machine: str = ""
) -> str:
    """What uv locks for these, holding to the versions that are `kept` where it can."""
    with tempfile.TemporaryDirectory() as folder:
        wanted, lock = Path(folder) / "wanted.in", Path(folder) / "lock.txt"
        wanted.write_text("\n".join(asked), encoding="utf-8")
        lock.write_text(kept, encoding="utf-8")  # uv holds to what its output file has already
        shown = ("--generate-hashes", "--no-annotate", "--no-header", "-o", str(lock))
        uv("compile", *more, *shown, str(wanted), python, machine)
        return lock.read_text(encoding="utf-8")


def entries(text: str) -> list[str]:
    """The entries of a lock file: a part with its version, marker and hashes."""
    return _ENTRY.findall(text)


def uv(command: str, *arguments: str) -> None:
    """Run `uv pip` for wheels alone; the last two arguments are the Python and the machine."""
    *rest, python, machine = arguments
    target = ["--python-version", python, *(["--python-platform", machine] if machine else [])]
    with tempfile.TemporaryDirectory() as folder:
        aside = ["--target", folder] if command == "install" else []
        subprocess.check_call(
            [
                *(sys.executable, "-m", "uv", "pip", command, "--quiet", "--no-config"),
                *("--only-binary", ":all:", *target, *aside, *rest),
            ]
        )


if __name__ == "__main__":
    main(sys.argv[1:])
