"""Texts that a player keeps: into the folder for documents, else beside the stored parties."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

from game.program.pictures import shown_path
from game.saves.files import known
from game.words.catalogue import say

_MOST = 1000  # files of one name
_OUR_FOLDER = "Piquet"


class TextFile(Struct, frozen=True):
    """A text with the name of its file, without its ending, and where it lies beside the book."""

    text: str
    name: str
    ending: str
    beside: str
    encoding: str = "utf-8"


def save_text(file: TextFile, data: Path) -> Path:
    """Write it and give the path. Raises OSError where there is no place for it.

    `data` is the folder of the stored parties, for a computer that has no other place. A file that
    is there already is left alone: the new one gets a number.
    """
    from platformdirs import user_documents_path  # noqa: PLC0415 - hardly ever

    of_user = known(user_documents_path)
    if of_user:
        try:
            return _write(of_user / _OUR_FOLDER, file)
        except OSError:
            pass  # the other place is tried
    return _write(data / file.beside, file)


def _write(folder: Path, file: TextFile) -> Path:
    """Write to the first name that is free: all of it, or nothing is left there."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, _MOST):
        name = file.name if number == 1 else f"{file.name}-{number}"
        path = folder / f"{name}{file.ending}"
        try:
            with path.open("x", encoding=file.encoding, newline="") as target:
                try:
                    target.write(file.text)
                    target.flush()
                    os.fsync(target.fileno())
                except OSError:
                    path.unlink(missing_ok=True)
                    raise
        except FileExistsError:
            continue
        return path
    raise OSError(say("picture.too-many", folder=shown_path(folder)))
