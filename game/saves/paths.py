"""Where the book and the settings lie: the user's data folder, or the one PIQUET_HOME names."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from game.saves import private
from game.saves.notices import BookError, Notice, reason

HOME_VARIABLE = "PIQUET_HOME"
"""This variable names a folder to use instead of the user's data folder."""

NOWHERE = Path(os.devnull).absolute() / "piquet"
"""In place of a folder that nobody knows: the system lets nothing be read or written there."""


def data_directory() -> Path:
    """The folder of the book, made if need be, and the player's alone.

    Raises BookError when it cannot be made or written in; `Book.open` can still be given
    `place()` and shows what can be read.
    """
    path = wanted()
    try:
        private.make_folder(path)
        probe = path / f".writable-{os.getpid()}"
        private.create(probe).close()
        probe.unlink()
    except (OSError, ValueError) as error:
        if _own() and isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
            raise _no_such_home() from error
        # A link to a disk that is not there. What may not be looked at is no link.
        gone = os.path.islink(path) and not os.path.exists(path)  # noqa: PTH110, PTH114
        key = f"storage.opening.{'gone' if gone else reason(error)}"
        raise BookError(Notice(key, {"folder": str(path)})) from error
    if not _own():
        private.make_private(path)  # one that older versions made
    return path


def cache_place() -> Path:
    """Where that lies which can be made anew at any time; it need not be there."""
    if _own():
        return place() / "cache"
    import platformdirs  # noqa: PLC0415 - as below

    return known(lambda: platformdirs.user_cache_dir("piquet", appauthor=False)) or NOWHERE


def place() -> Path:
    """Where the folder is to be, whether or not it can be had."""
    try:
        return wanted()
    except BookError:
        return NOWHERE


def _own() -> str:
    """The folder that the variable names, as it stands there."""
    return os.environ.get(HOME_VARIABLE, "").strip()


def wanted() -> Path:
    """The folder that is meant. BookError where nobody knows a home, or that of a user."""
    if own := _own():
        try:
            return Path(own).expanduser().absolute()
        except (RuntimeError, OSError) as error:
            raise _no_such_home() from error
    import platformdirs  # noqa: PLC0415 - not where we are told of a folder

    found = known(lambda: platformdirs.user_data_dir("piquet", appauthor=False))
    if found is None:
        raise BookError(Notice("storage.no-home", {"variable": HOME_VARIABLE}))
    return found


def _no_such_home() -> BookError:
    named = {"named": _own(), "variable": HOME_VARIABLE}
    return BookError(Notice("storage.no-such-home", named))


def known(find: Callable[[], str | Path]) -> Path | None:
    """A folder of the user's by a name of platformdirs, or None where nobody knows his home."""
    try:
        found = Path(find())
    except RuntimeError:
        return None
    return found if found.is_absolute() else None  # older ones of platformdirs leave the ~
