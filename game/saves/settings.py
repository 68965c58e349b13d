"""What the program remembers besides the book: names, window, rules, and what one likes.

One small JSON file that a person can read and change. It is replaced as a whole, with the one
before kept beside it. An entry that makes no sense is as usual again, and the player is told which.
"""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path

from game.preferences import is_words
from game.saves import private
from game.saves.notices import BookError, Notice
from game.saves.paths import NOWHERE
from game.saves.plain import InTheWayError, must_be_plain, read_plain
from game.saves.settings_form import (
    LONGEST_NAME,
    ReadSettings,
    Settings,
    read_settings,
    write_settings,
)

__all__ = ["BACKUP", "NAME", "Settings", "load", "read", "store"]

NAME = "settings.json"
BACKUP = "settings.json.bak"
_MOST = 1_000_000  # bytes: ours have one thousand
_NAMED = 6  # entries without sense that are named; more would fill the page


def load(directory: Path, now: datetime) -> tuple[Settings, tuple[Notice, ...]]:
    """Read the settings of a folder, or else those from before, or else our own.

    Raises nothing.
    """
    path = directory / NAME
    try:
        settings, senseless, changed = read(path)
    except FileNotFoundError:
        return _from_before(directory)
    except NotADirectoryError:
        return Settings(), ()
    except InTheWayError:
        return Settings(), (Notice("storage.in-the-way", {"file": str(path)}),)
    except OSError:
        return Settings(), (Notice("storage.settings.unread", {"folder": str(directory)}),)
    except ValueError:
        return _from_before(directory, _set_aside(path, now))
    if not (senseless or changed):
        return settings, ()
    aside = _set_aside(path, now) if senseless else ""
    _keep(directory, settings)
    return settings, (_told(senseless, aside),)


def _from_before(directory: Path, aside: str = "") -> tuple[Settings, tuple[Notice, ...]]:
    """The settings when the file is none, or gone: those kept beside it, or else our own.

    `aside` is the name under which the file is kept.
    """
    try:
        settings, senseless, changed = read(directory / BACKUP)
    except (OSError, ValueError):
        damaged = Notice("storage.settings.damaged", {"file": aside})
        return Settings(), (damaged,) if aside else ()
    _keep(directory, settings)
    told = Notice("storage.settings.restored", {"file": aside})
    if not aside:
        told = Notice("storage.settings.gone", {"file": NAME, "before": BACKUP})
    return settings, (told, _told(senseless, BACKUP)) if senseless or changed else (told,)


def read(path: Path) -> ReadSettings:
    """What a file says, as `read_settings`; OSError when it cannot be read."""
    return read_settings(read_plain(path, _MOST))


def _keep(directory: Path, settings: Settings) -> None:
    """Write what is settled on; the same is tried, and told, when a setting changes."""
    with contextlib.suppress(BookError):
        store(directory, settings)


def _told(senseless: tuple[str, ...], file: str) -> Notice:
    """Which entries made no sense, and where they can be looked at; for none: what was changed."""
    if not senseless:
        return Notice("storage.settings.changed")
    names = [name if is_words(name, LONGEST_NAME) else "…" for name in senseless[:_NAMED]]
    entries = ", ".join((*names, *("…" for _ in senseless[_NAMED : _NAMED + 1])))
    values = {"count": len(senseless), "entries": entries, "file": file}
    return Notice("storage.settings.senseless", values)


def store(directory: Path, settings: Settings) -> None:
    """Write the settings, all or nothing. Raises BookError when that cannot be done."""
    if directory == NOWHERE:
        raise BookError(Notice("storage.settings.nowhere"))
    path = directory / NAME
    fresh = directory / f"{NAME}.{os.getpid()}.new"
    try:
        private.make_folder(directory)
        if not path.is_symlink():
            must_be_plain(path)
        with private.create(fresh) as file:
            file.write(write_settings(settings))
            file.flush()
            os.fsync(file.fileno())
        _back_up(path)
        fresh.replace(path)
    except InTheWayError as error:
        raise BookError(Notice("storage.in-the-way", {"file": str(path)})) from error
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise BookError(Notice("storage.settings.unstored", {"folder": str(directory)})) from error


def _back_up(path: Path) -> None:
    """Keep the file of before beside it, if it is one that can be read."""
    fresh = path.with_name(f"{BACKUP}.{os.getpid()}.new")
    try:
        read(path)
        with private.create(fresh) as file:
            file.write(read_plain(path, _MOST))
        fresh.replace(path.with_name(BACKUP))
    except (FileNotFoundError, ValueError):
        return
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def _set_aside(path: Path, now: datetime) -> str:
    stem = f"settings.damaged-{now.astimezone():%Y%m%d-%H%M%S}"
    count = 1
    while (aside := path.with_name(f"{stem}{'' if count == 1 else f'-{count}'}.json")).exists():
        count += 1
    try:
        path.rename(aside)
    except OSError:
        return path.name  # it stays where it is
    return aside.name
