"""Why a deed on the disk failed, where the error alone does not tell."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from game.saves import private
from game.saves.notices import reason

_PIECE = 1 << 16


def why(error: Exception, directory: Path) -> str:
    """Why a deed in a folder failed, as one of `REASONS`.

    SQLite calls it a fault of the disk, or a file that cannot be opened, when it cannot make its
    log: so it is tried what the folder takes.
    """
    found = reason(error)
    return refusal(directory) or found if found in {"failed", "gone"} else found


def refusal(directory: Path) -> str:
    """Why a folder takes no more, "full" or "read-only"; nothing where it does, or is not there."""
    probe = directory / f".room-{os.getpid()}"
    try:
        with private.create(probe) as file:
            file.write(bytes(_PIECE))
            file.flush()
            os.fsync(file.fileno())
    except (OSError, ValueError) as error:
        found = reason(error)
        return found if found in {"full", "read-only"} else ""
    finally:
        with contextlib.suppress(OSError, ValueError):
            probe.unlink()
    return ""
