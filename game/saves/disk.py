"""Why a deed on the disk failed, where the error alone does not tell."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from game.saves import private
from game.saves.notices import reason

_PIECE = 1 << 16


def why(error: Exception, directory: Path) -> str:
    """Why a deed in a folder failed, as one of `REASONS`.

    SQLite calls it a fault of the disk, or a file that cannot be opened, when there is no room for
    its log: so the room is tried.
    """
    found = reason(error)
    return "full" if found in {"failed", "gone"} and is_full(directory) else found


def is_full(directory: Path) -> bool:
    """Whether the disk of a folder takes no more."""
    probe = directory / f".room-{os.getpid()}"
    try:
        with private.create(probe) as file:
            file.write(bytes(_PIECE))
            file.flush()
            os.fsync(file.fileno())
    except (OSError, ValueError) as error:
        return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
    finally:
        with contextlib.suppress(OSError, ValueError):
            probe.unlink()
    return False
