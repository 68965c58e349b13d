"""Reads files of our folder that anybody may have put there: only plain ones, and never too much.

A pipe in the place of a file would be waited for without end, and a device be read without end.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)


class InTheWayError(OSError):
    """Something that is no plain file lies where one of ours should be; `filename` is the place."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "no plain file", str(path))


class TooLargeError(ValueError):
    """A file holds more than anything of ours does."""


def open_plain(path: Path) -> BinaryIO:
    """Open a plain file, or a link to one, to read its bytes.

    Raises InTheWayError for anything else that lies there, and any OSError.
    """
    if path.is_dir():
        raise InTheWayError(path)
    file = os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise InTheWayError(path)
    return file


def read_plain(path: Path, most: int = -1) -> bytes:
    """The bytes of a plain file; TooLargeError for more than `most`, else as `open_plain`."""
    with open_plain(path) as file:
        data = file.read(most + 1 if most >= 0 else -1)
    if 0 <= most < len(data):
        raise TooLargeError(f"{path} holds more than {most} bytes")
    return data


def must_be_plain(path: Path) -> None:
    """Raise InTheWayError for what is there and is no plain file; a link is none either."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        raise InTheWayError(path)
