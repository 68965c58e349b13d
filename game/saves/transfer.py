"""A whole book as one text file, the same on every system, and back: all that was done.

The first line says what it is, then comes a line of JSON for each partie in the order they were
begun, and at the end a line with their number and a SHA-256 over all lines before it. It is plain
ASCII: whatever a shell or a pipe takes a text for, this one comes through. Reviews of deals are not
in it: they are made anew of what was done.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

from game.players.player import seated
from game.saves import limits
from game.saves.cards import (
    HEADER_NUMBER,
    Header,
    read_header,
    read_result,
    seal,
    write_header,
    write_result,
)
from game.saves.carve import Salvaged

FIRST: Final = {"piquet": "book", "version": 1}
_KEY: Final = re.compile(r"[0-9a-z]{16}")
_STATES: Final = ("running", "finished", "abandoned")

Parties = Mapping[str, Salvaged]


class Everything(NamedTuple):
    """All parties of a book that can be read, and the keys of those that cannot."""

    parties: dict[str, Salvaged]
    unread: tuple[str, ...]


class TransferError(ValueError):
    """A text that is no whole book; `line` counts from 1, `reason` is a key of the catalogue."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"{reason} in line {line}")
        self.reason, self.line = reason, line


def parties_of(connection: sqlite3.Connection) -> Everything:
    """All parties of a book, in the order they were begun; a damaged one costs no other.

    Raises an error of SQLite.
    """
    found: dict[str, Salvaged] = {}
    unread: dict[str, None] = {}
    for key, state, header, mark, result, result_mark in connection.execute(
        "SELECT key, state, header, header_seal, result, result_seal FROM partie ORDER BY id"
    ):
        if mark != seal(key, header) or (result is not None and result_mark != seal(key, result)):
            unread[key] = None
            continue
        try:
            read = None if result is None else read_result(result)
            found[key] = Salvaged(read_header(header), True, state, read)
        except ValueError:
            unread[key] = None
    for key, number, line, at, mark in connection.execute(
        "SELECT partie, number, line, at, seal FROM action ORDER BY id"
    ):
        if mark != seal(key, number, line) or key not in found or not isinstance(at, str):
            unread[key] = None
        elif number != HEADER_NUMBER:
            found[key].actions[number] = (line, at)
    whole = {key: partie for key, partie in found.items() if key not in unread}
    return Everything(whole, tuple(unread))


def write_book(parties: Parties) -> Iterator[str]:
    """The lines of the file, each with its end of line."""
    whole = sha256()
    for data in (FIRST, *(_data(key, partie) for key, partie in parties.items())):
        line = json.dumps(data) + "\n"
        whole.update(line.encode())
        yield line
    yield json.dumps({"parties": len(parties), "sha256": whole.hexdigest()}) + "\n"


def read_book(lines: Iterable[str]) -> dict[str, Salvaged]:
    """The parties of a file. TransferError for one that is not whole: then nothing is taken."""
    whole = sha256()
    found: dict[str, Salvaged] = {}
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


def _data(key: str, partie: Salvaged) -> dict[str, object]:
    if partie.header is None:
        raise ValueError(f"partie {key} has no header")
    return {
        "key": key,
        "state": partie.state,
        "header": json.loads(write_header(partie.header)),
        "result": None if partie.result is None else json.loads(write_result(partie.result)),
        "actions": [[number, line, at] for number, (line, at) in sorted(partie.actions.items())],
    }


def _read_line(line: str, number: int) -> dict[str, object]:
    try:
        data = json.loads(line, parse_int=limits.parse_int)
    except limits.BeyondError as error:
        raise TransferError("beyond", number) from error
    except (ValueError, RecursionError) as error:
        raise TransferError("no-book" if number == 1 else "damaged", number) from error
    if not isinstance(data, dict):
        raise TransferError("no-book" if number == 1 else "damaged", number)
    return data


def _check_first(data: dict[str, object]) -> None:
    version = data.get("version")
    if data.get("piquet") != "book" or not isinstance(version, int):
        raise TransferError("no-book", 1)
    if version > 1:
        raise TransferError("newer", 1)


def _partie(data: dict[str, object], number: int) -> tuple[str, Salvaged]:
    try:
        return _read_partie(data)
    except limits.BeyondError as error:
        raise TransferError("beyond", number) from error
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise TransferError("damaged", number) from error


def _read_partie(data: dict[str, object]) -> tuple[str, Salvaged]:
    match data:
        case {"key": str(key), "state": str(state), "actions": list(actions)} if (
            _KEY.fullmatch(key) and state in _STATES
        ):
            result = data["result"]
            read = None if result is None else read_result(json.dumps(result))
            header = _bounded(read_header(json.dumps(data["header"])))
            partie = Salvaged(header, True, state, read)
        case _:
            raise ValueError("this is no partie")
    if (state == "finished") != (read is not None):
        raise ValueError("what is finished has a result, and nothing else has one")
    if len(actions) > limits.MOST_LINES:
        raise limits.BeyondError("so many lines has no partie")
    for action in actions:
        place, line, at = action
        number = limits.number(place, limits.MOST_LINES)
        if number < 0 or number in partie.actions or not line:
            raise ValueError("this is no action")
        partie.actions[number] = (
            limits.words(line, limits.LONGEST_LINE),
            limits.words(at, limits.LONGEST_MOMENT),
        )
    return key, partie


def _bounded(header: Header) -> Header:
    """A header with names that can be shown. ValueError where a value is beyond all bounds."""
    limits.number(header.seed, limits.LARGEST_SEED)
    limits.words(header.started, limits.LONGEST_MOMENT)
    for text in (*header.kinds, header.again, header.coded):
        limits.words(text, limits.LONGEST_KIND)
    limits.words(header.told, limits.LONGEST_LINE)
    a, b = header.names
    return replace(header, seats=seated((limits.name(a), limits.name(b)), header.kinds))
