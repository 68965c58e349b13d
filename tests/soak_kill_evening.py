"""Kills a program that plays an evening of three people: `python -m tests.soak_kill_evening 40`.

A child plays chouette through the program's own house, and prints what is stored: the partie of the
evening and how many lines it has. It is killed without warning at a random moment; then the evening
must be there with all of that, and the next child goes on with it.
"""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.games import PIQUET
from game.piquet.evening.account import Agreed, account, cut, next_place, write_agreed
from game.piquet.evening.open import last_evening
from game.players.player import HUMAN, Seated
from game.program.house import OurHouse
from game.saves.book import Book
from game.saves.evenings import EveningPlace
from rules.piquet.club.stakes import every_point
from rules.piquet.options import Options
from tests.game.evening.sitter import play, sit_down
from tests.soak_kill import LONGEST, kill_once

PEOPLE = tuple(Seated(name, HUMAN) for name in ("Anne", "Bertrand", "Chloé"))


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
            print(evening.place.partie, table.session.count, flush=True)


def fault(folder: Path, printed: str) -> str:
    """What is missing of what was told; nothing where all is there."""
    told = [tuple(map(int, line.split())) for line in printed.splitlines()]
    if not told:
        return ""
    partie, count = told[-1]
    os.environ["PIQUET_HOME"] = str(folder)
    house = OurHouse()
    evening = last_evening(house)
    house.close()
    with closing(Book.open(folder)) as book:
        keys = [(one.id, one.header.evening) for one in book.running()]
        keys += [(one.id, one.header.evening) for one in book.cards()]
        stored = {place.partie: len(book.actions(key)) for key, place in keys if place}
        if book.notices:
            return f"the player is told {book.notices}"
    if evening is None:
        return "the evening is gone"
    if sorted(stored) != list(range(1, max(stored) + 1)):
        return f"of the parties there are {sorted(stored)}"
    if stored.get(partie, 0) < count:
        return f"partie {partie} has {stored.get(partie)} lines of {count}"
    due = len(evening.chouette.entries) + 1
    return "" if evening.place.partie == due else f"partie {due} is due, not {evening.place.partie}"


def main(arguments: list[str]) -> int:
    """Kill so many times; 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    luck, found = Random(chosen.seed), list[str]()
    lines = 0
    with TemporaryDirectory() as folder:
        for kill in range(1, chosen.kills + 1):
            printed = kill_once(
                Path(folder),
                luck.uniform(0, 4 * LONGEST),
                begun=luck.random() < 0.9,
                program="from tests.soak_kill_evening import child; child()",
            )
            lines += len(printed.splitlines())
            if wrong := fault(Path(folder), printed):
                found.append(f"after kill {kill}: {wrong}")
        cards = _parties(Path(folder))
    print(f"{chosen.kills} kills, {lines} deeds told, {cards} parties over, {len(found)} faults")
    print("\n".join(found))
    return 1 if found else 0


def _parties(folder: Path) -> int:
    with closing(Book.open(folder)) as book:
        return len(book.cards())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
