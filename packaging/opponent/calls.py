"""Whether calls are priced right: `python packaging/opponent/calls.py`, with NumPy at hand.

Calls in doubt were played out both ways, with them and without, by both sides going by what they
may believe; what the analysis says of them today is held beside what came of them.

    calls.py                       how the analysis agrees with the file of calls, by seat and kind
    calls.py --each                the same call by call
    calls.py --oracle master|loud  what one would gain who chose each call by what comes of it
    calls.py --store [--calls N]   plays out which of the first N calls are not in the file yet
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import hypot, sqrt
from pathlib import Path
from statistics import NormalDist, mean, median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from playouts.call_yardstick import (
    DEALS,
    FILE,
    Measured,
    in_doubt,
    line,
    measured,
    played_again,
    stored,
)
from playouts.calls import Gained
from playouts.gain import CallGain
from playouts.pools import ODD, SILENCE

from game.match.figures import estimate
from game.piquet.ai.saying import is_doubtful

ERRORS = 2.0  # within which both agree
LEAST = 0.3  # points: of less than that nobody need be told
OTHERS = (30, 260, 3_000, 1_000_000)  # deals: the first is what there is time for at the table

TOLD = 20  # calls: so often it is told how things stand
SILENCES = {"master": SILENCE, "loud": ODD}
"""How these take the other's silence: Loud holds any for as odd as the next."""

Compared = tuple[Measured, CallGain]


class Foreseen(NamedTuple):
    """What an oracle gains by a call that it may keep back: at least, and by luck too.

    `fair`: chosen by one half of the deals and valued by the other.
    """

    name: str
    fair: float
    most: float


def compared(path: Path) -> Iterator[Compared]:
    """Each call of the file with what is said of it today."""
    return ((one, one.gain()) for one in stored(path))


def agrees(found: Compared, least: float = LEAST) -> bool:
    """Whether what is told lies within two errors of what came, or is off by next to nothing."""
    one, told = found
    return abs(told.points - one.played.points) <= max(ERRORS * one.played.points_error, least)


def lost(found: Compared) -> float:
    """What the choice that the analysis makes of call and silence loses, by what came of both."""
    one, told = found
    played = one.played.points
    return max(0.0, -played if told.points > 0 else played)


def summary(every: Iterable[Compared]) -> Iterator[str]:
    """How well both agree: of all calls, by seat, and by kind."""
    found = list(every)
    groups = {"all": found}
    for one in found:
        seen = one[0].seen
        assert seen.deal is not None
        for name in (seen.deal.seat.name.lower(), one[0].call.kind.value):
            groups.setdefault(name, []).append(one)
    for name, some in groups.items():
        off = [told.points - one.played.points for one, told in some]
        error = hypot(*(one.played.points_error for one, _ in some)) / len(some)
        wrong = [one for one in some if lost(one) > ERRORS * one[0].played.points_error]
        yield (
            f"{name:>8} {len(some):4} calls: within two errors or {LEAST} points "
            f"{sum(map(agrees, some))}, within two errors alone "
            f"{sum(agrees(one, 0.0) for one in some)}; told {mean(off):+.2f} ± {error:.2f} more "
            f"than came, off by {mean(map(abs, off)):.2f}; wrong of {len(wrong)}, "
            f"by {mean(map(lost, some)):.3f} points a call"
        )


def silence(every: Iterable[Compared]) -> str:
    """What it brings a deal that calls are kept back of which the analysis says that they lose."""
    found = list(every)
    kept = [
        -one.played.points for one, gain in found if gain.points < 0 and is_doubtful(gain.chances)
    ]
    deals = 1 + max(int(one.name.split("/")[1]) for one, _ in found)
    of_all = estimate([*kept, *[0.0] * max(0, deals - len(kept))])
    return (
        f"{len(kept)} of them are kept back: that gains {estimate(kept).text('+.2f')} points each, "
        f"and over {deals} deals {of_all.text('+.3f')} a deal"
    )


def chance_to_agree(played: Gained, deals: int, least: float = 0.0) -> float:
    """That what so many other deals both ways say lies within two errors of what came."""
    if not played.points_error:
        return 1.0  # all deals came alike
    apart = NormalDist(0.0, played.points_error * sqrt(1 + played.deals / deals))
    return 1 - 2 * apart.cdf(-max(ERRORS * played.points_error, least))


def attainable(every: Iterable[Measured]) -> Iterator[str]:
    """How often play-outs themselves, anew and so many, would agree with the file."""
    played = [one.played for one in every]
    spread = median(one.points_error * sqrt(one.deals) for one in played)
    yield f"what a call gains differs from deal to deal by {spread:.1f} points in the median call"
    for deals in OTHERS:
        both, alone = (
            sum(chance_to_agree(one, deals, least) for one in played) for least in (LEAST, 0.0)
        )
        yield (
            f"{deals:>8,} other deals both ways would agree within two errors or {LEAST} points "
            f"in {both:.0f}, within two errors alone in {alone:.0f}"
        )


def told(found: Compared) -> str:
    """A call, what is said of it and what came."""
    one, gain = found
    seen, played = one.seen, one.played
    assert seen.deal is not None
    size, top = one.call.strength
    return (
        f"{one.name:>7} {seen.deal.seat.name.lower():>7} {one.call.kind.value:>8} {size}/{top}, "
        f"good {100 * gain.chances.good:3.0f} in 100: told {gain.points:+.2f} "
        f"(costs {gain.cost:.2f}), played {played.points:+.2f} ± {played.points_error:.2f}"
        f"{'' if agrees(found) else '  DIFFERS'}"
    )


def oracle(every: Iterable[Measured], deals: int, silence: float) -> Iterator[Foreseen]:
    """What silence gains where it is the better choice, each call played out twice anew.

    `silence`: how the other takes it (see `playouts.deal.Talk`).
    """
    for one in every:
        first, second = (-played_again(one, deals, seed, silence).played.points for seed in (1, 2))
        fair = (second * (first > 0) + first * (second > 0)) / 2
        yield Foreseen(one.name, fair, max(0.0, (first + second) / 2))


def foreseen(found: Sequence[Foreseen]) -> str:
    """What such an oracle gains a deal, in both chairs together; other calls gain it nothing."""
    deals = 1 + max(int(one.name.split("/")[1]) for one in found)
    told = []
    for part in ("fair", "most"):
        by_deal = dict.fromkeys(range(deals), 0.0)
        for one in found:
            by_deal[int(one.name.split("/")[1])] += getattr(one, part)
        told.append(estimate(list(by_deal.values())).text("+.3f"))
    return (
        f"{len(found)} calls of {deals} deals: who chose between call and silence by what comes "
        f"would gain {told[0]} a deal; chosen by luck too {told[1]}"
    )


def store(calls: int, path: Path) -> None:
    """Play out those of the first so many calls that are not in the file, and add them."""
    known = {(one.name, one.call) for one in stored(path)}
    for doubt in islice(in_doubt(), calls):
        if (doubt.name, doubt.gain.call) in known:
            continue
        with path.open("a", encoding="ascii") as file:
            print(line(measured(doubt)), file=file)


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--calls", type=int, default=200)
    parser.add_argument("--store", action="store_true")
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--oracle", choices=sorted(SILENCES))
    asked = parser.parse_args()
    if asked.store:
        store(asked.calls, asked.file)
        return 0
    if asked.oracle:
        gained: list[Foreseen] = []
        for each in oracle(stored(asked.file), DEALS, SILENCES[asked.oracle]):
            gained.append(each)
            if len(gained) % TOLD == 0:
                print(foreseen(gained), flush=True)
        return 0
    found = list(compared(asked.file))
    if asked.each:
        for one in found:
            print(told(one))
    for text in summary(found):
        print(text)
    print(silence(found))
    print(*attainable(one for one, _ in found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
