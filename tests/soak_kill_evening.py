"""Kills a program that plays an evening: `python -m tests.soak_kill_evening 40 --club`.

A child plays chouette with three people, or a club evening of two people and two programs, through
the program's own house, and prints what is stored: the evening, the partie of it and how many lines
it has. It is killed without warning at a random moment; then the evening must be there with all of
that, and the next child goes on with it.
"""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from game.games import PIQUET
from game.piquet.evening.account import Agreed, account, cut, next_place, write_agreed
from game.piquet.evening.beginning import begin_club
from game.piquet.evening.club import schedule
from game.piquet.evening.open import last_club, last_evening
from game.players.player import HUMAN, Seated
from game.program.house import OurHouse
from game.saves.partie import EveningPlace
from game.saves.store import Book
from rules.piquet.club.stakes import every_point
from rules.piquet.options import Options
from tests.game.evening.sitter import play, sit_down
from tests.soak_kill import LONGEST, kill_once

PEOPLE = tuple(Seated(name, HUMAN) for name in ("Anne", "Bertrand", "Chloé"))


CLUB = (*PEOPLE[:2], Seated("Toby Wren", "novice"), Seated("Mrs Lavelle", "novice"))


def child_at_club() -> None:
    """Play one club evening after another in the folder that is named."""
    os.environ["PIQUET_HOME"] = sys.argv[1]
    house = OurHouse()
    house.wishes.prefer(replace(house.preferences(), motion="off", guided=True, trick_pause=0))
    while True:
        now = last_club(house)
        if now is None or now.following is None:
            begin_club(house, CLUB, every_point(1), Options())
            continue
        for table in play(sit_down(house)):
            print(now.place.id, now.following.partie, table.session.count, flush=True)


def child() -> None:
    """Play for ever in the folder that is named."""
    os.environ["PIQUET_HOME"] = sys.argv[1]
    house = OurHouse()
    house.wishes.prefer(replace(house.preferences(), motion="off", guided=True, trick_pause=0))
    if last_evening(house) is None:
        agreed = Agreed(cut(Random(1)), every_point(1))
        begun = EveningPlace("5f0c9a71", 1, PEOPLE, (0, 1), write_agreed(agreed))
        place, seats = next_place(account(agreed, ()), begun)
        house.begin_evening(seats, Options(), PIQUET, place)
    while True:
        evening = last_evening(house)
        assert evening is not None
        for table in play(sit_down(house)):
            print(evening.place.id, evening.place.partie, table.session.count, flush=True)


def fault(folder: Path, printed: str) -> str:
    """What is missing of what was told; nothing where all is there."""
    told = [line.split() for line in printed.splitlines()]
    if not told:
        return ""
    evening, partie, count = told[-1][0], int(told[-1][1]), int(told[-1][2])
    os.environ["PIQUET_HOME"] = str(folder)
    house = OurHouse()
    due = _due(house)
    house.close()
    with closing(Book.open(folder)) as book:
        ended = [(one.id, one.header.evening) for one in book.cards()]
        keys = [*ended, *((one.id, one.header.evening) for one in book.running())]
        mine = {at.partie: key for key, at in keys if at is not None and at.id == evening}
        over = [at.partie for _, at in ended if at is not None and at.id == evening]
        lines = len(book.actions(mine[partie])) if partie in mine else 0
        if book.notices:
            return f"the player is told {book.notices}"
    if sorted(mine) != list(range(1, max(mine, default=0) + 1)):
        return f"of the parties there are {sorted(mine)}"
    if lines < count:
        return f"partie {partie} has {lines} lines of {count}"
    if due is None or due[0] != evening:
        return "" if len(over) == len(schedule(len(CLUB))) else "the evening is gone"
    return "" if due[1] == len(over) + 1 else f"partie {len(over) + 1} is due, not {due[1]}"


def _due(house: OurHouse) -> tuple[str, int] | None:
    """The evening that goes on, and the number of its partie; None where none does."""
    chouette, club = last_evening(house), last_club(house)
    place = chouette.place if chouette is not None else club.following if club is not None else None
    return None if place is None else (place.id, place.partie)


def main(arguments: list[str]) -> int:
    """Kill so many times; 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--club", action="store_true")
    chosen = parser.parse_args(arguments)
    luck, found = Random(chosen.seed), list[str]()
    lines, name = 0, "child_at_club" if chosen.club else "child"
    with TemporaryDirectory() as folder:
        for kill in range(1, chosen.kills + 1):
            printed = kill_once(
                Path(folder),
                luck.uniform(0, 4 * LONGEST),
                begun=luck.random() < 0.9,
                program=f"from tests.soak_kill_evening import {name}; {name}()",
            )
            lines += len(printed.splitlines())
            if wrong := fault(Path(folder), printed):
                found.append(f"after kill {kill}: {wrong}")
        cards = _parties(Path(folder))
    print(f"{chosen.kills} kills, {lines} actions told, {cards} parties over, {len(found)} faults")
    print("\n".join(found))
    return 1 if found else 0


def _parties(folder: Path) -> int:
    with closing(Book.open(folder)) as book:
        return len(book.cards())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
