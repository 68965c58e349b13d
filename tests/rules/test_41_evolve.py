"""A changed copy of a record is what `dataclasses.replace` would make, and nothing else."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from rules.core.evolve import changer, evolve, maker
from rules.piquet.events import LeavingsShown
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.state import Phase, State


def test_the_copy_is_a_record_of_its_own_with_the_fields_changed() -> None:
    state = State()
    changed = evolve(state, phase=Phase.OVER, options=Options(packets=3))
    assert changed == replace(state, phase=Phase.OVER, options=Options(packets=3))
    assert state == State()


def test_the_copy_is_of_the_same_kind_and_as_frozen() -> None:
    changed = evolve(State(), phase=Phase.OVER)
    assert type(changed) is State
    assert hash(changed) == hash(State(phase=Phase.OVER))
    with pytest.raises(FrozenInstanceError):
        changed.phase = Phase.PLAY  # type: ignore[misc]


def test_a_record_of_one_field_is_copied_as_any_other() -> None:
    assert evolve(LeavingsShown(()), cards=PACK[:3]) == LeavingsShown(PACK[:3])
    assert evolve(LeavingsShown(PACK[:2])) == LeavingsShown(PACK[:2])


def test_a_field_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(TypeError, match="has no field faze"):
        evolve(State(), faze=Phase.OVER)


def test_what_changes_one_kind_of_record_does_as_much() -> None:
    change = changer(State)
    assert change(State(), {"phase": Phase.OVER}) == evolve(State(), phase=Phase.OVER)
    assert change(State(), {}) == State()
    with pytest.raises(TypeError, match="has no field faze"):
        change(State(), {"faze": Phase.OVER})


def test_a_record_may_be_made_of_the_values_of_all_its_fields() -> None:
    make = maker(LeavingsShown)
    made = make(PACK[:3])
    assert made == LeavingsShown(PACK[:3])
    assert type(made) is LeavingsShown
    with pytest.raises(FrozenInstanceError):
        made.cards = ()  # type: ignore[misc]
    with pytest.raises(TypeError):
        make(PACK[:3], PACK[:2])
