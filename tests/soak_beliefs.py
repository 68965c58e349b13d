"""Holds what the opponent believes to the truth: `python -m tests.soak_beliefs [--deals N]`.

`--deals`: at every decision of so many random deals the adversary's hand is among those that each
seat holds possible. `--honesty`: the unseen cards dealt again change no view (so many), and no
choice of any player, or of those named (`--players master,expert`), and no analysis (`--choices`).
`--pruning`: so many hands of elder, on which all 1,585 discards are tried on the same deals: how
often the best is among the first that the tables propose.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import comb
from random import Random

from game.piquet.ai.analysis import analyse
from game.piquet.ai.belief.facts import facts
from game.piquet.ai.belief.worlds import MOST, possible
from game.piquet.ai.drawing import Effort, Situation, ranked, tried
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.sums.outcome import margin
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import play_values
from rules.piquet.options import HAND
from rules.piquet.pack import PACK
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import twelve_of
from rules.piquet.view import view
from tests.game.watched import EXCHANGED, Moment, dealt_again, random_deal

EVERY = 30.0  # seconds between lines of progress
FEW = 500  # so many possible hands are listed each time
SOMETIMES = 0.03  # ... and more of them so often
FIRST = (24, 48, 80)  # how many proposals are looked at
DEALS = 60  # on which each discard is tried


class MissedError(AssertionError):
    """The truth was excluded, or a choice told of what was not seen; says where."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_beliefs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--honesty", type=int, metavar="VIEWS")
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--players", type=_named, default=tuple(LEVELS), metavar="NAME,…")
    parser.add_argument("--pruning", type=int, metavar="HANDS")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        if asked.pruning is not None:
            prune(asked.pruning, asked.seed)
        elif asked.honesty is not None:
            be_honest(asked.honesty, asked.choices, asked.players, asked.seed)
        else:
            believe(asked.deals, asked.seed)
    except MissedError as missed:
        print(f"Something is wrong: {missed}", file=sys.stderr)
        return 1
    return 0


def _named(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"no player {name!r}; name of {', '.join(LEVELS)}")
    return names


def holds_the_truth(moment: Moment, seat: Seat, luck: Random) -> str | None:
    """What is wrong with what a seat believes at this moment; None when nothing is."""
    deal = view(moment.state, moment.state.current.player(seat)).deal
    assert deal is not None
    truth = mask_of(twelve_of(moment.state.current, seat.other))
    found = facts(deal)
    if truth & ~found.whole & ~found.played:
        return "a card that he has is held to lie elsewhere"
    if found.sure & ~truth:
        return "a card is held to be his for certain that is not"
    for number, test in enumerate(found.tests):
        if not test(truth):
            return f"what was said (test {number} of {len(found.tests)}) is taken to exclude it"
    if not found.allows(truth):
        return "a suit is held to be void that is not"
    ways = comb(found.free.bit_count(), HAND - found.sure.bit_count())
    listed = ways <= FEW or (ways <= MOST and luck.random() < SOMETIMES)
    if listed and truth not in possible(found, luck):
        return "it is not among the possible hands"
    return None


def believe(deals: int, seed: int) -> None:
    """Ask both seats at every decision of so many deals."""
    began = told = time.monotonic()
    asked = 0
    for number in range(deals):
        luck = Random(f"{seed}/{number}")
        for moment in random_deal(luck):
            if moment.state.phase not in EXCHANGED:
                continue
            for seat in Seat:
                wrong = holds_the_truth(moment, seat, luck)
                asked += 1
                if wrong is not None:
                    raise MissedError(
                        f"deal {number} of seed {seed}, {seat.name}: {wrong}; "
                        f"history {moment.state.current.history}"
                    )
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(f"{number + 1:,} deals", flush=True)
    took = time.monotonic() - began
    print(f"The truth was held possible {asked:,} times in {deals:,} deals ({took:.0f} s).")


def be_honest(views: int, choices: int, players: Sequence[str], seed: int) -> None:
    """Deal the unseen cards again so often, and see that nothing changes for the one on turn."""
    began, number, seen, chosen = time.monotonic(), 0, 0, 0
    while seen < views or chosen < choices:
        luck = Random(f"{seed}/{number}")
        number += 1
        for moment in random_deal(luck):
            if luck.random() < 0.8:
                continue
            seat = moment.state.current.turn
            player = moment.state.current.player(seat)
            mine, other = view(moment.state, player), view(dealt_again(moment, seat, luck), player)
            seen += 1
            if mine != other:
                raise MissedError(f"deal {number - 1} of seed {seed}: two views differ: {mine}")
            if mine.choices is None or chosen >= choices or luck.random() < 0.7:
                continue
            chosen += 1
            for name in players:
                choose = LEVELS[name]
                if choose(mine, chosen) != choose(other, chosen):
                    raise MissedError(f"{name} chose otherwise in the same view {mine}")
            if analyse(mine, chosen) != analyse(other, chosen):
                raise MissedError(f"the same view is analysed otherwise: {mine}")
    took = time.monotonic() - began
    print(f"{seen:,} views, {chosen:,} choices by {', '.join(players)} and as many analyses")
    print(f"are the same whatever the unseen cards are ({took:.0f} s).")


def prune(hands: int, seed: int) -> None:
    """Try every discard of elder on the same deals, and see what proposals alone would have lost.

    The deals that choose are not those that measure: else the luckiest of many would seem best.
    """
    began, table = time.monotonic(), play_values()
    within = dict.fromkeys(FIRST, 0)
    lost = dict.fromkeys(FIRST, 0.0)
    for number in range(hands):
        luck = Random(f"{seed}/{number}")
        place = Situation(ELDER, mask_of(luck.sample(PACK, 12)), 1, 5)
        proposed = ranked(place)
        everything = Effort(((len(proposed), DEALS),), prior=0.0001)
        found = tried(place, margin, table, everything, Random(number), proposed)
        order = [out for _, out in proposed]
        best_of = {
            first: next(one.out for one in found if one.out in set(order[:first]))
            for first in FIRST
        }
        finalists = {found[0].out, *best_of.values()}
        again = Effort(((len(finalists), 1_000),), prior=0.0001)
        ways = [one for one in proposed if one[1] in finalists]
        judged = tried(place, margin, table, again, Random(-1 - number), ways)
        measured = {one.out: one.worth for one in judged}
        for first in FIRST:
            within[first] += best_of[first] == found[0].out
            lost[first] += measured[found[0].out] - measured[best_of[first]]
        told = ", ".join(
            f"first {first}: {within[first]}, lost {lost[first] / (number + 1):+.3f}"
            for first in FIRST
        )
        took = time.monotonic() - began
        print(f"{number + 1} hands ({took:.0f} s): the best is in the {told} a hand", flush=True)


if __name__ == "__main__":
    sys.exit(main())
