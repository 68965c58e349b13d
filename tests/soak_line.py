"""Holds the line to what happens: `python -m tests.soak_line [--play N | --within N] FILE…`.

`--play N`: plays so many parties of six deals (`--level` against itself, from `--seed`, numbered
from `--first`), and adds to FILE a line for each, as `piquet match --record` writes scores. Without
it the files are read: after every deal of every partie it is asked what the line says, and each
tenth of the scale is held beside what came of it: the chance to win, of a rubicon made or suffered,
and the settlement. Of the six moments of a partie all count, so the error given is that of parties
and not of moments: each partie is one throw. Both sides' rubicons stand in one table. `--left N`:
only the moments with so many deals left to play or fewer; the files may be thousands of parties
that `packaging/opponent/parties.py` plays in a minute.

`--within N`: plays so many parties, and holds what a seat may expect in the middle of a deal (one
question in `EACH`, asked of the one on turn) beside what came; no file is needed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

from game.match.scores import Scores, write_scores
from game.piquet.ai.foresight import foresee
from game.piquet.ai.levels import LEVELS
from game.piquet.ai.values.line import after_deals
from game.players.outlook import Outlook
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import View, view

EVERY = 60.0  # seconds between lines of progress
EACH = 25  # of the questions of a deal one is asked what may be expected
WITHIN = 0.03  # what each tenth may be off, or twice its error where that is more


@dataclass(slots=True)
class Tenth:
    """What was said of one tenth of the scale, and what came of it, partie by partie."""

    said: list[float] = field(default_factory=list)
    came: list[float] = field(default_factory=list)
    partie: list[int] = field(default_factory=list)

    def add(self, said: float, came: float, partie: int) -> None:
        """One moment."""
        self.said.append(said)
        self.came.append(came)
        self.partie.append(partie)

    @property
    def off(self) -> float:
        """How much more came than was said, on average."""
        return (sum(self.came) - sum(self.said)) / len(self.said)

    @property
    def error(self) -> float:
        """The standard error of that; the moments of one partie belong together."""
        off, sums = self.off, dict[int, float]()
        for said, came, partie in zip(self.said, self.came, self.partie, strict=True):
            sums[partie] = sums.get(partie, 0.0) + came - said - off
        return sqrt(sum(each**2 for each in sums.values())) / len(self.said)


Table = list[Tenth]


def partie(
    level: str,
    seed: int,
    number: int,
    options: Options,
    look: Callable[[View], None] = lambda _seen: None,
) -> Scores:
    """One partie of a level against itself; the packs and the first dealer follow from both."""
    dealer, choose = Dealer(f"{seed} {number}"), LEVELS[level]
    first = Player(number % 2)
    state = start_deal(options, first)
    asked = 0
    while state.phase is not Phase.OVER:
        if isinstance(state.turn, Player):
            asked += 1
            seen = view(state, state.turn)
            look(seen)
            action = choose(seen, asked)
        else:
            action = Deal(dealer.shuffled(PACK, f"deal {len(state.results) + 1}"))
        state = apply(state, action)[-1].state
    return Scores(state.results, first)


def watched(
    level: str, seed: int, number: int, options: Options
) -> tuple[Scores, list[tuple[Player, Outlook]]]:
    """A partie with what was expected at some of its questions, each by the one on turn."""
    luck, found = Random(f"{seed} {number} watched"), list[tuple[Player, Outlook]]()

    def look(seen: View) -> None:
        if seen.deal is not None and luck.random() < 1 / EACH:
            told = foresee(seen, number)
            if told is not None:
                found.append((seen.player, told.outlook))

    return partie(level, seed, number, options, look), found


def play(file: Path, level: str, parties: int, first: int, seed: int) -> None:
    """Play so many parties and write them down."""
    told = time.monotonic()
    with file.open("a", encoding="utf-8") as out:
        for number in range(first, first + parties):
            print(write_scores(partie(level, seed, number, Options())), file=out, flush=True)
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(f"{number - first + 1} parties", flush=True)


def read(files: Iterable[Path]) -> Iterator[Scores]:
    """All parties of these files."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            results = tuple((a, b) for a, b in data["results"])
            yield Scores(results, Player.A if data["first_dealer"] == "a" else Player.B)


def moments(
    scores: Scores, options: Options, left: int | None = None
) -> Iterator[tuple[Outlook, Outlook]]:
    """What was said before each deal (`left`: of the last so many), and what came.

    From the side that was elder in the first: so each partie is looked at from one side, and
    neither side is favoured.
    """
    end = after_deals(options, scores.results, scores.first_dealer)
    count = len(scores.results)
    for deals in range(0 if left is None else max(0, count - left), count):
        said = after_deals(options, scores.results[:deals], scores.first_dealer)
        turn = scores.first_dealer is Player.A
        yield (said.turned, end.turned) if turn else (said, end)


Said = Iterable[tuple[int, Outlook, Outlook]]
"""The number of a partie, what was said at a moment of it, and what came."""


def between_deals(parties: Iterable[Scores], options: Options, left: int | None = None) -> Said:
    """Every moment between two deals, or the last so many."""
    for number, scores in enumerate(parties):
        for said, came in moments(scores, options, left):
            yield number, said, came


def in_deals(level: str, parties: int, first: int, seed: int) -> Said:
    """Some moments within deals, of parties that are played for it."""
    for number in range(first, first + parties):
        scores, found = watched(level, seed, number, Options())
        end = after_deals(Options(), scores.results, scores.first_dealer)
        for player, said in found:
            yield number, said, end if player is Player.A else end.turned


def tables(every: Said) -> dict[str, Table]:
    """The tenths of each chance."""
    found = {name: [Tenth() for _ in range(10)] for name in ("win", "rubicon")}
    for number, said, came in every:
        pairs = (
            ("win", said.share, came.share),
            ("rubicon", said.rubicons, came.rubicons),
            ("rubicon", said.rubiconed, came.rubiconed),
        )
        for name, chance, outcome in pairs:
            found[name][min(int(chance * 10), 9)].add(chance, outcome, number)
    return found


def told(every: Said) -> bool:
    """Print the tables; whether each tenth holds what it says."""
    holds = True
    for name, table in tables(every).items():
        print(f"\n{name}\n  tenth    moments  said   came    off    error")
        for place, tenth in enumerate(table):
            if not tenth.said:
                continue
            said, came = (sum(each) / len(tenth.said) for each in (tenth.said, tenth.came))
            held = abs(tenth.off) <= max(WITHIN, 2 * tenth.error)
            holds = holds and held
            print(
                f"  {place * 10:2}-{place * 10 + 10:3} % {len(tenth.said):7}"
                f" {said:6.3f} {came:6.3f} {tenth.off:+7.3f} {tenth.error:7.3f}"
                f"{'' if held else '  off'}"
            )
    return holds


def settled(parties: list[Scores], options: Options) -> None:
    """Print what the settlement was said to be, and was, by how many deals were played."""
    print("\nsettlement\n  deals    said    came     off   error")
    off: dict[int, Tenth] = {}
    for number, scores in enumerate(parties):
        for deals, (now, end) in enumerate(moments(scores, options)):
            off.setdefault(deals, Tenth()).add(now.settlement, end.settlement, number)
    for deals, found in off.items():
        said, came = (sum(each) / len(found.said) for each in (found.said, found.came))
        print(f"  {deals:5} {said:7.1f} {came:7.1f} {found.off:+7.1f} {found.error:7.1f}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_line",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, nargs="*")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--play", type=int, metavar="N")
    what.add_argument("--within", type=int, metavar="N")
    parser.add_argument("--level", choices=sorted(LEVELS), default="club")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--left", type=int, metavar="N")
    asked = parser.parse_args()
    if asked.play:
        play(asked.file[0], asked.level, asked.play, asked.first, asked.seed)
        return 0
    if asked.within:
        return 0 if told(in_deals(asked.level, asked.within, asked.first, asked.seed)) else 1
    parties = list(read(asked.file))
    print(f"{len(parties)} parties")
    holds = told(between_deals(parties, Options(), asked.left))
    settled(parties, Options())
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
