"""The chance to win a game from its score, and the table it is read from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from game.bezique.ai import worths as wins
from game.bezique.ai.programs import AI
from game.bezique.ai.worths import by_game
from rules.bezique.options import Options
from rules.bezique.partie import apply, start_deal
from rules.bezique.view import view
from rules.core.seats import Player
from tests.bezique.luck import eager_action


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What was read is read again, before and after."""
    wins.table.cache_clear()
    yield
    wins.table.cache_clear()


def test_level_and_far_from_the_end_both_may_win() -> None:
    assert abs(wins.chance(1000, 1000, deals=True) - 0.5) < 0.03
    assert abs(wins.chance(1000, 1000, deals=False) - 0.5) < 0.03


def test_the_less_one_lacks_the_better() -> None:
    for deals in (True, False):
        chances = [wins.chance(own, 500, deals=deals) for own in range(1000, 0, -100)]
        assert all(after > before - 0.01 for before, after in pairwise(chances))
        assert chances[0] < 0.2
        assert chances[-1] > 0.8


def test_what_one_may_win_the_other_may_lose() -> None:
    for own, other in ((300, 450), (990, 10), (1500, 1400)):
        both = wins.chance(own, other, deals=True) + wins.chance(other, own, deals=False)
        assert both == pytest.approx(1.0)


def test_beyond_the_table_the_lead_is_what_counts() -> None:
    assert wins.chance(3800, 3900, deals=True) == wins.chance(1900, 2000, deals=True)


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("harm", ["missing", "cut", "other"])
def test_without_the_table_the_chance_is_estimated_and_told(
    harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = wins.packed([0.5] * wins.SIDE**2)
    data = {"missing": None, "cut": whole[:-1], "other": b"x" + whole}[harm]

    class Folder:
        def joinpath(self, _name: str) -> Folder:
            return self

        def read_bytes(self) -> bytes:
            if data is None:
                raise FileNotFoundError
            return data

    monkeypatch.setattr(wins, "files", lambda _package: Folder())
    assert wins.table() is None
    assert AI.degraded()
    assert AI.damaged() == ("assets/opponent/bezique-wins.bin",)
    assert wins.chance(100, 500, deals=True) > 0.8 > wins.chance(500, 500, deals=True) > 0.4


@pytest.mark.usefixtures("forgotten")
def test_what_came_with_the_program_is_whole() -> None:
    AI.prepare("master")
    assert not AI.damaged()
    assert not AI.degraded()


def test_a_deal_is_worth_what_the_score_makes_of_it() -> None:
    state = start_deal(Options(), Player.B, ((600, 100),))
    state = apply(state, eager_action(state, Random(1)))[-1].state
    a, b = (by_game(view(state, player)) for player in Player)
    assert a(400, 300) == 1.0
    assert b(900, 300) == 1.0
    assert a(300, 300) + b(300, 300) == pytest.approx(1.0)
    assert a(300, 300) > 0.5 > b(300, 300)
