"""Plays deals between two of our own players and writes them down, for what is made of them later.

`python packaging/opponent/deals.py FILE --players thumb thumb --deals 20000 --seed 1` adds a line
for each deal to FILE: its points in the order of reckoning, elder's with a plus and younger's with
a minus ("+6 -3 +14 …"). Two different players get each pack twice, with the seats changed.
"""

from __future__ import annotations

import argparse
import sys
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.piquet.ai.levels import LEVELS
from game.players.mind import Choose
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.hundred import in_order_of_reckoning
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.scoring import Ledger
from rules.piquet.seats import ELDER
from rules.piquet.view import view


def played(seed: int, number: int, elder: Choose, younger: Choose) -> Ledger:
    """The ledger of one deal that two players played."""
    state = apply(
        start_deal(Options(), Player.B), Deal(Dealer(seed).shuffled(PACK, f"deal {number}"))
    )[-1].state
    while not state.results:
        player = Player.A if state.turn is Player.A else Player.B
        choose = elder if player is Player.A else younger
        state = apply(state, choose(view(state, player), number))[-1].state
    return state.current.ledger


def written(ledger: Ledger) -> str:
    """A deal as one line. What a seat counts without the other between is one number."""
    lines = (line for _, line in in_order_of_reckoning(ledger) if line.points)
    turns = groupby(lines, key=lambda line: line.seat)
    return " ".join(
        ("+" if seat is ELDER else "-") + str(sum(line.points for line in its))
        for seat, its in turns
    )


def main() -> None:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", nargs=2, choices=sorted(LEVELS), default=("thumb", "thumb"))
    parser.add_argument("--deals", type=int, default=20_000, help="how many packs")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    first, second = asked.players
    seats = [(first, second)] if first == second else [(first, second), (second, first)]
    with asked.file.open("a", encoding="utf-8") as file:
        for number in range(1, asked.deals + 1):
            for elder, younger in seats:
                ledger = played(asked.seed, number, LEVELS[elder], LEVELS[younger])
                print(written(ledger), file=file, flush=True)


if __name__ == "__main__":
    main()
