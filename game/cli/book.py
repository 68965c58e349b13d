"""`piquet book check | export FILE | import FILE | compare FILE FILE`: the book as a whole."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, TextIO

from game.apart.journal import Journal, JournalError, first_difference
from game.apart.shelves import read_file
from game.apart.verify import read_journal
from game.cli.arguments import parser_for
from game.cli.console import drop
from game.saves import files
from game.saves.book_files import current
from game.saves.files import InTheWayError, data_directory, place
from game.saves.integrity import Checked
from game.saves.notices import BookError, Notice
from game.saves.store import Book
from game.saves.transfer import (
    IntakeError,
    TransferError,
    lines_of_file,
    lines_of_pipe,
    read_book,
    write_book,
)
from game.words.catalogue import say
from game.words.terms import printable

FAULTY = 1
BAD_INPUT = 2
_STANDARD = "-"


class _FailedError(Exception):
    """The sentence to end with, and the exit code."""

    def __init__(self, sentence: str, code: int = FAULTY) -> None:
        super().__init__(sentence)
        self.code = code


def run(arguments: Sequence[str]) -> int:
    """Do it; the exit code is 1 where something is damaged, 2 for a file that cannot be used."""
    parser = parser_for("book", say("book.usage"))
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help=say("book.usage.check"))
    for name in ("export", "import"):
        command = commands.add_parser(name, help=say(f"book.usage.{name}"))
        command.add_argument("file", metavar="FILE", help=say("book.usage.file"))
    compare = commands.add_parser("compare", help=say("book.usage.compare"))
    for name in ("file", "other"):
        compare.add_argument(name, metavar="FILE", help=say(f"book.usage.{name}"))
    wanted = parser.parse_args(arguments)
    if wanted.command == "compare":
        return _compare(wanted.file, wanted.other)
    try:
        book = _book()
        try:
            return _done(book, wanted)
        finally:
            book.close()
    except BookError as error:
        _complain(_sentence(error.notice))
        return FAULTY
    except _FailedError as failed:
        _complain(str(failed))
        return failed.code


def _book() -> Book:
    """The book; one that may not be written can be read. BookError where there is no such place."""
    try:
        return Book.open(data_directory())
    except BookError:
        if current(place()) is None:
            raise
        return Book.open(place())  # and it tells why


def _done(book: Book, wanted: argparse.Namespace) -> int:
    for notice in book.notices:
        _complain(_sentence(notice))
    if wanted.command == "export":
        return _export(book, wanted.file)
    if not book.stored:
        return FAULTY  # the reason was told just now; what is shown is not the file
    return _check(book) if wanted.command == "check" else _import(book, wanted.file)


def _compare(*files: str) -> int:
    """Hold two journals of a partie in two places against each other."""
    found: list[Journal] = []
    for file in files:
        name = printable(file)
        try:
            with _telling_why("book.unreadable", name):
                lines = read_file(Path(file))
            found.append(read_journal(lines))
        except JournalError as error:
            _complain(say("verify.apart.line", file=name, line=error.line))
            return BAD_INPUT
        except _FailedError as failed:
            _complain(str(failed))
            return BAD_INPUT
    (a, b), counts = found, [journal.count for journal in found]
    number = first_difference(a, b)
    if number is not None:
        _print([say("book.differ", number=number)])
        return FAULTY
    longer = printable(files[0] if a.count > b.count else files[1])
    key = "alike" if a.count == b.count else "further"
    _print([say(f"book.{key}", count=min(counts), file=longer)])
    return 0


def _check(book: Book) -> int:
    found = book.whole.check()
    counts = {"parties": found.all_parties, "deals": found.all_deals, "actions": found.all_actions}
    lines = [say("book.checked", **counts), *_faults(found)]
    whole = say("book.whole-but" if found.gaps else "book.whole")
    lines.append(whole if found.whole else say("book.not-whole"))
    _print(lines)
    return 0 if found.whole else FAULTY


def _faults(found: Checked) -> list[str]:
    return [
        *(say("book.fault.file", what=what) for what in found.file),
        *(say("book.fault.partie", partie=key) for key in found.parties),
        *(say("book.fault.deal", partie=key, number=number) for key, number in found.deals),
        *(say("book.gap", partie=key) for key in found.gaps),
    ]


def _export(book: Book, file: str) -> int:
    found = book.whole.everything()
    lines = (line.encode("ascii") for line in write_book(found.parties))
    if file == _STANDARD:
        with _telling_why("book.unwritable", say("book.standard-output")):
            _write_out(lines)
    else:
        _write_file(lines, file)
        count = len(found.parties)
        _print([say("book.exported", count=count, number=count, file=printable(file))])
    for key in found.unread:
        _complain(say("book.left-out", partie=key))
    # What is in memory only is what could be read of the file, and nothing proves that it is all.
    return FAULTY if found.unread or not book.stored else 0


def _write_out(lines: Iterable[bytes]) -> None:
    """Write bytes to the standard output, whatever it takes a text for."""
    out: BinaryIO = _open(sys.stdout).buffer
    out.writelines(lines)
    out.flush()


def _write_file(lines: Iterable[bytes], file: str) -> None:
    """Write a file that was not there, the player's alone: all of it, or nothing is left."""
    with _telling_why("book.unwritable", printable(file)):
        path, fresh = Path(file), Path(f"{file}.{os.getpid()}.new")
        if path.exists():
            raise _FailedError(say("book.exists", file=printable(str(path))), BAD_INPUT)
        try:
            with files.create(fresh, anew=True) as target:
                target.writelines(lines)
                target.flush()
                os.fsync(target.fileno())
            fresh.replace(path)
        except FileExistsError:
            raise
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise


def _import(book: Book, file: str) -> int:
    name = say("book.standard-input") if file == _STANDARD else printable(str(Path(file)))
    with _telling_why("book.unreadable", name):
        try:
            parties = read_book(_lines(file))
        except (TransferError, IntakeError) as error:
            line = error.line if isinstance(error, TransferError) else 0
            why = say(f"book.unfit.{error.reason}", line=line)
            raise _FailedError(say("book.unfit", file=name, why=why), BAD_INPUT) from None
        except InTheWayError:
            raise _FailedError(say("book.not-plain", file=name), BAD_INPUT) from None
    taken = book.whole.take_in(parties)
    counts = {"new": len(taken.new), "continued": len(taken.continued)}
    counts |= {"known": len(taken.known), "copies": len(taken.copies)}
    _print([say("book.imported", **counts)])
    return 0


def _lines(file: str) -> Iterator[str]:
    if file != _STANDARD:
        return lines_of_file(Path(file))
    return lines_of_pipe(_open(sys.stdin).fileno())


def _open(stream: TextIO | None) -> TextIO:
    """A standard stream; OSError where who started us has closed it."""
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream


@contextlib.contextmanager
def _telling_why(key: str, file: str) -> Iterator[None]:
    """Make a sentence of what keeps a file from being read or written."""
    try:
        yield
    except BrokenPipeError:
        raise  # the reader has gone: who started us ends quietly
    except (OSError, ValueError) as error:
        if file == say("book.standard-output"):
            drop(sys.stdout)  # or Python tries it once more at its end, and complains
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise _FailedError(say(key, file=file, why=why), BAD_INPUT) from None


def _print(lines: Iterable[str]) -> None:
    with _telling_why("book.unwritable", say("book.standard-output")):
        print(*lines, sep="\n", flush=True)


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def _sentence(notice: Notice) -> str:
    return say(notice.key, **notice.values)
