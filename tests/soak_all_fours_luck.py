"""`python -m tests.soak_all_fours_luck [--deals N] [--level L] [--against L]`: All-Fours' luck.

Of so many deals that levels play: what a price is worth in points (`luck.WEIGHTS`), by least
squares; the mean price (`luck.PRICE`); the mean and the spread of results, and of the same without
the luck (`luck.CHAIR`, `luck.SPREAD`). The means of all prices must be nothing, whoever plays.
`--losses N`: what each level loses in a deal by review, over N deals of both seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import correlation, covariance, fmean, stdev, variance

from game.all_fours.ai.levels import LEVELS
from game.all_fours.ai.luck import PRICE, prices, question, read
from game.all_fours.ai.programs import AI
from game.all_fours.ai.weighing import analyse
from game.players.judgement import Analysis
from rules.all_fours.actions import Action, Deal
from rules.all_fours.options import Ask, Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.scoring import scores
from rules.all_fours.state import State
from rules.all_fours.view import View, view
from rules.core.seats import Player
from tests.reviewed import Decision, review


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
    parser.add_argument("--losses", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.losses:
        for line in losses(asked.losses, asked.seed):
            print(line, flush=True)
        return 0
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


def losses(deals: int, seed: int) -> Iterator[str]:
    """What each level loses beyond doubt in a deal and a seat, against itself."""
    for level in AI.levels:
        lost = [
            sum(
                one.settlement_lost
                for one in review(record, _weigh)
                if one.settlement_lost > 2 * one.chosen.doubt
            )
            for number in range(deals)
            for record in records(Random(f"{seed} {number}"), level)
        ]
        error = stdev(lost) / sqrt(len(lost))
        yield f"{level}: {fmean(lost):.2f} ± {error:.2f} in a deal and a seat"


def _weigh(seen: View, action: Action) -> Analysis:
    return analyse(seen, 1, also=action)


def records(luck: Random, level: str) -> tuple[list[Decision], list[Decision]]:
    """What both saw and did in the first deal of a game."""
    found: tuple[list[Decision], list[Decision]] = [], []
    for before, action in actions(luck, (level, level), luck.randrange(1 << 20)):
        turn = before.current.turn
        found[turn].append((view(before, turn), action))
    return found


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
    """The end of a deal at the beginning of a game; A is elder."""
    *_, (before, action) = actions(luck, levels, seed)
    return apply(before, action)[-1].state


def actions(luck: Random, levels: tuple[str, str], seed: int) -> Iterator[tuple[State, Action]]:
    """A whole deal, action by action, each with the state before it."""
    pack = list(PACK)
    luck.shuffle(pack)
    state = apply(start_deal(Options(ask=Ask.OFF), Player.B), Deal(tuple(pack)))[-1].state
    while isinstance(state.turn, Player):
        turn = state.current.turn
        action = LEVELS[levels[turn]](view(state, turn), seed)
        yield state, action
        state = apply(state, action)[-1].state


if __name__ == "__main__":
    sys.exit(main())
