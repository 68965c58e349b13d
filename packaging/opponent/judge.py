"""What discards lose by an honest judge: `python packaging/opponent/judge.py`, with NumPy at hand.

Deals are played out by both sides calling all they have and playing by what they may believe, many
for each discard of a hand, the same for all of them (`playouts`). Nobody sees the other's cards.

    judge.py                       the losses of the players by the file of measured hands
    judge.py --again [--players …] the same, the players asked anew, and what is new of it judged
    judge.py --between A B [--hands N --first K]  what A's exchange gains on B's, by other hands
    judge.py --store [--hands N]   measures which of the first N hands are not in the file yet
    judge.py --store --again       the players of the file asked anew, and it is written anew
    judge.py --hand "AS KS … 7D"   one hand [--seat younger] [--score 92-75] [--theirs 5]
    judge.py --speed               deals played out a second
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from math import hypot, sqrt
from pathlib import Path
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
from playouts.deal import by_points, played
from playouts.verdict import Effort, Judged, Loss
from playouts.worlds import Deals
from playouts.yardstick import (
    EFFORT,
    FILE,
    PLAYERS,
    Measured,
    Question,
    discards,
    line,
    measured,
    question,
    stored,
)

from game.match.figures import estimate
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.likely_discard import best_discard
from game.piquet.ai.situation import situation
from rules.core.cards import hand
from rules.piquet.seats import ELDER, Seat

ANY = "any"
ONLY_THESE = Effort(opinion=0, first=1, deals=12_000, stages=((0, 600),))
TOLD = 20  # hands: so often it is told how things stand


def losses(found: Iterable[Measured], players: Sequence[str]) -> Iterator[str]:
    """What each player's discards lose on average, by seat and score, with standard errors."""
    hands = list(found)
    yield f"points lost by a discard, {len(hands)} hands; in brackets measured against luck's best"
    for player in players:
        for seat in Seat:
            told = []
            for when in (ANY, "start", "ahead", "behind"):
                some = [
                    one
                    for each in hands
                    if each.question.seat is seat and when in (ANY, each.question.when)
                    if (one := each.of(player)) is not None
                ]
                if len(some) > 1:
                    told.append(f"{when} {_mean(some)}")
            yield f"  {player:>8} {seat.name.lower():>8}: " + "; ".join(told)


def over(found: Iterable[Measured], one: str, other: str) -> Iterator[str]:
    """What one player's exchange is worth more than another's, by the same hands."""
    more: dict[Seat, dict[str, list[float]]] = {seat: {} for seat in Seat}
    for each in found:
        own, others = each.of(one), each.of(other)
        if own is not None and others is not None:
            for when in (ANY, each.question.when):
                lost = others.least.points - own.least.points
                more[each.question.seat].setdefault(when, []).append(lost)
    for when in more[ELDER]:
        parts = [estimate(more[seat].get(when, [])) for seat in Seat]
        pair = sum(part.mean or 0.0 for part in parts)
        error = hypot(*(part.error or 0.0 for part in parts))
        seats = (f"{s.name.lower()} {p.text('+.2f')}" for s, p in zip(Seat, parts, strict=True))
        yield f"{one} over {other}, {when}: {', '.join(seats)}; a pair {pair:+.2f} ± {error:.2f}"


def _mean(some: Sequence[Judged]) -> str:
    lost = [one.least.points for one in some]
    error = stdev(lost) / sqrt(len(lost))
    most = mean(one.most.points for one in some)
    return f"{mean(lost):.2f} ± {error:.2f} ({most:.2f}, {len(lost)} hands)"


def again(found: Iterable[Measured], players: Sequence[str]) -> Iterator[Measured]:
    """The players asked anew; a hand is judged again where one of them does what is not in it."""
    for each in found:
        by = each.by | discards(each.question, players)
        if set(by.values()) <= {one.out for one in each.judged}:
            yield Measured(each.question, each.judged, by)
        else:
            again = measured(each.question, by | {"": each.judged[0].out})
            yield Measured(again.question, again.judged, by)


def between(
    players: Sequence[str], numbers: Iterable[int], effort: Effort = ONLY_THESE
) -> Iterator[Measured]:
    """Other hands, of which only what these players do is judged."""
    for number in numbers:
        asked = question(number)
        by = discards(asked, players)
        if len(set(by.values())) > 1:
            yield measured(asked, by, effort)
        elif by:
            nothing = Loss(0.0, 0.0)
            yield Measured(asked, (Judged(min(by.values()), nothing, nothing),), by)


def store(hands: int, path: Path) -> None:
    """Measure those of the first so many hands that are not in the file, and add them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {one.question.number for one in stored(path)}
    for number in range(hands):
        if number in known:
            continue
        asked = question(number)
        told = line(measured(asked, discards(asked, PLAYERS)))
        with path.open("a", encoding="ascii") as file:
            print(told, file=file)


def renew(path: Path, players: Sequence[str]) -> None:
    """The file anew, with what these players do now; it is replaced when all of it is done."""
    new = path.with_suffix(".new")
    with new.open("w", encoding="ascii") as file:
        for each in again(stored(path), players):
            print(line(each), file=file, flush=True)
    new.replace(path)


def speed(seconds: float) -> str:
    """How many deals are played out in a second of the processor's time."""
    place = situation(question(0).view())
    out = best_discard(place.hand, place.most, place.seat)
    chance = np.random.default_rng(1)
    deals = Deals(place, 512, chance)
    worlds = deals.worlds(out, slice(0, 512))
    played(worlds, by_points(), chance)
    began, count = time.process_time(), 0
    while (took := time.process_time() - began) < seconds:
        played(worlds, by_points(), chance)
        count += len(worlds)
    return f"{count / took:.0f} deals a second"


def _one(asked: argparse.Namespace) -> Question:
    mine, _, theirs = asked.score.partition("-")
    seat = Seat[asked.seat.upper()]
    took = None if seat is ELDER else asked.theirs
    return Question(0, seat, (int(mine), int(theirs)), took, hand(asked.hand))


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--players", nargs="+", choices=sorted(LEVELS), default=list(PLAYERS))
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--between", nargs=2, choices=sorted(LEVELS))
    parser.add_argument("--first", type=int, default=1_000, help="of the other hands")
    parser.add_argument("--store", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--hand")
    parser.add_argument("--seat", choices=("elder", "younger"), default="elder")
    parser.add_argument("--score", default="0-0", help="before the last deal, one's own first")
    parser.add_argument("--theirs", type=int, default=5, help="cards that elder took")
    asked = parser.parse_args()
    if asked.speed:
        print(speed(5))
    elif asked.between:
        found: list[Measured] = []
        for each in between(asked.between, range(asked.first, asked.first + asked.hands)):
            found.append(each)
            if len(found) % TOLD == 0 or len(found) == asked.hands:
                print(f"{len(found)} hands", *over(found, *asked.between), sep="\n  ", flush=True)
    elif asked.store and asked.again:
        renew(asked.file, asked.players)
    elif asked.store:
        store(asked.hands, asked.file)
    elif asked.hand:
        one = _one(asked)
        print(line(measured(one, discards(one, asked.players), EFFORT)))
    else:
        some = list(stored(asked.file))[: asked.hands]
        every = list(again(some, asked.players)) if asked.again else some
        for told in losses(every, asked.players):
            print(told, flush=True)
        for other in asked.players[1:]:
            for told in over(every, asked.players[0], other):
                print(told, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
