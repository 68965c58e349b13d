"""`piquet report [FILE]`: one file that tells us of a problem, and nothing of who sends it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.program.pictures import shown_path
from game.program.report import free_path, report, write_new
from game.saves.paths import NOWHERE, place
from game.words.catalogue import say

FAILED = 1


def run(arguments: Sequence[str]) -> int:
    """Write the file and say where it lies."""
    parser = argparse.ArgumentParser(prog="piquet report", description=say("report.usage"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("report.usage.file"))
    named: str | None = parser.parse_args(arguments).file
    path = Path(named) if named else place()
    if path == NOWHERE:
        print(say("report.nowhere"), file=sys.stderr)
        return FAILED
    try:
        path = path if named else free_path(path)
        write_new(path, report(place()))
    except FileExistsError:
        print(say("book.exists", file=shown_path(path)), file=sys.stderr)
        return FAILED
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        print(say("book.unwritable", file=shown_path(path), why=why), file=sys.stderr)
        return FAILED
    print(say("report.written", file=shown_path(path)))
    return 0
