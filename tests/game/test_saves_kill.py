"""What the book has acknowledged outlasts a kill; `python -m tests.soak_kill` does it 50 times."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.saves.store import Book
from rules.piquet.options import Options
from tests import soak_kill, soak_kill_window, soak_near_end
from tests.game.saves_table import begin, lines_of_a_partie


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged, faults = soak_kill.soak(tmp_path, kills=3, seed=20)
    assert faults == []
    assert acknowledged.actions.total() > 0


@pytest.mark.skipif(sys.platform != "linux", reason="what runs is looked up as Linux tells it")
def test_the_program_killed_while_one_plays_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    """Its window, its engine and both; `python -m tests.soak_kill --window 300` does it 300 times.

    The program is played by a hand of ours in a window that nobody sees.
    """
    done = soak_kill_window.soak(tmp_path / "home", 3, 8, soak_kill_window.unseen(), sample=True)
    assert done.faults == []
    assert done.blows == {"engine": 1, "both": 1, "window": 1}
    assert done.lines > 0
    assert done.resumed == 1


def test_the_soak_brings_a_partie_to_the_last_cards_of_a_deal_or_of_the_partie(
    tmp_path: Path,
) -> None:
    with closing(Book.open(tmp_path / "begun")) as book:
        key = begin(book, 1, 30)
    ends = Counter[str]()
    for seed in range(6):
        home = tmp_path / f"{seed}"
        shutil.copytree(tmp_path / "begun", home)
        before = soak_near_end.bring_forward(home, Random(seed))[key]
        with closing(Book.open(home)) as book:
            assert book.notices == ()
            assert book.actions(key) == before
        ends[soak_near_end.beside(Options(), before, over=False)] += 1
        assert soak_near_end.bring_forward(home, Random(seed))[key] == before
    assert set(ends) == {soak_near_end.DEAL, soak_near_end.PARTIE}


def test_the_soak_tells_what_is_beside_an_end() -> None:
    lines, end = lines_of_a_partie(1)
    near = [soak_near_end.beside(Options(), lines[:count], over=False) for count in range(30, 200)]
    assert near.count("") > 100
    assert near.count(soak_near_end.DEAL) > 4 * (len(end.results) - 1)
    assert soak_near_end.beside(Options(), lines, over=True) == soak_near_end.PARTIE
    assert soak_near_end.beside(Options(), lines[:2], over=True) == soak_near_end.PARTIE
    assert soak_near_end.beside(Options(), lines[:20], over=True) == ""
