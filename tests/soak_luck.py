"""`python -m tests.soak_luck [--pairs N] [--seed S]`: are luck and skill told apart?

Two levels play mirrored pairs of deals: the same pack, each in either chair. What the cards brought
(`game.piquet.ai.luck`) is taken off each result. In each chair the mean of what is left is that
of the results themselves, and its spread less than half of theirs. Over both chairs the difference
of their means is in both spreads; in a pair it falls out, and with it most of the luck. `--chair N`
finds the mean worth of elder's chair anew, over N packs, each with the hands both ways round;
`--losses N` what each level loses in a deal by review, over N deals of both seats; `--speed N` how
long an engine takes for the review of a deal, luck and all, over N deals of one seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev

from msgspec import Struct

from game.games import PIQUET
from game.piquet.ai.analysis import analyse
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.luck import (
    CHAIR,
    Cards,
    mean_of_draws,
    question,
    read,
    usual,
    worth_of_draw,
    worth_of_twelves,
)
from game.piquet.ai.values.masks import WHOLE, bits
from game.piquet.history.past import kind_of
from game.players.engine import EnginePlayer, engine_command
from game.players.judgement import Analysis
from game.players.mind import Choose, mind_of
from game.players.review import ChoiceKind
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.game import RULES
from rules.piquet.options import HAND, Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.seats import ELDER
from rules.piquet.view import View, view
from tests.reviewed import decisions, review
from tests.soak_analysis import played as one_deal


class Found(Struct, frozen=True):
    """A deal from player A's side: what it came to, and the same without luck."""

    raw: float
    adjusted: float


def played(levels: tuple[Choose, Choose], dealer: Player, pack: int, luck: Random) -> Found:
    """One deal of a pack that is drawn from a number."""
    state = start_deal(Options(), dealer)
    state = apply(state, Deal(tuple(Random(pack).sample(PACK, len(PACK)))))[-1].state
    while isinstance(state.turn, Player) and not state.results:
        action = levels[state.turn](view(state, state.turn), luck.randrange(1 << 40))
        state = apply(state, action)[-1].state
    seat, cards = read(question(state, Player.A))
    a, b = state.results[0]
    elder = 1 if seat is ELDER else -1
    twelves = worth_of_twelves(*cards.dealt) - CHAIR
    drawn = worth_of_draw(cards) - mean_of_draws(cards)
    return Found(a - b, a - b - elder * (twelves + drawn))


def pairs(a: str, b: str, count: int, seed: int) -> Iterator[tuple[Found, Found]]:
    """Mirrored pairs of two levels: player B deals first, then player A."""
    levels = LEVELS[a], LEVELS[b]
    for number in range(count):
        luck = Random(f"{seed} {number}")
        pack = luck.randrange(1 << 40)
        yield played(levels, Player.B, pack, luck), played(levels, Player.A, pack, luck)


class Table(Struct, frozen=True):
    """Results and what is left of them without luck: means, spreads, and how far they differ."""

    count: int
    raw: tuple[float, float]  # mean and standard deviation
    adjusted: tuple[float, float]
    apart: tuple[float, float]  # adjusted less raw, and its standard error

    @property
    def share(self) -> float:
        """The spread that is left, of the whole."""
        return self.adjusted[1] / self.raw[1]


def table(found: list[Found]) -> Table:
    """The figures of some results."""
    raw, adjusted = [one.raw for one in found], [one.adjusted for one in found]
    apart = [one.adjusted - one.raw for one in found]
    return Table(
        len(found),
        (fmean(raw), stdev(raw)),
        (fmean(adjusted), stdev(adjusted)),
        (fmean(apart), stdev(apart) / sqrt(len(apart))),
    )


def told(name: str, of: Table) -> str:
    """A line of the report."""
    errors = [spread / sqrt(of.count) for _, spread in (of.raw, of.adjusted)]
    return (
        f"  {name:>8}: {of.count:5} raw {of.raw[0]:+6.2f} ± {errors[0]:.2f}, spread "
        f"{of.raw[1]:5.2f}; without luck {of.adjusted[0]:+6.2f} ± {errors[1]:.2f}, spread "
        f"{of.adjusted[1]:5.2f} ({of.share:.0%}); apart {of.apart[0]:+.2f} ± {of.apart[1]:.2f}"
    )


def chair(count: int, seed: int) -> tuple[float, float]:
    """The mean worth of elder's chair and its standard error, over so many packs."""
    luck, every, found = Random(seed), bits(WHOLE), []
    for _ in range(count):
        luck.shuffle(every)
        one, two, talon = sum(every[:HAND]), sum(every[HAND : 2 * HAND]), tuple(every[2 * HAND :])
        both = ((one, two), (two, one))
        found.append(fmean(worth_of_draw(Cards(dealt, talon, usual(*dealt))) for dealt in both))
    return fmean(found), stdev(found) / sqrt(count)


def losses(deals: int, seed: int) -> Iterator[str]:
    """What each level loses beyond doubt in a deal and a seat, by the kind of choice."""
    for level in mind_of(PIQUET).levels:
        lost: list[float] = []
        kinds: defaultdict[ChoiceKind, float] = defaultdict(float)
        for number in range(deals):
            found = one_deal(LEVELS[level], Random(f"{seed} {number}"))
            for player in Player:
                every = review(decisions(RULES, found.before, found.actions, player), _analysed)
                dear = [one for one in every if not one.is_fine]
                lost.append(sum(one.settlement_lost for one in dear))
                for one in dear:
                    kinds[kind_of(one.action)] += one.settlement_lost
        error = stdev(lost) / sqrt(len(lost))
        told = ", ".join(f"{kind} {kinds[kind] / len(lost):.2f}" for kind in ChoiceKind)
        yield f"  {level:>7}: {fmean(lost):.2f} ± {error:.2f} a deal; {told}"


def _analysed(seen: View, action: Action) -> Analysis:
    return analyse(seen, 1, also=action)


def speed(deals: int, seed: int) -> list[float]:
    """Seconds for each deal, its choices and its luck, asked of an engine as the history asks."""
    judge = EnginePlayer(engine_command("master"), 1, patience_seconds=90)
    taken = []
    for number in range(deals + 1):  # the first until it has read its tables
        found = one_deal(LEVELS["club"], Random(f"{seed} {number}"))
        begun = time.perf_counter()
        for seen, action in decisions(RULES, found.before, found.actions, Player.A):
            if seen.choices is not None:
                judge.ask_analysis(seen, action)
                while judge.analysis() is None:
                    time.sleep(0.002)
        judge.ask_luck(question(found.after, Player.A))
        while judge.luck() is None:
            time.sleep(0.002)
        taken.append(time.perf_counter() - begun)
    judge.close()
    return taken[1:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--a", default="expert", choices=LEVELS)
    parser.add_argument("--b", default="expert", choices=LEVELS)
    parser.add_argument("--chair", type=int, metavar="PACKS")
    parser.add_argument("--losses", type=int, metavar="DEALS")
    parser.add_argument("--speed", type=int, metavar="DEALS")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.chair is not None:
        mean, error = chair(asked.chair, asked.seed)
        print(f"elder's chair, {asked.chair} packs both ways: {mean:.3f} ± {error:.3f}")
        return 0
    if asked.losses is not None:
        for line in losses(asked.losses, asked.seed):
            print(line, flush=True)
        return 0
    if asked.speed is not None:
        taken = speed(asked.speed, asked.seed)
        told_speed = f"{fmean(taken):.2f} s, {max(taken):.2f} at most"
        print(f"the review of a deal, {asked.speed} deals: {told_speed}")
        return 0
    print(f"{asked.a} against {asked.b}, {asked.pairs} mirrored pairs, seed {asked.seed}")
    deals: list[Found] = []
    both: list[Found] = []
    for one, two in pairs(asked.a, asked.b, asked.pairs, asked.seed):
        deals += (one, two)
        both.append(Found(one.raw + two.raw, one.adjusted + two.adjusted))
        if len(both) % 200 == 0:
            print(told("so far", table(deals[::2])), flush=True)
    chairs = {"elder": table(deals[::2]), "younger": table(deals[1::2])}
    every = {**chairs, "a deal": table(deals), "a pair": table(both)}
    for name, of in every.items():
        print(told(name, of))
    if any(abs(of.apart[0]) > 2 * of.apart[1] for of in every.values()):
        print("NOT the same mean within two standard errors")
        return 1
    if any(of.share >= 1 / 2 for of in chairs.values()):
        print("NOT half the spread")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
