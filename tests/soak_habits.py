"""`python -m tests.soak_habits [--deals N] [--losses N] [--seed S]`: do people err by habit?

Each level plays deals against itself. At every exchange and card with a choice it is asked again
with another seed: `steady` is how often it did the same. Then it is asked without its habits, and
without each alone: how often that habit made the choice. In the first N deals of `--losses` Master
weighs what was chosen: how many settlement points it lost beyond doubt, and how many the same
choices without the habits; what is between them the habits cost.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random

from msgspec.structs import replace

from game.piquet.ai.analysis import analyse
from game.piquet.ai.habits.habits import NONE
from game.piquet.ai.levels import CLUB, EXPERT, LEVELS
from game.piquet.ai.master import Depth, choose
from game.players.mind import Choose
from rules.core.seats import Player
from rules.piquet.actions import Action, Exchange, Play
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.game import RULES
from rules.piquet.view import View
from tests.reviewed import decisions, review
from tests.soak_analysis import played

PEOPLE: dict[str, Depth | None] = {"novice": None, "club": CLUB, "expert": EXPERT}
KINDS: dict[type, str] = {Exchange: "exchange", Play: "card"}
_SEED = 7  # every choice is asked for with this one, and again with another


@dataclass(slots=True)
class Tally:
    """What was counted of one level's choices of one kind."""

    asked: int = 0
    steady: int = 0
    made_by: Counter[str] = field(default_factory=Counter)
    weighed: int = 0
    lost: float = 0.0
    lost_without: float = 0.0

    def told(self, level: str, kind: str) -> str:
        """A line of the report."""
        share = 100 / max(self.asked, 1)
        habits = ", ".join(f"{name} {count * share:.1f} %" for name, count in self.made_by.items())
        line = f"{level:>7} {kind:>8}: {self.asked:5} choices, steady {self.steady * share:.1f} %"
        if habits:
            line += f"; made by {habits}"
        if self.weighed:
            each = 1 / self.weighed
            line += f"; lost {self.lost * each:.3f} each"
            line += f", without habits {self.lost_without * each:.3f} ({self.weighed} weighed)"
        return line


def without(depth: Depth) -> Iterator[tuple[str, Choose]]:
    """The same player without any habit, and without each that he has."""
    habits = depth.habits
    less = {
        "any": NONE,
        "fondness": replace(habits, fondness=None),
        "memory": replace(habits, memory=None),
        "fear": replace(habits, fear=False),
    }
    for name, left in less.items():
        if left != habits:
            yield name, partial(choose, replace(depth, habits=left))


def counted(level: str, deals: int, weighed: int, seed: int) -> dict[str, Tally]:
    """All choices of a level in so many deals; those of the first `weighed` are judged too."""
    found = {kind: Tally() for kind in KINDS.values()}
    depth = PEOPLE[level]
    others = dict(without(depth)) if depth is not None else {}
    for number in range(deals):
        deal = played(LEVELS[level], Random(f"{seed} {number}"))
        for player in Player:
            for seen, action in decisions(RULES, deal.before, deal.actions, player):
                kind = KINDS.get(type(action))
                if kind is not None and _is_open(seen):
                    _count(found[kind], LEVELS[level], others, seen, number < weighed)
    return found


def _is_open(seen: View) -> bool:
    may = seen.choices
    return not isinstance(may, MayPlay | MayCall) or len(may.cards) > 1


def _count(tally: Tally, level: Choose, others: dict[str, Choose], seen: View, weigh: bool) -> None:
    chosen = level(seen, _SEED)
    tally.asked += 1
    tally.steady += level(seen, _SEED + 1) == chosen
    cool = {name: one(seen, _SEED) for name, one in others.items()}
    tally.made_by.update({name: one != chosen for name, one in cool.items()})
    if weigh:
        tally.weighed += 1
        lost = _lost(seen, chosen)
        tally.lost += lost
        tally.lost_without += (
            lost if cool.get("any", chosen) == chosen else _lost(seen, cool["any"])
        )


def _lost(seen: View, action: Action) -> float:
    """Settlement points that Master says a choice loses beyond doubt."""
    every = review([(seen, action)], lambda seen, action: analyse(seen, 1, also=action))
    return sum(one.settlement_lost for one in every if not one.is_fine)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--losses", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for level in PEOPLE:
        for kind, tally in counted(level, asked.deals, asked.losses, asked.seed).items():
            print(tally.told(level, kind), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
