"""The one list of our own players by name: the engine, the table and matches all read it.

`thumb` and `sampler` play for ever as they did when Master was measured against them first. Of the
others a fault may be mended under the same name; their figures are then taken anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.piquet.ai import sampler
from game.piquet.ai.drawing import Effort
from game.piquet.ai.habits.habits import Fondness, Habits, Memory
from game.piquet.ai.heuristic import novice, thumb
from game.piquet.ai.master import Depth, choose
from game.players.mind import Choose
from rules.core.cards import Hand
from rules.piquet.actions import Action
from rules.piquet.view import View

CLUB = Depth(
    Effort(((16, 30), (6, 60))),
    settles=False,
    reckons=4,
    steady=True,
    habits=Habits(
        Fondness(run=1.25, alike=1.25, ace=1.75, face=0.85, whole=1.5, every=1.5),
        Memory(tricks=2, small=3),
        fear=True,
    ),
)
EXPERT = Depth(
    Effort(((16, 24), (6, 60))),
    trust=0.0,
    odd=1.0,
    settles=False,
    reckons=8,
    steady=True,
    habits=Habits(
        Fondness(run=0.5, alike=0.5, ace=0.5, face=0.2, whole=0.3, every=0.3),
        Memory(tricks=2, small=2),
    ),
)
MASTER = Depth(
    Effort(
        ((80, 60), (24, 200), (8, 600)),
        prior=5.0,
        hidden=True,
        settling=((5, 2_000),),
        told=1_000,
        race=(8, 6_000),
    ),
    hindsight=1.0,
    sinks=True,
    silence=0.6,
)

PLAIN = Depth(Effort(((48, 300),), prior=0.01), trust=0.0, odd=0.0)

LEVELS: dict[str, Choose] = {
    "novice": novice.choose,
    "club": partial(choose, CLUB),
    "expert": partial(choose, EXPERT),
    "master": partial(choose, MASTER),
    "thumb": thumb.choose,
    "sampler": sampler.choose,
    "plain": partial(choose, PLAIN),
    "points": partial(choose, replace(MASTER, settles=False)),
    "loud": partial(choose, replace(MASTER, sinks=False, silence=None)),
}
"""The four that one plays against; thumb, sampler and plain, which others are measured by; and
Master as he would play for points alone, and as he would if he called all he has.

Plain knows nothing of beliefs: three hundred common deals for each of 48 discards, the hands open,
every hand alike that what was said allows, all called that he has; but he plays for settlement."""

BY_RULE = frozenset({"novice", "thumb"})
"""Those that never ask the table of the play."""

ChooseOpenly = Callable[[View, int, Hand], Action]
"""A way to play that is also told the adversary's hand: for measuring only, never at a table."""

OPEN: dict[str, ChooseOpenly] = {"master": partial(choose, MASTER)}
"""Players that see the other hand, by the name of the level they are the ceiling of."""
