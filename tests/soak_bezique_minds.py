"""`python -m tests.soak_bezique_minds [--views N] [--choices N] [--times N] [--level L] …`.

`--views`: so many views of deals whose unseen cards are dealt again, each the same as before; of
`--choices` of them the answer is asked twice and must be the same. `--times`: what an answer takes
in so many deals of a level against itself, of processor time, the last tricks apart; and the
memory of this process at the end. `--rubicon`: of Rubicon Bezique.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from random import Random

from game.bezique.ai.levels import LEVELS
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.state import Phase, State
from rules.bezique.view import View, view
from rules.core.seats import Player
from tests.bezique.luck import any_action, eager_action
from tests.game.bezique.redealing import redealt


def main() -> int:
    """Run what was asked for; 1 where a view or an answer was not honest."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_bezique_minds",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--views", type=int, default=5_000)
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--times", type=int, default=0, metavar="DEALS")
    parser.add_argument("--level", choices=tuple(LEVELS), default="master")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rubicon", action="store_true")
    asked = parser.parse_args()
    if asked.times:
        _times(asked.level, asked.times, asked.seed, rubicon=asked.rubicon)
        return 0
    return _honest(asked.level, asked.views, asked.choices, asked.seed, rubicon=asked.rubicon)


def _honest(level: str, views: int, choices: int, seed: int, *, rubicon: bool) -> int:
    luck, seen_views, asked = Random(seed), 0, 0
    while seen_views < views or asked < choices:
        state = _dealt(luck, rubicon=rubicon)
        while state.phase in (Phase.PLAY, Phase.WINDOW):
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
            state = apply(state, eager_action(state, luck))[-1].state
    print(f"{level}: {seen_views:,} views and {asked} choices are the same when dealt again")
    return 0


def _times(level: str, deals: int, seed: int, *, rubicon: bool) -> None:
    luck = Random(seed)
    took: dict[str, list[float]] = {"card": [], "window": [], "last tricks": []}
    for _ in range(deals):
        state = _dealt(luck, rubicon=rubicon)
        while state.phase in (Phase.PLAY, Phase.WINDOW):
            seen = view(state, state.current.turn)
            began = time.process_time()
            action = LEVELS[level](seen, 1)
            if _thinks(seen):
                left = seen.deal is not None and seen.deal.left
                what = "window" if isinstance(seen.choices, MayDeclare) else "card"
                took[what if left else "last tricks"].append(time.process_time() - began)
            state = apply(state, action)[-1].state
    for what, times in took.items():
        times.sort()
        p95, most = times[int(0.95 * len(times))], times[-1]
        print(f"{level}, {what}: {len(times)} answers, p95 {p95:.3f} s, all within {most:.3f} s")
    print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def _dealt(luck: Random, *, rubicon: bool) -> State:
    state = start_deal(PRESETS[Preset.RUBICON_1887] if rubicon else Options(), Player.B)
    return apply(state, any_action(state, luck))[-1].state


def _thinks(seen: View) -> bool:
    """Whether there is something to think about."""
    if isinstance(seen.choices, MayDeclare):
        return bool(seen.choices.declarations)
    return isinstance(seen.choices, MayPlay) and len(seen.choices.cards) > 1


if __name__ == "__main__":
    sys.exit(main())
