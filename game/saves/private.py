"""Makes the files and folders of our own: whatever the umask, they are the player's alone."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import BinaryIO, cast

FOLDER, FILE = 0o700, 0o600
_ONLY_OURS = sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
"""No link is followed, and no pipe waited for."""


def make_folder(path: Path) -> None:
    """Make a folder and those above it that are missing; one that is there keeps its mode.

    Raises OSError, FileExistsError where something else lies there, ValueError for no name at all.
    """
    if path.is_dir():
        return
    if not path.parent.is_dir() and path.parent != path:
        make_folder(path.parent)
    try:
        path.mkdir(FOLDER)
    except FileExistsError:
        if not path.is_dir():  # or else somebody was as quick as we
            raise
    else:
        path.chmod(FOLDER)


def create(path: Path, *, anew: bool = False) -> BinaryIO:
    """Open a file of ours to write its bytes, emptied if it is there; `anew`: it must not be.

    Raises OSError; where a pipe or a link lies there too.
    """
    return _open(path, "wb", os.O_EXCL if anew else os.O_TRUNC)


def add_to(path: Path) -> BinaryIO:
    """Open a file of ours to write at its end, whether or not it is there; as `create`."""
    return _open(path, "ab", os.O_APPEND)


def descriptor(path: Path, flags: int) -> int:
    """Open or make a file of ours as the system does; as `create`."""
    file = os.open(path, flags | os.O_CREAT | _ONLY_OURS, FILE)
    if os.name != "nt":
        os.fchmod(file, FILE)
    return file


def _open(path: Path, mode: str, flags: int) -> BinaryIO:
    return cast(BinaryIO, os.fdopen(descriptor(path, os.O_WRONLY | flags), mode))


def make_private(path: Path) -> None:
    """Close a file or folder to others that was open to them; what is not ours stays as it is."""
    with contextlib.suppress(OSError):
        mode = path.stat().st_mode & 0o777
        if os.name != "nt" and mode & 0o077 and not path.is_symlink():
            path.chmod(mode & FOLDER)
