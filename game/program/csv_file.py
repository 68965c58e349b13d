"""Tables that a player keeps: into the folder for documents, else beside the stored parties."""

from __future__ import annotations

import os
from pathlib import Path

from game.program.pictures import shown_path
from game.saves.paths import known
from game.words.catalogue import say

_MOST = 1000  # files of one name
_OUR_FOLDER = "Piquet"


def save_table(text: str, name: str, data: Path) -> str:
    """Write a table under a name, and say where it is or why there is none.

    `data` is the folder of the stored parties, for a computer that has no other place. A file that
    is there already is left alone: the new one gets a number. The mark at its beginning tells
    spreadsheets that it is UTF-8.
    """
    from platformdirs import user_documents_path  # noqa: PLC0415 - hardly ever

    why = ""
    of_user = known(user_documents_path)
    for folder in (*((of_user / _OUR_FOLDER,) if of_user else ()), data / "tables"):
        try:
            path = _write(folder, name, text)
        except OSError as error:
            why = error.strerror or str(error)
        else:
            return say("statistics.saved", file=shown_path(path))
    return say("statistics.unsaved", why=why)


def _write(folder: Path, name: str, text: str) -> Path:
    """Write to the first name that is free: all of it, or nothing is left there."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST):
        path = folder / (f"{name}.csv" if number == 1 else f"{name}-{number}.csv")
        try:
            with path.open("x", encoding="utf-8-sig", newline="") as file:
                try:
                    file.write(text)
                    file.flush()
                    os.fsync(file.fileno())
                except OSError:
                    path.unlink(missing_ok=True)
                    raise
        except FileExistsError:
            continue
        return path
    raise OSError(say("picture.too-many", folder=shown_path(folder)))
