"""`python -m tests.soak_all_fours_minds [--views N] [--choices N] [--times N] [--level L]`.

`--views`: so many views of deals whose unseen cards are dealt again, each the same as before; of
`--choices` of them the answer is asked twice and must be the same. `--times`: what an answer takes
in so many deals of a level against itself, of processor time, the laying away apart.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from game.all_fours.ai.levels import LEVELS
from rules.all_fours.choices import MayLayAway, MayPlay
from rules.all_fours.options import Ask, Options
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.state import State
from rules.all_fours.view import View, view
from rules.core.seats import Player
from tests.all_fours.luck import any_action
from tests.game.all_fours.redealing import redealt


def main() -> int:
    """Run what was asked for; 1 where a view or an answer was not honest."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_all_fours_minds",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--views", type=int, default=5_000)
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--times", type=int, default=0, metavar="DEALS")
    parser.add_argument("--level", choices=tuple(LEVELS), default="master")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.times:
        _times(asked.level, asked.times, asked.seed)
        return 0
    return _honest(asked.level, asked.views, asked.choices, asked.seed)


def _honest(level: str, views: int, choices: int, seed: int) -> int:
    luck, seen_views, asked = Random(seed), 0, 0
    while seen_views < views or asked < choices:
        state = _dealt(luck)
        while isinstance(state.turn, Player):
            turn = state.current.turn
            again = redealt(state, turn, luck)
            seen, other = view(state, turn), view(again, turn)
            seen_views += 1
            if seen != other:
                print(f"view {seen_views} changed with the unseen cards", file=sys.stderr)
                return 1
            if asked < choices and _thinks(seen) and luck.random() < 3 * choices / views:
                asked += 1
                if LEVELS[level](seen, asked) != LEVELS[level](other, asked):
                    print(f"choice {asked} changed with the unseen cards", file=sys.stderr)
                    return 1
            state = apply(state, any_action(state, luck))[-1].state
    print(f"{level}: {seen_views:,} views and {asked} choices are the same when dealt again")
    return 0


def _times(level: str, deals: int, seed: int) -> None:
    luck = Random(seed)
    took: dict[str, list[float]] = {"card": [], "laying away": [], "word": []}
    for _ in range(deals):
        state = _dealt(luck)
        while isinstance(state.turn, Player):
            seen = view(state, state.current.turn)
            began = time.process_time()
            action = LEVELS[level](seen, 1)
            spent = time.process_time() - began
            match seen.choices:
                case MayPlay():
                    took["card"].append(spent)
                case MayLayAway():
                    took["laying away"].append(spent)
                case _:
                    took["word"].append(spent)
            state = apply(state, action)[-1].state
    for what, times in took.items():
        times.sort()
        p95, most = times[int(0.95 * len(times))], times[-1]
        print(f"{level}, {what}: {len(times)} answers, p95 {p95:.3f} s, all within {most:.3f} s")


def _dealt(luck: Random) -> State:
    """A deal on the table; what is answered about a trump would tell, so nobody asks."""
    state = start_deal(Options(ask=Ask.OFF), Player.B)
    return apply(state, any_action(state, luck))[-1].state


def _thinks(seen: View) -> bool:
    """Whether there is something to think about."""
    return not isinstance(seen.choices, MayPlay) or len(seen.choices.cards) > 1


if __name__ == "__main__":
    sys.exit(main())
