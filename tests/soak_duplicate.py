"""That luck falls out: how far results spread by themselves, and held against the datum.

`python -m tests.soak_duplicate [deals] [level] [opposite] [seed]` lets a level play coded deals,
six of a code, and Master the same in the same chair against the same opponent, all in this process.
It prints the spread of the points won and of the difference to the datum, and their ratio.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from game.duplicate.code import LENGTHS, Code, brought, new_code
from game.duplicate.schedule import CodedDeal, CodedResult, against, schedule
from game.games import rules_of
from game.players.engine import Program
from game.players.mind import mind_of
from game.players.wire import question_seed
from rules.core.seats import Player


def played(code: Code, deal: CodedDeal, level: str) -> CodedResult:
    """What a level makes of a deal in A's chair, with the seeds of the table."""
    rules, mind = rules_of(code.game), mind_of(code.game)
    seats = {
        Player.A: Program(mind.player(level), deal.seed),
        Player.B: Program(mind.player(code.opposite), deal.seed),
    }
    state = rules.start(code.options)
    for action in brought(code.game).actions(code.options, deal.pack, deal.elder.other):
        state = rules.apply(state, action)[-1].state
    while not rules.deals(state).results:
        turn = state.turn
        action = seats[turn].choose(rules.view(state, turn))
        state = rules.apply(state, action)[-1].state
    return CodedResult(rules.deals(state).results[0])


def measured(
    count: int, level: str, opposite: str, seed: int
) -> tuple[tuple[CodedResult, CodedResult], ...]:
    """So many deals: what the level made, and the datum."""
    found: list[tuple[CodedResult, CodedResult]] = []
    for number in range(1, -(-count // LENGTHS[0]) + 1):
        code = new_code(LENGTHS[0], opposite, question_seed(seed, f"code {number}") % (1 << 40))
        datum = brought(code.game).datum
        deals = schedule(code)[: count - len(found)]
        found += [(played(code, deal, level), played(code, deal, datum)) for deal in deals]
    return tuple(found)


def told(found: Sequence[tuple[CodedResult, CodedResult]]) -> str:
    """Both spreads with their means, and the ratio."""
    raw = [mine.gain for mine, _ in found]
    more = [against(mine, datum) for mine, datum in found]
    error = sqrt(len(found))
    return (
        f"{len(found)} deals\n"
        f"points won       mean {fmean(raw):+6.1f} ± {stdev(raw) / error:4.1f}"
        f"   spread {stdev(raw):5.1f}\n"
        f"beside the datum mean {fmean(more):+6.1f} ± {stdev(more) / error:4.1f}"
        f"   spread {stdev(more):5.1f}\n"
        f"ratio of the spreads {stdev(more) / stdev(raw):.2f}"
    )


def main() -> None:
    """Measure as asked for."""
    words = sys.argv[1:]
    count = int(words[0]) if words else 60
    level = words[1] if len(words) > 1 else "club"
    opposite = words[2] if len(words) > 2 else "master"
    seed = int(words[3]) if len(words) > 3 else 1882
    print(told(measured(count, level, opposite, seed)))


if __name__ == "__main__":
    main()
