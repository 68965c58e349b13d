"""Reads the lines of a text that comes from elsewhere: a file, or a pipe; never more than is ours.

It is bytes, whatever the system takes text for: UTF-8, or UTF-16 with its mark, as some shells
write it. Lines may end as they do on any system.
"""

from __future__ import annotations

import codecs
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

from game.saves.plain import open_plain

MOST = 256_000_000  # bytes: some fifty thousand deals
LONGEST_LINE = 32_000_000  # characters: a partie of a hundred thousand lines
LONGEST_FIRST = 1_000  # characters: what is no book of ours shows at once
SILENCE = 60.0  # seconds for which nothing comes through a pipe
PATIENCE = 600.0  # seconds for all of it
_PIECE = 1 << 16
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


_LONGEST_MARK = 3


class IntakeError(ValueError):
    """A text that is not taken in; `reason` is a key of the catalogue."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def lines_of_file(path: Path) -> Iterator[str]:
    """The lines of a plain file. Raises IntakeError, InTheWayError and any OSError."""
    with open_plain(path) as file:
        yield from _lines(lambda: file.read(_PIECE))


def lines_of_pipe(descriptor: int) -> Iterator[str]:
    """The lines that come through a pipe. Raises IntakeError, also when nothing more comes."""
    pieces: Queue[bytes | OSError] = Queue(4)

    def read() -> None:
        try:
            while piece := os.read(descriptor, _PIECE):
                pieces.put(piece)
            pieces.put(b"")
        except OSError as error:
            pieces.put(error)

    Thread(target=read, daemon=True).start()

    ended = False

    def next_piece() -> bytes:
        nonlocal ended
        if ended:
            return b""
        try:
            piece = pieces.get(timeout=SILENCE)
        except Empty:
            raise IntakeError("silent") from None
        if isinstance(piece, OSError):
            raise piece
        ended = not piece
        return piece

    yield from _lines(next_piece)


def _lines(read: Callable[[], bytes]) -> Iterator[str]:
    """The lines of a text that is read piece by piece; each ends with a line feed alone."""
    number, rest = 0, [""]
    for text in _text(read):
        *whole, last = text.split("\n")
        for line in whole:
            number += 1
            yield "".join((*rest, line)).removesuffix("\r") + "\n"
            rest = []
        rest.append(last)
        if sum(map(len, rest)) > (LONGEST_LINE if number else LONGEST_FIRST):
            raise IntakeError("line-too-long" if number else "no-book")
    if end := "".join(rest).removesuffix("\r"):
        yield end


def _text(read: Callable[[], bytes]) -> Iterator[str]:
    """The letters of a text, as they come."""
    until = time.monotonic() + PATIENCE
    first = read()
    while 0 < len(first) < _LONGEST_MARK and (more := read()):
        first += more
    total = len(first)
    encoding, rest = _encoding(first)
    decoder = codecs.getincrementaldecoder(encoding)()
    try:
        yield decoder.decode(rest)
        while piece := read():
            total += len(piece)
            if total > MOST:
                raise IntakeError("too-large")
            if time.monotonic() > until:
                raise IntakeError("too-long")
            yield decoder.decode(piece)
        yield decoder.decode(b"", final=True)
    except UnicodeDecodeError as error:
        raise IntakeError("no-text") from error


def _encoding(first: bytes) -> tuple[str, bytes]:
    """How a text is written, by its first bytes; and those without the mark."""
    for mark, encoding in _MARKS:
        if first.startswith(mark):
            return encoding, first[len(mark) :]
    return "utf-8", first
