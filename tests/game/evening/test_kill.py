"""A kill in any phase of an evening loses nothing: what lies on the disk then is all of it.

The folder is copied as it lies while the evening is played, and another program opens the copy.
`python -m tests.soak_kill_evening` ends true programs without warning.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.piquet.evening.account import account, next_place, write_agreed
from game.piquet.evening.open import last_evening
from game.players.player import HUMAN, Seated
from game.program.house import OurHouse
from game.saves.partie import EveningPlace
from rules.piquet.options import Length, Options
from rules.piquet.state import Phase, State
from tests.game.evening.sitter import play, sit_down
from tests.game.evening.test_account import AGREED

PEOPLE = tuple(Seated(name, HUMAN) for name in ("Anne", "Bertrand", "Chloé"))
TEXT = write_agreed(AGREED)
SHORT = Options(length=Length.FOUR_DEALS)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    opened = open_house(tmp_path / "home", monkeypatch)
    yield opened
    opened.close()


def open_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> OurHouse:
    monkeypatch.setenv("PIQUET_HOME", str(folder))
    opened = OurHouse()
    opened.wishes.prefer(
        replace(opened.preferences(), motion="off", guided=True, trick_pause=0, play_forced=False)
    )
    return opened


def test_whatever_phase_it_is_all_that_was_done_is_found_again(
    house: OurHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the cut of the three to the second partie, at each new thing that is asked."""
    place, seats = next_place(
        account(AGREED, ()), EveningPlace("5f0c9a71", 1, PEOPLE, (0, 1), TEXT)
    )
    house.begin_evening(seats, SHORT, PIQUET, place)
    phases: set[Phase] = set()

    def killed(partie: int, state: State | None) -> None:
        """The copy goes on where the evening stood; None stands for a partie not yet played."""
        folder = tmp_path / f"{partie}{state.phase if state else ''}"
        shutil.copytree(tmp_path / "home", folder)
        other = open_house(folder, monkeypatch)
        evening = last_evening(other)
        assert evening is not None
        assert (evening.place.partie, evening.under_way) == (partie, state is not None)
        table = sit_down(other)
        assert state is None or table.session.state == state
        assert other.take_notices() == ()
        other.close()

    killed(1, None)
    for table in play(sit_down(house)):
        state = table.session.state
        if state.phase not in phases and state.phase is not Phase.OVER:
            phases.add(state.phase)
            killed(1, state)
    killed(2, None)
    assert {Phase.EXCHANGE, Phase.CALLS, Phase.ANSWER, Phase.RECKONING, Phase.PLAY} <= phases
