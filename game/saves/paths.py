"""Where the book and the settings lie: the user's data folder, or the one PIQUET_HOME names."""

from __future__ import annotations

import os
from pathlib import Path

from game.saves.notices import BookError, Notice, reason

HOME_VARIABLE = "PIQUET_HOME"
"""This variable names a folder to use instead of the user's data folder."""


def data_directory() -> Path:
    """The folder of the book, made if need be.

    Raises BookError when it cannot be made or written in; `Book.open` can still be given
    `place()` and shows what can be read.
    """
    path = place()
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe = path / f".writable-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except (OSError, ValueError) as error:
        key = f"storage.opening.{reason(error)}"
        raise BookError(Notice(key, {"folder": str(path)})) from error
    return path


def cache_place() -> Path:
    """Where that lies which can be made anew at any time; it need not be there."""
    if os.environ.get(HOME_VARIABLE, "").strip():
        return place() / "cache"
    import platformdirs  # noqa: PLC0415 - as below

    return Path(platformdirs.user_cache_dir("piquet", appauthor=False))


def place() -> Path:
    """Where the folder is to be, whether or not it can be had."""
    if own := os.environ.get(HOME_VARIABLE, "").strip():
        return Path(own).expanduser().absolute()
    import platformdirs  # noqa: PLC0415 - not where we are told of a folder

    return Path(platformdirs.user_data_dir("piquet", appauthor=False))
