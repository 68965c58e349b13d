"""When something comes back that one once did wrong: by the rule SM-2, as memory needs it.

SM-2 is Piotr Woźniak's, of 1987 ("Optimization of learning", 1990; super-memory.com/english/ol/
sm2.htm): known once, a thing comes back after a day, then after six, and from then on each time
after as many times longer as it is easy. What was not known begins anew, and is harder.
"""

from __future__ import annotations

from datetime import date, timedelta

from msgspec.structs import replace

from game.saves.progress import LEAST_EASY, Recalled
from game.school.puzzling import Puzzling

_FIRST, _SECOND = 1, 6  # days
_KNOWN_FROM = 3  # the answer's quality, 0 to 5, from which it counts as known
_LONGEST = 3_650  # days


def quality(puzzling: Puzzling) -> int:
    """How well it was known, by SM-2's scale: 5 at once; 2 after a wrong try; 0 when shown."""
    if puzzling.at_once:
        return 5
    return 0 if puzzling.shown else 2


def recalled(before: Recalled, answer: int, today: date) -> Recalled:
    """After an answer of this quality: when it comes back, and how easy it is from now on.

    Easiness is counted in hundredths.
    """
    easy = before.easy + 10 - (5 - answer) * (8 + (5 - answer) * 2)
    easy = max(LEAST_EASY, easy)
    if answer < _KNOWN_FROM:
        days, run = _FIRST, 0
    else:
        run = before.run + 1
        longer = round(before.days * easy / 100)
        days = _FIRST if run == 1 else _SECOND if run == 2 else min(_LONGEST, longer)
    due = (today + timedelta(days=days)).isoformat()
    return replace(before, easy=easy, days=days, run=run, due=due)


def is_due(one: Recalled, today: date) -> bool:
    """Whether it comes back today."""
    return one.due <= today.isoformat()
