"""Tables that a player keeps, for spreadsheets."""

from __future__ import annotations

from pathlib import Path

from game.program.pictures import shown_path
from game.program.text_file import TextFile, save_text
from game.words.catalogue import say


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
