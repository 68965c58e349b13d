"""Pictures that a player keeps: into the folder for pictures, else beside the stored parties."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from game.saves.files import known
from game.stage.basics import Room
from game.stage.picture import Picture
from game.words.catalogue import say

_MOST = 1000  # files of one name
_OUR_FOLDER = "Piquet"


def save_picture(draw: Callable[[Room], Picture], name: str, data: Path) -> str:
    """Write a page under a name, and say where it is or why there is none.

    `data` is the folder of the stored parties, for a computer that has no other place. A file that
    is there already is left alone: the new one gets a number.
    """
    from platformdirs import user_pictures_path  # noqa: PLC0415 - hardly ever

    from game.window.printing import print_picture  # noqa: PLC0415 - a title needs no painter

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
