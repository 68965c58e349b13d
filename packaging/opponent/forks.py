"""What one player makes of some parts of the deal more than another: `forks.py --a A --b B`.

The same as `piquet match --a mixed:PARTS=A,rest=B --b B`, pair by pair, in a fraction of the time:
B plays each deal against itself, A is asked beside it, and only where A would do something else is
the deal played on with A in that chair. Where both do the same all the way A has gained nothing.

    forks.py --a master --b loud --parts calls --pairs 1000 [--seed 2101] [--first K]
    forks.py --a open:master --b plain --pairs 1000

`open:master` exchanges and calls as Master does and sees the other's hand while the cards are
played: a ceiling of what the play can gain.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.match.contestants import Contestant, contestant
from game.match.figures import estimate
from game.piquet.ai.levels import LEVELS, OPEN
from game.piquet.match.facts import MATCH
from game.players.mind import Choose
from game.players.wire import question_seed
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view

PARTS = ("exchange", "calls", "play")
SEEING = tuple(f"open:{name}" for name in sorted(OPEN))
TOLD = 50  # pairs: so often it is told how things stand

_OF, _BOTH_HANDS = MATCH.parts, MATCH.open_play
assert _OF is not None
assert _BOTH_HANDS is not None
_ASKED, _DONE, _HIDDEN = _OF.asked, _OF.done, _BOTH_HANDS.hidden


class Gained(Struct, frozen=True):
    """What A gained in a pair, as elder and as younger; None where it never did otherwise."""

    elder: int | None
    younger: int | None

    @property
    def pair(self) -> int:
        """In both chairs."""
        return (self.elder or 0) + (self.younger or 0)


class Forks:
    """A in some parts of the deal, B in the rest, beside B in all of them."""

    def __init__(self, a: str, b: str, parts: tuple[str, ...], seed: int) -> None:
        """`a`, `b`: two of ours by name; `a` may be one that sees the other's hand."""
        shares = ",".join([*(f"{part}={a}" for part in parts), f"rest={b}"])
        self._mixed: Contestant = contestant(f"mixed:{shares}", 0)
        self._usual: Choose = LEVELS[b]
        self._parts, self._match = frozenset(parts), seed

    def pair(self, number: int) -> Gained:
        """The pair of this number, as a match of this seed plays it."""
        seed = question_seed(self._match, f"pair {number}")
        pack = Dealer(seed).shuffled(PACK, "deal 1")
        state = apply(start_deal(Options(), Player.B), Deal(pack))[-1].state
        ends: dict[Seat, int] = {}
        asked = 0
        while isinstance(state.turn, Player) and not state.results:
            if not ends and self._no_more(state):
                return Gained(None, None)
            asked += 1
            seen, one = view(state, state.turn), question_seed(seed, f"1 {asked}")
            action = self._usual(seen, one)
            seat = state.current.seat(state.turn)
            if seat not in ends and self._parts & {_ASKED(seen), _DONE(action)}:
                other = self._otherwise(state, seen, one)
                if other != action:
                    ends[seat] = self._played_on(apply(state, other)[-1].state, seat, asked, seed)
            state = apply(state, action)[-1].state
        if not ends:
            return Gained(None, None)
        usual = _margin(state)
        elder, younger = ends.get(ELDER), ends.get(YOUNGER)
        return Gained(
            None if elder is None else elder - usual,
            None if younger is None else usual - younger,
        )

    def _no_more(self, state: State) -> bool:
        """Whether nothing is to come in which they may differ."""
        return state.phase is Phase.PLAY and "play" not in self._parts

    def _otherwise(self, state: State, seen: View, seed: int) -> Action:
        """What the one on turn would do as A."""
        assert isinstance(state.turn, Player)
        found: Action = self._mixed.choose(seen, seed, _HIDDEN(state, state.turn))
        return found

    def _played_on(self, state: State, chair: Seat, asked: int, seed: int) -> int:
        while isinstance(state.turn, Player) and not state.results:
            asked += 1
            seen, one = view(state, state.turn), question_seed(seed, f"1 {asked}")
            if state.current.seat(state.turn) is chair:
                action = self._otherwise(state, seen, one)
            else:
                action = self._usual(seen, one)
            state = apply(state, action)[-1].state
        return _margin(state)


def _margin(state: State) -> int:
    ((a, b),) = state.results
    return a - b  # A does not deal


def told(found: list[Gained]) -> Iterator[str]:
    """What was gained a pair so far, in each chair, and how often there was a difference."""
    pair = estimate([each.pair for each in found])
    z = "" if pair.z is None else f" (z {pair.z:+.1f})"
    yield f"{len(found)} pairs: {pair.text('+.3f')} a pair{z}"
    for chair in ("elder", "younger"):
        gains = [getattr(each, chair) for each in found]
        here = [one for one in gains if one is not None]
        yield (
            f"  as {chair} {estimate([one or 0 for one in gains]).text('+.3f')}; "
            f"otherwise in {len(here)}, there {estimate(here).text('+.2f')}"
        )


def main() -> int:
    """Play the pairs and tell the gain."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--a", choices=[*sorted(LEVELS), *SEEING], required=True)
    parser.add_argument("--b", choices=sorted(LEVELS), required=True)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--pairs", type=int, required=True)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2101)
    asked = parser.parse_args()
    forks, found = Forks(asked.a, asked.b, tuple(asked.parts), asked.seed), list[Gained]()
    for number in range(asked.first, asked.first + asked.pairs):
        found.append(forks.pair(number))
        if len(found) % TOLD == 0 or len(found) == asked.pairs:
            print(*told(found), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
