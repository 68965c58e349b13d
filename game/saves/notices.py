"""What a player must be told about the disk: a key of the catalogue and its values."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Mapping

from msgspec import Struct, field


class Notice(Struct, frozen=True):
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
    "SQLITE_CANTOPEN": "gone",
    "SQLITE_IOERR": "failed",
    "SQLITE_NOMEM": "failed",
    "SQLITE_PROTOCOL": "busy",
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
    errno.ENOTDIR: "not-a-folder",
    errno.EEXIST: "not-a-folder",
}


REASONS = ("full", "read-only", "busy", "gone", "not-a-folder", "damaged", "failed")
"""All that `reason` tells apart; each has its sentences in the catalogue."""


def reason(error: Exception) -> str:
    """Why an action on the disk failed, as one of `REASONS`."""
    match error:
        case sqlite3.ProgrammingError() | sqlite3.InterfaceError():
            return "failed"  # our own fault, and none of the file
        case sqlite3.Error():
            name = getattr(error, "sqlite_errorname", None) or ""
            # Extended names such as SQLITE_READONLY_DIRECTORY begin with the plain one.
            plain = "_".join(name.split("_")[:2])
            # All else (a page that makes no sense, a table that is not there) is the file's own
            # fault.
            return _SQLITE_REASONS.get(plain, "damaged")
        case UnicodeDecodeError():
            return "damaged"  # SQLite quotes what makes no sense to it, and that need be no text
        case OSError():
            return _SYSTEM_REASONS.get(error.errno or 0, "failed")
        case _:
            return "failed"
