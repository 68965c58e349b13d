"""A hint and the review of the deal ask the same judge: what was advised is never marked."""

from __future__ import annotations

from itertools import islice

import pytest

from game.games import at_table as games
from game.players.advice import Adviser
from game.players.engine import judge_of
from tests.soak_hints import hinted, review_of


@pytest.mark.parametrize("game", games())
def test_a_hint_that_was_followed_is_never_marked(game: str) -> None:
    """An ace was advised, and the review called it an inaccuracy."""
    adviser, judge = Adviser(game=game), judge_of(game)
    judged = 0
    for hint in islice(hinted(game, 2, adviser), 2):
        found = review_of(judge, hint)
        if found is not None:
            assert found.chosen is found.best
            judged += 1
    adviser.close()
    judge.close()
    assert judged
