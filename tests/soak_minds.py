"""`python -m tests.soak_minds GAME [--views N] [--choices N] [--times N] [--level L] …`.

Of Bezique or All-Fours. `--views`: so many views of deals whose unseen cards are dealt again, each
the same as before; of `--choices` of them the answer is asked twice and must be the same.
`--times`: what an answer takes in so many deals of a level against itself, of processor time, kind
by kind; and the memory of this process at the end. `--rubicon`: of Rubicon Bezique.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import Struct

from game.games import rules_of
from game.players.mind import mind_of
from rules.all_fours import options as all_fours
from rules.all_fours.partie import start_deal as start_all_fours
from rules.bezique.options import Options as BeziqueOptions
from rules.bezique.partie import start_deal as start_bezique
from rules.bezique.presets import PRESETS, Preset
from rules.core.seats import Player
from tests.all_fours.luck import any_action
from tests.bezique.luck import eager_action
from tests.game.all_fours.redealing import redealt as all_fours_redealt
from tests.game.bezique.redealing import redealt as bezique_redealt


class Game(Struct, frozen=True):
    """How deals of a game are begun, dealt again and played at random."""

    start: Callable[[], Any]
    redealt: Callable[[Any, Player, Random], Any]
    action: Callable[[Any, Random], Any]


GAMES = {
    "bezique": Game(
        lambda: start_bezique(BeziqueOptions(), Player.B), bezique_redealt, eager_action
    ),
    "rubicon": Game(
        lambda: start_bezique(PRESETS[Preset.RUBICON_1887], Player.B),
        bezique_redealt,
        eager_action,
    ),
    # What is answered about a trump would tell, so nobody asks.
    "all-fours": Game(
        lambda: start_all_fours(all_fours.Options(ask=all_fours.Ask.OFF), Player.B),
        all_fours_redealt,
        any_action,
    ),
}


def main() -> int:
    """Run what was asked for; 1 where a view or an answer was not honest."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_minds",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=("bezique", "all-fours"))
    parser.add_argument("--views", type=int, default=5_000)
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--times", type=int, default=0, metavar="DEALS")
    parser.add_argument("--level", default="master")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rubicon", action="store_true")
    asked = parser.parse_args()
    minds = Minds(asked.game, "rubicon" if asked.rubicon else asked.game, asked.level)
    if asked.times:
        minds.times(asked.times, asked.seed)
        return 0
    return minds.honest(asked.views, asked.choices, asked.seed)


class Minds:
    """The players of a level at a game."""

    def __init__(self, game: str, kind: str, level: str) -> None:
        self.rules, self.game, self.level = rules_of(game), GAMES[kind], level
        self.choose = mind_of(game).player(level)

    def deal(self, luck: Random, does: Callable[[Any], Any]) -> Iterator[Any]:
        """The states of a deal in which a player is on turn; `does` says what he does."""
        state = self.game.start()
        state = self.rules.apply(state, self.game.action(state, luck))[-1].state
        while isinstance(state.turn, Player) and not self.rules.deals(state).results:
            yield state
            state = self.rules.apply(state, does(state))[-1].state

    def thinks(self, seen: Any) -> bool:
        """Whether there is something to think about."""
        may = seen.choices
        if hasattr(may, "declarations"):
            return bool(may.declarations)
        return not hasattr(may, "cards") or len(may.cards) > 1

    def honest(self, views: int, choices: int, seed: int) -> int:
        """Whether nothing that is not seen changes a view or a choice."""
        luck, seen_views, asked = Random(seed), 0, 0
        while seen_views < views or asked < choices:
            for state in self.deal(luck, lambda now: self.game.action(now, luck)):
                again = self.game.redealt(state, state.turn, luck)
                seen, other = (self.rules.view(one, state.turn) for one in (state, again))
                seen_views += 1
                if seen != other:
                    print(f"view {seen_views} changed with the unseen cards", file=sys.stderr)
                    return 1
                if asked < choices and self.thinks(seen) and luck.random() < 3 * choices / views:
                    asked += 1
                    if self.choose(seen, asked) != self.choose(other, asked):
                        print(f"choice {asked} changed with the unseen cards", file=sys.stderr)
                        return 1
        print(f"{self.level}: {seen_views:,} views and {asked} choices are the same dealt again")
        return 0

    def times(self, deals: int, seed: int) -> None:
        """Say how long answers take."""
        luck, took = Random(seed), defaultdict[str, list[float]](list)

        def does(state: Any) -> Any:
            seen = self.rules.view(state, state.turn)
            began = time.process_time()
            action = self.choose(seen, 1)
            if self.thinks(seen):
                last = ", last tricks" if seen.deal and not seen.deal.left else ""
                took[type(seen.choices).__name__ + last].append(time.process_time() - began)
            return action

        for _ in range(deals):
            for _ in self.deal(luck, does):
                pass
        for what, each in took.items():
            each.sort()
            p95, most = each[int(0.95 * len(each))], each[-1]
            told = f"{len(each)} answers, p95 {p95:.3f} s, all within {most:.3f} s"
            print(f"{self.level}, {what}: {told}")
        print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    sys.exit(main())
