"""A whole book as one text file, the same on every system, and back: all that was done.

The first line says what it is, then comes a line of JSON for each partie in the order they were
begun, and at the end a line with their number and a SHA-256 over all lines before it. It is plain
ASCII: whatever a shell or a pipe takes a text for, this one comes through. Reviews of deals are not
in it: they are made anew of what was done. What is read may come from anywhere: UTF-8, or UTF-16
with its mark, as some shells write it, with the lines of any system; never more than is ours.
"""

from __future__ import annotations

import codecs
import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.digests import sha256
from game.players.player import Seated
from game.saves import limits
from game.saves.files import open_plain
from game.saves.partie import Header, data_of_header, data_of_result, header_of, result_of
from game.saves.parties import PartieRecord, Parties

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


FIRST: Final = {"piquet": "book", "version": 1}
_KEY: Final = re.compile(r"[0-9a-z]{16}")


class TransferError(ValueError):
    """A text that is no whole book; `line` counts from 1, `reason` is a key of the catalogue."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"{reason} in line {line}")
        self.reason, self.line = reason, line


def write_book(parties: Parties) -> Iterator[str]:
    """The lines of the file, each with its end of line."""
    whole = sha256()
    for data in (FIRST, *(_data(key, partie) for key, partie in parties.items())):
        line = json.dumps(data) + "\n"
        whole.update(line.encode())
        yield line
    yield json.dumps({"parties": len(parties), "sha256": whole.hexdigest()}) + "\n"


def read_book(lines: Iterable[str]) -> dict[str, PartieRecord]:
    """The parties of a file. TransferError for one that is not whole: then nothing is taken."""
    whole = sha256()
    found: dict[str, PartieRecord] = {}
    end: object = None
    number = 0
    for number, line in enumerate(lines, 1):
        if end is not None:
            raise TransferError("goes-on", number)
        data = _read_line(line, number)
        if number == 1:
            _check_first(data)
        elif "sha256" in data:
            if (data["sha256"], data.get("parties")) != (whole.hexdigest(), len(found)):
                raise TransferError("changed", number)
            end = data
        else:
            key, partie = _partie(data, number)
            if key in found:
                raise TransferError("twice", number)
            found[key] = partie
        whole.update(line.encode("utf-8", "surrogatepass"))
    if end is None:
        raise TransferError("cut-off", number)
    return found


def _data(key: str, partie: PartieRecord) -> dict[str, object]:
    if partie.header is None:
        raise ValueError(f"partie {key} has no header")
    return {
        "key": key,
        "state": partie.state,
        "header": data_of_header(partie.header),
        "result": None if partie.result is None else data_of_result(partie.result),
        "actions": [[number, line, at] for number, (line, at) in sorted(partie.actions.items())],
    }


def _read_line(line: str, number: int) -> dict[str, object]:
    try:
        return limits.loaded(line)
    except limits.BeyondError as error:
        raise TransferError("beyond", number) from error
    except ValueError as error:
        raise TransferError("no-book" if number == 1 else "damaged", number) from error


def _check_first(data: dict[str, object]) -> None:
    version = data.get("version")
    if data.get("piquet") != "book" or not isinstance(version, int):
        raise TransferError("no-book", 1)
    if version > 1:
        raise TransferError("newer", 1)


def _partie(data: dict[str, object], number: int) -> tuple[str, PartieRecord]:
    try:
        return _read_partie(data)
    except limits.BeyondError as error:
        raise TransferError("beyond", number) from error
    except ValueError as error:
        raise TransferError("damaged", number) from error


class _PartieTold(Struct):
    """A line of the file: a partie, and its actions with the number and time of each."""

    key: str
    state: Literal["running", "finished", "abandoned"]
    header: dict[str, Any]
    result: dict[str, Any] | None
    actions: Annotated[
        list[tuple[limits.Place, limits.Line, limits.Moment]], Meta(max_length=limits.MOST_LINES)
    ]


def _read_partie(data: dict[str, object]) -> tuple[str, PartieRecord]:
    told = limits.read(_PartieTold, data)
    if not _KEY.fullmatch(told.key):
        raise ValueError("this is no key of a partie")
    result = None if told.result is None else result_of(told.result)
    if (told.state == "finished") != (result is not None):
        raise ValueError("what is finished has a result, and nothing else has one")
    partie = PartieRecord(_bounded(header_of(told.header)), True, told.state, result)
    for number, line, at in told.actions:
        if number < 0 or number in partie.actions or not (line and (line + at).isprintable()):
            raise ValueError("this is no action")
        partie.actions[number] = (line, at)
    return told.key, partie


def _bounded(header: Header) -> Header:
    """A header with names that can be shown. ValueError where a value is beyond all bounds."""
    limits.number(header.seed, limits.LARGEST_SEED)
    limits.words(header.started, limits.LONGEST_MOMENT)
    for text in (header.again, header.coded):
        limits.words(text, limits.LONGEST_KIND)
    limits.words(header.told, limits.LONGEST_LINE)
    a, b = map(_bounded_guest, header.seats)
    evening = header.evening
    if evening is not None:
        limits.words(evening.id, limits.LONGEST_KIND)
        limits.words(evening.agreed, limits.LONGEST_LINE)
        evening = replace(evening, guests=tuple(map(_bounded_guest, evening.guests)))
    return replace(header, seats=(a, b), evening=evening)


def _bounded_guest(guest: Seated) -> Seated:
    return Seated(limits.name(guest.name), limits.words(guest.kind, limits.LONGEST_KIND))
