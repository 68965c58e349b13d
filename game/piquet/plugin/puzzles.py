"""Piquet's puzzles, for the school."""

from __future__ import annotations

from game.piquet.puzzles.asked import again, ask, hand, kept, short, start, why_not, wishes
from game.piquet.puzzles.solved import settled, solution
from game.school.puzzle import Puzzles

PUZZLES = Puzzles(
    start=start,
    levels=("novice", "club", "expert", "master"),
    ask=ask,
    again=again,
    short=short,
    solution=solution,
    why_not=why_not,
    wishes=wishes,
    kept=kept,
    settled=settled,
    hand=hand,
)
