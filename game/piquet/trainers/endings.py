"""Last tricks to be trained: deals played by a level as far as the sixth, chosen by how hard.

It grows: first a rule of thumb finds every card, and there are few to be missed; later it fails,
there are more, and most cards are wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct

from game.piquet.ai.heuristic.play import play as by_thumb
from game.piquet.trainers.dealt import SixTricks, data_of, play, read_deal
from game.piquet.trainers.endgame import PiquetEndgame
from game.piquet.trainers.endings_said import STAGES, EndingStage
from game.piquet.trainers.reading_said import YOU
from rules.core.seats import Player
from rules.piquet.view import view

_LEVEL = "club"
_TRIES = 40  # deals of which the first that is as hard as is wanted is taken, or the nearest


class Hardness(Struct, frozen=True):
    """How hard a position is.

    At how many turns a card is wrong, the best play given; whether a rule of thumb loses something;
    and the least share of right cards at such a turn.
    """

    traps: int
    fools: bool
    share: float

    def off(self, stage: EndingStage) -> int:
        """In how much it is not what is wanted; 0 where it is."""
        return (
            max(0, stage.traps.start - self.traps, self.traps - stage.traps[-1])
            + 2 * (self.fools is not stage.fools)
            + (self.share > stage.share)
        )


def exercise(seed: int, number: int) -> dict[str, Any]:
    """One position of the set of a seed, as plain data; from the last stage on all are as hard."""
    chance = Random(f"endings {seed} {number}")
    stage = STAGES[min(number, len(STAGES) - 1)]
    nearest: tuple[int, SixTricks] | None = None
    for _ in range(_TRIES):
        deal = play(chance, _LEVEL, chance.choice([*Player]))
        off = hardness(PiquetEndgame(deal.state)).off(stage)
        if nearest is None or off < nearest[0]:
            nearest = off, deal
        if not off:
            break
    assert nearest is not None
    return data_of(nearest[1])


def read(data: Mapping[str, Any]) -> PiquetEndgame:
    """The position of an exercise. ValueError for what is none."""
    return PiquetEndgame(read_deal(data))


def hardness(at: PiquetEndgame) -> Hardness:
    """How hard a position is."""
    traps, share = 0, 1.0
    now = at
    while not now.over:
        if now.my_turn:
            right = now.right()
            if len(right) < len(now.allowed):
                traps += 1
                share = min(share, len(right) / len(now.allowed))
            now = now.after(min(right))
        else:
            now = now.after(now.best_reply())
    return Hardness(traps, _lost_by_thumb(at) > 0, share)


def _lost_by_thumb(at: PiquetEndgame) -> int:
    """The points that a rule of thumb gives away."""
    lost, now = 0, at
    while not now.over:
        if now.my_turn:
            card = by_thumb(view(now.state, YOU), now.allowed)
            lost += now.lost(card)
            now = now.after(card)
        else:
            now = now.after(now.best_reply())
    return lost
