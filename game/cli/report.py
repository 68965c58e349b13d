"""`piquet report [FILE]`: one file that tells us of a problem, and nothing of who sends it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.cli.arguments import parser_for
from game.program.exports import shown_path
from game.program.report import free_path, report, write_new
from game.saves.files import NOWHERE, wanted
from game.saves.notices import BookError
from game.words.catalogue import say

FAILED = 1


def run(arguments: Sequence[str]) -> int:
    """Write the file and say where it lies."""
    parser = parser_for("report", say("report.usage"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("report.usage.file"))
    named: str | None = parser.parse_args(arguments).file
    try:
        folder = wanted()
    except BookError as error:
        folder = NOWHERE
        if named is None:
            key = error.notice.key.replace("storage", "report", 1)
            print(say(key, **error.notice.values), file=sys.stderr)
            return FAILED
    path = folder if named is None else Path(named)
    try:
        path = free_path(path) if named is None else path
        write_new(path, report(folder))
    except FileExistsError:
        print(say("book.exists", file=shown_path(path)), file=sys.stderr)
        return FAILED
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        print(say("book.unwritable", file=shown_path(path), why=why), file=sys.stderr)
        return FAILED
    print(say("report.written", file=shown_path(path)))
    return 0
