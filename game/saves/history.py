"""All parties of the book, to look back on: a list that is read page by page, and any log of them.

The list is an index of keys, newest first; what stands on a line is read when the line is seen. A
log is read with all its lines, also behind a damaged one, so that one damaged deal costs no other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from game.games import PIQUET, papers_of
from game.saves.database import BookFile
from game.saves.partie import HEADER_NUMBER, Header, Result, read_header, read_result, seal
from game.saves.parties import HeldPartie, state_of
from game.saves.schema import Span, begins_deal, digest, spans
from rules.core.game import DEALS, Options

RUNNING, FINISHED, ABANDONED = "running", "finished", "abandoned"
LOST_PACK = f"{DEALS}?"
PEOPLE = "human"
"""The opponent of a partie of two people."""


class Entry(Struct, frozen=True):
    """A partie as a line of the list.

    `header` is None where it is damaged, `result` where there is none that is whole; `deals` counts
    the deals that are complete: sealed, as the book says.
    """

    key: str
    state: str
    header: Header | None
    result: Result | None
    deals: int


class KeptLog(Struct, frozen=True):
    """The log of a partie with where its deals lie; an empty line is one that is lost.

    `damaged` are numbers of deals, from 1, of which a line is not as it was written; 0 stands for
    the cut before them.
    """

    entry: Entry
    lines: tuple[str, ...]
    deals: tuple[Span, ...]
    damaged: frozenset[int]


class RunningDeals(Struct, frozen=True):
    """How many deals were dealt of a partie that runs; its seed has brought their packs."""

    key: str
    seed: int
    deals: int


class CodedPartie(Struct, frozen=True):
    """A partie of which the header has a code."""

    key: str
    state: str
    header: Header


class History:
    """The parties of an open book. Everything raises BookError where the file cannot be read.

    `held` are the parties on our own table, of which the file may lack something.
    """

    def __init__(self, file: BookFile, held: Mapping[str, HeldPartie]) -> None:
        self._file, self._held = file, held

    def index(self, opponent: str = "") -> tuple[str, ...]:
        """The keys of all parties, the one begun last first; only those against an `opponent`.

        An opponent is the name of a level, or PEOPLE.
        """
        rows = self._file.look(_index)
        stored = {key for key, *_ in rows}
        unwritten = [
            (key, *held.header.kinds)
            for key, held in self._held.items()
            if key not in stored and not held.header.told
        ]
        return tuple(
            key
            for key, *kinds in (*reversed(unwritten), *rows)
            if not opponent or opponent == _opponent(kinds)
        )

    def coded(self) -> tuple[CodedPartie, ...]:
        """All that was played or told of deals from a code, in the order of its beginning."""
        rows = self._file.look(_coded)
        found = [
            CodedPartie(key, state, header)
            for key, state, text in rows
            if (header := _header(text)) is not None and header.coded and key not in self._held
        ]
        found += [
            CodedPartie(key, state_of(held), held.header)
            for key, held in self._held.items()
            if held.header.coded
        ]
        return tuple(found)

    def opponents(self) -> tuple[str, ...]:
        """Everybody that was played against, who was met last first."""
        rows = self._file.look(_index)
        return tuple(dict.fromkeys(filter(None, (_opponent(kinds) for _, *kinds in rows))))

    def entries(self, keys: Sequence[str]) -> tuple[Entry, ...]:
        """The lines of the list for some keys of the index, in their order."""
        marks = ",".join("?" * len(keys))
        rows = self._file.read(
            "SELECT key, state, header, header_seal, result, result_seal, "
            "(SELECT count(*) FROM deal WHERE deal.partie = partie.key) "
            f"FROM partie WHERE key IN ({marks})",
            *keys,
        )
        found = {row[0]: _entry(*row) for row in rows}
        for key in keys:
            if (held := self._held.get(key)) is not None:
                found[key] = _held_entry(key, held)
        return tuple(found[key] for key in keys if key in found)

    def log(self, key: str) -> KeptLog | None:
        """The log of a partie; None where there is no such partie."""
        entries = self.entries([key])
        if not entries:
            return None
        if (held := self._held.get(key)) is not None:
            lines = tuple(held.lines)
            return KeptLog(entries[0], lines, spans(lines), frozenset())
        rows = self._file.read(
            "SELECT number, line, seal FROM action WHERE partie = ? ORDER BY number", key
        )
        sealed = self._file.read(
            "SELECT number, first, count, sha256 FROM deal WHERE partie = ? ORDER BY number", key
        )
        entry = entries[0]
        if entry.header is None:
            entry = _with_header_of(entry, rows)
        return _kept(entry, rows, sealed)

    def on_the_table(self) -> tuple[RunningDeals, ...]:
        """How far every partie is that runs; not deals that are played again: those were seen."""
        held = [
            RunningDeals(key, partie.header.seed, sum(map(begins_deal, partie.lines)))
            for key, partie in self._held.items()
            if not (partie.header.again or partie.abandoned or partie.result)
        ]
        return (*held, *self._file.look(_on_the_table))


def _index(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    return connection.execute(
        "SELECT key, json_extract(told, '$.kinds[0]'), json_extract(told, '$.kinds[1]') FROM "
        "(SELECT id, key, CASE WHEN json_valid(header) THEN header ELSE '{}' END AS told "
        "FROM partie) WHERE json_extract(told, '$.told') IS NULL "
        "ORDER BY json_extract(told, '$.started') DESC, id DESC"
    ).fetchall()


def _coded(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    return connection.execute(
        "SELECT key, state, header FROM partie WHERE instr(header, '\"coded\"') ORDER BY id"
    ).fetchall()


def _opponent(kinds: Sequence[str]) -> str:
    """Who was played against: the program at the table, or people; nothing where none is known."""
    programs = [kind for kind in kinds if kind and kind != PEOPLE]
    return programs[0] if programs else PEOPLE if all(kinds) else ""


def _entry(
    key: str,
    state: str,
    header: str,
    header_seal: str,
    result: str | None,
    result_seal: str | None,
    deals: int,
) -> Entry:
    return Entry(
        key,
        state,
        _header(header) if seal(key, header) == header_seal else None,
        _result(result) if result is not None and seal(key, result) == result_seal else None,
        deals,
    )


def _header(text: str) -> Header | None:
    try:
        return read_header(text)
    except ValueError:
        return None


def _result(text: str) -> Result | None:
    try:
        return read_result(text)
    except ValueError:
        return None


def _held_entry(key: str, held: HeldPartie) -> Entry:
    state = FINISHED if held.result is not None else ABANDONED if held.abandoned else RUNNING
    begun = sum(map(begins_deal, held.lines))
    return Entry(key, state, held.header, held.result, begun - (state != FINISHED and begun > 0))


def _with_header_of(entry: Entry, rows: Iterable[tuple[int, str, str]]) -> Entry:
    """The same with its header from the copy among the actions, where that is whole."""
    for number, line, mark in rows:
        if number == HEADER_NUMBER and mark == seal(entry.key, number, line):
            return Entry(entry.key, entry.state, _header(line), entry.result, entry.deals)
    return entry


def _kept(
    entry: Entry,
    rows: Sequence[tuple[int, str, str]],
    sealed: Sequence[tuple[int, int, int, str]],
) -> KeptLog:
    """A log put together from its rows, and which of its deals are not as they were written."""
    told = {number: (line, mark) for number, line, mark in rows if number >= 0}
    lines = [""] * (max(told, default=-1) + 1)
    whole = [False] * len(lines)
    for number, (line, mark) in told.items():
        lines[number], whole[number] = line, mark == seal(entry.key, number, line)
    deals = list(spans(lines))
    if not all(whole):  # a line that deals may be lost: the seals know where the deals begin
        known = [Span(first, count) for _, first, count, _ in sealed if 0 <= first < len(lines)]
        end = sum(known[-1]) if known else 0
        game, options = PIQUET, None
        if entry.header is not None:
            game, options = entry.header.game, entry.header.options
        rest = spans(_with_packs(lines[end:], game, options))
        deals = known + [Span(end + first, size) for first, size in rest]
    marks = {number: mark for number, _, _, mark in sealed}
    damaged = {
        number
        for number, (first, count) in enumerate(deals, 1)
        if not all(whole[first : first + count])
        or marks.get(number, digest(lines[first : first + count]))
        != digest(lines[first : first + count])
    }
    if not all(whole[: deals[0].first] if deals else whole):
        damaged.add(0)
    return KeptLog(entry, tuple(lines), tuple(deals), frozenset(damaged))


def _with_packs(lines: Sequence[str], game: str, options: Options | None) -> list[str]:
    """The lines with a mark for each lost one that can only have been a pack, as the game tells.

    Where what was agreed on is lost too, it is taken to be as usual.
    """
    papers = papers_of(game)
    agreed = papers.usual() if options is None else options
    found = list(lines)
    start = 0  # of the deal, or of what came before the first
    for place, line in enumerate(lines):
        if begins_deal(line):
            start = place
        next_deals = place + 1 < len(lines) and begins_deal(lines[place + 1])
        if not line and not next_deals and papers.deal_is_due(found[start:place], agreed):
            found[place], start = LOST_PACK, place
    return found


def _on_the_table(connection: sqlite3.Connection) -> list[RunningDeals]:
    running = connection.execute(
        "SELECT key, header, (SELECT count(*) FROM action WHERE action.partie = partie.key "
        f"AND line LIKE '{DEALS}%') FROM partie WHERE state = 'running'"
    )
    headers = ((key, _header(text), deals) for key, text, deals in running)
    return [
        RunningDeals(key, header.seed, deals)
        for key, header, deals in headers
        if header is not None and not header.again
    ]
