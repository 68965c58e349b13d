"""Locks on small files, which the system frees when their holder dies: who plays which partie.

Two copies of the program may run at once. Each partie being played is held by one of them.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from pathlib import Path

from game.saves import files
from game.saves.book_files import LOCKS
from game.saves.notices import BookError, Notice

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD_BY_ANOTHER = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
PAUSE_SECONDS = 0.01


class Lock:
    """A lock that was taken; `release` gives it back and removes the file."""

    def __init__(self, path: Path, file: int | None) -> None:
        self._path = path
        self._file = file

    def renew(self) -> None:
        """Take the lock once more where its file was deleted under us, unless another has it."""
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            if os.path.samestat(os.fstat(self._file), self._path.stat()):
                return
        again = take(self._path)
        if again is not None and again._file is not None:
            os.close(self._file)
            self._file = again._file

    def release(self) -> None:
        """Give the lock back; a second time does nothing."""
        if self._file is None:
            return
        # Removed before it is freed: who waits for the old file finds that it is gone and takes a
        # new one. Windows removes no open file, and an empty file left behind harms nobody.
        with contextlib.suppress(OSError):
            self._path.unlink()
        with contextlib.suppress(OSError):
            os.close(self._file)
        self._file = None


def take(path: Path) -> Lock | None:
    """Take a lock, or None if another holds it.

    Where locks or files cannot be had at all (some network disks, a read-only folder) an empty
    lease is granted: the database itself keeps two writers from harming each other.
    """
    while True:
        try:
            files.make_folder(path.parent)
            file = files.descriptor(path, os.O_RDWR)
        except OSError:
            return Lock(path, None)
        if not stat.S_ISREG(os.fstat(file).st_mode):
            os.close(file)
            return Lock(path, None)
        try:
            _lock(file)
            if os.path.samestat(os.fstat(file), path.stat()):
                return Lock(path, file)
        except FileNotFoundError:
            pass  # its last holder removed it between our opening and our locking
        except OSError as error:
            os.close(file)
            return None if error.errno in HELD_BY_ANOTHER else Lock(path, None)
        os.close(file)


def lock_partie(directory: Path, key: str) -> Lock:
    """Hold a partie of the book of a folder. BookError when another copy of the program does."""
    lease = take(directory / LOCKS / f"{key}.lock")
    if lease is None:
        raise BookError(Notice("storage.open-elsewhere"))
    return lease


def is_held(directory: Path, key: str) -> bool:
    """Whether a partie of the book of a folder is on some table, our own or another's."""
    lease = take(directory / LOCKS / f"{key}.lock")
    if lease is not None:
        lease.release()
    return lease is None


def take_in_time(path: Path, seconds: float) -> Lock | None:
    """Take a lock as soon as it is free, or None when it was not freed in time."""
    until = time.monotonic() + seconds
    while (lease := take(path)) is None and time.monotonic() < until:
        time.sleep(PAUSE_SECONDS)
    return lease
