"""One file that tells us of a problem, and nothing of who sends it.

The page of settings writes it with `write_report`, the command line with `report`.

It holds the version, the system, the settings, what broke, and the partie played last. Of what
broke, names and folders of a person become signs; of the rest only words of ours are told.
"""

from __future__ import annotations

import json
import os
import platform
import re
from importlib import metadata
from pathlib import Path
from typing import Any

from platformdirs import user_documents_path

from game.games import GAMES, PIQUET, papers_of, rules_of
from game.pages.keys import assigned
from game.players.mind import mind_of
from game.players.player import HUMAN
from game.preferences import Preference, every
from game.program.anonymise import Veil
from game.program.exports import shown_path
from game.saves import files
from game.saves.files import known, open_plain
from game.saves.notices import BookError
from game.saves.settings import NAME as SETTINGS
from game.saves.settings import Settings, data_of_settings, read
from game.saves.store import Book
from game.session.course import read_record
from game.words.catalogue import say

_LOG = "piquet.log"
_MOST_OF_LOG = 40_000  # bytes: some dozen failures
_PACKAGES = ("pygame-ce", "platformdirs")
_AT_ONCE = 500
_KEY = re.compile("f[0-9]{1,2}|backspace|delete|insert|home|end|pageup|pagedown")
UNKNOWN = "?"
"""In place of a word that is none of ours, and may tell of anybody."""


def write_report(folder: Path, book: Book) -> str:
    """Write the file about an open book and its folder; a sentence about what became of it.

    It is put among the documents, where a person finds it, or else beside the book.
    """
    text, why, path = report(folder, book), "", folder
    documents = known(user_documents_path)
    # A folder that nobody asked for is not made.
    for where in (*((documents,) if documents and _is_folder(documents) else ()), folder):
        try:
            path = free_path(where)
            write_new(path, text)
        except OSError as error:
            why = error.strerror or str(error)
        else:
            return say("report.written", file=shown_path(path))
    return say("book.unwritable", file=shown_path(path), why=why)


def write_new(path: Path, text: str) -> None:
    """Write a file that was not there: all of it, or nothing is left.

    Raises FileExistsError and any OSError.
    """
    file = files.create(path, anew=True)
    try:
        with file:
            file.write(text.encode("utf-8", errors="backslashreplace"))
    except OSError:
        path.unlink(missing_ok=True)
        raise


def report(folder: Path, book: Book | None = None) -> str:
    """The text of the file about the data of a folder.

    Without an open `book` the folder's own is opened, and a damaged one is mended as ever.
    """
    partie, names = _of_book(folder) if book is None else (_partie(book), _names(book))
    settings, own_names = _settings(folder)
    log = _end_of(folder / _LOG)
    data = {
        "piquet": _version("piquet") or "from source",
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "packages": {name: _version(name) for name in _PACKAGES},
        "settings": settings,
        "partie": partie,
        "log": Veil(folder, {*names, *own_names}).over(log).splitlines(),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _settings(folder: Path) -> tuple[object, tuple[str, ...]]:
    """What is chosen, as far as it can tell of nobody; and the names that are left out of it.

    Of entries that make no sense their names are told, of those we do not know only how many.
    """
    try:
        settings, senseless, _ = read(folder / SETTINGS)
    except FileNotFoundError:
        return {}, ()
    except (OSError, ValueError):
        return "damaged", ()
    data = data_of_settings(settings)
    ours = data.keys() - {"names"}
    found = {name: value for name, value in data.items() if name in ours}
    found |= {each.name: _known(settings, each) for each in every()}
    found["keys"] = {does: _key(key) for does, key in assigned(settings.preferences.keys).items()}
    found["opponent"] = _level(settings.opponent, PIQUET)
    if settings.games:
        found["games"] = {
            game: {
                "rules": papers_of(game).write_options(settings.rules_of(game)),
                "opponent": _level(settings.opponent_in(game), game),
            }
            for game in settings.games
            if game in GAMES
        }
    found["senseless"] = sorted(ours & set(senseless))
    found["unknown"] = len(settings.others) + len(set(senseless) - data.keys())
    return found, settings.names


def _known(settings: Settings, preference: Preference[Any]) -> object:
    """What is liked, if it is one of the words that we offer."""
    value = settings.preferences.value(preference)
    free = isinstance(value, str) and value not in ("", *preference.values())
    return UNKNOWN if free else value


def _key(key: str) -> str:
    return key if len(key) <= 1 or _KEY.fullmatch(key) else UNKNOWN


def _level(level: str, game: str) -> str:
    return level if level in ("", HUMAN) or mind_of(game).knows(level) else UNKNOWN


def _of_book(folder: Path) -> tuple[object, set[str]]:
    """As `_partie` and `_names`, of the book of a folder."""
    if not _is_folder(folder):
        return None, set()
    book = Book.open(folder)
    try:
        return _partie(book), _names(book)
    finally:
        book.close()


def _is_folder(path: Path) -> bool:
    """Whether a folder lies there, as far as one may look."""
    return os.path.isdir(path)  # noqa: PTH112 - that of a Path raises


def _partie(book: Book) -> object:
    """The partie that was touched last, as it was played, if there is one."""
    try:
        running, cards = book.running(), book.cards()
        last = running[0] if running else cards[0] if cards else None
        if last is None:
            return None
        header = last.header
        return {
            "game": header.game,
            "kinds": [_level(kind, header.game) for kind in header.kinds],
            "options": papers_of(header.game).write_options(header.options),
            "seed": header.seed,
            "lines": [_line(header.game, line) for line in book.actions(last.id)],
        }
    except BookError as error:
        return error.notice.key


def _line(game: str, line: str) -> str:
    """A line of a partie; one that is none may say anything."""
    if read_record(line) is not None:
        return line
    try:
        rules_of(game).read(line)
    except ValueError:
        return UNKNOWN
    return line


def _names(book: Book) -> set[str]:
    """The names of all who ever played, but for what the program itself calls them."""
    try:
        history = book.history
        keys = history.index()
        entries = [
            entry
            for start in range(0, len(keys), _AT_ONCE)
            for entry in history.entries(keys[start : start + _AT_ONCE])
        ]
    except BookError:
        return set()
    found = {name for entry in entries if entry.header for name in entry.header.names}
    return found - {say("you"), say("player.one"), say("player.two")}


def _end_of(path: Path) -> str:
    """The end of a text."""
    try:
        with open_plain(path) as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _MOST_OF_LOG))
            text = file.read().decode("utf-8", errors="replace")
    except OSError:
        return ""
    return text if size <= _MOST_OF_LOG else text.partition("\n")[2]  # no half of a name


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def free_path(folder: Path) -> Path:
    """A name that no file has."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"piquet-report-{number}.json").exists():
        number += 1
    return path
