"""Makes the files and folders of our own: whatever the umask, they are the player's alone."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import BinaryIO

FOLDER, FILE = 0o700, 0o600


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
    """Open a file of ours to write its bytes, emptied if it is there; `anew`: it must not be."""
    flags = os.O_WRONLY | os.O_CREAT | (os.O_EXCL if anew else os.O_TRUNC)
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags, FILE)
    try:
        if os.name != "nt":
            os.fchmod(file, FILE)
        return os.fdopen(file, "wb")
    except BaseException:
        os.close(file)
        raise


def make_private(path: Path) -> None:
    """Close a file or folder to others that was open to them; what is not ours stays as it is."""
    with contextlib.suppress(OSError):
        mode = path.stat().st_mode & 0o777
        if os.name != "nt" and mode & 0o077 and not path.is_symlink():
            path.chmod(mode & FOLDER)
