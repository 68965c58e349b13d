"""How long an opponent takes to answer: a short, varying pause, as at a table of people.

The pause counts from the question, so that real thinking passes within it. It follows from the seed
of the question and from what is asked, never from what is answered.
"""

from __future__ import annotations

from game.stage.director import PACE, Motion

Span = tuple[float, float]
"""The least and the most seconds of a pause."""

FORCED: Span = (0.25, 0.45)
CARD: Span = (0.5, 1.2)
WORDS: Span = (0.4, 0.9)

_SHARE = {Motion.OFF: 0.0, Motion.FAST: 1 / 3, Motion.NORMAL: 1.0, Motion.SLOW: PACE[Motion.SLOW]}
_STEPS = 997  # prime to every power of two: any seed's bits matter


def pause(span: Span, seed: int, motion: Motion, pace: float = 1.0) -> float:
    """Seconds from a question to its answer; `seed` is that of the question.

    A slower `pace` stretches what goes beyond the least that the deed takes.
    """
    least, most = span
    more = (most - least) * pace * (seed % _STEPS) / (_STEPS - 1)
    return (least + more) * _SHARE[motion]
