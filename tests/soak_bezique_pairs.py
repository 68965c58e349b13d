"""`python -m tests.soak_bezique_pairs A B [--pairs N] [--seed S] [--first K]`: who plays better.

Mirrored pairs: the same stock twice, the seats changed, each a deal from 0 to 0 in which nobody
plays for a target. Told after each pair: what A made more than B in both deals, its error and z;
and the same without what the cards brought (`luck`), which strays less and means the same: the luck
has mean nothing whoever plays. How much of it is taken off follows from no pair of this run.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from statistics import fmean, stdev

from msgspec.structs import replace

from game.bezique.ai.levels import LEVELS
from game.bezique.ai.luck import brought, question, read
from game.players.wire import question_seed
from rules.bezique.actions import Deal
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.partie import apply, start_deal
from rules.bezique.scoring import scores
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.cards import Card
from rules.core.seats import Player

_OPTIONS = replace(Options(), target=4000)


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_bezique_pairs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("a", choices=tuple(LEVELS))
    parser.add_argument("b", choices=tuple(LEVELS))
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    raw: list[float] = []
    without: list[float] = []
    for number in range(asked.first, asked.first + asked.pairs):
        margin, luck = pair((asked.a, asked.b), f"{asked.seed} {number}")
        raw.append(margin)
        without.append(margin - luck)
        print(
            f"{number}: {margin:+.0f} ({margin - luck:+.0f}); of {len(raw)} pairs "
            f"{told(raw)}; without luck {told(without)}",
            flush=True,
        )
    return 0


def told(found: list[float]) -> str:
    """A mean with its standard error and z."""
    if len(found) < 2:
        return f"{fmean(found):+.0f}"
    error = stdev(found) / sqrt(len(found))
    return f"{fmean(found):+.1f} ± {error:.1f}, z {fmean(found) / error:+.1f}"


def pair(levels: tuple[str, str], name: str) -> tuple[float, float]:
    """What the first made more than the second in both deals, and what of it the cards brought."""
    pack = list(pack_of(_OPTIONS))
    Random(name).shuffle(pack)
    margin = luck = 0.0
    for first in Player:
        end = played(levels if first is Player.A else levels[::-1], pack, name)
        points = scores(end.current.ledger)
        asked = question(end, first)
        if asked is None:
            raise RuntimeError("a deal that nothing can be told of")
        leads, record = read(asked)
        owed = brought(record, 0 if leads else 1)
        margin += points[first] - points[first.other]
        luck += owed.hand + owed.other + owed.talon
    return margin, luck


def played(levels: tuple[str, str], pack: list[Card], name: str) -> State:
    """A whole deal; A leads."""
    state = apply(start_deal(_OPTIONS, Player.B), Deal(tuple(pack)))[-1].state
    asked = 0
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        asked += 1
        seen = view(state, state.current.turn)
        action = LEVELS[levels[state.current.turn]](seen, question_seed(0, f"{name} {asked}"))
        state = apply(state, action)[-1].state
    return state


if __name__ == "__main__":
    sys.exit(main())
