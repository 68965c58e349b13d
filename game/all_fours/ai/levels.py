"""The one list of the players of All-Fours by name: the engine, the table and matches all read it.

`thumb` plays for ever as it did when Master was measured against it first; `sampler` is Master who
never begs.
"""

from __future__ import annotations

from functools import partial

from game.all_fours.ai import habits, heuristic
from game.all_fours.ai.habits import Habit
from game.all_fours.ai.thinker import Depth, choose
from game.players.mind import Choose

LEVELS: dict[str, Choose] = {
    "novice": partial(habits.choose, Habit(high=True, knows_beg=False)),
    "club": partial(habits.choose, Habit(high=True)),
    "expert": partial(habits.choose, Habit(high=False)),
    "master": partial(choose, Depth(worlds=120)),
    "thumb": heuristic.choose,
    "sampler": partial(choose, Depth(worlds=120, begs=False)),
}
"""The four that one plays against, and those that others are measured by."""

BY_RULE = frozenset({"novice", "club", "expert", "thumb"})
"""Those that need no tables."""
