"""Build the wheel and the sdist: `.venv/bin/python packaging/python_package.py [FOLDER]`.

They lie in FOLDER (`dist` if none is named). The same commit gives the same bytes, whoever builds
it, when, in whatever folder and with whatever umask: only files that git tracks are taken, with
modes, owners and times of our own, and the wheel is built from the sdist. Nothing is fetched: the
setuptools of the lock file builds. SOURCE_DATE_EPOCH (seconds since 1970) sets the time that all
files bear; without it that is the time of the last commit.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from failures import Failure

ROOT = Path(__file__).resolve().parent.parent

EARLIEST = 315532800  # 1980-01-01: a wheel is a zip file, which knows no earlier day

MADE = {"__pycache__", ".venv", "build", "dist", "piquet.egg-info", "PKG-INFO", "setup.cfg"}
"""What Python, our commands and setuptools leave between the sources."""

_BUILD = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv[1])(sys.argv[2])"


def main(arguments: list[str]) -> int:
    """Build both and say where they lie, with their SHA-256."""
    try:
        built = build(ROOT, Path(arguments[0] if arguments else ROOT / "dist"), epoch(ROOT))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    for path in built:
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path}")
    return 0


def epoch(root: Path) -> int:
    """The time that all files bear, in seconds since 1970."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if not told and (root / ".git").exists():
        told = _git(root, "log", "-1", "--format=%ct").strip()
    if not (told.isascii() and told.isdecimal()) or int(told) < EARLIEST:
        raise Failure(
            f"The packages need a date from 1980 on, and this is none: {told!r}. Set "
            "SOURCE_DATE_EPOCH to seconds since 1970, or build from a git checkout."
        )
    return int(told)


def build(root: Path, folder: Path, seconds: int) -> tuple[Path, Path]:
    """The sdist and the wheel of the sources at `root`, in `folder`, dated `seconds`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        source, made = Path(scratch) / "source", Path(scratch) / "made"
        made.mkdir()
        for name in sources(root):
            copy = source / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, copy)
            copy.chmod(0o755 if os.access(root / name, os.X_OK) else 0o644)
        _setuptools("build_sdist", source, made, seconds)
        (raw,) = made.glob("*.tar.gz")
        sdist = folder / raw.name
        _repack(raw, sdist, seconds)
        unpack(sdist, Path(scratch))
        _setuptools("build_wheel", Path(scratch) / raw.name.removesuffix(".tar.gz"), made, seconds)
        (wheel,) = made.glob("*.whl")
        return sdist, Path(shutil.copyfile(wheel, folder / wheel.name))


def unpack(sdist: Path, folder: Path) -> None:
    """Unpack an sdist of our own into `folder`."""
    with tarfile.open(sdist) as archive:
        # Python before 3.11.4 knows no filter, 3.12 and 3.13 warn where none is named.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder)


def sources(root: Path) -> list[str]:
    """The files of the project, relative to `root`; in an unpacked sdist, all there are."""
    if (root / ".git").exists():
        names = _git(root, "ls-files", "-z").split("\0")
        return [name for name in names if name and (root / name).is_file()]
    found = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
    return sorted(path.as_posix() for path in found if MADE.isdisjoint(path.parts))


def _setuptools(step: str, source: Path, made: Path, seconds: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _BUILD, step, str(made)],
        cwd=source,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(seconds)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        umask=0o022,
    )
    if done.returncode:
        last = (done.stdout.strip().splitlines() or ["it gave no reason"])[-1]
        raise Failure(f"setuptools could not {step.replace('_', ' the ')}: {last}")


def _repack(raw: Path, sdist: Path, seconds: int) -> None:
    """Write the archive anew, without what tells of the builder and the hour."""
    with (
        tarfile.open(raw) as old,
        sdist.open("wb") as file,
        gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=seconds) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda one: one.name):
            member.mtime, member.pax_headers = seconds, {}
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            new.addfile(member, old.extractfile(member) if member.isfile() else None)


def _git(root: Path, *words: str) -> str:
    try:
        return subprocess.check_output(["git", *words], cwd=root, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failure(
            f"git {words[0]} failed in {root} ({error}); build where it works."
        ) from error


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
