"""What a rescue could not read of a book, held against what was counted outside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from game.saves import leases, sums, tallies
from game.saves.carve import Salvaged
from game.saves.notices import Notice


def told(path: Path, parties: Mapping[str, Salvaged]) -> tuple[Notice, ...]:
    """What is missing of the book of this path; these are the parties that were read.

    Parties on a table are passed over: they are whole there, and are written again.
    """
    return tuple(_told(path, parties))


def _told(path: Path, parties: Mapping[str, Salvaged]) -> Iterator[Notice]:
    counted = tallies.of_book(path)
    running = {key for key, partie in parties.items() if partie.state == tallies.RUNNING}
    played = {key for key in running | counted.keys() if leases.is_held(path.parent, key)}
    unread = 0
    for key in running - played:
        yield from _of_running(parties[key], counted.get(key))
        unread += _unread(parties[key], counted.get(key))
    before = sums.left(path)
    if played or before is None:
        lost = len(counted.keys() - parties.keys() - played)
    else:
        lost = max(len(counted.keys() - parties.keys()), before.parties - len(parties))
        # Those that run are told by name.
        read = sum(len(partie.actions) for partie in parties.values())
        if (actions := before.actions - read - unread) > 0:
            yield Notice("storage.lost-actions", {"count": actions})
    if lost > 0:
        yield Notice("storage.lost-parties", {"count": lost})


def _of_running(partie: Salvaged, counted: tallies.StoredCount | None) -> Iterator[Notice]:
    """What is to be told of a partie that runs now."""
    if partie.header is None:
        return
    names = {"a": partie.header.names[0], "b": partie.header.names[1]}
    if counted is not None and counted.state != tallies.RUNNING:
        yield Notice("storage.end-lost", names)
    if _unread(partie, counted):
        yield Notice("storage.shortened", names | {"count": partie.line_of_actions()})


def _unread(partie: Salvaged, counted: tallies.StoredCount | None) -> int:
    """How many of its actions could not be read."""
    last = max(partie.actions, default=-1)
    return max(last + 1, counted.actions if counted else 0) - len(partie.actions)
