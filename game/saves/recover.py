"""Makes a new book of what can be read of a damaged file, from its raw bytes and its snapshots.

Every row carries a seal, so rows are found and proved by themselves, without tables, indexes or
pages, in the file and in its write-ahead log alike. The new book is whole and on the disk before it
gets its name, and with its name it is the one in use. The old file is only ever renamed, and after
that: a rescue may be cut off at any moment.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path

from game.saves import book_files, checksums, locks, schema, snapshots
from game.saves.files import InTheWayError, read_plain
from game.saves.notices import Notice
from game.saves.partie import (
    HEADER_NUMBER,
    read_header,
    read_result,
    seal,
)
from game.saves.parties import PartieRecord, fill

_TYPE = rb"([\x80-\xff]?[\x00-\x7f])"  # of a column: a number of one byte or two
# The head of a record: its size; no number of the row; a key of 16 letters; and then the state
# ("running", "finished", "abandoned": 7, 8, 9 letters), or the number of the action.
_HEAD = rb"([\x06-\x0f])(?=\x00(\x2d)"
_PARTIE = re.compile(_HEAD + rb"([\x1b\x1d\x1f])" + _TYPE * 4 + rb")", re.DOTALL)
_ACTION = re.compile(_HEAD + rb"([\x01-\x06\x08\x09])" + _TYPE * 3 + rb")", re.DOTALL)
_SIZES = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 8: 0, 9: 0}  # of numbers
_RANKS = ("running", "abandoned", "finished")  # the later outweighs the earlier

Value = int | str | None


def salvage(chunks: Iterable[bytes]) -> dict[str, PartieRecord]:
    """All parties found in raw bytes, by their keys; those whose header is lost are left out."""
    found: dict[str, PartieRecord] = {}
    for data in chunks:
        for head in _ACTION.finditer(data):
            _take_action(found, _record(data, head))
        for head in _PARTIE.finditer(data):
            _take_partie(found, _record(data, head))
    return {key: partie for key, partie in found.items() if partie.header is not None}


def _take_action(found: dict[str, PartieRecord], record: list[Value] | None) -> None:
    match record:
        case [str(key), int(number), str(line), str(at), str(mark)] if mark == seal(
            key, number, line
        ):
            partie = found.setdefault(key, PartieRecord())
            if number == HEADER_NUMBER:
                _take_header(partie, line, whole=True)
            else:
                partie.actions.setdefault(number, (line, at))
        case _:
            pass  # another row, or one that is not whole


def _take_partie(found: dict[str, PartieRecord], record: list[Value] | None) -> None:
    match record:
        case [str(key), str(state), str(header), str(mark), result, result_mark]:
            whole = mark == seal(key, header)
            if not whole and key not in found:
                return  # perhaps no partie of ours at all
            partie = found.setdefault(key, PartieRecord())
            _take_header(partie, header, whole)
            if state in _RANKS and _RANKS.index(state) > _RANKS.index(partie.state):
                if state != "finished":
                    partie.state = state
                elif isinstance(result, str) and result_mark == seal(key, result):
                    # A result that is not whole is left out: the actions tell it again.
                    partie.state, partie.result = state, read_result(result)
        case _:
            pass


def _take_header(partie: PartieRecord, text: str, whole: bool) -> None:
    """A header with a flipped letter is better than none, if it can be read at all."""
    if partie.header_is_whole:
        return
    try:
        partie.header = read_header(text)
        partie.header_is_whole = whole
    except (ValueError, OverflowError):
        return


def _record(data: bytes, head: re.Match[bytes]) -> list[Value] | None:
    """The columns behind the head of a record from its key on, or None for no record of ours."""
    size, *types = head.groups()
    at = head.start() + size[0]
    values: list[Value] = []
    for told in types:
        kind = told[-1] if len(told) == 1 else (told[0] & 0x7F) << 7 | told[1]
        if kind not in _SIZES and (kind < 13 or not kind % 2):
            return None
        end = at + _SIZES.get(kind, (kind - 13) // 2)
        found, at = data[at:end], end
        if kind >= 13:
            try:
                values.append(found.decode())
            except UnicodeDecodeError:
                return None
        elif kind in (8, 9):
            values.append(kind - 8)
        else:
            values.append(int.from_bytes(found, "big", signed=True) if kind else None)
    return values if at <= len(data) else None


def missing_of(path: Path, parties: Mapping[str, PartieRecord]) -> tuple[Notice, ...]:
    """What is missing of the book of this path; these are the parties that were read.

    Parties on a table are passed over: they are whole there, and are written again.
    """
    return tuple(_missing_of(path, parties))


def _missing_of(path: Path, parties: Mapping[str, PartieRecord]) -> Iterator[Notice]:
    counted = checksums.counts_of(path)
    running = {key for key, partie in parties.items() if partie.state == checksums.RUNNING}
    played = {key for key in running | counted.keys() if locks.is_held(path.parent, key)}
    for key in (running & counted.keys()) - played:
        yield from _of_running(parties[key], counted[key])
    # What runs is counted; the rest was over, and only the sum knows how much that was.
    over = parties.keys() - counted.keys() - played
    before = checksums.noted_sum(path) or checksums.Sum(0, 0, 0, 0)
    lost = before.parties - len(over - running)
    ended = over & running if len(over & running) <= lost else set()
    for key in over & running:
        known = checksums.StoredCount("" if key in ended else checksums.RUNNING, 0)
        yield from _of_running(parties[key], known)
    actions = max(
        before.actions - sum(len(parties[key].actions) for key in over),
        sum(_unread(parties[key], checksums.StoredCount("", 0)) for key in over - running),
    )
    for key in counted.keys() - running - played:
        if key in parties or counted[key].state != checksums.RUNNING:
            actions += _unread(parties.get(key, PartieRecord()), counted[key])
    if actions:
        yield Notice("storage.lost-actions", {"count": actions})
    gone = len(counted.keys() - parties.keys() - played) + max(lost - len(ended), 0)
    if gone:
        yield Notice("storage.lost-parties", {"count": gone})


def _of_running(partie: PartieRecord, counted: checksums.StoredCount) -> Iterator[Notice]:
    """What is to be told of a partie that runs now."""
    if partie.header is None:
        return
    names = {"a": partie.header.names[0], "b": partie.header.names[1]}
    if counted.state != checksums.RUNNING:
        yield Notice("storage.end-lost", names)
    if _unread(partie, counted):
        yield Notice("storage.shortened", names | {"count": partie.line_of_actions()})


def _unread(partie: PartieRecord, counted: checksums.StoredCount) -> int:
    """How many of its actions could not be read."""
    last = max(partie.actions, default=-1)
    return max(last + 1, counted.actions) - len(partie.actions)


def replace(path: Path, kind: schema.BookKind, now: datetime) -> tuple[Path, tuple[Notice, ...]]:
    """Make a book of all that can be read in this file, and set it aside.

    Gives the new book, and what was done to the old one.
    """
    parties = read_raw(path)
    if kind is schema.BookKind.FOREIGN and (parties or _was_ours(path)):
        kind = schema.BookKind.DAMAGED  # although its mark is gone
    ours = kind in {schema.BookKind.DAMAGED, schema.BookKind.SHORT}
    helped = snapshots.fill_gaps(path.parent, parties) if ours else 0
    missing = missing_of(path, parties) if ours else ()
    book = make(path.parent, parties)
    aside = book_files.move_aside(path, kind, now)
    checksums.forget_counts(path)
    name = f"storage.{'aside' if parties else 'aside-unread'}.{kind}"
    told = Notice(name, {"file": aside.name, "count": len(parties)})
    given = (Notice("storage.from-snapshot", {"count": helped, "number": helped}),)
    return book, (told, *(given if helped else ()), *missing)


def _was_ours(path: Path) -> bool:
    """Whether something beside a file says that it was a book."""
    kept = (
        checksums.noted_sum(path) or checksums.counts_of(path) or snapshots.snapshots(path.parent)
    )
    return bool(kept)


def begin(directory: Path, now: datetime) -> tuple[Path, tuple[Notice, ...]]:
    """Make the first book of a folder; if there was one, of all that its log and snapshots have.

    Gives the book, and what must be told.
    """
    gone = book_files.gone(directory)
    if gone is None:
        return make(directory, {}), ()
    parties = read_raw(gone)
    snapshots.fill_gaps(directory, parties)
    missing = missing_of(gone, parties)
    if not (parties or missing):
        book_files.move_aside(gone, "gone", now)  # it held nothing
        return make(directory, {}), ()
    book = make(directory, parties)
    book_files.move_aside(gone, "gone", now)
    checksums.forget_counts(gone)
    told = Notice(
        f"storage.gone{'' if parties else '-unread'}", {"file": gone.name, "count": len(parties)}
    )
    return book, (told, *missing)


def make(directory: Path, parties: dict[str, PartieRecord]) -> Path:
    """Make a book of these parties, the one in use from now on."""
    unfinished = _place_to_build(directory)
    with schema.create(unfinished) as connection:
        fill(connection, parties)
    book = _put_into_use(unfinished)
    if parties:
        with contextlib.suppress(OSError, sqlite3.Error):  # or else all of it is looked at
            checksums.note_first_sum(book)
    for key, partie in parties.items():
        if partie.header is not None and partie.state == checksums.RUNNING:
            checksums.note_count(
                book, key, checksums.StoredCount(partie.state, partie.line_of_actions())
            )
    return book


def rewrite(directory: Path, book: sqlite3.Connection) -> Path:
    """Write an open book, whose file was deleted, to the disk again.

    Raises OSError or sqlite3.Error when it cannot be written.
    """
    unfinished = _place_to_build(directory)
    with schema.create(unfinished) as connection:
        book.backup(connection)
    return _put_into_use(unfinished)


def _place_to_build(directory: Path) -> Path:
    unfinished = directory / book_files.UNFINISHED
    for suffix in ("", "-journal", "-wal", "-shm"):
        book_files.sidecar(unfinished, suffix).unlink(missing_ok=True)
    return unfinished


def _put_into_use(unfinished: Path) -> Path:
    return unfinished.rename(book_files.next_name(unfinished.parent))


def read_raw(path: Path) -> dict[str, PartieRecord]:
    """What can be read of a file and its log, of whatever kind they are. Raises OSError."""
    return salvage(_parts(book_files.sidecar(path, "-wal"), path))


def _parts(*paths: Path) -> Iterator[bytes]:
    for path in paths:
        with contextlib.suppress(FileNotFoundError, InTheWayError):
            yield read_plain(path)
