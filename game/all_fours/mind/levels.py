"""The one list of the players of All-Fours by name: the engine, the table and matches all read it.

`thumb` plays for ever as it did when Master was measured against it first; `sampler` is Master who
never begs.
"""

from __future__ import annotations

from functools import partial

from game.all_fours.mind import thumb
from game.all_fours.mind.thinker import Depth, choose
from game.players.mind import Choose

LEVELS: dict[str, Choose] = {
    "novice": partial(choose, Depth(worlds=0, errs=0.95)),
    "club": partial(choose, Depth(worlds=0, errs=0.55)),
    "expert": partial(choose, Depth(worlds=6, believes=False, errs=0.24)),
    "master": partial(choose, Depth(worlds=120)),
    "adviser": partial(choose, Depth(worlds=40)),
    "thumb": thumb.choose,
    "sampler": partial(choose, Depth(worlds=120, begs=False)),
}
"""The four that one plays against; who advises; and those that others are measured by."""

BY_RULE = frozenset({"novice", "club", "thumb"})
"""Those that need no tables."""
