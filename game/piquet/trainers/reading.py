"""Reading the hand: a deal after its calls and six tricks, and what Master believes of the rest.

It grows: first few hands fit what was heard and seen, later many; first one is elder, who knows
more, then younger; and who sits opposite plays better.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Any

from game.piquet.ai.belief.beliefs import beliefs_of
from game.piquet.ai.levels import MASTER
from game.piquet.trainers.dealt import SixTricks, play
from game.piquet.trainers.dealt import data_of as data_of_deal
from game.piquet.trainers.reading_said import STAGES, YOU, ReadingStage
from game.piquet.trainers.telling import best_clue, shades
from game.piquet.trainers.telling import data_of as data_of_clue
from rules.piquet.view import DealView, view

_TRIES = 6  # deals of which the first that is as hard as is wanted is taken, or the nearest


def exercise(seed: int, number: int) -> dict[str, Any]:
    """One hand of the set of a seed, as plain data; from the last stage on all are as hard."""
    chance = Random(f"reading {seed} {number}")
    stage = STAGES[min(number, len(STAGES) - 1)]
    nearest: tuple[float, SixTricks] | None = None
    for _ in range(_TRIES):
        deal = play(chance, stage.level, stage.dealer)
        off = _off(doubt(seen(deal)), stage)
        if nearest is None or off < nearest[0]:
            nearest = off, deal
        if not off:
            break
    assert nearest is not None
    deal = nearest[1]
    mine = seen(deal)
    truth = deal.state.current.hands[mine.seat.other]
    told = {str(card): round(share, 4) for card, share in shades(mine).items()}
    clue = data_of_clue(best_clue(mine, truth))
    return {"level": stage.level, **data_of_deal(deal), "shades": told, "clue": clue}


def seen(deal: SixTricks) -> DealView:
    """The deal as one who trains sees it."""
    found = view(deal.state, YOU).deal
    assert found is not None
    return found


def doubt(deal: DealView) -> float:
    """How many hands alike likely would leave as much in doubt."""
    found = beliefs_of(
        deal, Random(0), MASTER.trust, MASTER.odd, 1 << 30, hindsight=MASTER.hindsight
    )
    return exp(-sum(weight * log(weight) for weight in found.weights if weight > 0))


def _off(hands: float, stage: ReadingStage) -> float:
    """How far off what is wanted so many are, as a logarithm; 0 within the bounds."""
    return max(0.0, log(stage.least / hands), log(hands / stage.most))
