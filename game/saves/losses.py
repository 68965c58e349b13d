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
    for key in (running & counted.keys()) - played:
        yield from _of_running(parties[key], counted[key])
    # What runs is counted; the rest was over, and only the sum knows how much that was.
    over = parties.keys() - counted.keys() - played
    before = sums.left(path) or sums.Sum(0, 0, 0, 0)
    lost = before.parties - len(over - running)
    ended = over & running if len(over & running) <= lost else set()
    for key in over & running:
        known = tallies.StoredCount("" if key in ended else tallies.RUNNING, 0)
        yield from _of_running(parties[key], known)
    actions = max(
        before.actions - sum(len(parties[key].actions) for key in over),
        sum(_unread(parties[key], tallies.StoredCount("", 0)) for key in over - running),
    )
    for key in counted.keys() - running - played:
        if key in parties or counted[key].state != tallies.RUNNING:
            actions += _unread(parties.get(key, Salvaged()), counted[key])
    if actions:
        yield Notice("storage.lost-actions", {"count": actions})
    gone = len(counted.keys() - parties.keys() - played) + max(lost - len(ended), 0)
    if gone:
        yield Notice("storage.lost-parties", {"count": gone})


def _of_running(partie: Salvaged, counted: tallies.StoredCount) -> Iterator[Notice]:
    """What is to be told of a partie that runs now."""
    if partie.header is None:
        return
    names = {"a": partie.header.names[0], "b": partie.header.names[1]}
    if counted.state != tallies.RUNNING:
        yield Notice("storage.end-lost", names)
    if _unread(partie, counted):
        yield Notice("storage.shortened", names | {"count": partie.line_of_actions()})


def _unread(partie: Salvaged, counted: tallies.StoredCount) -> int:
    """How many of its actions could not be read."""
    last = max(partie.actions, default=-1)
    return max(last + 1, counted.actions) - len(partie.actions)
