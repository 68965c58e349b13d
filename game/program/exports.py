"""Pictures, texts and tables that a player keeps: in the folders for them, else beside the book."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from game.saves.files import known
from game.stage.basics import Room
from game.stage.picture import Picture
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


def save_table(text: str, name: str, data: Path) -> str:
    """Write a table under a name, and say where it is or why there is none.

    `data` is the folder of the stored parties. The mark at the beginning of the file tells
    spreadsheets that it is UTF-8.
    """
    try:
        path = save_text(TextFile(text, name, ".csv", "tables", "utf-8-sig"), data)
    except OSError as error:
        return say("statistics.unsaved", why=error.strerror or str(error))
    return say("statistics.saved", file=shown_path(path))


def save_picture(draw: Callable[[Room], Picture], name: str, data: Path) -> str:
    """Write a page under a name, and say where it is or why there is none.

    `data` is the folder of the stored parties, for a computer that has no other place. A file that
    is there already is left alone: the new one gets a number.
    """
    from platformdirs import user_pictures_path  # noqa: PLC0415 - hardly ever

    from game.window.offscreen import print_picture  # noqa: PLC0415 - a title needs no painter

    why = ""
    of_user = known(user_pictures_path)
    for folder in (*((of_user / _OUR_FOLDER,) if of_user else ()), data / "pictures"):
        try:
            path = free_path(folder, name)
            print_picture(draw, path)
        except OSError as error:
            why = error.strerror or str(error)
        else:
            return say("picture.saved", file=shown_path(path))
    return say("picture.unsaved", why=why)


def free_path(folder: Path, name: str) -> Path:
    """The first path of that name that no file has: name.png, name-2.png, … Raises OSError."""
    plain = re.sub(r"[^\w-]+", "-", name).strip("-") or "piquet"
    for number in range(1, _MOST):
        path = folder / (f"{plain}.png" if number == 1 else f"{plain}-{number}.png")
        if not path.exists():
            return path
    raise OSError(say("picture.too-many", folder=shown_path(folder)))


def shown_path(path: Path) -> str:
    """A path as people write it: the home folder is a tilde."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
