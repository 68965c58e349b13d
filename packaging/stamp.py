"""The stamp: a small file in `.venv` which says that it is whole, and for what it was made.

It is written last and at one stroke, so a set-up that was cut off leaves none. Its lines: the
folder, the Python (3.11), the base interpreter, the digest of what was installed, the level, then
the names that must lie in site-packages.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import NamedTuple

GAME = "game"
DEVELOPMENT = "development"

_FORM = "1"  # Grows when set-up itself changes what it leaves in .venv.


class Stamp(NamedTuple):
    """What a finished `.venv` says of itself."""

    folder: str
    version: str
    interpreter: str
    digest: str
    level: str
    parts: frozenset[str]


def venv(root: Path) -> Path:
    """The virtual environment of the checkout at `root`."""
    return root / ".venv"


def python(root: Path) -> Path:
    """The interpreter inside `.venv`."""
    return venv(root) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def lock_file(root: Path) -> Path:
    """The one lock file."""
    return root / "packaging" / "requirements.lock"


def read(root: Path) -> Stamp | None:
    """The stamp in `.venv`, or None when there is none that can be read."""
    try:
        lines = _path(root).read_text(encoding="utf-8").splitlines()
        folder, version, interpreter, digest, level, *parts = lines
    except (OSError, ValueError):
        return None
    return Stamp(folder, version, interpreter, digest, level, frozenset(parts))


def write(root: Path, level: str) -> None:
    """Declare `.venv` whole. OSError when the disk refuses."""
    interpreter = getattr(sys, "_base_executable", None) or sys.executable
    head = [str(venv(root)), _version(), interpreter, _digest(root), level]
    unfinished = _path(root).with_suffix(".new")
    with unfinished.open("w", encoding="utf-8") as file:
        file.write("\n".join([*head, *sorted(_parts(root))]) + "\n")
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(_path(root))


def remove(root: Path) -> None:
    """Take the stamp away, before the first change to what it vouches for."""
    _path(root).unlink(missing_ok=True)


def is_ready(root: Path, level: str) -> bool:
    """Whether `.venv` may be used as it stands for this level."""
    found = read(root)
    return (
        found is not None
        and flaw(root, found) is None
        and found.digest == _digest(root)
        and found.level in {level, DEVELOPMENT}
    )


def flaw(root: Path, found: Stamp) -> str | None:
    """Why this `.venv` must be made anew, as the half of a sentence; None if it need not be."""
    if found.folder != str(venv(root)):
        return "was made in another folder"
    if found.version != _version():
        return f"was made for Python {found.version}"
    # False also for what this user may not reach, where Path.exists would raise.
    if not (os.path.exists(python(root)) and os.path.exists(found.interpreter)):  # noqa: PTH110
        return "was made with a Python that is gone"
    if not found.parts <= _parts(root):
        return "is damaged"
    return None


def _path(root: Path) -> Path:
    return venv(root) / "piquet.stamp"


def _version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def _digest(root: Path) -> str:
    """One number for all that decides what gets installed."""
    digest = hashlib.sha256(_FORM.encode())
    for source in (lock_file(root), root / "pyproject.toml"):
        digest.update(source.read_bytes() + b"\0")
    return digest.hexdigest()


def _parts(root: Path) -> frozenset[str]:
    """The names that lie in site-packages, but for those that people clear away or renew."""
    library = "Lib" if os.name == "nt" else f"lib/python{_version()}"
    try:
        names = os.listdir(venv(root) / library / "site-packages")  # noqa: PTH208  (faster)
    except OSError:
        return frozenset()
    return frozenset(name for name in names if not name.startswith(("__pycache__", "pip")))
