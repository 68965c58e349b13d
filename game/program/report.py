"""One file that tells us of a problem, and nothing of who sends it.

The page of settings writes it with `write_report`, the command line with `report`.

It holds the version, the system, the settings, what broke, and the partie played last. Names of
players become A and B, and the folders of a person become signs.
"""

from __future__ import annotations

import getpass
import json
import os
import platform
import re
from importlib import metadata
from pathlib import Path

from platformdirs import user_documents_path

from game.games import papers_of
from game.program.pictures import shown_path
from game.saves.book import Book
from game.saves.notices import BookError
from game.saves.settings import NAME as SETTINGS
from game.words.catalogue import say

_LOG = "piquet.log"
_MOST_OF_LOG = 40_000  # characters: some dozen failures
_PACKAGES = ("pygame-ce", "platformdirs")
_SHORTEST = 3  # a user of two letters would be found in every other word


def write_report(folder: Path, book: Book) -> str:
    """Write the file about an open book and its folder; a sentence about what became of it.

    It is put among the documents, where a person finds it, or else beside the book.
    """
    text, why, path = report(folder, book), "", folder
    for where in (user_documents_path(), folder):
        if where is not folder and not where.is_dir():
            continue  # a folder that nobody asked for is not made
        try:
            path = free_path(where)
            write_new(path, text)
        except OSError as error:
            why = error.strerror or str(error)
        else:
            return say("report.written", file=shown_path(path))
    return say("book.unwritable", file=shown_path(path), why=why)


def write_new(path: Path, text: str) -> None:
    """Write a file that was not there. Raises FileExistsError and any OSError."""
    with path.open("x", encoding="utf-8") as file:
        file.write(text)


def report(folder: Path, book: Book | None = None) -> str:
    """The text of the file about the data of a folder.

    Without an open `book` the folder's own is opened, and a damaged one is mended as ever.
    """
    data = {
        "piquet": _version("piquet") or "from source",
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "packages": {name: _version(name) for name in _PACKAGES},
        "settings": _settings(folder),
        "partie": _partie_of(folder) if book is None else _partie(book),
        "log": _read(folder / _LOG)[-_MOST_OF_LOG:].splitlines(),
    }
    return _without_person(json.dumps(data, indent=1, ensure_ascii=False), folder) + "\n"


def _settings(folder: Path) -> object:
    try:
        data = json.loads(_read(folder / SETTINGS) or "{}")
    except (ValueError, RecursionError):
        return "damaged"
    if isinstance(data, dict):
        data.pop("names", None)
    return data


def _partie_of(folder: Path) -> object:
    """The partie that was touched last in the book of a folder, if there is one."""
    if not folder.is_dir():
        return None
    book = Book.open(folder)
    try:
        return _partie(book)
    finally:
        book.close()


def _partie(book: Book) -> object:
    """The partie that was touched last, as it was played."""
    try:
        running, cards = book.running(), book.cards()
        last = running[0] if running else cards[0] if cards else None
        if last is None:
            return None
        header = last.header
        return {
            "game": header.game,
            "kinds": header.kinds,
            "options": papers_of(header.game).write_options(header.options),
            "seed": header.seed,
            "lines": book.actions(last.id),
        }
    except BookError as error:
        return error.notice.key


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _without_person(text: str, folder: Path) -> str:
    """The text without folders of a person and without the name of the account."""
    signs: dict[str, str] = {str(folder): "DATA"}
    try:
        signs[str(Path.home())] = "~"
        signs[getpass.getuser()] = "USER"
    except (OSError, KeyError, RuntimeError, ImportError):
        pass  # an account without a name or a home has none to hide
    for found, sign in sorted(signs.items(), key=lambda each: -len(each[0])):
        for form in {found, json.dumps(found)[1:-1], found.replace(os.sep, "/")}:
            if len(form) >= _SHORTEST:
                text = re.sub(rf"(?<!\w){re.escape(form)}(?!\w)", sign, text)
    return text


def free_path(folder: Path) -> Path:
    """A name that no file has."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"piquet-report-{number}.json").exists():
        number += 1
    return path
