"""Who is judged best was played out on as many deals as any."""

from __future__ import annotations

import numpy as np
import pytest
from playouts.deal import by_points
from playouts.hearing import Numbers
from playouts.verdict import Effort, _Judge
from playouts.yardstick import question

from game.piquet.ai.situation import situation

FEW, ALL = 4, 8


def values(*numbers: float) -> Numbers:
    return np.array(numbers, np.float64)


def test_who_fell_behind_one_that_came_down_is_played_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that was far behind on a few deals stood first at the end, and each lost to another."""
    high, steady, late = 1, 2, 4
    played = {
        high: values(10, 10, 10, 10, 0, 0, 0, 0),
        steady: values(5, 5, 5, 5.1, 0, 0, 0, 0),
        late: values(-10, 18, -10, 18, 8, 8, 8, 8),
    }

    def play(judge: _Judge, outs: list[int], wanted: int) -> None:
        judge._more.update({out: played[out][:wanted] for out in outs})

    monkeypatch.setattr(_Judge, "_play", play)
    monkeypatch.setattr(_Judge, "_opened", lambda *_: np.zeros(ALL))
    effort = Effort(opinion=0, first=1, deals=ALL, stages=((3, FEW), (3, ALL)))
    judge = _Judge(situation(question(0).view()), by_points(), 1, effort)
    found = judge.verdict(list(played)).judged
    assert found[0].out == late
    assert found[0].most.points == 0
    assert len(judge._more[steady]) == ALL
