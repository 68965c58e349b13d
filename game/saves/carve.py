"""Reads the rows of a book out of its raw bytes, whatever state the file is in.

A row of SQLite is a record: the size of its head, a type for each column, then the values, end to
end (the file format's "Record Format"). Every row of a book begins with the same few types and
carries a seal, so rows can be found and proved by themselves, without tables, indexes or pages,
in the file and in its write-ahead log alike. Only a row longer than a page is missed; ours are
far shorter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.saves.cards import HEADER_NUMBER, Header, Result, read_header, read_result, seal

# The types of the first columns: none (the row's own number), a key of 16 letters, and then the
# state ("running", "finished", "abandoned": 7, 8, 9 letters) or the number of the action.
_PARTIE = re.compile(rb"[\x06-\x0f](?=\x00\x2d[\x1b\x1d\x1f])", re.DOTALL)
_ACTION = re.compile(rb"[\x06-\x0f](?=\x00\x2d[\x01-\x06\x08\x09])", re.DOTALL)
_INTEGER_SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_STATES = ("running", "abandoned", "finished")  # the later outweighs the earlier

Value = int | str | None


@dataclass(slots=True)
class Salvaged:
    """A partie as far as it could be read: whole actions by number, each with its time."""

    header: Header | None = None
    header_is_whole: bool = False
    state: str = "running"
    result: Result | None = None
    actions: dict[int, tuple[str, str]] = field(default_factory=dict)

    def line_of_actions(self) -> int:
        """How many actions there are without a gap, from the first on."""
        return next(number for number in range(len(self.actions) + 1) if number not in self.actions)


def salvage(chunks: Iterable[bytes]) -> dict[str, Salvaged]:
    """All parties found in raw bytes, by their keys; those whose header is lost are left out."""
    found: dict[str, Salvaged] = {}
    for data in chunks:
        for match in _ACTION.finditer(data):
            _take_action(found, _record(data, match.start(), 6))
        for match in _PARTIE.finditer(data):
            _take_partie(found, _record(data, match.start(), 7))
    return {key: partie for key, partie in found.items() if partie.header is not None}


def _take_action(found: dict[str, Salvaged], record: list[Value] | None) -> None:
    match record:
        case [_, str(key), int(number), str(line), str(at), str(mark)] if mark == seal(
            key, number, line
        ):
            partie = found.setdefault(key, Salvaged())
            if number == HEADER_NUMBER:
                _take_header(partie, line, whole=True)
            else:
                partie.actions.setdefault(number, (line, at))
        case _:
            pass  # another row, or one that is not whole


def _take_partie(found: dict[str, Salvaged], record: list[Value] | None) -> None:
    match record:
        case [_, str(key), str(state), str(header), str(mark), result, result_mark]:
            whole = mark == seal(key, header)
            if not whole and key not in found:
                return  # perhaps no partie of ours at all
            partie = found.setdefault(key, Salvaged())
            _take_header(partie, header, whole)
            if state in _STATES and _STATES.index(state) > _STATES.index(partie.state):
                if state != "finished":
                    partie.state = state
                elif isinstance(result, str) and result_mark == seal(key, result):
                    # A result that is not whole is left out: the actions tell it again.
                    partie.state, partie.result = state, read_result(result)
        case _:
            pass


def _take_header(partie: Salvaged, text: str, whole: bool) -> None:
    """A header with a flipped letter is better than none, if it can be read at all."""
    if partie.header_is_whole:
        return
    try:
        partie.header = read_header(text)
        partie.header_is_whole = whole
    except (ValueError, OverflowError):
        return


def _record(data: bytes, start: int, columns: int) -> list[Value] | None:
    """The first columns of the record that begins here, or None if none does."""
    try:
        size, at = _varint(data, start)
        end_of_head = start + size
        types: list[int] = []
        while at < end_of_head and len(types) < columns:
            kind, at = _varint(data, at)
            types.append(kind)
        if len(types) < columns:
            return None
        values: list[Value] = []
        at = end_of_head
        for kind in types:
            value, at = _value(data, at, kind)
            values.append(value)
        return values
    except (IndexError, ValueError):
        return None


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one or two bytes, seven bits in each, and where it ends. Ours need no third."""
    first = data[at]
    if first < 0x80:
        return first, at + 1
    return (first & 0x7F) << 7 | (data[at + 1] & 0x7F), at + 2


def _value(data: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind in {8, 9}:
        return kind - 8, at
    if kind in _INTEGER_SIZES:
        end = at + _INTEGER_SIZES[kind]
        return int.from_bytes(data[at:end], "big", signed=True), end
    if kind >= 13 and kind % 2:
        end = at + (kind - 13) // 2
        if end > len(data):
            raise ValueError("cut off")
        return data[at:end].decode("utf-8"), end
    raise ValueError("no type of ours")
