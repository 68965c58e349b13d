"""`python -m tests.soak_calls [--hands N] [--deals N] [--seed S] [--book]`: are calls priced right?

Master plays deals; where a call is in doubt (silence might do as well), what the analysis says that
the call gains is set beside what it gains when deals drawn from the caller's beliefs are played to
the end by Master in both seats, once with it and once without. `--book`: three knaves in the worked
example of the Cavendish description instead.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "packaging" / "opponent"))

from playouts.both_ways import Gain, Position, both_ways
from playouts.gain import CallGain, gains
from playouts.in_doubt import Doubt, doubts, seen_at

from game.piquet.ai.levels import LEVELS
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Answer, Call, Deal, Exchange, Reply
from rules.piquet.combinations import Kind, holdings
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import start_deal
from rules.piquet.seats import ELDER
from tests.rules.table import pack_of

ERRORS = 2.0  # within which both are taken to agree
LEAST = 0.3  # points: a dozen deals that all come alike have no error of their own to be judged by

_BOOK = "AS JS 9S 8S AH KH QH JH 8H JC 9C KD"
_BOOK_THREW, _BOOK_TOOK = "KS 8C 7C 9D 8D", "9S 8S KH 9C KD"
_BOOK_YOUNGER, _BOOK_YOUNGER_TOOK = "AC KC QC TC QS TS AD QD JD TD TH 9H", "TH 9H TC"


def book() -> Doubt:
    """Elder of the worked example, his point and quart made good, and three knaves to call."""
    held, younger = hand(_BOOK), hand(_BOOK_YOUNGER)
    threw, took, drew = hand(_BOOK_THREW), hand(_BOOK_TOOK), hand(_BOOK_YOUNGER_TOOK)
    left = frozenset(PACK) - held - threw - younger
    talon = (*sorted(took), *sorted(drew))
    pack = pack_of(held - took | threw, younger - drew | left, talon)
    good = Answer(Reply.GOOD)
    point, sequence = (Call(holdings(held, kind)[0]) for kind in (Kind.POINT, Kind.SEQUENCE))
    done = (Deal(pack), Exchange(threw), Exchange(left), point, good, sequence, good)
    position = Position(start_deal(Options(), Player.B), done)
    return Doubt("book", position, next(iter(gains(seen_at(position)))))


def agrees(told: CallGain, played: Gain) -> bool:
    """Whether what is told lies within two errors of what came, in points."""
    return abs(told.points - played.points) <= ERRORS * max(played.points_error, LEAST / ERRORS)


def judged(doubt: Doubt, deals: int, seed: int, level: str) -> Gain:
    """What the call gains when it is played out."""
    found = both_ways(doubt.position, doubt.gain.call, deals, seed, LEVELS[level])
    return Gain.of(list(found))


def line(doubt: Doubt, played: Gain) -> str:
    """A hand, what is called of it, and both gains."""
    seen, told = doubt.seen, doubt.gain
    assert seen.deal is not None
    seat = "elder" if seen.deal.seat is ELDER else "younger"
    size, top = told.call.strength
    return (
        f"{doubt.name:>8} {seat:>7} {told.call.kind.value:>8} {size}/{top}, "
        f"good {100 * told.chances.good:3.0f} in 100: told {told.points:+.2f}, "
        f"played {played.points:+.2f} ± {played.points_error:.2f} ({played.deals} deals; "
        f"settlement {told.settlement:+.1f}, {played.settlement:+.1f} ± "
        f"{played.settlement_error:.1f}; in the play {played.play:+.2f} ± {played.play_error:.2f})"
        f"{'' if agrees(told, played) else '  DIFFERS'}"
    )


def summary(found: list[tuple[Doubt, Gain]]) -> Iterator[str]:
    """How often both agree, and what telling costs in the play."""
    agreed = sum(agrees(doubt.gain, played) for doubt, played in found)
    yield f"The analysis and the play agree within {ERRORS:.0f} errors on {agreed} of {len(found)}."
    if len(found) < 2:
        return
    lost = [-played.play for _, played in found]
    yield (
        f"Telling costs {mean(lost):.2f} ± {stdev(lost) / sqrt(len(lost)):.2f} points of the play "
        f"a call (reckoned with: {mean(doubt.gain.cost for doubt, _ in found):.2f})."
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_calls",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--hands", type=int, default=40)
    parser.add_argument("--deals", type=int, default=40, help="played both ways for each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=sorted(LEVELS), default="master")
    parser.add_argument("--book", action="store_true")
    asked = parser.parse_args()
    every = [book()] if asked.book else islice(doubts(asked.seed), asked.hands)
    found = []
    for doubt in every:
        played = judged(doubt, asked.deals, asked.seed, asked.level)
        print(line(doubt, played), flush=True)
        found.append((doubt, played))
    for told in summary(found):
        print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
