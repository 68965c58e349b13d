"""The one list of Bezique's players by name: the engine, the table and matches all read it.

`thumb` and `sampler` play for ever as they did when Master was measured against them first. In
mirrored pairs of deals (`tests.soak_bezique_pairs`, seed 18) Master made 285 ± 46 points a pair
more than thumb, 288 ± 54 more than the sampler, 117 ± 36 more than Expert.
"""

from __future__ import annotations

from functools import partial

from game.bezique.ai import heuristic
from game.bezique.ai.rubicon import RubiconDepth
from game.bezique.ai.search import Depth
from game.bezique.ai.swift.policy import Manner
from game.bezique.ai.thinker import ByRule, choose
from game.players.mind import Choose

_NOVICE = ByRule(errs=30.0, forgets=0.1)
_CLUB = ByRule(errs=16.0, strays=30.0)
_EXPERT = ByRule(manner=Manner(hope=0.9, tempo=4.0, swing=20.0), errs=9.0, solves=True, strays=12.0)
"""He hopes for more than will come, and wins tricks for their own sake, or a brisque too dear."""
MASTER = Depth(effort=9000, prior=100.0, rubicon=RubiconDepth(effort=5000))
_SAMPLER = Depth(
    effort=700,
    choices=8,
    trust=0.0,
    exact=0,
    settles=False,
    manner=Manner(hope=0.9, trump=3.0, tempo=3.0),
)

LEVELS: dict[str, Choose] = {
    "novice": partial(choose, _NOVICE),
    "club": partial(choose, _CLUB),
    "expert": partial(choose, _EXPERT),
    "master": partial(choose, MASTER),
    "thumb": heuristic.choose,
    "sampler": partial(choose, _SAMPLER),
    "points": partial(choose, Depth(effort=9000, settles=False, prior=100.0)),
}
"""The four that one plays against; thumb and sampler, which others are measured by; and Master as
he would play for points alone."""

BY_RULE = frozenset({"novice", "club", "expert", "thumb"})
"""Those that need no tables."""
