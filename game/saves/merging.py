"""Takes parties from another book into ours: nothing of ours is changed but what goes on."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass

from game.saves import rescue
from game.saves.cards import seal, write_result
from game.saves.carve import Salvaged
from game.saves.deals import seal_old_deals
from game.saves.transfer import Everything, Parties, parties_of


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of the parties: keys of the new, the continued, the known, and of copies.

    A copy has a key of its own: the one it came with belongs to a partie that went on otherwise.
    """

    new: tuple[str, ...] = ()
    continued: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()


def sort_out(ours: Everything, theirs: Parties) -> Taken:
    """What is to become of each of their parties.

    One of ours that cannot be read is left as it is, and theirs kept beside it.
    """
    new, continued, known, copies = [], [], [], []
    for key, partie in theirs.items():
        mine = ours.parties.get(key)
        if mine is None and key not in ours.unread:
            new.append(key)
        elif mine is None:
            copies.append(key)
        elif _begins(partie, mine):
            known.append(key)
        elif mine.state == "running" and _begins(mine, partie):
            continued.append(key)
        else:
            copies.append(key)
    return Taken(tuple(new), tuple(continued), tuple(known), tuple(copies))


def take_in(connection: sqlite3.Connection, theirs: Parties) -> Taken:
    """Take parties into a book, in the caller's transaction. Errors as `parties_of`."""
    ours = parties_of(connection)
    taken = sort_out(ours, theirs)
    copied = {key: os.urandom(8).hex() for key in taken.copies}
    rescue.insert(
        connection,
        {copied.get(key, key): theirs[key] for key in (*taken.new, *taken.copies)},
    )
    for key in taken.continued:
        _continue(connection, key, ours.parties[key], theirs[key])
    seal_old_deals(connection)
    return Taken(taken.new, taken.continued, taken.known, tuple(copied.values()))


def _continue(connection: sqlite3.Connection, key: str, mine: Salvaged, partie: Salvaged) -> None:
    more = sorted(partie.actions.items())[len(mine.actions) :]
    connection.executemany(
        "INSERT INTO action (partie, number, line, at, seal) VALUES (?, ?, ?, ?, ?)",
        [(key, number, line, at, seal(key, number, line)) for number, (line, at) in more],
    )
    result = None if partie.result is None else write_result(partie.result)
    connection.execute(
        "UPDATE partie SET state = ?, result = ?, result_seal = ? WHERE key = ?",
        (partie.state, result, result and seal(key, result), key),
    )


def _begins(partie: Salvaged, whole: Salvaged) -> bool:
    """Whether all of a partie stands at the beginning of another, and no more is known of it."""
    lines = [(number, line) for number, (line, _) in sorted(partie.actions.items())]
    longer = [(number, line) for number, (line, _) in sorted(whole.actions.items())]
    same = lines == longer[: len(lines)]
    return same and partie.state in {"running", whole.state}
