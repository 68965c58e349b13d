"""The one list of our own players by name: the engine, the table and matches all read it.

A name stays with its way of playing once it has been measured; what plays otherwise gets a new one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.players.piquet import sampler, thumb
from game.players.piquet.drawing import Effort
from game.players.piquet.mind import Mind, choose
from game.players.program import Choose
from rules.core.cards import Hand
from rules.piquet.actions import Action
from rules.piquet.view import View

_MASTER = Mind(Effort())

LEVELS: dict[str, Choose] = {
    "thumb": thumb.choose,
    "sampler": sampler.choose,
    "master": partial(choose, _MASTER),
}

ChooseOpenly = Callable[[View, int, Hand], Action]
"""A way to play that is also told the adversary's hand: for measuring only, never at a table."""

OPEN: dict[str, ChooseOpenly] = {"master": partial(choose, _MASTER)}
"""Players that see the other hand, by the name of the level they are the ceiling of."""
