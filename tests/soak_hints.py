"""`python -m tests.soak_hints [--game G] [--deals N]`: what does a review say of whoever is hinted?

A follows every hint in the first deal of a partie, B is Club. Said is after each deal how many free
choices the review of A marks, at last how long the longest hint took. A deal of Bezique takes a
minute or two of a core: a second for each hint, and again for its review.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

from msgspec import Struct

from game.games import GAMES, PIQUET, rules_of
from game.players.advice import Adviser
from game.players.engine import EnginePlayer, judge_of
from game.players.mind import mind_of
from game.players.review import Reviewed, reviewed
from rules.core.game import Action, View
from rules.core.seats import Player
from tests import waiting


class Hinted(Struct, frozen=True):
    """A hint that was followed: the view, what was advised, how long it took in seconds."""

    seen: View
    advised: Action
    seconds: float


def hinted(game: str, seed: int, advises: Callable[[View], Action | None]) -> Iterator[Hinted]:
    """The hints of a deal at A's free choices, each of them followed."""
    rules, other, luck = rules_of(game), mind_of(game).player("club"), Random(f"{game} {seed}")
    state = rules.start(None)
    while not rules.deals(state).results and rules.ending(state) is None:
        if not isinstance(state.turn, Player):
            action = rules.bring(state, tuple(luck.sample(rules.pack, len(rules.pack))))
        elif state.turn is Player.A and rules.is_free(state):
            seen, began = rules.view(state, Player.A), time.monotonic()
            action = waiting.answered(lambda: advises(seen))  # noqa: B023 - asked at once
            yield Hinted(seen, action, time.monotonic() - began)
        else:
            action = other(rules.view(state, state.turn), luck.randrange(1 << 40))
        state = rules.apply(state, action)[-1].state


def review_of(judge: EnginePlayer, hint: Hinted) -> Reviewed | None:
    """What a review says of a hint that was followed."""
    judge.ask_analysis(hint.seen, hint.advised)
    return reviewed(hint.seen, hint.advised, waiting.answered(judge.analysis))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=PIQUET, choices=GAMES)
    parser.add_argument("--deals", type=int, default=40)
    asked = parser.parse_args()
    adviser, judge = Adviser(game=asked.game), judge_of(asked.game)
    found, slowest = list[Reviewed](), 0.0
    for number in range(asked.deals):
        for one in hinted(asked.game, number, adviser):
            slowest = max(slowest, one.seconds)
            if (said := review_of(judge, one)) is not None:
                found.append(said)
        marked = [one for one in found if not one.is_fine]
        lost = sum(one.settlement_lost for one in marked)
        told = f"{len(marked)} of {len(found)} hints marked, {lost:.1f} lost"
        print(f"{asked.game}, {number + 1} deals: {told}", flush=True)
    adviser.close()
    judge.close()
    print(f"the slowest after {slowest:.1f} s")
    return 1 if marked else 0


if __name__ == "__main__":
    sys.exit(main())
