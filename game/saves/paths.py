"""Where the book and the settings lie: the user's own data folder, or the one named by PIQUET_HOME."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs

from game.saves.notices import BookError, Notice, reason

HOME_VARIABLE = "PIQUET_HOME"
"""A folder named by this variable is used instead of the user's data folder (tests, a stick, a second book)."""


def data_directory() -> Path:
    """The folder of the book, made if need be.

    Raises BookError when it cannot be made or written in; `Book.open` can still be given `place()` and
    shows what can be read.
    """
    path = place()
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except (OSError, ValueError) as error:
        if isinstance(error, (FileExistsError, NotADirectoryError)):
            raise BookError(Notice("storage.folder.is-a-file", {"folder": str(path)})) from error
        key = f"storage.folder.{reason(error)}"
        raise BookError(Notice(key, {"folder": str(path)})) from error
    return path


def place() -> Path:
    """Where the folder is to be, whether or not it can be had."""
    if own := os.environ.get(HOME_VARIABLE, "").strip():
        return Path(own).expanduser().absolute()
    return Path(platformdirs.user_data_dir("piquet", appauthor=False))
