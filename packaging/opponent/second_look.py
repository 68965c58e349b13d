"""How much of what a player's discards lose by the file is luck: `second_look.py`, with NumPy.

In the file the same deals say which discard is the best and what the others lose. Here those that
may be the best are played out on other deals too: the best is chosen by one set and valued by the
other, both ways round. That is less than what is lost only as far as the choice is wrong; what is
lost against the best of both sets together is too much. The truth lies between.

    second_look.py [--player master] [--seat younger] [--hands N] [--deals 960] [--each]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from math import hypot
from pathlib import Path

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from playouts.verdict import Effort, Judged, verdict
from playouts.yardstick import FILE, PLAYERS, Measured, Question, stored, worth

from game.match.figures import estimate
from game.piquet.ai.situation import situation
from game.piquet.ai.values.masks import hand_of
from rules.piquet.seats import Seat

IN_DOUBT = 3.0  # errors: what is behind by no more may be the best
CLEAR = 2.0  # errors: a loss of more is hardly luck
OPEN_DEALS = 40_000
OTHER = 1_000_000  # added to a hand's number, it gives other deals
TOLD = 20  # hands: so often it is told how things stand


class Twice(Struct, frozen=True):
    """What a player's discard of one hand loses, in points, by both sets of deals.

    `fair`: chosen by one set, valued by the other, on average of both ways. `most`: against the
    best of both together, with its error.
    """

    question: Question
    out: int
    best: int
    fair: float
    most: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether luck alone hardly makes such a loss."""
        return self.most > CLEAR * self.error


def in_doubt(found: Measured, own: Judged) -> list[Judged]:
    """A player's discard and all that may be the best."""
    return [
        one
        for one in found.judged
        if one.out == own.out or one.most.points <= IN_DOUBT * one.least.error
    ]


def looked_at(found: Measured, player: str, deals: int) -> Twice:
    """Play those in doubt out on other deals; nothing is lost where there is but one."""
    own, asked = found.of(player), found.question
    assert own is not None
    some = in_doubt(found, own)
    if len(some) == 1:
        return Twice(asked, own.out, own.out, 0.0, 0.0, 0.0)
    effort = Effort(opinion=0, first=1, deals=OPEN_DEALS, stages=((0, deals),))
    place, outs = situation(asked.view()), [one.out for one in some]
    judged = verdict(
        place, worth(asked.seat, asked.score), outs, effort, OTHER + asked.number
    ).judged
    first, again = ({one.out: one for one in each} for each in (some, judged))
    there = {one.out: own.most.points - one.most.points for one in some}
    here = {out: again[own.out].most.points - one.most.points for out, one in again.items()}
    by_there, by_here = max(outs, key=there.__getitem__), max(outs, key=here.__getitem__)
    best = max(outs, key=lambda out: there[out] + here[out])
    # Who is the best of a set has no error there; then the other's is the same one.
    errors = (
        first[own.out].least.error or first[best].least.error,
        again[own.out].most.error or again[best].most.error,
    )
    return Twice(
        asked,
        own.out,
        best,
        (here[by_there] + there[by_here]) / 2,
        (there[best] + here[best]) / 2,
        0.0 if best == own.out else hypot(*errors) / 2,
    )


def summary(found: Iterable[Twice]) -> Iterator[str]:
    """The losses on average, by seat and score, and how many of them luck hardly makes."""
    every = list(found)
    for seat in Seat:
        for when in ("any", "start", "ahead", "behind"):
            some = [
                one
                for one in every
                if one.question.seat is seat and when in ("any", one.question.when)
            ]
            if not some:
                continue
            clear = [one.most for one in some if one.is_clear]
            yield (
                f"{seat.name.lower():>8} {when:>6}, {len(some)} hands: loses "
                f"{estimate([one.fair for one in some]).text('.3f')}, against luck's best "
                f"{estimate([one.most for one in some]).text('.3f')}; clearly in {len(clear)}, "
                f"which make {sum(clear) / len(some):.3f} of it"
            )


def told(one: Twice) -> str:
    """A hand in which something is clearly lost."""
    asked = one.question
    own, best = (" ".join(map(str, sorted(hand_of(out)))) for out in (one.out, one.best))
    return (
        f"{asked.number:4} {asked.seat.name.lower():>7} {asked.score[0]}-{asked.score[1]} "
        f"{' '.join(map(str, sorted(asked.hand)))}: {own} loses {one.most:.2f} ± {one.error:.2f} "
        f"({one.fair:.2f}) on {best}"
    )


def main() -> int:
    """Look at the hands of the file and tell the losses."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--player", choices=PLAYERS, default="master")
    parser.add_argument("--seat", choices=("elder", "younger"))
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--deals", type=int, default=960, help="played out for each discard")
    parser.add_argument("--each", action="store_true", help="the hands in which it is clear")
    asked = parser.parse_args()
    some = [
        one for one in stored(asked.file) if asked.seat in {None, one.question.seat.name.lower()}
    ][: asked.hands]
    found: list[Twice] = []
    for one in some:
        found.append(looked_at(one, asked.player, asked.deals))
        if asked.each and found[-1].is_clear:
            print(told(found[-1]), flush=True)
        if len(found) % TOLD == 0 or len(found) == len(some):
            print(f"{len(found)} hands", *summary(found), sep="\n  ", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
