"""How far Master can be used: `python packaging/opponent/response.py`, with NumPy at hand.

A player that is told how Master chooses, and answers with the best it finds by playing deals out
(`playouts.response`), meets him: the same deals first Master against himself, then the responder
for elder, then for younger. What it makes more there is its gain, deal by deal.

    response.py [--deals N] [--first K] [--parts exchange calls play]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from playouts.response import PARTS, Responder, Search, master
from playouts.yardstick import worth

from game.match.figures import estimate
from game.players.mind import Choose
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.view import view


def margin(number: int, elder: Choose, younger: Choose) -> int:
    """Elder's points less younger's in the deal of this number."""
    luck = Random(f"response {number}")
    state = apply(start_deal(Options(), Player.B), Deal(tuple(luck.sample(PACK, len(PACK)))))[
        -1
    ].state
    asked = 0
    while not state.results and isinstance(state.turn, Player):
        asked += 1
        seen = view(state, state.turn)
        assert seen.deal is not None
        choose = elder if seen.deal.seat is ELDER else younger
        state = apply(state, choose(seen, number * 1_000 + asked))[-1].state
    ((a, b),) = state.results
    return a - b  # A does not deal


def gained(number: int, responder: Callable[[Seat], Choose]) -> tuple[int, int]:
    """What the responder makes more than Master would in one deal, as elder and as younger."""
    usual = margin(number, master, master)
    as_elder = margin(number, responder(ELDER), master) - usual
    return as_elder, usual - margin(number, master, responder(YOUNGER))


def told(found: list[tuple[int, int]], responders: dict[Seat, Responder]) -> Iterator[str]:
    """The gains with their errors, and how often it chose otherwise than Master."""
    elder, younger = (estimate(part) for part in zip(*found, strict=True))
    both = estimate([sum(each) / 2 for each in found])
    yield (
        f"{len(found)} deals: gains {both.text('+.2f')} a deal, "
        f"as elder {elder.text('+.2f')}, as younger {younger.text('+.2f')}"
    )
    for seat, one in responders.items():
        changes = ", ".join(f"{part} {count}" for part, count in one.changed.items())
        yield f"  chose otherwise as {seat.name.lower()}: {changes}"


def main() -> int:
    """Play the deals and tell the gain."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    asked = parser.parse_args()
    worths = {int(seat): worth(seat, (0, 0)) for seat in Seat}
    parts = frozenset(asked.parts)
    responders = {seat: Responder(worths, parts, Search()) for seat in Seat}
    found = []
    for number in range(asked.first, asked.first + asked.deals):
        found.append(gained(number, lambda seat: responders[seat].choose))
        elder, younger = found[-1]
        print(f"deal {number}: as elder {elder:+}, as younger {younger:+}")
        print(*told(found, responders), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
