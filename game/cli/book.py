"""`piquet book check | export FILE | import FILE`: the book as a whole, on the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game.saves.book import Book
from game.saves.check import Checked
from game.saves.notices import BookError, Notice
from game.saves.paths import data_directory
from game.saves.transfer import TransferError, read_book, write_book
from game.words.catalogue import say

FAULTY = 1
BAD_INPUT = 2
_STANDARD = "-"
_LONGEST = 500_000_000  # characters: some hundred thousand parties


class _FailedError(Exception):
    """The sentence to end with, and the exit code."""

    def __init__(self, sentence: str, code: int = FAULTY) -> None:
        super().__init__(sentence)
        self.code = code


def run(arguments: Sequence[str]) -> int:
    """Do it; the exit code is 1 where something is damaged, 2 for a file that cannot be used."""
    parser = argparse.ArgumentParser(prog="piquet book", description=say("book.usage"))
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help=say("book.usage.check"))
    for name in ("export", "import"):
        command = commands.add_parser(name, help=say(f"book.usage.{name}"))
        command.add_argument("file", metavar="FILE", help=say("book.usage.file"))
    wanted = parser.parse_args(arguments)
    try:
        book = Book.open(data_directory())
        try:
            for notice in book.notices:
                print(_sentence(notice), file=sys.stderr)
            if not book.stored and wanted.command == "import":
                return FAULTY  # the reason was told just now
            match wanted.command:
                case "check":
                    return _check(book)
                case "export":
                    _export(book, wanted.file)
                case _:
                    _import(book, wanted.file)
        finally:
            book.close()
    except BookError as error:
        print(_sentence(error.notice), file=sys.stderr)
        return FAULTY
    except _FailedError as failed:
        print(failed, file=sys.stderr)
        return failed.code
    return 0


def _check(book: Book) -> int:
    found = book.whole.check()
    print(
        say(
            "book.checked",
            parties=found.all_parties,
            deals=found.all_deals,
            actions=found.all_actions,
        )
    )
    for sentence in _faults(found):
        print(sentence)
    print(say("book.whole" if found.whole else "book.not-whole"))
    return 0 if found.whole else FAULTY


def _faults(found: Checked) -> list[str]:
    return [
        *(say("book.fault.file", what=what) for what in found.file),
        *(say("book.fault.partie", partie=key) for key in found.parties),
        *(say("book.fault.deal", partie=key, number=number) for key, number in found.deals),
    ]


def _export(book: Book, file: str) -> None:
    parties = book.whole.everything()
    lines = write_book(parties)
    if file == _STANDARD:
        sys.stdout.writelines(lines)
        return
    path, fresh = Path(file), Path(f"{file}.{os.getpid()}.new")
    try:
        if path.exists():
            raise _FailedError(say("book.exists", file=file), BAD_INPUT)
        with fresh.open("w", encoding="utf-8", newline="\n") as target:
            target.writelines(lines)
            target.flush()
            os.fsync(target.fileno())
        fresh.replace(path)
    except (OSError, ValueError) as error:
        raise _FailedError(say("book.unwritable", file=file, why=_why(error)), BAD_INPUT) from None
    print(say("book.exported", count=len(parties), number=len(parties), file=file))


def _import(book: Book, file: str) -> None:
    try:
        if file == _STANDARD:
            lines = sys.stdin.readlines(_LONGEST)
        else:
            with Path(file).open(encoding="utf-8", newline="\n") as source:
                lines = source.readlines(_LONGEST)
        parties = read_book(lines)
    except TransferError as error:
        why = say(f"book.unfit.{error.reason}", line=error.line)
        raise _FailedError(say("book.unfit", file=file, why=why), BAD_INPUT) from None
    except UnicodeDecodeError:
        why = say("book.unfit.no-book", line=1)
        raise _FailedError(say("book.unfit", file=file, why=why), BAD_INPUT) from None
    except (OSError, ValueError) as error:
        raise _FailedError(say("book.unreadable", file=file, why=_why(error)), BAD_INPUT) from None
    taken = book.whole.take_in(parties)
    print(
        say(
            "book.imported",
            new=len(taken.new),
            continued=len(taken.continued),
            known=len(taken.known),
            copies=len(taken.copies),
        )
    )


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _sentence(notice: Notice) -> str:
    return say(notice.key, **notice.values)
