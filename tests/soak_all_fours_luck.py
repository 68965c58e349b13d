"""`python -m tests.soak_all_fours_luck [--deals N] [--level L] [--against L]`: All-Fours' luck.

Of so many deals that levels play: what a price is worth in points (`luck.WEIGHTS`), by least
squares; the mean price (`luck.PRICE`); the mean and the spread of results, and of the same without
the luck (`luck.CHAIR`, `luck.SPREAD`). The means of all prices must be nothing, whoever plays.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from statistics import correlation, covariance, fmean, stdev, variance

from game.all_fours.mind.levels import LEVELS
from game.all_fours.mind.luck import PRICE, prices
from game.all_fours.mind.luck_wire import question, read
from rules.all_fours.actions import Deal
from rules.all_fours.options import Ask, Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.scoring import scores
from rules.all_fours.state import State
from rules.all_fours.view import view
from rules.core.seats import Player


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_all_fours_luck",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--level", choices=tuple(LEVELS), default="club")
    parser.add_argument("--against", choices=tuple(LEVELS), default="club")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = Random(asked.seed)
    results: list[float] = []
    dealt: list[float] = []
    ran: list[float] = []
    while len(results) < asked.deals:
        end = played(luck, (asked.level, asked.against), len(results))
        told = question(end, Player.A)
        if told is None:
            continue
        points = scores(end.current.ledger)
        own, both, late = prices(read(told)[1], luck, elder=True)
        results.append(float(points[0] - points[1]))
        dealt.append(own + both)
        ran.append(late)
        if len(results) % 100 == 0:
            tell(results, dealt, ran)
    return 0


def tell(results: list[float], dealt: list[float], ran: list[float]) -> None:
    """The figures so far."""
    across = correlation(dealt, ran)
    a, b = (covariance(one, results) / variance(one) for one in (dealt, ran))
    rest = [r - a * d - b * n for r, d, n in zip(results, dealt, ran, strict=True)]
    count = sqrt(len(results))
    print(
        f"{len(results)} deals: weights {a:.2f} {b:.2f} (correlated {across:+.2f}); "
        f"prices {fmean(dealt):+.3f} ± {stdev(dealt) / count:.3f}, "
        f"{fmean(ran):+.3f} ± {stdev(ran) / count:.3f}; price {fmean(dealt) + PRICE:+.3f}; "
        f"results {fmean(results):+.2f}, spread {stdev(results):.2f}; "
        f"without luck {fmean(rest):+.2f}, spread {stdev(rest):.2f}",
        flush=True,
    )


def played(luck: Random, levels: tuple[str, str], seed: int) -> State:
    """A whole deal at the beginning of a game; A is elder."""
    pack = list(PACK)
    luck.shuffle(pack)
    state = apply(start_deal(Options(ask=Ask.OFF), Player.B), Deal(tuple(pack)))[-1].state
    while isinstance(state.turn, Player):
        turn = state.current.turn
        state = apply(state, LEVELS[levels[turn]](view(state, turn), seed))[-1].state
    return state


if __name__ == "__main__":
    sys.exit(main())
