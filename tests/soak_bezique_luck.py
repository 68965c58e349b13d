"""`python -m tests.soak_bezique_luck [--deals N] [--level L] [--against L]`: Bezique's luck.

Of so many deals that levels play: what a price is worth in points (`luck.WEIGHTS`), by least
squares; the mean and the spread of results, and of the same without the luck (`luck.CHAIR`,
`luck.SPREAD`). The means of both kinds of prices must be nothing, whoever plays.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from statistics import correlation, covariance, fmean, stdev, variance

from msgspec.structs import replace

from game.bezique.ai.levels import LEVELS
from game.bezique.ai.luck import prices_drawn, question, read
from rules.bezique.actions import Deal
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.partie import apply, start_deal
from rules.bezique.scoring import scores
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.seats import Player


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_bezique_luck",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--level", choices=tuple(LEVELS), default="club")
    parser.add_argument("--against", choices=tuple(LEVELS), default="club")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = Random(asked.seed)
    results, hands, drawn = [], [], []
    for number in range(asked.deals):
        end = played(luck, (asked.level, asked.against), number)
        told = question(end, Player.A)
        if told is None:
            raise RuntimeError("a deal that nothing can be told of")
        points = scores(end.current.ledger)
        hand, draws = prices_drawn(read(told)[1])
        results.append(float(points[0] - points[1]))
        hands.append(hand[0] - hand[1])
        drawn.append(draws[0] - draws[1])
        if number % 50 == 49:
            tell(results, hands, drawn)
    return 0


def tell(results: list[float], hands: list[float], drawn: list[float]) -> None:
    """The figures so far."""
    across = correlation(hands, drawn)
    a, b = (covariance(one, results) / variance(one) for one in (hands, drawn))
    rest = [r - a * h - b * d for r, h, d in zip(results, hands, drawn, strict=True)]
    count = sqrt(len(results))
    print(
        f"{len(results)} deals: weights {a:.2f} {b:.2f} (correlated {across:+.2f}); "
        f"prices {fmean(hands):+.1f} ± {stdev(hands) / count:.1f}, "
        f"{fmean(drawn):+.1f} ± {stdev(drawn) / count:.1f}; results {fmean(results):+.1f}, "
        f"spread {stdev(results):.0f}; without luck {fmean(rest):+.1f}, spread {stdev(rest):.0f}",
        flush=True,
    )


def played(luck: Random, levels: tuple[str, str], seed: int) -> State:
    """A whole deal in which nobody plays for a target; A leads."""
    options = replace(Options(), target=4000)
    pack = list(pack_of(options))
    luck.shuffle(pack)
    state = apply(start_deal(options, Player.B), Deal(tuple(pack)))[-1].state
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        turn = state.current.turn
        state = apply(state, LEVELS[levels[turn]](view(state, turn), seed))[-1].state
    return state


if __name__ == "__main__":
    sys.exit(main())
