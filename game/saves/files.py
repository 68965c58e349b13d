"""Files and folders of our own: where they lie, made for the player alone, read only where plain.

A pipe in the place of a file would be waited for without end, and a device be read without end.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, cast

from game.saves.notices import BookError, Notice, reason

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


_PROBE = 1 << 16


def why(error: Exception, directory: Path) -> str:
    """Why an action in a folder failed, as one of `REASONS`.

    SQLite calls it a fault of the disk, or a file that cannot be opened, when it cannot make its
    log: so it is tried what the folder takes.
    """
    found = reason(error)
    return refusal(directory) or found if found in {"failed", "gone"} else found


def refusal(directory: Path) -> str:
    """Why a folder takes no more, "full" or "read-only"; nothing where it does, or is not there."""
    probe = directory / f".room-{os.getpid()}"
    try:
        with create(probe) as file:
            file.write(bytes(_PROBE))
            file.flush()
            os.fsync(file.fileno())
    except (OSError, ValueError) as error:
        found = reason(error)
        return found if found in {"full", "read-only"} else ""
    finally:
        with contextlib.suppress(OSError, ValueError):
            probe.unlink()
    return ""


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
        make_folder(path)
        probe = path / f".writable-{os.getpid()}"
        create(probe).close()
        probe.unlink()
    except (OSError, ValueError) as error:
        if _own() and isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
            raise _no_such_home() from error
        # A link to a disk that is not there. What may not be looked at is no link.
        gone = os.path.islink(path) and not os.path.exists(path)  # noqa: PTH110, PTH114
        key = f"storage.opening.{'gone' if gone else reason(error)}"
        raise BookError(Notice(key, {"folder": str(path)})) from error
    if not _own():
        make_private(path)  # one that older versions made
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
