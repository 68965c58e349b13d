"""`python -m tests.soak_analysis [--deals N] [--lost N] [--seed S]`: are analyses true?

Master plays deals; at certain decisions what his choice was expected to come to is set beside what
the deal came to, part by part: the mean difference should be near 0. Then every level plays deals,
and their reviews say how many settlement points it lost by what it knew: the better, the fewer.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import mean, stdev

from msgspec import Struct

from game.piquet.ai.analysis import analyse
from game.piquet.ai.estimates import PARTS
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.sums import parts
from game.players.judgement import Analysis, Judgement
from game.players.mind import Choose
from game.players.review import Grade, grade
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.choices import MayAnswer, MayCall, MayExchange
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import State
from rules.piquet.view import DealView, View, view
from tests.reviewed import decisions, review

_TOLD_AT = (9, 6)  # cards in hand at which cards are looked at too
LADDER = ("novice", "thumb", "club", "expert", "master")


class Played(Struct, frozen=True):
    """A deal that one level played against itself: where it began, and all that was done."""

    before: State
    actions: tuple[Action, ...]
    after: State


def played(level: Choose, luck: Random) -> Played:
    """The first deal of a partie."""
    before = start_deal(Options(), Player.A)
    actions: list[Action] = [Deal(tuple(luck.sample(PACK, len(PACK))))]
    state = apply(before, actions[0])[-1].state
    while isinstance(state.turn, Player) and not state.results:
        actions.append(level(view(state, state.turn), luck.randrange(1 << 40)))
        state = apply(state, actions[-1])[-1].state
    return Played(before, tuple(actions), state)


def expected(found: Played) -> Iterator[tuple[str, DealView, Judgement]]:
    """What was expected of the choices at some decisions of a deal, the first of each kind."""
    for player in Player:
        told: set[str] = set()
        for seen, action in decisions(RULES, found.before, found.actions, player):
            name = _name(seen)
            if seen.deal is None or name is None or name in told:
                continue
            one = analyse(seen, 1, also=action).of(action)
            if one is not None:
                told.add(name)
                yield name, seen.deal, one


def _name(seen: View) -> str | None:
    if seen.deal is None:
        return None
    seat = "elder" if seen.deal.seat is ELDER else "younger"
    match seen.choices:
        case MayExchange():
            return f"exchange, {seat}"
        case MayCall():
            return f"calls, {seat}"
        case MayAnswer():
            return f"answers, {seat}"
        case _ if len(seen.deal.hand) in _TOLD_AT:
            return f"card of {len(seen.deal.hand)}, {seat}"
        case _:
            return None


def beside(deals: int, seed: int) -> Iterator[str]:
    """What was expected less what came, on average, by decision and part."""
    rows: dict[str, list[list[float]]] = defaultdict(list)
    for number in range(deals):
        found = played(LEVELS["master"], Random(f"{seed} {number}"))
        for name, deal, one in expected(found):
            rows[name].append(_differences(found, deal.seat, one))
    yield f"expected less what came, {deals} deals; parts: {', '.join(PARTS)}"
    for name, row in sorted(rows.items()):
        columns = list(zip(*row, strict=True))
        error = stdev(columns[-1]) / sqrt(len(row))
        mine, theirs = (
            " ".join(f"{mean(column):+.1f}" for column in columns[start : start + len(PARTS)])
            for start in (0, len(PARTS))
        )
        yield f"  {name:>18}: {mean(columns[-1]):+.2f} ± {error:.2f}; mine {mine}; theirs {theirs}"


def _differences(found: Played, seat: Seat, one: Judgement) -> list[float]:
    """By part, mine and the other's, and at the end of all points."""
    deal = view(found.after, found.after.current.player(seat)).deal
    assert deal is not None
    row: list[float] = []
    for points, who in ((one.mine, seat), (one.theirs, seat.other)):
        came = parts.so_far(deal, who)
        row += [getattr(points, name) - came[place] for place, name in enumerate(PARTS)]
    return [*row, sum(row[: len(PARTS)]) - sum(row[len(PARTS) :])]


def losses(deals: int, seed: int) -> Iterator[str]:
    """What each level loses in a deal and a seat by what it knows."""
    yield f"settlement points lost by a seat in a deal, {deals} deals of each level"
    for level in LADDER:
        lost: list[float] = []
        marks: Counter[Grade] = Counter()
        for number in range(deals):
            found = played(LEVELS[level], Random(f"{seed} {number}"))
            for player in Player:
                every = list(
                    review(decisions(RULES, found.before, found.actions, player), _analysed)
                )
                lost.append(sum(one.settlement_lost for one in every))
                marks.update(map(grade, every))
        error = stdev(lost) / sqrt(len(lost))
        told = ", ".join(f"{marks[mark]} {mark}" for mark in Grade)
        yield f"  {level:>8}: {mean(lost):6.2f} ± {error:.2f}; {told}"


def _analysed(seen: View, action: Action) -> Analysis:
    return analyse(seen, 1, also=action)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=150, help="whose expectations are checked")
    parser.add_argument(
        "--lost", type=int, default=12, help="deals of each level that are reviewed"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for report in (beside(asked.deals, asked.seed), losses(asked.lost, asked.seed)):
        for line in report:
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
