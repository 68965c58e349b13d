"""What a player must be told about the disk: a key of `game/words` and its values, never a sentence."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence of the catalogue, to be said as `say(key, **values)`."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class BookError(Exception):
    """Something could not be stored or read; `notice` says it to the player.

    What was to be stored stays in the hand of the book and is written with the next success.
    """

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.key)
        self.notice = notice


_SQLITE_REASONS = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_AUTH": "read-only",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}

_SYSTEM_REASONS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EAGAIN: "busy",
    errno.EBUSY: "busy",
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
}


def reason(error: Exception) -> str:
    """Why a deed on the disk failed, in one word: full, read-only, busy, damaged, gone or failed."""
    match error:
        case sqlite3.Error():
            name = getattr(error, "sqlite_errorname", None) or ""
            # Extended names such as SQLITE_READONLY_DIRECTORY begin with the plain one.
            plain = "_".join(name.split("_")[:2])
            return _SQLITE_REASONS.get(plain, "failed")
        case OSError():
            return _SYSTEM_REASONS.get(error.errno or 0, "failed")
        case _:
            return "failed"
